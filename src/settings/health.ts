import { isUnencrypted, showableAddress } from '../kernel/web-address.ts';
import { promotedFrom, WEB_ADDRESS } from './kinds.ts';
import type { SettingReader } from './reader.ts';

/** How applications are checked, as the author wrote it. */
export type HealthSettings = ReturnType<typeof takeHealth>;

/** An application of the run; `commit` is null if none is named. */
interface CheckedApp {
  readonly name: string;
  readonly commit: string | null;
}

function takeHealth({ take }: SettingReader, url: string) {
  return { url, text: take('health-text'), statuses: take('health-status'), timeoutMs: take('health-timeout') };
}

/** Returns how health is checked; null if it is not. Rejects what would have no effect, and what an application cannot use. */
export function readHealth(
  reader: SettingReader,
  {
    apps,
    wait,
    allowHttp,
  }: { readonly apps: readonly CheckedApp[]; readonly wait: boolean; readonly allowHttp: boolean },
): HealthSettings | null {
  const { take, chosen, reject, spelling } = reader;
  const url = take('health-url');
  const health = takeHealth(reader, url ?? '');
  for (const name of ['health-text', 'health-status', 'health-timeout'] as const) {
    const text = url === null ? chosen(name) : null;
    if (text !== null) reject(name, text, `needs ${spelling.name('health-url')}: nothing is checked without it.`);
  }
  if (url === null) return null;
  const refuse = (address: string, problem: string): void => reject('health-url', showableAddress(address), problem);
  for (const name of ['health-url', 'health-text'] as const) {
    if (chosen(name)?.includes('{sha}') !== true || apps.every(({ commit }) => commit !== null)) continue;
    reject(name, '', `has {sha}, but no commit is named. Give ${spelling.name('commit')}, or leave {sha} out.`);
  }
  // What is no address as it is written was rejected before.
  const isAddress = WEB_ADDRESS.parse(url).problem === null;
  if (isAddress && !wait) refuse(url, 'cannot be checked without waiting for the outcome. Remove one of both.');
  const addresses = isAddress ? apps.map((app) => healthFor(health, withSha(app)).url) : [];
  for (const address of new Set(addresses)) {
    const { problem } = WEB_ADDRESS.parse(address);
    if (problem !== null) refuse(address, problem);
    else if (!allowHttp && isUnencrypted(address))
      refuse(address, `is not encrypted. Give an https URL, or ${spelling.set('allow-http', 'true')}.`);
  }
  return health;
}

/** A commit to promote is not known yet: a SHA of zeros stands for it while the address is checked. */
function withSha(app: CheckedApp): CheckedApp {
  return promotedFrom(app.commit) === null ? app : { ...app, commit: '0'.repeat(40) };
}

/** Returns how one application is checked, with `{app}` and `{sha}` replaced: in the address encoded for a URL. */
export function healthFor({ url, text, ...rest }: HealthSettings, { name, commit }: CheckedApp): HealthSettings {
  const fill = (written: string, app: string): string =>
    written.replaceAll('{app}', () => app).replaceAll('{sha}', (commit ?? '').toLowerCase());
  return {
    ...rest,
    url: fill(url, encodeURIComponent(name.toWellFormed())),
    text: text === null ? null : fill(text, name),
  };
}
