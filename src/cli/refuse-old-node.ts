// A program imports this before all else, for what it does: imports run in their order, and before whoever has them.
import { TouchdownError } from '../kernel/errors.ts';
import { EXIT } from './arguments/exit-codes.ts';
import { findOldNode } from './node-version.ts';
import { isProgram } from './sibling.ts';
import { renderErrorLine } from './terminal/output.ts';

const sentence = findOldNode(process.versions.node);
if (sentence !== null) refuse(sentence);

function refuse(sentence: string): void {
  const script = process.argv[1] ?? '';
  const words = process.argv.slice(2);
  const name = ['cli', 'relay'].find((program) => isProgram(script, program));
  // Whoever imports a program as a package has another script, and decides what becomes of the process.
  if (name === undefined) throw new Error(sentence);
  const command = name === 'relay' ? name : (words.find((word) => !word.startsWith('-')) ?? 'touchdown');
  if (words.includes('--json')) process.stdout.write(renderErrorLine(command, new TouchdownError('input', sentence)));
  process.stderr.write(`touchdown: ${sentence}\n`);
  process.exit(EXIT.misused);
}
