import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { codeOf } from '../arguments/exit-codes.ts';
import { AUTH_SCHEMES, asAuthScheme, type Config, NO_CONFIG } from './cli-config.ts';

const CONFIG_NAME = 'touchdown.yaml';

/** Returns the configuration from options, environment and touchdown.yaml. Rejects with InputError if any of it is unusable or missing. */
export async function readConfig(values: OptionValues, terminal: Pick<Terminal, 'env' | 'folder'>): Promise<Config> {
  return mergeConfig(values, terminal, await readConfigFile(values, terminal));
}

/** Returns only touchdown.yaml's part: of `--config`, else `TOUCHDOWN_CONFIG`, else the file in the terminal's folder, if any. */
export async function readConfigFile(
  { config: option }: OptionValues,
  { env, folder }: Pick<Terminal, 'env' | 'folder'>,
): Promise<Config> {
  const asked = (typeof option === 'string' ? option : null) ?? (env['TOUCHDOWN_CONFIG'] || null);
  const path = resolve(folder, asked ?? CONFIG_NAME);
  const text = await readText(path, asked);
  if (text === null) return NO_CONFIG;
  const [{ parseYaml }, { decodeConfig }] = await Promise.all([import('./yaml.ts'), import('./decode-config.ts')]);
  const name = asked ?? CONFIG_NAME;
  return { ...decodeConfig(parseYaml(text, name), name, dirname(path)), path };
}

async function readText(path: string, asked: string | null): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const reason = codeOf(error);
    if (reason === 'ENOENT' && asked === null) return null;
    const problem = `cannot be read (${reason}). Check the path and its permissions.`;
    throw new InputError([{ name: '--config', seen: asked ?? CONFIG_NAME, problem }], error);
  }
}

/** Merges options, then environment, then file; an empty variable counts as unset. Throws InputError with everything unusable. */
export function mergeConfig(
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
    bad.push({ name: 'TOUCHDOWN_ALLOW_HTTP', seen, problem: 'is not a boolean. Use true or false.' });
    return null;
  };
  const schemeOf = (name: string, seen: string | null) => {
    const scheme = asAuthScheme(seen);
    if (seen !== null && scheme === null)
      bad.push({ name, seen, problem: `is not valid. Use one of ${AUTH_SCHEMES.join(', ')}.` });
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

/** Returns the platform's base URL. Throws InputError, with the ways to set it, if it is not set. */
export function requireBaseUrl({ baseUrl }: Pick<Config, 'baseUrl'>): string {
  if (baseUrl !== null) return baseUrl;
  const problem = 'is missing. Give --base-url URL, set TOUCHDOWN_BASE_URL, or write base-url in touchdown.yaml.';
  throw new InputError([{ name: 'base-url', seen: '', problem }]);
}
