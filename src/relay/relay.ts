import { createBodyReader } from '../web/request-bodies.ts';
import type { RelaySettings } from './config/read-settings.ts';
import type { ConfiguredApplication, Rules } from './decide/rules.ts';
import { createReplay } from './http/admin-routes.ts';
import { createApp } from './http/app.ts';
import { createAuthenticate } from './http/bearer.ts';
import { createDeployments } from './http/deployment-routes.ts';
import { createHealth } from './http/health.ts';
import { createRegister } from './http/register-route.ts';
import { Waiters } from './http/waiters.ts';
import { createIssuerKeys, createKeyReader } from './identity/issuer-keys.ts';
import { createTokenVerifier } from './identity/verify-token.ts';
import { createGithubIntake, createPlatformIntake } from './intake/intake.ts';
import { watchGithub } from './monitoring/github-watch.ts';
import { createMeter } from './monitoring/metrics.ts';
import { createPressure, watchStore } from './monitoring/store-watch.ts';
import { createPage } from './page/page.ts';
import type { joinRelayParts } from './parts.ts';
import type { Store } from './store/store.ts';

/** Connects the request handlers and the background work of a relay; nothing runs yet. */
export function assembleRelay(parts: ReturnType<typeof joinRelayParts>, store: Store) {
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
  const keys = createIssuerKeys(createKeyReader(parts.fetch, clock), clock);
  const authenticate = createAuthenticate(createTokenVerifier({ ...oidc, keys, clock }), log, clock);
  const readBody = createBodyReader(clock);
  const intake = { store: { append }, readBody, clock, meter, log, isFull: createPressure(store, clock, log) };
  const health = createHealth(dependencies);
  const secret = settings.github.webhookSecret;
  const app = createApp({
    intakes: {
      platform: createPlatformIntake(intake, settings),
      github: createGithubIntake(intake, secret),
    },
    register: createRegister({ authenticate, readBody, store, github, rules, clock, log }),
    deployments: createDeployments({ authenticate, store, waiters }),
    replay: createReplay({ store, adminToken, readBody, clock }),
    health,
    renderMetrics: () => meter.render(),
    page: adminToken === null ? null : createPage({ store, rules, dependencies, adminToken, readBody, clock, log }),
    log,
  });
  const receivesGithub = secret !== null;
  return {
    served: { app, waiters, health },
    reconciling: { store, github, platform, clock, random, rules, meter, log, receivesGithub },
  };
}

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
