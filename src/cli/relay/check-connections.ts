import type { DeployTarget, StatusCheck } from '../../deploy/deploy-target.ts';
import type { Clock } from '../../kernel/clock.ts';
import { NetworkError } from '../../kernel/errors.ts';
import { renderDuration } from '../../kernel/units.ts';
import type { ConfiguredApplication } from '../../relay/decide/rules.ts';
import { APP_PERMISSIONS } from '../../relay/github-app/installation-tokens.ts';
import type { ReadKeys } from '../../relay/identity/issuer-keys.ts';
import type { GithubApp, GithubReply } from '../../relay/relay-interfaces.ts';
import type { RelaySettings } from '../../relay/relay-settings.ts';
import { StoreError } from '../../relay/store/store-error.ts';
import type { ProbedStore, StoreState } from '../../relay/store/store-schema.ts';
import { type Finding, type Findings, findingsOf } from '../doctor/doctor-finding.ts';

const SENTENCES: Readonly<Record<Exclude<StoreState, 'held'>, string>> = {
  current: 'The store can be opened and written.',
  older: 'The store can be opened and written; it is brought up to date when this relay starts.',
  empty: 'There is nothing in the store yet; it can be made when the relay starts.',
};

/** Several relays judge each other's leases by their clocks: farther apart than this one could write while another still does. */
const MAX_APART_MS = 1_000;

/** Checks the store and its clock. */
export async function checkStore(probe: () => Promise<ProbedStore>): Promise<readonly Finding[]> {
  const { good, wrong } = findingsOf('store');
  try {
    const { state, clockAheadMs } = await probe();
    if (state !== 'held') return [good(SENTENCES[state]), ...checkClock(clockAheadMs ?? 0)];
    return [good('The store is held by a running relay (or another process), so it was not opened here.')];
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return [wrong(error.message)];
  }
}

function checkClock(aheadMs: number): readonly Finding[] {
  const apartMs = Math.abs(aheadMs);
  if (apartMs <= MAX_APART_MS) return [];
  const sentence = `This machine's clock is ${renderDuration(apartMs)} ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's.`;
  return [findingsOf('store').wrong(sentence, 'Have all of them set by NTP: relays judge by them who may write.')];
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
  'Whether the token may deploy cannot be asked without deploying.',
  'The button "Deploy again" needs the scope Deploy; nothing else does.',
] as const;

function noteAbsence({ note, good }: Findings, signature: RelaySettings['signature']): Finding {
  if (signature !== 'off') return good('There is no token for the platform: a signed delivery is believed.');
  const fix = 'Give PLATFORM_BASE_URL and PLATFORM_TOKEN, or switch RELAY_SIGNATURE on.';
  return note('There is no token for the platform, and deliveries are not signed: nothing can turn green.', fix);
}

function findingOf({ good, wrong }: Findings, id: string, status: StatusCheck): Finding {
  switch (status.kind) {
    case 'observed':
      return good(`The status of ${id} can be read: ${status.observation.state}.`);
    case 'malformed':
      return wrong(`The status of ${id} could not be understood. ${status.error.message}`);
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
  if (app.kind !== 'done') return [found.wrong(`The App cannot be read. ${app.sentence}`, KEY_FIX[app.kind])];
  const { slug, permissions } = app.value;
  const findings = [found.good(`The key is that of the App ${slug}.`), ...comparisonOf(found, slug, permissions)];
  for (const name of new Map(applications.map(({ repository }) => [repository.toLowerCase(), repository])).values()) {
    findings.push(repositoryOf(found, name, await github.readRepository(name)));
  }
  return findings;
}

const KEY_FIX: Readonly<Record<Exclude<GithubReply<unknown>['kind'], 'done'>, string>> = {
  dead: 'Check GITHUB_APP_ID, the private key and GITHUB_API_URL.',
  later: 'Ask again later.',
  lost: 'Ask again later.',
  'not-sent': 'Check GITHUB_API_URL, and whether the network or a proxy stands in the way.',
};

function comparisonOf(
  { good, wrong, note }: Findings,
  slug: string,
  permissions: Readonly<Record<string, string>>,
): readonly Finding[] {
  const { missing, needless } = comparePermissions(permissions);
  return [
    missing.length === 0
      ? good(`${slug} has every permission that is needed.`)
      : wrong(`${slug} lacks permissions: ${missing.join(', ')}.`, ACCEPT),
    ...(needless.length === 0
      ? []
      : [note(`${slug} may more than it needs: ${needless.join(', ')}.`, 'Take it away.')]),
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
  return note(`${name} is called ${repository} now (${ids}).`, 'Write its new name in the file of applications.');
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
      const fix =
        'Check RELAY_OIDC_ISSUER, and whether the network or a proxy stands in the way: no workflow can register.';
      findings.push(wrong(`The keys of ${issuer} cannot be read.`, fix));
    } else if (keys.length === 0) {
      findings.push(wrong(`${issuer} publishes no key.`, 'Check RELAY_OIDC_ISSUER.'));
    } else {
      findings.push(good(`${issuer} publishes ${keys.length === 1 ? '1 key' : `${keys.length} keys`}.`));
    }
  }
  return findings;
}
