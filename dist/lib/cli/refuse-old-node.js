// Every program and the package's entry import this first: an old Node would fail later, at a function that it does not have.
import { TouchdownError } from '../kernel/errors.js';
import { EXIT } from './arguments/exit-codes.js';
import { isProgram } from './package-files.js';
import { renderErrorLine } from './terminal/json-lines.js';
const MIN_MAJOR = 24;
const { node: version } = process.versions;
if (Number.parseInt(version, 10) < MIN_MAJOR) {
    refuse(`Node ${MIN_MAJOR} or later is required, but this is Node ${version}. Install a newer one from https://nodejs.org.`);
}
function refuse(sentence) {
    const script = process.argv[1] ?? '';
    const words = process.argv.slice(2);
    const name = ['cli', 'relay'].find((program) => isProgram(script, program));
    // A program that imports the package runs another script, and decides itself how to handle the error.
    if (name === undefined)
        throw new Error(sentence);
    const command = name === 'relay' ? name : (words.find((word) => !word.startsWith('-')) ?? 'touchdown');
    if (words.includes('--json'))
        process.stdout.write(renderErrorLine(command, new TouchdownError('input', sentence)));
    process.stderr.write(`touchdown: ${sentence}\n`);
    process.exit(EXIT.misused);
}
