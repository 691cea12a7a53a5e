import type { Clock } from '../../kernel/clock.ts';
import type { ConfiguredApplication } from '../../relay/decide/rules.ts';
import type { ReadKeys } from '../../relay/identity/issuer-keys.ts';
import type { RelaySettings } from '../../relay/relay-settings.ts';
import type { ProbedStore } from '../../relay/store/store-schema.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { createOptionReader } from '../arguments/option-values.ts';
import { endedEarly, type Finding, findingsOf, showFindings, showSummary } from '../doctor/doctor-finding.ts';
import { createOutput } from '../terminal/output.ts';
import { checkGithub, type Readable } from './check-github.ts';
import { checkIssuers } from './check-issuers.ts';
import { checkPlatform, type Lookable } from './check-platform.ts';
import { checkAddress } from './check-relay-address.ts';
import { checkApplications, checkBranches, checkSettings } from './check-relay-settings.ts';
import { checkStore } from './check-store.ts';
import { readUrl } from './relay-address.ts';

/** All that a check reaches by a relay's settings; nothing of it changes anything. */
export interface Reachers {
  readonly github: Readable;
  /** Null where the relay has no token for the platform. */
  readonly platform: Lookable | null;
  readonly readKeys: ReadKeys;
  /** Rejects with StoreError where the store cannot be used. */
  readonly probeStore: () => Promise<ProbedStore>;
  close(): Promise<void>;
}

/** What `touchdown relay check` is given. */
export interface CheckWorld {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Throws where it cannot read. */
  readonly readFile: (path: string) => string;
  readonly clock: Clock;
  /** Connects to nothing yet. Throws InputError for a proxy that cannot be used. */
  readonly reach: (settings: RelaySettings) => Reachers;
  /** Returns a fetch for one origin. Throws as `reach` does. */
  readonly fetchAt: (origin: string) => typeof fetch & { close(): Promise<void> };
}

/**
 * Looks at everything that a relay rests on, prints a finding a line, and answers 0 where nothing is wrong, else 1. Changes nothing
 * anywhere. Rejects with InputError where an option cannot be used, with CancelledError where somebody interrupts it.
 */
export async function check(values: OptionValues, terminal: Terminal, world: CheckWorld): Promise<number> {
  const reader = createOptionReader(values);
  const url = readUrl(reader);
  const output = createOutput('relay check', reader.flag('json'), terminal);
  reader.finish();
  const all: Finding[] = [];
  for await (const findings of look(world, url, terminal.ending)) {
    if (terminal.ending.aborted) break;
    all.push(...findings);
    showFindings(output, findings);
  }
  if (terminal.ending.aborted) throw endedEarly();
  return showSummary(output, all) ? 0 : 1;
}

type Looks = AsyncGenerator<readonly Finding[], void>;

async function* look(world: CheckWorld, url: string | null, signal: AbortSignal): Looks {
  const settings = checkSettings(world.env, world.readFile);
  yield settings.findings;
  const applications = checkApplications(world.env, world.readFile);
  yield applications.findings;
  if (settings.value !== null) yield* lookOutside(world, settings.value, applications.value ?? [], signal);
  if (url !== null) yield* lookAt(world, url, signal);
}

async function* lookOutside(
  { clock, reach }: CheckWorld,
  settings: RelaySettings,
  applications: readonly ConfiguredApplication[],
  signal: AbortSignal,
): Looks {
  yield checkBranches(settings, applications);
  const reachers = attempt(() => reach(settings));
  if ('findings' in reachers) return yield reachers.findings;
  const { github, platform, readKeys, probeStore, close } = reachers.value;
  // What is under way ends with its connection.
  signal.addEventListener('abort', close, { once: true });
  try {
    yield await checkStore(probeStore);
    yield await checkPlatform(settings, applications, { lookable: platform, clock, signal });
    yield await checkGithub(github, applications);
    yield await checkIssuers(settings.oidc.issuers, readKeys);
  } finally {
    signal.removeEventListener('abort', close);
    await close();
  }
}

async function* lookAt({ fetchAt }: CheckWorld, url: string, signal: AbortSignal): Looks {
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
