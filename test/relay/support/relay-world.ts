import { createHash, randomUUID } from 'node:crypto';
import type { Random } from '../../../src/kernel/random.ts';
import type { NewDelivery } from '../../../src/relay/decide/delivery.ts';
import type { Word } from '../../../src/relay/decide/evidence.ts';
import type { Rules } from '../../../src/relay/decide/rules.ts';
import type { Meter } from '../../../src/relay/monitoring/metrics.ts';
import { startReconciler } from '../../../src/relay/publish/reconciler.ts';
import type { WorkParts } from '../../../src/relay/publish/work.ts';
import { StoreError } from '../../../src/relay/store/error.ts';
import type { Store } from '../../../src/relay/store/store.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';
import { createSeededRandom } from '../../support/seeded-random.ts';
import { createGithubModel, type GithubModel } from './github-model.ts';
import { rulesOf as anyRules, applicationOf } from './history-facts.ts';
import { createMemoryOperations, createMemoryStore, type MemoryStore } from './memory-store.ts';
import { createPlatformModel, type PlatformModel } from './platform-model.ts';
import { type Life, mortal } from './relay-life.ts';

/** The faults between a relay and its store, as probabilities for each call. */
interface StoreFaultRates {
  /** Maximum latency in each direction, in milliseconds; 0: none. */
  latencyMs: number;
  /** Fails without being performed. */
  faults: number;
  /** Is performed but reported as failed. */
  lateFaults: number;
}

/** One line of a relay's log. */
export interface Line {
  readonly relay: string;
  readonly level: string;
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** One relay in the world. */
export interface Relay {
  readonly life: Life;
  readonly reconciler: ReturnType<typeof startReconciler>;
}

/** A GitHub, a platform, one store, and the relays that share it, on a clock that jumps. */
export interface RelayWorld {
  readonly clock: FakeClock;
  readonly random: Random;
  readonly memory: MemoryStore;
  /** The store itself, which never fails and is immediate. */
  readonly store: Store;
  readonly github: GithubModel;
  readonly platform: PlatformModel;
  readonly rules: Rules;
  readonly relays: Relay[];
  readonly lines: Line[];
  /** The count of each outcome, as `wrote written` or `looked failed`. */
  readonly counts: Map<string, number>;
  readonly storeFaultRates: StoreFaultRates;
  start(): Relay;
  /** Ends a relay as SIGKILL does. */
  kill(relay: Relay): void;
  /** Ends a relay as SIGTERM does. */
  stop(relay: Relay): Promise<void>;
  /** Stores a platform event about a deployment; `deployment` null: without its id. */
  report(application: string, deployment: string | null, word: Word, reportedAt?: number): Promise<void>;
  register(application: string, deployment: string | null, sha?: string): Promise<string>;
}

/** The options of a world. */
export interface WorldOptions {
  readonly seed?: number;
  readonly applications?: number;
  /** How many installations the applications' repositories are divided among; one unless given. */
  readonly installations?: number;
  readonly rules?: Partial<Rules>;
  readonly hasPlatform?: boolean;
  /** True if each application has an environment, and so GitHub Deployments. */
  readonly hasEnvironments?: boolean;
}

/** Returns a world without a running relay. */
export function createRelayWorld(options: WorldOptions = {}): RelayWorld {
  const clock = createFakeClock();
  const random = createSeededRandom(options.seed ?? 1);
  const memory = createMemoryOperations();
  const store = createMemoryStore(memory);
  const rules = rulesOf(options);
  const world: RelayWorld = {
    clock,
    random,
    memory,
    store,
    rules,
    github: createGithubModel(clock, random),
    platform: createPlatformModel(clock, random),
    relays: [],
    lines: [],
    counts: new Map(),
    storeFaultRates: { latencyMs: 0, faults: 0, lateFaults: 0 },
    start: () => startRelay(world, options.hasPlatform !== false),
    kill: ({ life }) => {
      life.finishedAt = clock.epochMs();
    },
    stop: async ({ life, reconciler }) => {
      await clock.run(reconciler.stop());
      life.finishedAt = clock.epochMs();
    },
    report: async (application, deployment, word, reportedAt) => {
      await store.append(deliveryOf(application, deployment, word, reportedAt ?? clock.epochMs(), clock.epochMs()));
    },
    register: (application, deployment, sha) => register(world, application, deployment, sha, options),
  };
  return world;
}

/** Returns the default SHA of a deployment. */
export function shaOf(deployment: string): string {
  return createHash('sha1').update(deployment).digest('hex');
}

function rulesOf({ applications = 1, hasEnvironments, rules }: WorldOptions): Rules {
  const environment = hasEnvironments === true ? 'production' : null;
  const ids = Array.from({ length: applications }, (_, index) => `app-${index + 1}`);
  const all = ids.map((id) => applicationOf(id, { repository: `acme/${id}`, environment }));
  return anyRules({ applications: all, ...rules });
}

function startRelay(world: RelayWorld, hasPlatform: boolean): Relay {
  const { clock, random, store, github, platform, rules, relays, lines, counts } = world;
  const life: Life = { name: `relay-${relays.length + 1}`, finishedAt: null };
  const count = (name: string): void => {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  };
  const meter: Meter = {
    delivered: () => {},
    wrote: (outcome) => count(`wrote ${outcome}`),
    checkedStatus: (outcome) => count(`looked ${outcome}`),
  };
  const own = platform.platform;
  const work: WorkParts = {
    store: mortal(createUnsteadyStore(store, world), life),
    github: mortal(github.appFor(life), life),
    receivesGithub: true,
    platform: hasPlatform ? (application) => mortal(own(application), life) : null,
    clock: mortal(clock, life),
    random,
    rules: () => rules,
    meter,
    log: (level, message, facts = {}) => {
      if (life.finishedAt === null) lines.push({ relay: life.name, level, message, facts });
    },
  };
  const reconciler = startReconciler(work);
  const relay = { life, reconciler };
  relays.push(relay);
  return relay;
}

/** Returns a store as one relay reaches it, with the current fault rates. */
function createUnsteadyStore(store: Store, { storeFaultRates: faultRates, clock, random }: RelayWorld): Store {
  const pass = async (): Promise<void> => {
    if (faultRates.latencyMs > 0) await clock.wait(Math.round(random() * faultRates.latencyMs));
  };
  return new Proxy(store, {
    get: (target, key) => {
      const member: unknown = Reflect.get(target, key);
      if (typeof member !== 'function' || key === 'onChange') return member;
      return async (...given: readonly unknown[]): Promise<unknown> => {
        await pass();
        if (random() < faultRates.faults) throw new StoreError('The database is out.');
        const answer: unknown = await Reflect.apply(member, target, given);
        await pass();
        if (random() < faultRates.lateFaults) throw new StoreError('The database did not answer.');
        return answer;
      };
    },
  });
}

/** Returns a delivery of the platform's; an equal one has an equal key. */
export function deliveryOf(
  application: string,
  deployment: string | null,
  word: Word,
  reportedAt: number,
  receivedAt: number,
): NewDelivery {
  const what = JSON.stringify([application, deployment, word, reportedAt]);
  const dedupeKey = createHash('sha256').update(what).digest('hex');
  const hint = { applications: [application], deployment, word, reportedAt };
  return { source: 'platform', dedupeKey, receivedAt, authority: 1, content: { kind: 'hint', hint } };
}

async function register(
  { store, clock, rules }: RelayWorld,
  application: string,
  deployment: string | null,
  sha: string | undefined,
  { installations = 1 }: WorldOptions,
): Promise<string> {
  const number = Number(application.slice('app-'.length));
  const installationId = 7 + (number % installations);
  const now = clock.epochMs();
  const registered = await store.register({
    registration: {
      application,
      deployment,
      sha: sha ?? shaOf(deployment ?? application),
      place: { repository: `acme/${application}`, repositoryId: 70 + number, installationId },
      runId: number,
      environment: null,
      url: null,
    },
    token: { jti: randomUUID(), requestHash: `${application}/${deployment}`, expiresAt: now + 300_000 },
    now,
    rules,
  });
  return registered.kind === 'registered' ? registered.id : '';
}
