import type { Setting } from '../../deploy/deploy-target.ts';
import type { Terminal } from '../arguments/command.ts';
import type { OptionReader } from '../arguments/option-values.ts';

/** The names that POSIX allows for environment variables (The Open Group Base Specifications, chapter 8.1). */
const KEY = /^[A-Za-z_][A-Za-z0-9_]*$/;
const ACCEPTED_KEY = 'a key is letters, digits and underscores';

/**
 * Returns the variables and secrets that `--variable KEY=VALUE` and `--secret KEY` ask for, in this order; a secret's value is that of the
 * environment variable of its name. What cannot be used is rejected at the reader, and no value is in what it says.
 */
export function readSettings(reader: OptionReader, env: Terminal['env']): readonly Setting[] {
  const settings: Setting[] = [];
  const add = (name: string, setting: Setting): void => {
    const isThere = settings.some(({ key }) => key === setting.key);
    if (isThere)
      reader.reject({ name, seen: setting.key, accepted: 'give each key once, be it a variable or a secret' });
    else settings.push(setting);
  };
  for (const text of reader.texts('variable')) {
    const at = text.indexOf('=');
    const key = text.slice(0, at);
    // Any of it may be a value that was not meant to be shown.
    if (at < 0 || !KEY.test(key))
      reader.reject({ name: '--variable', seen: '', accepted: `give KEY=VALUE; ${ACCEPTED_KEY}` });
    else add('--variable', { kind: 'variable', key, value: text.slice(at + 1) });
  }
  for (const key of reader.texts('secret')) {
    const value = env[key] ?? '';
    if (!KEY.test(key)) {
      const accepted = `give the key alone; ${ACCEPTED_KEY}, and the value is read from the environment variable KEY`;
      reader.reject({ name: '--secret', seen: '', accepted });
    } else if (value === '') {
      reader.reject({ name: '--secret', seen: key, accepted: `set the environment variable ${key} to the value` });
    } else add('--secret', { kind: 'secret', key, value });
  }
  return settings;
}
