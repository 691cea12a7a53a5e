import { isUnencrypted, showableAddress } from '../kernel/web-address.ts';
import { WEB_ADDRESS } from './kinds.ts';
import type { SettingReader } from './reader.ts';

/** How applications are checked, as the author wrote it; the timeout in milliseconds. */
export interface HealthSettings {
  readonly url: string;
  readonly text: string | null;
  readonly statuses: readonly (readonly [from: number, to: number])[];
  readonly timeoutMs: number;
}

/** An application of the run; `commit` is null if none is named. */
interface CheckedApp {
  readonly name: string;
  readonly commit: string | null;
}

/** What else the run was told. */
interface HealthContext {
  readonly apps: readonly CheckedApp[];
  readonly wait: boolean;
  readonly allowHttp: boolean;
}

const NEED_URL = ['health-text', 'health-status', 'health-timeout'] as const;

/** Returns how health is checked; null if it is not. Rejects what would have no effect, or no application can use. */
export function readHealth(reader: SettingReader, { apps, wait, allowHttp }: HealthContext): HealthSettings | null {
  const { take, chosen, reject, spelling } = reader;
  const url = take('health-url');
  const health = {
    url: url ?? '',
    text: take('health-text'),
    statuses: take('health-status'),
    timeoutMs: take('health-timeout'),
  };
  for (const name of NEED_URL) {
    const text = url === null ? chosen(name) : null;
    if (text !== null) reject(name, text, `needs ${spelling.name('health-url')}: nothing is checked without it.`);
  }
  if (url === null) return null;
  if (!wait) reject('health-url', showableAddress(url), 'cannot be used without waiting for the outcome. Remove one.');
  for (const name of ['health-url', 'health-text'] as const) {
    if (!(chosen(name) ?? '').includes('{sha}') || apps.every(({ commit }) => commit !== null)) continue;
    const how = `Give ${spelling.name('commit')}, or leave {sha} out.`;
    reject(name, '', `has {sha}, but there is no commit to put there. ${how}`);
  }
  // What is no address as it is written was rejected by its kind.
  const addresses = WEB_ADDRESS.parse(url).problem === null ? apps.map((app) => healthFor(health, app).url) : [];
  const bad = addresses.find((address) => WEB_ADDRESS.parse(address).problem !== null);
  if (bad !== undefined) reject('health-url', showableAddress(bad), WEB_ADDRESS.parse(bad).problem ?? '');
  const unencrypted = allowHttp ? undefined : addresses.find(isUnencrypted);
  const how = `Give an https URL, or ${spelling.set('allow-http', 'true')}.`;
  if (unencrypted !== undefined)
    reject('health-url', showableAddress(unencrypted), `is not encrypted, so anyone on the way could respond. ${how}`);
  return health;
}

/** Returns how one application is checked, with `{app}` and `{sha}` replaced: in the address encoded for a URL. */
export function healthFor<H extends HealthSettings>(health: H, { name, commit }: CheckedApp): H {
  const sha = (commit ?? '').toLowerCase();
  const fill = (text: string, app: string): string => text.replaceAll('{app}', () => app).replaceAll('{sha}', sha);
  return {
    ...health,
    url: fill(health.url, encodeURIComponent(name.toWellFormed())),
    text: health.text === null ? null : fill(health.text, name),
  };
}
