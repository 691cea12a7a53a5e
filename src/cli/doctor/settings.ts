import { statSync } from 'node:fs';
import { type AuthScheme, renderAuthorization } from '../../platform/http/authorization.ts';
import { type BaseAddress, parseBaseAddress } from '../../platform/http/base-address.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { type Config, NO_CONFIG } from '../config/config.ts';
import { mergeConfig, readConfigFile, requireBaseUrl, sourceOf } from '../config/read-config.ts';
import { readToken } from '../config/secret-source.ts';
import { chooseAppIds } from '../deploy/app-ids.ts';
import { type Finding, type Findings, findingsOf } from './finding.ts';
import { checkTokenText } from './token-form.ts';

/** The settings of all further checks. */
export interface Settings {
  readonly base: BaseAddress;
  readonly token: string;
  readonly scheme: AuthScheme;
  readonly appIds: readonly string[];
  readonly organization: string | null;
}

/** Reads the configuration and reports where each value comes from, and everything unusable at once. */
export async function readSettings(
  given: Given,
  terminal: Terminal,
): Promise<{ readonly findings: readonly Finding[]; readonly settings: Settings | null }> {
  const findings: Finding[] = [];
  const attempt = async <T>(work: () => T | Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      findings.push(...findingsOf('settings').unusable(error));
      return null;
    }
  };
  const file = await attempt(() => readConfigFile(given.values, terminal));
  const config = await attempt(() => mergeConfig(given.values, terminal, file ?? NO_CONFIG));
  // A missing value may be in the file that cannot be read.
  if (file === null || config === null) return { findings, settings: null };
  findings.push(...checkSources(config, given));
  const base = await attempt(() =>
    parseBaseAddress(requireBaseUrl(config, given), { allowHttp: config.allowHttp ?? false }),
  );
  // The mode of its file is a finding here, not a warning.
  const token = await attempt(() => readToken(given.values, { ...terminal, err: () => {} }, config));
  if (token !== null) {
    findings.push(...checkTokenSource(given, config.tokenFile, modeOf(config.tokenFile)), ...checkTokenText(token));
  }
  const scheme = config.authScheme ?? 'auto';
  const isSendable = token !== null && (await attempt(() => renderAuthorization(token, scheme))) !== null;
  const wanted = given.words.length > 0 ? given.words : config.appIds;
  const chosen = await Promise.all(wanted.map((word) => attempt(() => chooseAppIds([word], []))));
  const appIds = [...new Set(chosen.flatMap((ids) => ids ?? []))];
  if (base === null || token === null || !isSendable) return { findings, settings: null };
  return { findings, settings: { base, token, scheme, appIds, organization: config.organization } };
}

/** Windows has no permissions for others (Node's documentation of fs.Stats). */
function modeOf(path: string | null): number | null {
  if (path === null || path === '-' || process.platform === 'win32') return null;
  return statSync(path, { throwIfNoEntry: false })?.mode ?? null;
}

/** The sources of values: the given options, the environment, and the words. */
export interface Given {
  readonly values: OptionValues;
  readonly env: Terminal['env'];
  readonly words: readonly string[];
}

/** Returns where each value of the configuration comes from. */
export function checkSources(config: Config, given: Given): readonly Finding[] {
  const found = findingsOf('settings');
  const { path, organization, authScheme, allowHttp, baseUrl } = config;
  const describeSource = (key: Parameters<typeof sourceOf>[0], text: string): Finding =>
    found.good(`${text} (from ${sourceOf(key, given)}).`);
  return [
    found.good(path === null ? 'No touchdown.yaml found (optional).' : `Read ${path}.`),
    ...(baseUrl === null ? [] : [describeSource('base-url', `The base URL ${renderAddress(baseUrl)}`)]),
    ...(organization === null ? [] : [describeSource('organization', `The organization is ${organization}`)]),
    ...(authScheme === null ? [] : [describeSource('auth-scheme', `The token is sent as ${authScheme}`)]),
    ...(allowHttp === true ? [describeSource('allow-http', 'Plain http to another host is allowed')] : []),
    ...applications(found, config, given),
  ];
}

/** Returns where the token comes from, and warns if others can read its file; `fileMode` as in fs.Stats. */
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
    ...(isHidden ? [found.note('TOUCHDOWN_TOKEN is also set but not used: --token-file takes precedence.')] : []),
    ...(fileMode === null || (fileMode & READABLE_BY_OTHERS) === 0
      ? []
      : [found.note(`Other users can read ${place}.`, `Run: chmod 600 ${tokenFile}.`)]),
  ];
}

const READABLE_BY_OTHERS = 0o044;

function applications({ good, note }: Findings, { appIds }: Config, given: Given): readonly Finding[] {
  if (given.words.length > 0) return [];
  if (appIds.length > 0) {
    return [good(`The application is ${appIds.join(', ')} (from ${sourceOf('app-id', given)}).`)];
  }
  const fix = 'To check an application, give its id or set TOUCHDOWN_APP_ID.';
  return [note('No application was given.', fix)];
}

function renderAddress(baseUrl: string): string {
  if (!baseUrl.includes('@')) return `is ${baseUrl}`;
  return 'is not shown, because it contains an @ and may contain a password';
}

function isSet(env: Terminal['env'], name: string): boolean {
  return (env[name] ?? '').trim() !== '';
}
