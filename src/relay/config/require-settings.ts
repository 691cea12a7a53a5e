import { InputError } from '../../kernel/errors.ts';
import type { RelaySettings } from '../relay-settings.ts';
import { openConfigFile } from './config-file.ts';
import { readSettings } from './read-settings.ts';
import { type Environment, findMisspelt, VARIABLES } from './relay-variables.ts';

/** Reads the settings as `readSettings` does; its InputError lists what is wrong with the file of applications as well. */
export function requireSettings(env: Environment, readFile: (path: string) => string): RelaySettings {
  try {
    return readSettings(env, readFile);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw withMore(error, findFileError(env, readFile)?.inputs ?? []);
  }
}

/** Returns an error that keeps a relay from starting; an InputError with a line for each variable that was misspelt, since that may be why. */
export function withMisspelt(error: unknown, env: Environment): unknown {
  if (!(error instanceof InputError)) return error;
  return withMore(
    error,
    findMisspelt(env).map(({ name, sentence }) => ({ name, seen: '', accepted: sentence })),
  );
}

function findFileError(env: Environment, readFile: (path: string) => string): InputError | null {
  try {
    openConfigFile(env['RELAY_CONFIG']?.trim() || VARIABLES.RELAY_CONFIG, readFile);
    return null;
  } catch (error) {
    return error instanceof InputError ? error : null;
  }
}

function withMore(error: InputError, inputs: InputError['inputs']): InputError {
  return inputs.length === 0 ? error : new InputError([...error.inputs, ...inputs], error);
}
