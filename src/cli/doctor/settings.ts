import { renderAuthorization } from '../../platform/http/authorization.ts';
import { parseBaseAddress } from '../../platform/http/base-address.ts';
import { type ChosenProxy, chooseProxy, renderProxy } from '../../platform/http/proxy.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { chooseApps } from '../arguments/common-options.ts';
import { type Config, NO_CONFIG } from '../config/config.ts';
import {
  mergeConfig,
  readConfigFile,
  renderIgnored,
  requireBaseUrl,
  type Sources,
  sourceOf,
} from '../config/read-config.ts';
import { readToken, tokenInEnvironment } from '../config/secret-source.ts';
import { type Finding, findingsOf } from './finding.ts';

/** The settings of all further checks. */
export interface Settings {
  /** Without slashes at its end. */
  readonly baseUrl: string;
  readonly allowHttp: boolean;
  readonly token: string;
  /** How the token is sent: what `auto` means for it. */
  readonly scheme: Scheme;
  readonly appIds: readonly string[];
  readonly organization: string | null;
}

export type Scheme = 'token' | 'bearer';

/** Reads the configuration and reports where each value comes from, and everything unusable at once. */
export async function readSettings(
  values: OptionValues,
  words: readonly string[],
  terminal: Terminal,
): Promise<{ readonly findings: readonly Finding[]; readonly settings: Settings | null }> {
  const findings: Finding[] = [];
  const sources = { values, env: terminal.env };
  const attempt = async <T>(work: () => T | Promise<T>): Promise<T | null> => {
    try {
      return await work();
    } catch (error) {
      findings.push(...findingsOf('settings').unusable(error));
      return null;
    }
  };
  const file = await attempt(() => readConfigFile(values, terminal));
  const config = await attempt(() => mergeConfig(values, terminal, file ?? NO_CONFIG));
  // A missing value may be in the file that cannot be read.
  if (file === null || config === null) return { findings, settings: null };
  findings.push(...checkSources(config, words, sources));
  const base = await attempt(() => parseBaseAddress(requireBaseUrl(config, sources), { allowHttp: true }));
  const proxy = base === null ? null : await attempt(() => [chooseProxy(base.origin, terminal.env)]);
  if (proxy !== null) findings.push(...proxy.map(describeProxy));
  const token = await attempt(() => readToken(values, terminal, config));
  if (token !== null) findings.push(describeTokenSource(config.tokenFile, sources));
  const header = token === null ? null : await attempt(() => renderAuthorization(token, config.authScheme ?? 'auto'));
  const chosen = await Promise.all(words.map((word) => attempt(() => chooseApps([word], []))));
  const apps = words.length > 0 ? chosen.flatMap((some) => some ?? []) : config.apps;
  if (base === null || proxy === null || token === null || header === null) return { findings, settings: null };
  const settings = {
    baseUrl: base.origin + base.prefix,
    allowHttp: config.allowHttp ?? false,
    token,
    scheme: header.startsWith('Bearer ') ? ('bearer' as const) : ('token' as const),
    appIds: [...new Set(apps.map(({ appId }) => appId))],
    organization: config.organization,
  };
  return { findings, settings };
}

function describeProxy(proxy: ChosenProxy | null): Finding {
  const how = proxy === null ? 'use no proxy' : `go through the proxy ${renderProxy(proxy)}`;
  return findingsOf('proxy').good(`Requests to the platform ${how}.`);
}

function checkSources(config: Config, words: readonly string[], sources: Sources): readonly Finding[] {
  const { good, note } = findingsOf('settings');
  const { path, organization, authScheme, allowHttp, baseUrl, apps } = config;
  const findings = [good(path === null ? 'No touchdown.yaml found (optional).' : `Read ${path}.`)];
  const add = (key: Parameters<typeof sourceOf>[0], text: string): void => {
    findings.push(good(`${text} (from ${sourceOf(key, sources)}).`));
  };
  if (baseUrl !== null) add('base-url', `The base URL is ${baseUrl}`);
  if (organization !== null) add('organization', `The organization is ${organization}`);
  if (authScheme !== null) add('auth-scheme', `The token is sent as ${authScheme}`);
  if (allowHttp === true) add('allow-http', 'Plain http to another host is allowed');
  for (const key of config.ignored) findings.push(note(renderIgnored(key, config).trim(), `Give --${key}.`));
  if (words.length > 0) return findings;
  if (apps.length > 0) add('app-id', `The application is ${apps.map(({ appId }) => appId).join(', ')}`);
  else
    findings.push(note('No application was given.', 'To check an application, give its id or set TOUCHDOWN_APP_ID.'));
  return findings;
}

function describeTokenSource(tokenFile: string | null, sources: Sources): Finding {
  const { good } = findingsOf('settings');
  if (tokenInEnvironment(sources.values, sources) !== '') return good('The token comes from TOUCHDOWN_TOKEN.');
  const place = tokenFile === '-' || tokenFile === null ? 'standard input' : `the file ${tokenFile}`;
  return good(`The token comes from ${place} (${sourceOf('token-file', sources)}).`);
}
