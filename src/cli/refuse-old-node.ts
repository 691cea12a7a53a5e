// The program imports this first: an old Node would fail later, at a function that it does not have.
import { TouchdownError } from '../kernel/errors.ts';
import { describeOldNode } from '../kernel/node-version.ts';
import { EXIT } from './arguments/exit-codes.ts';
import { renderErrorLine } from './terminal/json-lines.ts';

const problem = describeOldNode(process.versions.node);
if (problem !== null) {
  const words = process.argv.slice(2);
  const command = words.find((word) => !word.startsWith('-')) ?? 'touchdown';
  if (words.includes('--json')) process.stdout.write(renderErrorLine(command, new TouchdownError('input', problem)));
  process.stderr.write(`touchdown: ${problem}\n`);
  process.exit(EXIT.misused);
}
