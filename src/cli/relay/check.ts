import type { Clock } from '../../kernel/clock.ts';
import { createWebFetch } from '../../platform/http/web-fetch.ts';
import type { RelaySettings } from '../../relay/config/read-settings.ts';
import type { ConfiguredApplication } from '../../relay/decide/rules.ts';
import { createKeyReader, type ReadKeys } from '../../relay/identity/issuer-keys.ts';
import { connectRelay } from '../../relay/parts.ts';
import { probeStore } from '../../relay/store/open-store.ts';
import type { ProbedStore } from '../../relay/store/schema.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { createOptionReader } from '../arguments/option-values.ts';
import { type Finding, findingsOf, interruptedCheck, showFindings, showSummary } from '../doctor/finding.ts';
import { createOutput } from '../terminal/output.ts';
import { readUrl } from './address.ts';
import { checkAddress } from './check-address.ts';
import {
  checkGithub,
  checkIssuers,
  checkPlatform,
  checkStore,
  type Readable,
  type StatusReader,
} from './check-connections.ts';
import { checkApplications, checkBranches, checkSettings } from './check-settings.ts';

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
  const all: Finding[] = [];
  for await (const findings of runChecks(world, url, terminal.ending)) {
    if (terminal.ending.aborted) break;
    all.push(...findings);
    showFindings(output, findings);
  }
  if (terminal.ending.aborted) throw interruptedCheck();
  return showSummary(output, all) ? 0 : 1;
}

type Checks = AsyncGenerator<readonly Finding[], void>;

async function* runChecks(world: CheckWorld, url: string | null, signal: AbortSignal): Checks {
  const settings = checkSettings(world.env, world.readFile);
  yield settings.findings;
  const applications = checkApplications(world.env, world.readFile);
  yield applications.findings;
  if (settings.value !== null) yield* checkConnections(world, settings.value, applications.value ?? [], signal);
  if (url !== null) yield* checkUrl(world, url, signal);
}

async function* checkConnections(
  { clock, reach }: CheckWorld,
  settings: RelaySettings,
  applications: readonly ConfiguredApplication[],
  signal: AbortSignal,
): Checks {
  yield checkBranches(settings, applications);
  const network = attempt(() => reach(settings));
  if ('findings' in network) return yield network.findings;
  const { github, platform, readKeys, probeStore, close } = network.value;
  // What is under way ends with its connection.
  signal.addEventListener('abort', close, { once: true });
  try {
    yield await checkStore(probeStore);
    yield await checkPlatform(settings, applications, { statusReader: platform, clock, signal });
    yield await checkGithub(github, applications);
    yield await checkIssuers(settings.oidc.issuers, readKeys);
  } finally {
    signal.removeEventListener('abort', close);
    await close();
  }
}

async function* checkUrl({ fetchAt }: CheckWorld, url: string, signal: AbortSignal): Checks {
  const send = attempt(() => fetchAt(url));
  if ('findings' in send) return yield send.findings;
  try {
    yield await checkAddress(url, send.value, signal);
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
