import type { Stats } from 'node:fs';
import { resolve } from 'node:path';
import { InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { codeOf, FileRefusal, unreadable } from '../arguments/system-error.ts';
import type { Place } from './checkout.ts';
import type { Config } from './config.ts';
import { openNamed, readNamed, readUpTo } from './open-file.ts';
import { readConfig, renderIgnored } from './read-config.ts';

/** No token is longer; a larger file holds none. */
const MAX_BYTES = 65_536;
const READABLE_BY_OTHERS = 0o044;
/** Azure Pipelines keeps the text of a macro whose variable does not exist (its documentation, "Define variables"). */
const UNSET_MACRO = /^\$\(([\w.-]+)\)$/;
const WAYS =
  'Set TOUCHDOWN_TOKEN, or give a file with --token-file FILE (or TOUCHDOWN_TOKEN_FILE), ' +
  'or standard input with --token-file -.';

/** Returns the token, registered as a secret: `--token-file`, else TOUCHDOWN_TOKEN, else the configured file. Rejects with InputError. */
export async function readToken(values: OptionValues, terminal: Terminal, config: Config): Promise<string> {
  const { tokenFile } = config;
  const inEnvironment = keepToken(tokenInEnvironment(values, terminal));
  if (inEnvironment !== '') return inEnvironment;
  if (tokenFile === null) throw missing(`is missing. ${WAYS}${renderIgnored('token-file', config)}`);
  const token = keepToken(
    tokenFile === '-' ? ((await terminal.readInput()) ?? '') : await readTokenFile(tokenFile, terminal),
  );
  if (token === '') throw missing(`is missing: ${tokenFile === '-' ? 'standard input' : 'the file'} is empty. ${WAYS}`);
  return token;
}

/** Returns the token of the environment; empty if it has none, or if `--token-file` takes precedence. */
export function tokenInEnvironment(values: OptionValues, { env }: Pick<Terminal, 'env'>): string {
  return values['token-file'] === undefined ? (env['TOUCHDOWN_TOKEN'] ?? '').trim() : '';
}

function keepToken(text: string): string {
  const token = text.trim();
  const name = UNSET_MACRO.exec(token)?.[1];
  if (name !== undefined) {
    throw missing(
      `is only the text $(${name}), because the variable ${name} is not set. Create it, and map it into the environment of this step.`,
    );
  }
  registerSecret(token);
  return token;
}

async function readTokenFile(path: string, terminal: Terminal): Promise<string> {
  try {
    await using file = await openNamed(path, 'read', terminal);
    const facts = await file.stat();
    if (isReadableByOthers(facts)) {
      terminal.err(`touchdown: other users can read the token file ${path}. Restrict it with chmod 600.\n`);
    }
    return await readUpTo(file, MAX_BYTES);
  } catch (error) {
    const problem =
      error instanceof FileRefusal
        ? `cannot be read: ${path} ${error.message}`
        : `cannot be read from ${path} (${codeOf(error)}). Check the path and its permissions.`;
    throw missing(problem, error);
  }
}

/** Returns whether other users can read a file. Windows has no such permissions (Node's documentation of fs.Stats). */
function isReadableByOthers(facts: Stats): boolean {
  return facts.isFile() && (facts.mode & READABLE_BY_OTHERS) !== 0 && process.platform !== 'win32';
}

function missing(problem: string, cause?: unknown): InputError {
  return new InputError([{ name: 'token', seen: '', problem }], cause);
}

/** Returns a file's content without its last line break, registered as a secret. Rejects with InputError if it cannot be read. */
export async function readSecretFile(path: string, place: Place): Promise<string> {
  try {
    return keepSecret(await readNamed(resolve(place.folder, path), place));
  } catch (error) {
    // A secret that was given instead of a path is not shown.
    throw unreadable('the file', '', error);
  }
}

/** Returns standard input without its last line break, as a registered secret. Rejects with InputError if the token is read there. */
export async function readSecretInput(thing: string, values: OptionValues, terminal: Terminal): Promise<string> {
  const { tokenFile } = await readConfig(values, terminal);
  if (tokenFile === '-' && tokenInEnvironment(values, terminal) === '') {
    const problem = `${thing} and the token cannot both come from standard input. Set the token in TOUCHDOWN_TOKEN.`;
    throw new InputError([{ name: '--token-file', seen: '', problem }]);
  }
  return keepSecret((await terminal.readInput()) ?? '');
}

function keepSecret(text: string): string {
  const value = text.replace(/\r?\n$/, '');
  registerSecret(value);
  return value;
}
