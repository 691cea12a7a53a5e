import type { Clock } from '../kernel/clock.ts';
import type { Random } from '../kernel/random.ts';
import type { ConfiguredApplication, Rules } from './decide/rules.ts';
import { type App, createApp } from './http/app.ts';
import { createAuthenticate } from './http/bearer.ts';
import { createDeployments, type Deployments } from './http/deployment-routes.ts';
import { createHealth, type Health } from './http/health.ts';
import type { Intakes } from './http/hook-route.ts';
import type { Reconcile } from './http/reconcile-route.ts';
import { createRegister } from './http/register-route.ts';
import { createReplay } from './http/replay-route.ts';
import { createWaiters, type Waiters } from './http/waiters.ts';
import { createIssuerKeys } from './identity/issuer-keys.ts';
import { createKeyReader } from './identity/read-keys.ts';
import { createTokenVerifier } from './identity/verify-token.ts';
import { createGithubIntake, createPlatformIntake } from './intake/intake.ts';
import { createBodyReader, type ReadRequestBody } from './intake/request-bodies.ts';
import { watchGithub } from './monitoring/github-watch.ts';
import { startPressure } from './monitoring/pressure.ts';
import type { Dependencies } from './monitoring/problems.ts';
import { createMeter } from './monitoring/relay-metrics.ts';
import { watchStore } from './monitoring/store-watch.ts';
import { createPage, type Page } from './page/operator-page.ts';
import { type ReconcilerParts, startReconciler } from './publish/reconciler.ts';
import type { GithubApp, Meter, Platform, RelayLog } from './relay-interfaces.ts';
import type { RelaySettings } from './relay-settings.ts';
import type { Store } from './store/store.ts';

/** What a relay is made of. */
export interface RelayParts {
  readonly settings: RelaySettings;
  /** As the file of applications says at the moment. */
  readonly applications: () => readonly ConfiguredApplication[];
  readonly store: Store;
  readonly github: GithubApp;
  /** Null where the relay has no token for the platform. */
  readonly platform: Platform | null;
  /** With which the keys of token issuers are read. */
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: RelayLog;
  /** This relay's name among all those that share the store; no other one's, and no former one's. */
  readonly owner: string;
}

/** What answers requests. */
export interface ServedRelay {
  readonly app: App;
  readonly waiters: Waiters;
  readonly health: Health;
}

/** A relay at work: what answers requests, and the reconciler beside it. */
export interface Relay extends ServedRelay {
  /** Ends the page's streams and the reconciler, and closes the store; what answers requests has to be stopped before. */
  stop(): Promise<void>;
}

/** A relay's answering part, and what a reconciler is made of that goes with it. */
export interface AssembledRelay {
  readonly served: ServedRelay;
  readonly reconciling: ReconcilerParts;
  /** Ends the page's streams and those who wait. */
  release(): void;
}

/** Starts a relay; it listens nowhere. */
export function startRelay(parts: RelayParts): Relay {
  const { store, clock, log } = parts;
  const pressure = startPressure(store, clock, log);
  const { served, reconciling, release } = assembleRelay(parts, pressure.isFull, null);
  const reconciler = startReconciler(reconciling);
  return {
    ...served,
    stop: async () => {
      release();
      await Promise.all([reconciler.stop(), pressure.stop()]);
      await store.close();
    },
  };
}

/** Returns a relay's parts, joined; nothing of it works by itself. `reconcile` is offered as a route if it is not null. */
export function assembleRelay(parts: RelayParts, isFull: () => boolean, reconcile: Reconcile | null): AssembledRelay {
  const { settings, store, platform, clock, random, log, owner } = parts;
  const rules = (): Rules => rulesOf(settings, parts.applications());
  const { github, readGithub } = watchGithub(parts.github, clock, log);
  const { append, findStoreProblem } = watchStore(store, clock);
  const dependencies = { readGithub, findStoreProblem };
  const waiters = createWaiters({ store, clock, log });
  const meter = createMeter({
    measure: () => store.measure(),
    streamsOpen: () => waiters.count(),
    callsLeft: () => github.callsLeft(),
    ...dependencies,
    clock,
  });
  const receivesGithub = settings.github.webhookSecret !== null;
  const stopping = new AbortController();
  const answering = createAnswering({ ...parts, github }, { rules, meter, waiters, isFull, append, dependencies });
  const readBody = createBodyReader(clock);
  const page = pageOf(parts, rules, dependencies, readBody, stopping.signal);
  const replay = createReplay({ store, adminToken: settings.adminToken, clock });
  const renderMetrics = (): Promise<string> => meter.render();
  const app = createApp({ ...answering, readBody, replay, reconcile, waiters, renderMetrics, page, log });
  return {
    served: { app, waiters, health: answering.health },
    reconciling: { store, github, platform, clock, random, rules, meter, log, owner, receivesGithub },
    release: () => {
      stopping.abort();
      waiters.close();
    },
  };
}

interface Shared {
  readonly rules: () => Rules;
  readonly meter: Meter;
  readonly waiters: Waiters;
  readonly isFull: () => boolean;
  /** The store's, watched. */
  readonly append: Store['append'];
  readonly dependencies: Dependencies;
}

function createAnswering(
  { settings, store, github, fetch, clock, log }: RelayParts,
  { rules, meter, waiters, isFull, append, dependencies }: Shared,
): { intakes: Intakes; register: ReturnType<typeof createRegister>; deployments: Deployments; health: Health } {
  const { issuers, audience } = settings.oidc;
  const keys = createIssuerKeys(createKeyReader(fetch, clock), clock);
  const authenticate = createAuthenticate(createTokenVerifier({ issuers, audience, keys, clock }), log, clock);
  const taking = { store: { append }, clock, meter, log, isFull };
  return {
    intakes: {
      platform: createPlatformIntake({ ...taking, settings }),
      github: createGithubIntake({ ...taking, secret: settings.github.webhookSecret }),
    },
    register: createRegister({ authenticate, store, github, rules, clock, log }),
    deployments: createDeployments({ authenticate, store, waiters, clock }),
    health: createHealth(dependencies),
  };
}

function pageOf(
  { settings, store, clock, log }: RelayParts,
  rules: () => Rules,
  dependencies: Dependencies,
  readBody: ReadRequestBody,
  signal: AbortSignal,
): Page | null {
  const { adminToken } = settings;
  if (adminToken === null) return null;
  return createPage({ store, rules, dependencies, adminToken, readBody, clock, log, signal });
}

/** Returns what the operator decided, for the applications as they are configured at the moment. */
function rulesOf(settings: RelaySettings, applications: readonly ConfiguredApplication[]): Rules {
  const isSigned = settings.signature !== 'off';
  return {
    applications,
    unplaced: settings.unplaced,
    confirmedBy: settings.platform === null && isSigned ? 1 : 2,
    canDeploy: settings.platform !== null,
    deadlineMs: settings.deadlineMs,
    pageUrl: settings.adminToken === null || settings.publicUrl === null ? null : new URL('/', settings.publicUrl).href,
  };
}
