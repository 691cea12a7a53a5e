import { createSystemClock } from '../kernel/clock.ts';
import { withinLimit } from '../kernel/time-limit.ts';
import type { ProxyEnvironment } from '../platform/http/proxy.ts';
import { createBodyReader } from '../web/request-bodies.ts';
import type { RelaySettings } from './config/read-settings.ts';
import type { ConfiguredApplication, Rules } from './decide/rules.ts';
import { createApp } from './http/app.ts';
import { createAuthenticate } from './http/bearer.ts';
import { createDeployments } from './http/deployment-routes.ts';
import { createHealth } from './http/health.ts';
import { requireFreePort, startServer } from './http/node-server.ts';
import { createRegister } from './http/register-route.ts';
import { createReplay } from './http/replay-route.ts';
import { Waiters } from './http/waiters.ts';
import { createKeyFinder, createKeyReader } from './identity/issuer-keys.ts';
import { createTokenVerifier } from './identity/verify-token.ts';
import { createGithubIntake, createPlatformIntake } from './intake/intake.ts';
import { watchGithub } from './monitoring/github-watch.ts';
import { createJsonLog } from './monitoring/json-log.ts';
import { createMeter } from './monitoring/metrics.ts';
import { createPressure, watchStore } from './monitoring/store-watch.ts';
import { createPage } from './page/page.ts';
import { joinRelayParts } from './parts.ts';
import { startReconciler } from './publish/reconciler.ts';
import { openStore } from './store/open-store.ts';
import type { Store } from './store/store.ts';

/** With the default of RELAY_DRAIN, these two stay below the 10 s after which `docker stop` kills. */
const REQUESTS_MS = 2_000;
const WORK_MS = 2_500;
const STALLED_MS = 60_000;

/** Starts a relay. Rejects with InputError for bad settings, and with StoreError if the store cannot be opened. */
export async function serveRelay(env: ProxyEnvironment, write: (line: string) => void) {
  const clock = createSystemClock();
  const log = createJsonLog(write, clock);
  const parts = joinRelayParts(env, clock, log);
  const { port, host, store, drainMs } = parts.settings;
  // Checks the port first, since opening the store may create a file.
  await requireFreePort(port, host);
  const opened = await openStore(store, clock);
  const { served, reconciling } = assembleRelay(parts, opened);
  const reconciler = startReconciler(reconciling);
  const stopWork = async (): Promise<void> => {
    served.waiters.close();
    await reconciler.stop();
    await opened.close();
  };
  const limits = { graceMs: REQUESTS_MS, stalledMs: STALLED_MS };
  const server = await startServer({ ...served, ...limits, clock, port, host }).catch(async (error) => {
    await stopWork();
    await parts.disconnect();
    throw error;
  });
  log('info', 'The relay is listening.', { url: server.url, applications: parts.applications().length });
  return {
    url: server.url,
    reload: parts.reload,
    /** Stops readiness, then requests, then background work: `RELAY_DRAIN` and 4.5 s at most, even if something hangs. Never rejects. */
    close: async (): Promise<void> => {
      served.health.stop();
      server.drain();
      log('info', 'The relay is stopping.', { drainMs });
      await clock.wait(drainMs);
      await server.close();
      await withinLimit(clock, WORK_MS, () => stopWork().catch(() => {}));
      await parts.disconnect();
      log('info', 'The relay has stopped.');
    },
  };
}

function assembleRelay(parts: ReturnType<typeof joinRelayParts>, store: Store) {
  const { settings, platform, clock, random, log } = parts;
  const { adminToken, oidc } = settings;
  const rules = (): Rules => rulesOf(settings, parts.applications());
  const { github, readGithub } = watchGithub(parts.github, clock, log);
  const { append, findStoreProblem } = watchStore(store, clock);
  const dependencies = { readGithub, findStoreProblem };
  const waiters = new Waiters({ store, clock, log });
  const meter = createMeter({
    measure: () => store.measure(),
    streamsOpen: () => waiters.count(),
    callsLeft: () => github.callsLeft(),
    ...dependencies,
    clock,
  });
  const findKey = createKeyFinder(createKeyReader(parts.fetch, clock), clock);
  const authenticate = createAuthenticate(createTokenVerifier({ ...oidc, findKey, clock }), log, clock);
  const readBody = createBodyReader(clock);
  const intake = { store: { append }, readBody, clock, meter, log, isFull: createPressure(store, clock, log) };
  const health = createHealth(dependencies);
  const secret = settings.github.webhookSecret;
  const app = createApp({
    intakes: { platform: createPlatformIntake(intake, settings), github: createGithubIntake(intake, secret) },
    register: createRegister({ authenticate, readBody, store, github, rules, clock, log }),
    deployments: createDeployments({ authenticate, store, waiters }),
    replay: createReplay({ store, adminToken, readBody, clock }),
    health,
    renderMetrics: () => meter.render(),
    page: adminToken === null ? null : createPage({ store, rules, dependencies, adminToken, readBody, clock, log }),
    log,
  });
  return {
    served: { app, waiters, health },
    reconciling: { store, github, platform, clock, random, rules, meter, log, receivesGithub: secret !== null },
  };
}

function rulesOf(settings: RelaySettings, applications: readonly ConfiguredApplication[]): Rules {
  const { unplaced, deadlineMs, adminToken, publicUrl } = settings;
  const canDeploy = settings.platform !== null;
  return {
    applications,
    unplaced,
    confirmedBy: !canDeploy && settings.signature !== 'off' ? 1 : 2,
    canDeploy,
    deadlineMs,
    pageUrl: adminToken === null || publicUrl === null ? null : new URL('/', publicUrl).href,
  };
}
