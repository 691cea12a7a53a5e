import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { codeOf } from '../arguments/exit-code-of.ts';
import { readConfig } from './read-config.ts';
import { isTokenOnInput } from './token-source.ts';

/** Returns what a file holds, a last line break left out, as a registered secret. Rejects with InputError where it cannot be read. */
export async function readSecretFile(path: string, { folder }: Pick<Terminal, 'folder'>): Promise<string> {
  try {
    return keep(await readFile(resolve(folder, path), 'utf8'));
  } catch (error) {
    const reason = codeOf(error);
    // A value that was given in the place of a path is not shown.
    throw new InputError([{ name: 'the file', seen: '', accepted: `one that can be read (${reason})` }], error);
  }
}

/**
 * Returns what standard input holds, a last line break left out, as a registered secret; empty at a terminal, where nobody is asked.
 * `thing` is what it is to be. Rejects with InputError where the token comes from there.
 */
export async function readSecretInput(thing: string, values: OptionValues, terminal: Terminal): Promise<string> {
  if (isTokenOnInput(values, terminal, await readConfig(values, terminal))) {
    const accepted = `${thing} and the token cannot both come from standard input; give the token in TOUCHDOWN_TOKEN`;
    throw new InputError([{ name: '--token-file', seen: '', accepted }]);
  }
  return keep((await terminal.readInput()) ?? '');
}

function keep(text: string): string {
  const value = text.replace(/\r?\n$/, '');
  registerSecret(value);
  return value;
}
