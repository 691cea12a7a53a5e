import type { CommitReading, DeployTarget, StatusCheck } from '../../deploy/deploy-target.ts';
import type { Clock } from '../../kernel/clock.ts';
import { NetworkError, TouchdownError } from '../../kernel/errors.ts';
import { elementsOf, fieldOf, parseJson } from '../../kernel/hostile-json.ts';
import { renderDuration } from '../../kernel/units.ts';
import { createWebFetch } from '../../platform/http/web-fetch.ts';
import { readApplications } from '../../relay/config/config-file.ts';
import { type RelaySettings, readSettings } from '../../relay/config/read-settings.ts';
import { findMisspelt, VARIABLES } from '../../relay/config/variables.ts';
import type { ConfiguredApplication } from '../../relay/decide/rules.ts';
import { APP_PERMISSIONS, OPTIONAL_PERMISSIONS } from '../../relay/github-app/installation-tokens.ts';
import { createKeyReader, type ReadKeys } from '../../relay/identity/issuer-keys.ts';
import type { AppResult, GithubApp } from '../../relay/interfaces.ts';
import { describeClock } from '../../relay/monitoring/problems.ts';
import { connectRelay } from '../../relay/parts.ts';
import { StoreError } from '../../relay/store/error.ts';
import { probeStore } from '../../relay/store/open-store.ts';
import type { ProbedStore, StoreState } from '../../relay/store/schema.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { createOptionReader } from '../arguments/option-values.ts';
import { type Finding, type Findings, findingsOf, type Steps, showSteps } from '../doctor/finding.ts';
import { createOutput } from '../terminal/output.ts';
import { readUrl } from './address.ts';
import { type AppHook, createHookReader, describeHook, renderMinute } from './app-hook.ts';

/** All that a check reaches by a relay's settings; nothing of it changes anything. */
export interface CheckNetwork {
  readonly github: Readable;
  readonly readHook: () => Promise<AppResult<AppHook>>;
  readonly platform: StatusReader | null;
  readonly readKeys: ReadKeys;
  /** Rejects with StoreError if the store cannot be used. */
  readonly probeStore: () => Promise<ProbedStore>;
  close(): Promise<void>;
}

/** What `touchdown relay check` is given. */
export interface CheckWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly readFile: (path: string) => string;
  readonly clock: Clock;
  /** Connects to nothing yet. Throws InputError for a proxy that cannot be used. */
  readonly reach: (settings: RelaySettings) => CheckNetwork;
  /** Returns a fetch for one origin. Throws as `reach` does. */
  readonly fetchAt: (origin: string) => typeof fetch & { close(): Promise<void> };
}

/** Checks everything a relay depends on without changing anything; returns 0 if nothing is wrong, else 1. Rejects for unusable options. */
export async function check(values: OptionValues, terminal: Terminal, world: CheckWorld): Promise<number> {
  const reader = createOptionReader(values);
  const url = readUrl(reader);
  const output = createOutput('relay check', reader.flag('json'), terminal);
  reader.finish();
  const exits = await showSteps(runChecks(world, url, terminal.ending), output, terminal);
  return exits.length === 0 ? EXIT.done : EXIT.bad;
}

async function* runChecks(world: CheckWorld, url: string | null, signal: AbortSignal): Steps {
  const { env, readFile, reach, fetchAt } = world;
  const settings = attempt('settings', () => readSettings(env, readFile), describeSettings);
  const unknown = findMisspelt(env).map(({ name, problem }) => findingsOf('settings').note(`${name} ${problem}`));
  yield { findings: [...settings.findings, ...unknown] };
  // The file is checked even if other settings are unusable.
  const path = env['RELAY_CONFIG']?.trim() || VARIABLES.RELAY_CONFIG;
  const applications = attempt('applications', () => readApplications(path, readFile), describeFile(path));
  yield applications;
  const { value } = settings;
  if (value !== null) {
    yield { findings: checkBranches(value, applications.value ?? []) };
    const network = attempt('settings', () => reach(value));
    yield network;
    if (network.value !== null) {
      const { publicUrl } = value;
      // A local address says nothing about the one that GitHub uses.
      const relayUrl = publicUrl ?? (url?.startsWith('https:') ? url : null);
      yield* checkConnections(
        network.value,
        { ...value, publicUrl: relayUrl },
        applications.value ?? [],
        world,
        signal,
      );
    }
  }
  if (url === null) return;
  const send = attempt('settings', () => fetchAt(url));
  yield send;
  if (send.value === null) return;
  try {
    yield { findings: await checkRelay(url, send.value, signal) };
  } finally {
    await send.value.close();
  }
}

/** Returns the result of `work` and what is found about it; null and its unusable inputs if it throws an InputError. */
function attempt<T>(subject: string, work: () => T, check: (value: T) => readonly Finding[] = () => []) {
  try {
    const value = work();
    return { value, findings: check(value) };
  } catch (error) {
    return { value: null, findings: findingsOf(subject).unusable(error) };
  }
}

function describeFile(path: string): (applications: readonly ConfiguredApplication[]) => readonly Finding[] {
  const { good, note } = findingsOf('applications');
  return ({ length }) => {
    if (length > 0) return [good(`${path} lists ${length === 1 ? '1 application' : `${length} applications`}.`)];
    const sentence = `${path} lists no applications, so the relay ignores every event.`;
    return [note(sentence, 'Add one: { "id": "…", "repository": "owner/name" }.')];
  };
}

/** Events without a registration go to branch heads, if the relay is set to do that. */
function checkBranches(settings: RelaySettings, applications: readonly ConfiguredApplication[]): readonly Finding[] {
  if (settings.unplaced === 'keep') return [];
  const { note } = findingsOf('applications');
  return applications
    .filter(({ branch }) => branch === null)
    .map(({ id }) =>
      note(`${id} has no branch, so RELAY_UNPLACED=branch-head does nothing for it.`, 'Set its branch.'),
    );
}

function describeSettings({ github, adminToken }: RelaySettings): readonly Finding[] {
  const { good, note } = findingsOf('settings');
  const findings = [good('All variables are valid.')];
  if (github.webhookSecret === null) {
    const fix = "Set GITHUB_WEBHOOK_SECRET, and the same secret in the App's settings.";
    findings.push(note("The relay does not accept GitHub's events: no queued checks, no buttons.", fix));
  } else {
    findings.push(good('GITHUB_WEBHOOK_SECRET is set.'));
  }
  if (adminToken === null) {
    findings.push(note('The page and replays are disabled.', 'Set RELAY_ADMIN_TOKEN to enable them.'));
  }
  return findings;
}

async function* checkConnections(
  { github, readHook, platform, readKeys, probeStore, close }: CheckNetwork,
  settings: RelaySettings,
  applications: readonly ConfiguredApplication[],
  { clock }: CheckWorld,
  signal: AbortSignal,
): Steps {
  // What is under way ends with its connection.
  signal.addEventListener('abort', close, { once: true });
  try {
    yield { findings: await checkStore(probeStore) };
    yield { findings: await checkPlatform(settings, applications, { statusReader: platform, clock, signal }) };
    yield { findings: await checkGithub({ ...github, readHook }, applications, settings) };
    yield { findings: await checkIssuers(settings.oidc.issuers, readKeys) };
  } finally {
    signal.removeEventListener('abort', close);
    await close();
  }
}

/** Returns what a check reaches the world with. */
export function createCheckWorld({ env, clock, readFile }: Pick<CheckWorld, 'env' | 'clock' | 'readFile'>): CheckWorld {
  return {
    env,
    clock,
    readFile,
    reach: (settings) => {
      const { fetch, disconnect, ...network } = connectRelay(settings, env, clock);
      const readKeys = createKeyReader(fetch, clock);
      const githubFetch = createWebFetch({ origin: settings.github.apiUrl, env, clock });
      const readHook = createHookReader({ ...settings.github, fetch: githubFetch, clock });
      const close = async () => void (await Promise.all([disconnect(), githubFetch.close()]));
      return { ...network, readHook, readKeys, probeStore: () => probeStore(settings.store, clock), close };
    },
    fetchAt: (origin) => createWebFetch({ origin, env, clock }),
  };
}

const SENTENCES: Readonly<Record<Exclude<StoreState, 'held'>, string>> = {
  current: 'The store can be opened and written to.',
  empty: 'The store is empty. The relay sets it up when it starts.',
};

/** Several relays judge each other's leases by their clocks: farther apart than this one could write while another still does. */
const MAX_APART_MS = 1_000;

async function checkStore(probe: () => Promise<ProbedStore>): Promise<readonly Finding[]> {
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

type StatusReader = (appId: string) => Pick<DeployTarget, 'checkStatus' | 'readDeployedCommit'>;

const MAX_MS = 30_000;

/** Checks each application's status once, until one result holds for all: the token is refused, or the platform is unreachable. */
async function checkPlatform(
  { platform, signature }: RelaySettings,
  applications: readonly ConfiguredApplication[],
  {
    statusReader,
    clock,
    signal,
  }: { readonly statusReader: StatusReader | null; readonly clock: Clock; readonly signal: AbortSignal },
): Promise<readonly Finding[]> {
  const { good, wrong, note } = findingsOf('platform');
  if (platform === null || statusReader === null) {
    if (signature !== 'off') return [good('PLATFORM_TOKEN is not set, so signed deliveries decide outcomes.')];
    const fix = 'Set PLATFORM_BASE_URL and PLATFORM_TOKEN, or RELAY_SIGNATURE=standard-webhooks.';
    return [note('PLATFORM_TOKEN is not set and deliveries are not signed, so no check can pass.', fix)];
  }
  const findings: Finding[] = [];
  for (const { id } of applications) {
    const limits = { signal, deadlineAt: clock.monotonicMs() + MAX_MS };
    const status = await statusReader(id).checkStatus('baseline', limits);
    if (status.kind === 'observed') {
      findings.push(good(`The status of ${id} can be read: ${status.observation.state}.`));
      findings.push(commitOf(id, await statusReader(id).readDeployedCommit(limits)));
    } else findings.push(wrong(`The status of ${id} cannot be read. ${status.error.message}`));
    if (isTrueOfAll(status) || signal.aborted) return findings;
  }
  const unknown = 'Cannot check whether the token may deploy without deploying.';
  return [...findings, note(unknown, 'Only the button "Deploy again" needs the scope Deploy.')];
}

const REGISTER =
  'Set relay-url in the workflow that deploys it, or RELAY_UNPLACED=branch-head and a branch, which is a guess.';

/** Returns whether the relay can match successes that no workflow registers with their commit. */
function commitOf(id: string, { isNamed, error }: CommitReading): Finding {
  const { good, note } = findingsOf('platform');
  if (isNamed === true)
    return good(`The platform says which commit of ${id} runs, so the relay can match its successes.`);
  const why = error === null ? '' : ` ${error.message}`;
  if (isNamed === null) return note(`Could not read which commit of ${id} runs.${why}`, 'Check again later.');
  const field = error === null ? ': GET /application/{id} has no git_repository.deployed_commit_id' : '';
  const sentence = `The platform does not say which commit of ${id} runs${field}, so only deployments that a workflow registers are matched.`;
  return note(`${sentence}${why}`, REGISTER);
}

function isTrueOfAll(status: StatusCheck): boolean {
  if (status.kind === 'refused') return status.refusal === 'unauthorized';
  return status.kind === 'throttled' || (status.kind === 'failed' && status.error instanceof NetworkError);
}

type Readable = Pick<GithubApp, 'readApp' | 'readRepository' | 'clockAheadMs'>;

const ACCEPT = "Set them in the App's settings under Permissions, then accept them in each installation.";

/** Reads the App, its webhook and each configured repository; only the App if it cannot be read. */
async function checkGithub(
  github: Readable & Pick<CheckNetwork, 'readHook'>,
  applications: readonly ConfiguredApplication[],
  { publicUrl, github: { webhookSecret } }: RelaySettings,
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
    ...comparisonOf(found, slug, permissions, applications),
  ];
  const repositories = new Map(applications.map(({ repository }) => [repository.toLowerCase(), repository]));
  for (const name of repositories.values()) {
    findings.push(repositoryOf(found, name, await github.readRepository(name)));
  }
  if (webhookSecret === null) return findings;
  const hook = await github.readHook();
  if (hook.kind === 'done') return [...findings, ...describeHook(hook.value, publicUrl)];
  return [...findings, found.note(`Cannot read the App's webhook. ${hook.sentence}`, 'Try again later.')];
}

const KEY_FIX: Readonly<Record<Exclude<AppResult<unknown>['kind'], 'done'>, string>> = {
  dead: 'Check GITHUB_APP_ID, the private key and GITHUB_API_URL.',
  later: 'Try again later.',
  lost: 'Try again later.',
  'not-sent': 'Check GITHUB_API_URL, the network and the proxy.',
};

const LEVELS: readonly string[] = ['read', 'write', 'admin'];

function comparisonOf(
  { good, wrong, note }: Findings,
  slug: string,
  given: Readonly<Record<string, string>>,
  applications: readonly ConfiguredApplication[],
): readonly Finding[] {
  const rankOf = (level: string | undefined): number => LEVELS.indexOf(level ?? '');
  const render = (permissions: readonly (readonly [string, string])[]) =>
    permissions.map(([name, level]) => `${name} (${level})`).join(', ');
  const missingOf = (needed: Readonly<Record<string, string>>) =>
    Object.entries(needed).filter(([name, level]) => rankOf(given[name]) < rankOf(level));
  const missing = missingOf(APP_PERMISSIONS);
  const optional = applications.some(({ environment }) => environment !== null) ? missingOf(OPTIONAL_PERMISSIONS) : [];
  const useful: Readonly<Record<string, string>> = { ...APP_PERMISSIONS, ...OPTIONAL_PERMISSIONS };
  const needless = Object.entries(given).filter(([name, level]) => rankOf(level) > rankOf(useful[name]));
  const findings: Finding[] = [];
  if (missing.length === 0) findings.push(good(`${slug} has all required permissions.`));
  else findings.push(wrong(`${slug} is missing permissions: ${render(missing)}.`, ACCEPT));
  if (optional.length > 0) {
    const sentence = `${slug} is missing an optional permission: ${render(optional)}. Applications with an environment get a check run, but no GitHub Deployment.`;
    findings.push(note(sentence, ACCEPT));
  }
  if (needless.length > 0) {
    findings.push(note(`${slug} has permissions that it does not need: ${render(needless)}.`, 'Remove them.'));
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

/** Reads the keys of each issuer whose tokens may register deployments. */
async function checkIssuers(issuers: readonly string[], readKeys: ReadKeys): Promise<readonly Finding[]> {
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

/** Null and why if no response came. */
interface Asked {
  readonly status: number | null;
  readonly body: unknown;
  readonly reason: string;
}

/** Asks the relay at `url` whether it is alive, can store, is accepted by GitHub, and receives webhooks. */
async function checkRelay(url: string, send: typeof fetch, signal: AbortSignal): Promise<readonly Finding[]> {
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
  const findings = [found.good(`A relay is running at ${url}.`), readyOf(found, ready), ...githubOf(found, ready)];
  for (const name of ['platform', 'github']) {
    // A hook responds to any other method than POST with 405, before it looks at a secret.
    const { status } = await ask(send, `${url}/hooks/${name}`, signal);
    if (status === 405) continue;
    const sentence = `${url}/hooks/${name} does not reach the relay${status === null ? '' : ` (${status})`}.`;
    findings.push(found.wrong(sentence, 'Configure the proxy in front of it to pass /hooks/ through.'));
  }
  return findings;
}

function readyOf({ good, wrong }: Findings, { status, body }: Asked): Finding {
  if (status === 200) return good('It is ready: it can store deliveries.');
  const reasons = elementsOf(fieldOf(body, 'reasons')).filter((reason) => typeof reason === 'string');
  return wrong(
    `It is not ready${reasons.length === 0 ? '' : `: ${reasons.join(', ')}`}.`,
    'See its log for the reason.',
  );
}

/** Says nothing if the response does not have the form of a relay's. */
function githubOf({ good, wrong, note }: Findings, { body }: Asked): readonly Finding[] {
  const github = fieldOf(body, 'github');
  const at = Date.parse(String(fieldOf(github, 'since')));
  const since = Number.isNaN(at) ? '' : ` since ${renderMinute(at)}`;
  const findings: Readonly<Record<string, Finding>> = {
    ok: good('GitHub accepts its App.'),
    unknown: note(
      'It has not called GitHub yet, so it does not know whether GitHub accepts its App.',
      'Check again in a minute.',
    ),
    refused: wrong(
      `GitHub has refused its App${since}, so it cannot write check runs.`,
      'Check its GITHUB_APP_ID and private key. See its page or log for the reason.',
    ),
    clock: wrong(
      `By GitHub's time, its machine's clock has been wrong${since}, so registrations get 401.`,
      'Synchronize that clock with NTP. See its page or log for the difference.',
    ),
    unreachable: wrong(`It has not been able to reach GitHub${since}.`, 'See its page or log for the reason.'),
    slow: note(`GitHub has responded slowly${since}, so check runs are late.`),
  };
  return Object.entries(findings).flatMap(([state, finding]) => (fieldOf(github, 'state') === state ? [finding] : []));
}

async function ask(send: typeof fetch, address: string, signal: AbortSignal): Promise<Asked> {
  try {
    const response = await send(address, { signal });
    const text = await response.text();
    return { status: response.status, body: parseJson(text), reason: '' };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { cause } = error;
    const reason = cause instanceof TouchdownError ? ` (${cause.message.replace(/\.$/, '')})` : '';
    return { status: null, body: null, reason };
  }
}
