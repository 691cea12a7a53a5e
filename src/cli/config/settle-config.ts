import { resolve } from 'node:path';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import type { Config } from './cli-config.ts';
import { AUTH_SCHEMES } from './config-keys.ts';
import { asAuthScheme } from './decode-config.ts';

/**
 * Returns the configuration in which each value is the option's, else the environment's, else the file's; an empty variable counts as
 * none. Throws InputError with every option and variable that cannot be used.
 */
export function settleConfig(
  values: OptionValues,
  { env, folder }: Pick<Terminal, 'env' | 'folder'>,
  file: Config,
): Config {
  const bad: BadInput[] = [];
  const variable = (name: string): string | null => env[name]?.trim() || null;
  const option = (name: string): string | null => {
    const value = values[name];
    return typeof value === 'string' ? value : null;
  };
  const flagOf = (seen: string | null): boolean | null => {
    if (seen === null || /^(true|1|false|0)$/i.test(seen)) return seen === null ? null : /^(true|1)$/i.test(seen);
    bad.push({ name: 'TOUCHDOWN_ALLOW_HTTP', seen, accepted: 'use true or false' });
    return null;
  };
  const schemeOf = (name: string, seen: string | null) => {
    const scheme = asAuthScheme(seen);
    if (seen !== null && scheme === null) bad.push({ name, seen, accepted: `use one of ${AUTH_SCHEMES.join(', ')}` });
    return scheme;
  };
  const tokenFile = option('token-file') ?? variable('TOUCHDOWN_TOKEN_FILE');
  const appIds = (variable('TOUCHDOWN_APP_ID') ?? '').split(/[\s,]+/).filter((appId) => appId !== '');
  const config = {
    ...file,
    baseUrl: option('base-url') ?? variable('TOUCHDOWN_BASE_URL') ?? file.baseUrl,
    organization: option('organization') ?? variable('TOUCHDOWN_ORGANIZATION') ?? file.organization,
    appIds: appIds.length > 0 ? appIds : file.appIds,
    authScheme:
      schemeOf('--auth-scheme', option('auth-scheme')) ??
      schemeOf('TOUCHDOWN_AUTH_SCHEME', variable('TOUCHDOWN_AUTH_SCHEME')) ??
      file.authScheme,
    allowHttp: values['allow-http'] === true ? true : (flagOf(variable('TOUCHDOWN_ALLOW_HTTP')) ?? file.allowHttp),
    tokenFile: tokenFile === null ? file.tokenFile : tokenFile === '-' ? '-' : resolve(folder, tokenFile),
  };
  if (bad.length > 0) throw new InputError(bad);
  return config;
}
