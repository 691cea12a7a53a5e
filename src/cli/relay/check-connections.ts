import type { DeployTarget, StatusCheck } from '../../deploy/deploy-target.ts';
import type { Clock } from '../../kernel/clock.ts';
import { NetworkError } from '../../kernel/errors.ts';
import { renderDuration } from '../../kernel/units.ts';
import type { RelaySettings } from '../../relay/config/read-settings.ts';
import type { ConfiguredApplication } from '../../relay/decide/rules.ts';
import { APP_PERMISSIONS } from '../../relay/github-app/installation-tokens.ts';
import type { ReadKeys } from '../../relay/identity/issuer-keys.ts';
import type { AppResult, GithubApp } from '../../relay/interfaces.ts';
import { StoreError } from '../../relay/store/error.ts';
import type { ProbedStore, StoreState } from '../../relay/store/schema.ts';
import { type Finding, type Findings, findingsOf } from '../doctor/finding.ts';

const SENTENCES: Readonly<Record<Exclude<StoreState, 'held'>, string>> = {
  current: 'The store can be opened and written to.',
  empty: 'The store is empty. The relay sets it up when it starts.',
};

/** Several relays judge each other's leases by their clocks: farther apart than this one could write while another still does. */
const MAX_APART_MS = 1_000;

/** Checks the store and its clock. */
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
  return [
    findingsOf('store').wrong(
      sentence,
      'Synchronize all clocks with NTP: relays use them to decide which one may write.',
    ),
  ];
}

/** Returns an application whose status can be checked. */
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

/** GitHub, as far as a check asks it. */
export type Readable = Pick<GithubApp, 'readApp' | 'readRepository'>;

const ACCEPT = "Set them in the App's settings under Permissions, then accept them in each installation.";

/** Reads the App and each configured repository; no repository where the App itself cannot be read. */
export async function checkGithub(
  github: Readable,
  applications: readonly ConfiguredApplication[],
): Promise<readonly Finding[]> {
  const found = findingsOf('github');
  const app = await github.readApp();
  if (app.kind !== 'done') return [found.wrong(`Cannot read the App. ${app.sentence}`, KEY_FIX[app.kind])];
  const { slug, permissions } = app.value;
  const findings = [found.good(`The key belongs to the App ${slug}.`), ...comparisonOf(found, slug, permissions)];
  for (const name of new Map(applications.map(({ repository }) => [repository.toLowerCase(), repository])).values()) {
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
  return [
    missing.length === 0
      ? good(`${slug} has all required permissions.`)
      : wrong(`${slug} is missing permissions: ${missing.join(', ')}.`, ACCEPT),
    ...(needless.length === 0
      ? []
      : [note(`${slug} has permissions that it does not need: ${needless.join(', ')}.`, 'Remove them.')]),
  ];
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

/** Returns what an App lacks and what it has beyond need, each as `checks (write)`. */
function comparePermissions(given: Readonly<Record<string, string>>): {
  readonly missing: readonly string[];
  readonly needless: readonly string[];
} {
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
