import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import { type Kind, readValue } from '../../settings/kind.ts';
import { TEXT } from '../../settings/kinds.ts';
import { findEncryptionProblem } from '../../settings/reader.ts';
import { SETTINGS } from '../../settings/settings.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { OPTION_WORDING } from '../arguments/setting-options.ts';
import { codeOf, unreadable } from '../arguments/system-error.ts';
import { type Config, NO_CONFIG } from './config.ts';

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
    if (codeOf(error) === 'ENOENT' && asked === null) return null;
    throw unreadable('--config', asked ?? CONFIG_NAME, error);
  }
}

const VARIABLES = {
  'base-url': 'TOUCHDOWN_BASE_URL',
  organization: 'TOUCHDOWN_ORGANIZATION',
  'app-id': 'TOUCHDOWN_APP_ID',
  'auth-scheme': 'TOUCHDOWN_AUTH_SCHEME',
  'allow-http': 'TOUCHDOWN_ALLOW_HTTP',
  'token-file': 'TOUCHDOWN_TOKEN_FILE',
} as const;

/** Where the values of a configuration may come from, besides touchdown.yaml. */
export interface Sources {
  readonly values: OptionValues;
  readonly env: Terminal['env'];
}

/** Returns where a value that is set comes from: `--base-url`, `TOUCHDOWN_BASE_URL` or `touchdown.yaml`. */
export function sourceOf(key: keyof typeof VARIABLES, sources: Sources): string {
  return findGiven(key, sources)?.name ?? CONFIG_NAME;
}

/** Returns the text of the option, else of the environment variable; null if neither is set. An empty variable counts as unset. */
function findGiven(key: keyof typeof VARIABLES, { values, env }: Sources) {
  const value = values[key];
  if (typeof value === 'string' || value === true) return { name: `--${key}`, text: String(value) };
  const text = env[VARIABLES[key]]?.trim() ?? '';
  return text === '' ? null : { name: VARIABLES[key], text };
}

/** Merges options, then environment, then file. Throws InputError with everything unusable. */
export function mergeConfig(
  values: OptionValues,
  { env, folder }: Pick<Terminal, 'env' | 'folder'>,
  file: Config,
): Config {
  const bad: BadInput[] = [];
  const read = <T>(key: keyof typeof VARIABLES, kind: Kind<T>): T | null => {
    const given = findGiven(key, { values, env });
    return given === null ? null : readValue(kind, given.text, given.name, bad);
  };
  const tokenFile = read('token-file', TEXT);
  const config = {
    ...file,
    baseUrl: read('base-url', SETTINGS['base-url'].kind) ?? file.baseUrl,
    organization: read('organization', TEXT) ?? file.organization,
    apps: read('app-id', SETTINGS['app-id'].kind) ?? file.apps,
    authScheme: read('auth-scheme', SETTINGS['auth-scheme'].kind) ?? file.authScheme,
    allowHttp: read('allow-http', SETTINGS['allow-http'].kind) ?? file.allowHttp,
    tokenFile: tokenFile === null ? file.tokenFile : tokenFile === '-' ? '-' : resolve(folder, tokenFile),
  };
  if (bad.length > 0) throw new InputError(bad);
  return config;
}

/** Returns the platform's base URL. Throws InputError if it is not set, with the ways to set it, or would get the token unencrypted. */
export function requireBaseUrl(
  { baseUrl, allowHttp }: Pick<Config, 'baseUrl' | 'allowHttp'>,
  sources: Sources,
): string {
  if (baseUrl === null) {
    const problem = 'is missing. Give --base-url URL, set TOUCHDOWN_BASE_URL, or write base-url in touchdown.yaml.';
    throw new InputError([{ name: 'base-url', seen: '', problem }]);
  }
  const problem = findEncryptionProblem(baseUrl, allowHttp ?? false, OPTION_WORDING);
  if (problem === null) return baseUrl;
  const source = sourceOf('base-url', sources);
  throw new InputError([{ name: source === CONFIG_NAME ? `${source}: base-url` : source, seen: baseUrl, problem }]);
}
