import type { OptionValues, Terminal } from '../arguments/command.ts';
import type { Config } from '../config/cli-config.ts';
import { type Finding, type Findings, findingsOf } from './doctor-finding.ts';

/** Where values come from: the options that were given, the environment, and the words. */
export interface Given {
  readonly values: OptionValues;
  readonly env: Terminal['env'];
  readonly words: readonly string[];
}

const VARIABLES = {
  'base-url': 'TOUCHDOWN_BASE_URL',
  organization: 'TOUCHDOWN_ORGANIZATION',
  'app-id': 'TOUCHDOWN_APP_ID',
  'auth-scheme': 'TOUCHDOWN_AUTH_SCHEME',
  'allow-http': 'TOUCHDOWN_ALLOW_HTTP',
  'token-file': 'TOUCHDOWN_TOKEN_FILE',
} as const;

/** Returns what a value that is set was taken from: `--base-url`, `TOUCHDOWN_BASE_URL` or `touchdown.yaml`. */
export function sourceOf(key: keyof typeof VARIABLES, { values, env }: Given): string {
  if (values[key] !== undefined && values[key] !== false) return `--${key}`;
  return isSet(env, VARIABLES[key]) ? VARIABLES[key] : 'touchdown.yaml';
}

/** Tells where each value of the configuration was taken from. */
export function checkSources(config: Config, given: Given): readonly Finding[] {
  const found = findingsOf('settings');
  const { path, organization, authScheme, allowHttp, baseUrl } = config;
  const told = (key: keyof typeof VARIABLES, text: string): Finding =>
    found.good(`${text} (from ${sourceOf(key, given)}).`);
  return [
    found.good(path === null ? 'There is no touchdown.yaml here, and none is needed.' : `${path} was read.`),
    ...(baseUrl === null ? [] : [told('base-url', `The base address ${renderAddress(baseUrl)}`)]),
    ...(organization === null ? [] : [told('organization', `The organization is ${organization}`)]),
    ...(authScheme === null ? [] : [told('auth-scheme', `The token is sent as ${authScheme}`)]),
    ...(allowHttp === true ? [told('allow-http', 'Plain http to another host is allowed')] : []),
    ...applications(found, config, given),
  ];
}

/** Tells where the token was taken from, and that others can read its file where `fileMode` (as fs.Stats has it) says so. */
export function checkTokenSource(given: Given, tokenFile: string | null, fileMode: number | null): readonly Finding[] {
  const found = findingsOf('settings');
  const { values, env } = given;
  if (values['token-file'] === undefined && isSet(env, 'TOUCHDOWN_TOKEN')) {
    return [found.good('The token comes from TOUCHDOWN_TOKEN.')];
  }
  const source = sourceOf('token-file', given);
  const place = tokenFile === '-' || tokenFile === null ? 'standard input' : `the file ${tokenFile}`;
  const isHidden = isSet(env, 'TOUCHDOWN_TOKEN');
  return [
    found.good(`The token comes from ${place} (${source}).`),
    ...(isHidden ? [found.note('TOUCHDOWN_TOKEN is set too, and not used: --token-file comes first.')] : []),
    ...(fileMode === null || (fileMode & READABLE_BY_OTHERS) === 0
      ? []
      : [found.note(`Others can read ${place}.`, `Forbid it: chmod 600 ${tokenFile}.`)]),
  ];
}

const READABLE_BY_OTHERS = 0o044;

function applications({ good, note }: Findings, { appIds }: Config, given: Given): readonly Finding[] {
  if (given.words.length > 0) return [];
  if (appIds.length > 0) {
    return [good(`The application is ${appIds.join(', ')} (from ${sourceOf('app-id', given)}).`)];
  }
  const fix = "Give an application's id, or set TOUCHDOWN_APP_ID, to have it looked at.";
  return [note('No application is named.', fix)];
}

function renderAddress(baseUrl: string): string {
  if (!baseUrl.includes('@')) return `is ${baseUrl}`;
  return 'has an @, and is not shown, since a password may stand before it';
}

function isSet(env: Terminal['env'], name: string): boolean {
  return (env[name] ?? '').trim() !== '';
}
