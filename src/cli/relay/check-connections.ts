import type { DeployTarget, StatusCheck } from '../../deploy/deploy-target.ts';
import type { Clock } from '../../kernel/clock.ts';
import { NetworkError, TouchdownError } from '../../kernel/errors.ts';
import { fieldOf, parseJson } from '../../kernel/hostile-json.ts';
import { renderDuration } from '../../kernel/units.ts';
import type { RelaySettings } from '../../relay/config/read-settings.ts';
import type { ConfiguredApplication } from '../../relay/decide/rules.ts';
import { APP_PERMISSIONS } from '../../relay/github-app/installation-tokens.ts';
import type { ReadKeys } from '../../relay/identity/issuer-keys.ts';
import type { AppResult, GithubApp } from '../../relay/interfaces.ts';
import { describeClock } from '../../relay/monitoring/problems.ts';
import { StoreError } from '../../relay/store/error.ts';
import type { ProbedStore, StoreState } from '../../relay/store/schema.ts';
import { type Finding, type Findings, findingsOf } from '../doctor/finding.ts';

const SENTENCES: Readonly<Record<Exclude<StoreState, 'held'>, string>> = {
  current: 'The store can be opened and written to.',
  empty: 'The store is empty. The relay sets it up when it starts.',
};

/** Several relays judge each other's leases by their clocks: farther apart than this one could write while another still does. */
const MAX_APART_MS = 1_000;

export async function checkStore(probe: () => Promise<ProbedStore>): Promise<readonly Finding[]> {
  const { good, wrong } = findingsOf('store');
  try {
    const { state, clockAheadMs } = await probe();
    if (state !== 'held') return [good(SENTENCES[state]), ...checkClock(clockAheadMs ?? 0)];
    return [good('The store is in use by a running relay or another process, so it was not checked.')];
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return [wrong(error.message)];
  }
}

function checkClock(aheadMs: number): readonly Finding[] {
  const apartMs = Math.abs(aheadMs);
  if (apartMs <= MAX_APART_MS) return [];
  const sentence = `This machine's clock is ${renderDuration(apartMs)} ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's.`;
  const fix = 'Synchronize all clocks with NTP: relays use them to decide which one may write.';
  return [findingsOf('store').wrong(sentence, fix)];
}

export type StatusReader = (appId: string) => Pick<DeployTarget, 'checkStatus'>;

const MAX_MS = 30_000;

/** Checks each application's status once, until one result holds for all: the token is refused, or the platform is unreachable. */
export async function checkPlatform(
  { platform, signature }: RelaySettings,
  applications: readonly ConfiguredApplication[],
  {
    statusReader,
    clock,
    signal,
  }: { readonly statusReader: StatusReader | null; readonly clock: Clock; readonly signal: AbortSignal },
): Promise<readonly Finding[]> {
  const found = findingsOf('platform');
  if (platform === null || statusReader === null) return [noteAbsence(found, signature)];
  const findings: Finding[] = [];
  for (const { id } of applications) {
    const status = await statusReader(id).checkStatus('baseline', { signal, deadlineAt: clock.monotonicMs() + MAX_MS });
    findings.push(findingOf(found, id, status));
    if (isTrueOfAll(status) || signal.aborted) return findings;
  }
  return [...findings, found.note(...DEPLOY_UNKNOWN)];
}

function isTrueOfAll(status: StatusCheck): boolean {
  if (status.kind === 'refused') return status.refusal === 'unauthorized';
  return status.kind === 'throttled' || (status.kind === 'failed' && status.error instanceof NetworkError);
}

const DEPLOY_UNKNOWN = [
  'Cannot check whether the token may deploy without deploying.',
  'Only the button "Deploy again" needs the scope Deploy.',
] as const;

function noteAbsence({ note, good }: Findings, signature: RelaySettings['signature']): Finding {
  if (signature !== 'off') return good('PLATFORM_TOKEN is not set, so signed deliveries decide outcomes.');
  const fix = 'Set PLATFORM_BASE_URL and PLATFORM_TOKEN, or RELAY_SIGNATURE=standard-webhooks.';
  return note('PLATFORM_TOKEN is not set and deliveries are not signed, so no check can pass.', fix);
}

function findingOf({ good, wrong }: Findings, id: string, status: StatusCheck): Finding {
  switch (status.kind) {
    case 'observed':
      return good(`The status of ${id} can be read: ${status.observation.state}.`);
    case 'malformed':
      return wrong(`The status of ${id} is malformed. ${status.error.message}`);
    default:
      return wrong(`The status of ${id} cannot be read. ${status.error.message}`);
  }
}

export type Readable = Pick<GithubApp, 'readApp' | 'readRepository' | 'clockAheadMs'>;

const ACCEPT = "Set them in the App's settings under Permissions, then accept them in each installation.";

/** Reads the App and each configured repository; no repository where the App itself cannot be read. */
export async function checkGithub(
  github: Readable,
  applications: readonly ConfiguredApplication[],
): Promise<readonly Finding[]> {
  const found = findingsOf('github');
  const app = await github.readApp();
  const clock = describeClock(github.clockAheadMs());
  const skewed = clock === null ? [] : [found.wrong(clock, 'Synchronize the clock with NTP.')];
  if (app.kind !== 'done') return [...skewed, found.wrong(`Cannot read the App. ${app.sentence}`, KEY_FIX[app.kind])];
  const { slug, permissions } = app.value;
  const findings = [
    ...skewed,
    found.good(`The key belongs to the App ${slug}.`),
    ...comparisonOf(found, slug, permissions),
  ];
  const repositories = new Map(applications.map(({ repository }) => [repository.toLowerCase(), repository]));
  for (const name of repositories.values()) {
    findings.push(repositoryOf(found, name, await github.readRepository(name)));
  }
  return findings;
}

const KEY_FIX: Readonly<Record<Exclude<AppResult<unknown>['kind'], 'done'>, string>> = {
  dead: 'Check GITHUB_APP_ID, the private key and GITHUB_API_URL.',
  later: 'Try again later.',
  lost: 'Try again later.',
  'not-sent': 'Check GITHUB_API_URL, the network and the proxy.',
};

function comparisonOf(
  { good, wrong, note }: Findings,
  slug: string,
  permissions: Readonly<Record<string, string>>,
): readonly Finding[] {
  const { missing, needless } = comparePermissions(permissions);
  const findings: Finding[] = [];
  if (missing.length === 0) findings.push(good(`${slug} has all required permissions.`));
  else findings.push(wrong(`${slug} is missing permissions: ${missing.join(', ')}.`, ACCEPT));
  if (needless.length > 0) {
    findings.push(note(`${slug} has permissions that it does not need: ${needless.join(', ')}.`, 'Remove them.'));
  }
  return findings;
}

function repositoryOf(
  { good, wrong, note }: Findings,
  name: string,
  reply: Awaited<ReturnType<Readable['readRepository']>>,
): Finding {
  if (reply.kind !== 'done') return wrong(`${name}: ${reply.sentence}`);
  const { repository, repositoryId, installationId } = reply.value;
  const ids = `repository ${repositoryId}, installation ${installationId}`;
  if (repository.toLowerCase() === name.toLowerCase()) return good(`The App is installed on ${name} (${ids}).`);
  return note(`${name} was renamed to ${repository} (${ids}).`, 'Update the name in the applications file.');
}

const LEVELS: readonly string[] = ['read', 'write', 'admin'];

function comparePermissions(given: Readonly<Record<string, string>>) {
  const isEnough = (name: string, level: string): boolean => LEVELS.indexOf(given[name] ?? '') >= LEVELS.indexOf(level);
  const isNeedless = (name: string, level: string): boolean =>
    LEVELS.indexOf(level) > LEVELS.indexOf(APP_PERMISSIONS[name] ?? '');
  return {
    missing: render(Object.entries(APP_PERMISSIONS).filter(([name, level]) => !isEnough(name, level))),
    needless: render(Object.entries(given).filter(([name, level]) => isNeedless(name, level))),
  };
}

function render(permissions: readonly (readonly [string, string])[]): readonly string[] {
  return permissions.map(([name, level]) => `${name} (${level})`);
}

/** Reads the keys of each issuer whose tokens may register deployments. */
export async function checkIssuers(issuers: readonly string[], readKeys: ReadKeys): Promise<readonly Finding[]> {
  const { good, wrong } = findingsOf('oidc');
  const findings: Finding[] = [];
  for (const issuer of issuers) {
    const keys = await readKeys(issuer);
    if (keys === null) {
      const fix = 'Check RELAY_OIDC_ISSUER, the network and the proxy. No workflow can register until this works.';
      findings.push(wrong(`Cannot read the keys of ${issuer}.`, fix));
    } else if (keys.length === 0) {
      findings.push(wrong(`${issuer} publishes no key.`, 'Check RELAY_OIDC_ISSUER.'));
    } else {
      findings.push(good(`${issuer} publishes ${keys.length === 1 ? '1 key' : `${keys.length} keys`}.`));
    }
  }
  return findings;
}

type Asked = { readonly status: number; readonly body: unknown } | { readonly status: null; readonly reason: string };

/** Asks the relay at `url` whether it is alive, can store, is accepted by GitHub, and receives webhooks. */
export async function checkRelay(url: string, send: typeof fetch, signal: AbortSignal): Promise<readonly Finding[]> {
  const found = findingsOf('relay');
  const alive = await ask(send, `${url}/healthz`, signal);
  if (alive.status === null) {
    return [found.wrong(`Cannot reach ${url}${alive.reason}.`, 'Check the address, and that the relay is running.')];
  }
  if (fieldOf(alive.body, 'alive') !== true) {
    const sentence = `${url} is not a relay: ${url}/healthz responded ${alive.status}.`;
    return [found.wrong(sentence, 'Check the address, and that a proxy in front of it passes every path through.')];
  }
  const ready = await ask(send, `${url}/readyz`, signal);
  const hooks = await Promise.all(['platform', 'github'].map((name) => checkHook(found, url, name, send, signal)));
  const findings = [
    found.good(`A relay is running at ${url}.`),
    readyOf(found, ready),
    githubOf(found, ready),
    ...hooks,
  ];
  return findings.filter((finding) => finding !== null);
}

/** A hook answers any other method than POST with 405, before it looks at a secret. */
async function checkHook(
  { wrong }: Findings,
  url: string,
  name: string,
  send: typeof fetch,
  signal: AbortSignal,
): Promise<Finding | null> {
  const { status } = await ask(send, `${url}/hooks/${name}`, signal);
  if (status === 405) return null;
  const sentence = `${url}/hooks/${name} does not reach the relay${status === null ? '' : ` (${status})`}.`;
  return wrong(sentence, 'Configure the proxy in front of it to pass /hooks/ through.');
}

function readyOf({ good, wrong }: Findings, asked: Asked): Finding {
  if (asked.status === 200) return good('It is ready: it can store deliveries.');
  const reasons = asked.status === null ? null : fieldOf(asked.body, 'reasons');
  const given = Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === 'string').join(', ') : '';
  return wrong(`It is not ready${given === '' ? '' : `: ${given}`}.`, 'See its log for the reason.');
}

/** Says nothing if the response does not have the form of a relay's. */
function githubOf({ good, wrong, note }: Findings, asked: Asked): Finding | null {
  const github = asked.status === null ? null : fieldOf(asked.body, 'github');
  const at = Date.parse(String(fieldOf(github, 'since')));
  const since = Number.isNaN(at) ? '' : ` since ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  switch (fieldOf(github, 'state')) {
    case 'ok':
      return good('GitHub accepts its App.');
    case 'unknown':
      return note(
        'It has not called GitHub yet, so it does not know whether GitHub accepts its App.',
        'Check again in a minute.',
      );
    case 'refused':
      return wrong(
        `GitHub has refused its App${since}, so it cannot write check runs.`,
        'Check its GITHUB_APP_ID and private key. See its page or log for the reason.',
      );
    case 'clock':
      return wrong(
        `By GitHub's time, its machine's clock has been wrong${since}, so registrations get 401.`,
        'Synchronize that clock with NTP. See its page or log for the difference.',
      );
    case 'unreachable':
      return wrong(`It has not been able to reach GitHub${since}.`, 'See its page or log for the reason.');
    case 'slow':
      return note(`GitHub has responded slowly${since}, so check runs are late.`);
    default:
      return null;
  }
}

async function ask(send: typeof fetch, address: string, signal: AbortSignal): Promise<Asked> {
  try {
    const response = await send(address, { signal });
    const text = await response.text();
    return { status: response.status, body: parseJson(text) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { cause } = error;
    return { status: null, reason: cause instanceof TouchdownError ? ` (${cause.message.replace(/\.$/, '')})` : '' };
  }
}
