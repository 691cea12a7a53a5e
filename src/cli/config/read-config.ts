import { basename, dirname, resolve } from 'node:path';
import { type BadInput, InputError } from '../../kernel/errors.ts';
import { isSameAddress } from '../../kernel/web-address.ts';
import { type Kind, readValue } from '../../settings/kind.ts';
import { TEXT } from '../../settings/kinds.ts';
import { findEncryptionProblem } from '../../settings/reader.ts';
import { SETTINGS } from '../../settings/settings.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { quoteShell } from '../arguments/quote-shell.ts';
import { OPTION_WORDING } from '../arguments/setting-options.ts';
import { codeOf, unreadable } from '../arguments/system-error.ts';
import { findCheckout, type Place } from './checkout.ts';
import { type Config, type IgnoredKey, NO_CONFIG } from './config.ts';
import { readNamed, readOwn } from './open-file.ts';

const CONFIG_NAME = 'touchdown.yaml';

/** Returns the configuration from options, environment and touchdown.yaml. Rejects with InputError if any of it is unusable or missing. */
export async function readConfig(values: OptionValues, terminal: Place): Promise<Config> {
  return mergeConfig(values, terminal, await readConfigFile(values, terminal));
}

/** Returns only touchdown.yaml's part: of `--config`, else `TOUCHDOWN_CONFIG`, else the file in the terminal's folder, if any. */
export async function readConfigFile({ config: option }: OptionValues, place: Place): Promise<Config> {
  const { env, folder } = place;
  const named = (typeof option === 'string' ? option : null) ?? (env['TOUCHDOWN_CONFIG'] || null);
  const path = resolve(folder, named ?? CONFIG_NAME);
  const text = await readText(path, named, place);
  if (text === null) return NO_CONFIG;
  const [{ parseYaml }, { decodeConfig }] = await Promise.all([import('./yaml.ts'), import('./decode-config.ts')]);
  const name = named ?? CONFIG_NAME;
  const config = { ...NO_CONFIG, ...decodeConfig(parseYaml(text, name), name, dirname(path)), path };
  return named !== null && (await findCheckout(path, place)) === null ? config : asRepositoryFile(config);
}

async function readText(path: string, named: string | null, place: Place): Promise<string | null> {
  try {
    return await (named === null ? readOwn : readNamed)(path, place);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' && named === null) return null;
    throw unreadable(named === null ? CONFIG_NAME : '--config', named ?? '', error);
  }
}

/** Takes from a file what its repository must not decide: where the token comes from, and where it is sent. */
function asRepositoryFile(config: Config): Config {
  const ignored: IgnoredKey[] = [];
  if (config.allowHttp === true) ignored.push('allow-http');
  if (config.tokenFile !== null) ignored.push('token-file');
  return {
    ...config,
    baseUrl: null,
    expectedBaseUrl: config.baseUrl,
    allowHttp: null,
    tokenFile: null,
    ignored,
  };
}

/** Returns a sentence, after a space, if the file has this key and it is not read from there; else an empty text. */
export function renderIgnored(key: IgnoredKey, { ignored, path }: Pick<Config, 'ignored' | 'path'>): string {
  if (!ignored.includes(key)) return '';
  return ` ${key} is not read from ${nameOf(path)}, because it is a repository's file.`;
}

function nameOf(path: string | null): string {
  return path === null ? CONFIG_NAME : basename(path);
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
export function mergeConfig(values: OptionValues, { env, folder }: Place, file: Config): Config {
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

/** Returns the platform's base URL. Throws InputError if it is not set, only a repository's, or would get the token unencrypted. */
export function requireBaseUrl(config: Config, sources: Sources): string {
  const { baseUrl, expectedBaseUrl, allowHttp, path } = config;
  const refused = findRefusal(config, sources);
  if (refused !== null) {
    throw new InputError([{ name: `${nameOf(path)}: base-url`, seen: expectedBaseUrl ?? '', problem: refused }]);
  }
  if (baseUrl === null) {
    const problem = 'is missing. Give --base-url URL, set TOUCHDOWN_BASE_URL, or write it in a file of your own.';
    throw new InputError([{ name: 'base-url', seen: '', problem }]);
  }
  const problem = findEncryptionProblem(baseUrl, allowHttp ?? false, OPTION_WORDING);
  if (problem === null) return baseUrl;
  const source = sourceOf('base-url', sources);
  const name = source === CONFIG_NAME ? `${nameOf(path)}: base-url` : source;
  throw new InputError([{ name, seen: baseUrl, problem: `${problem}${renderIgnored('allow-http', config)}` }]);
}

/** Returns why the address in a repository's file stops the command, by the table in docs/command-line.md; null if it does not. */
function findRefusal({ baseUrl, expectedBaseUrl }: Config, sources: Sources): string | null {
  if (expectedBaseUrl === null || sourceOf('base-url', sources) === '--base-url') return null;
  if (baseUrl === null) {
    const address = quoteShell(expectedBaseUrl);
    return `is from a repository's file, so nothing is sent to it. If it is your platform's address, add --base-url ${address}.`;
  }
  if (isSameAddress(baseUrl, expectedBaseUrl)) return null;
  const address = quoteShell(baseUrl);
  return `is not the address in TOUCHDOWN_BASE_URL. To use the one in TOUCHDOWN_BASE_URL, add --base-url ${address}.`;
}
