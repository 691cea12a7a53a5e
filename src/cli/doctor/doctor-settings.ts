import { statSync } from 'node:fs';
import { type AuthScheme, renderAuthorization } from '../../platform/http/authorization.ts';
import { type BaseAddress, parseBaseAddress } from '../../platform/http/base-address.ts';
import { fillPath } from '../../platform/http/request-path.ts';
import type { Terminal } from '../arguments/command.ts';
import { requireBaseUrl } from '../config/base-url-source.ts';
import { NO_CONFIG } from '../config/cli-config.ts';
import { readConfigFile } from '../config/read-config.ts';
import { settleConfig } from '../config/settle-config.ts';
import { readToken } from '../config/token-source.ts';
import { type Finding, findingsOf } from './doctor-finding.ts';
import { checkSources, checkTokenSource, type Given } from './doctor-sources.ts';
import { checkTokenText } from './token-form.ts';

/** What everything else is looked at with. */
export interface Settings {
  readonly base: BaseAddress;
  readonly token: string;
  readonly scheme: AuthScheme;
  readonly appIds: readonly string[];
  /** The organization's id or name; null where nothing says it. */
  readonly organization: string | null;
}

/** What the configuration comes to; `settings` is null where the platform cannot be asked with it. */
export interface SettingsRead {
  readonly findings: readonly Finding[];
  readonly settings: Settings | null;
}

/** Reads the configuration and tells where each value comes from; everything that cannot be used is told at once. */
export async function readSettings(given: Given, terminal: Terminal): Promise<SettingsRead> {
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
  const config = await attempt(() => settleConfig(given.values, terminal, file ?? NO_CONFIG));
  // What is missing may stand in the file that cannot be read.
  if (file === null || config === null) return { findings, settings: null };
  findings.push(...checkSources(config, given));
  const base = await attempt(() => parseBaseAddress(requireBaseUrl(config), { allowHttp: config.allowHttp ?? false }));
  // The mode of its file is a finding here, and no warning.
  const token = await attempt(() => readToken(given.values, { ...terminal, err: () => {} }, config));
  if (token !== null) {
    findings.push(...checkTokenSource(given, config.tokenFile, modeOf(config.tokenFile)), ...checkTokenText(token));
  }
  const scheme = config.authScheme ?? 'auto';
  const isSendable = token !== null && (await attempt(() => renderAuthorization(token, scheme))) !== null;
  const wanted = [...new Set(given.words.length > 0 ? given.words : config.appIds)];
  const appIds = await Promise.all(wanted.map((appId) => attempt(() => requireId(appId))));
  if (base === null || token === null || !isSendable) return { findings, settings: null };
  const { organization } = config;
  return {
    findings,
    settings: { base, token, scheme, appIds: appIds.filter((appId) => appId !== null), organization },
  };
}

/** Throws InputError for an id that cannot stand in an address. */
function requireId(appId: string): string {
  fillPath('{app_id}', { app_id: appId });
  return appId;
}

/** Windows tells no rights of others (Node's documentation of fs.Stats). */
function modeOf(path: string | null): number | null {
  if (path === null || path === '-' || process.platform === 'win32') return null;
  return statSync(path, { throwIfNoEntry: false })?.mode ?? null;
}
