import type { Clock } from '../../kernel/clock.ts';
import { createWebFetch } from '../../platform/http/web-fetch.ts';
import { readApplications } from '../../relay/config/config-file.ts';
import { type RelaySettings, readSettings } from '../../relay/config/read-settings.ts';
import { findMisspelt, VARIABLES } from '../../relay/config/variables.ts';
import type { ConfiguredApplication } from '../../relay/decide/rules.ts';
import { createKeyReader, type ReadKeys } from '../../relay/identity/issuer-keys.ts';
import { connectRelay } from '../../relay/parts.ts';
import { probeStore } from '../../relay/store/open-store.ts';
import type { ProbedStore } from '../../relay/store/schema.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { createOptionReader } from '../arguments/option-values.ts';
import { type Finding, findingsOf, type Steps, showSteps } from '../doctor/finding.ts';
import { createOutput } from '../terminal/output.ts';
import { readUrl } from './address.ts';
import {
  checkGithub,
  checkIssuers,
  checkPlatform,
  checkRelay,
  checkStore,
  type Readable,
  type StatusReader,
} from './check-connections.ts';

/** All that a check reaches by a relay's settings; nothing of it changes anything. */
export interface CheckNetwork {
  readonly github: Readable;
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
  const settings = checkSettings(world);
  yield { findings: settings.findings };
  const applications = checkApplications(world);
  yield { findings: applications.findings };
  if (settings.value !== null) yield* checkConnections(world, settings.value, applications.value ?? [], signal);
  if (url !== null) yield* checkUrl(world, url, signal);
}

interface Checked<T> {
  readonly value: T | null;
  readonly findings: readonly Finding[];
}

function checkSettings({ env, readFile }: CheckWorld): Checked<RelaySettings> {
  const { good, note, unusable } = findingsOf('settings');
  const unknown = findMisspelt(env).map(({ name, problem }) => note(`${name} ${problem}`));
  try {
    const settings = readSettings(env, readFile);
    return { value: settings, findings: [good('All variables are valid.'), ...unknown, ...noteOptions(settings)] };
  } catch (error) {
    return { value: null, findings: [...unusable(error), ...unknown] };
  }
}

/** The file is checked even if other settings are unusable. */
function checkApplications({ env, readFile }: CheckWorld): Checked<readonly ConfiguredApplication[]> {
  const { good, note, unusable } = findingsOf('applications');
  const path = env['RELAY_CONFIG']?.trim() || VARIABLES.RELAY_CONFIG;
  try {
    const applications = readApplications(path, readFile);
    const count = applications.length === 1 ? '1 application' : `${applications.length} applications`;
    if (applications.length > 0) return { value: applications, findings: [good(`${path} lists ${count}.`)] };
    const sentence = `${path} lists no applications, so the relay ignores every event.`;
    return { value: applications, findings: [note(sentence, 'Add one: { "id": "…", "repository": "owner/name" }.')] };
  } catch (error) {
    return { value: null, findings: unusable(error) };
  }
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

function noteOptions({ github, adminToken }: RelaySettings): readonly Finding[] {
  const { good, note } = findingsOf('settings');
  const findings: Finding[] = [];
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
  { clock, reach }: CheckWorld,
  settings: RelaySettings,
  applications: readonly ConfiguredApplication[],
  signal: AbortSignal,
): Steps {
  yield { findings: checkBranches(settings, applications) };
  const network = attempt(() => reach(settings));
  if ('findings' in network) return yield { findings: network.findings };
  const { github, platform, readKeys, probeStore, close } = network.value;
  // What is under way ends with its connection.
  signal.addEventListener('abort', close, { once: true });
  try {
    yield { findings: await checkStore(probeStore) };
    yield { findings: await checkPlatform(settings, applications, { statusReader: platform, clock, signal }) };
    yield { findings: await checkGithub(github, applications) };
    yield { findings: await checkIssuers(settings.oidc.issuers, readKeys) };
  } finally {
    signal.removeEventListener('abort', close);
    await close();
  }
}

async function* checkUrl({ fetchAt }: CheckWorld, url: string, signal: AbortSignal): Steps {
  const send = attempt(() => fetchAt(url));
  if ('findings' in send) return yield { findings: send.findings };
  try {
    yield { findings: await checkRelay(url, send.value, signal) };
  } finally {
    await send.value.close();
  }
}

function attempt<T>(work: () => T): { readonly value: T } | { readonly findings: readonly Finding[] } {
  try {
    return { value: work() };
  } catch (error) {
    return { findings: findingsOf('settings').unusable(error) };
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
      return { ...network, readKeys, probeStore: () => probeStore(settings.store, clock), close: disconnect };
    },
    fetchAt: (origin) => createWebFetch({ origin, env, clock }),
  };
}
