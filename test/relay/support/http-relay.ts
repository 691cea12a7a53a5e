import { createApp } from '../../../src/relay/http/app.ts';
import { createAuthenticate } from '../../../src/relay/http/bearer.ts';
import { createDeployments } from '../../../src/relay/http/deployment-routes.ts';
import { createHealth } from '../../../src/relay/http/health.ts';
import { createRegister } from '../../../src/relay/http/register-route.ts';
import { createReplay } from '../../../src/relay/http/replay-route.ts';
import { Waiters } from '../../../src/relay/http/waiters.ts';
import type { TokenClaims, Verification } from '../../../src/relay/identity/verify-token.ts';
import type { Intake } from '../../../src/relay/intake/intake.ts';
import { renderError, renderJson } from '../../../src/web/plain-response.ts';
import { type BodyTerms, createBodyReader, type ReadRequestBody } from '../../../src/web/request-bodies.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { WELL } from './dependencies.ts';
import { NOW } from './http-issuer.ts';
import { createFakeGithub, createFakeStore, PLACE, RULES } from './http-store.ts';
import { toResponse } from './to-response.ts';

/** The secret of the fake intake. */
export const SECRET = 'correct-horse-battery';

/** The admin's token. */
export const ADMIN_TOKEN = 'admin-token-of-the-test';

/** Returns the claims of a run of acme/web at `a…`. */
export function claimsOf(changes: Partial<TokenClaims> = {}): TokenClaims {
  return {
    repositoryId: 7,
    repository: 'acme/web',
    runId: 4711,
    sha: 'a'.repeat(40),
    jti: 'jti-1',
    expiresAt: (NOW + 300) * 1000,
    ...changes,
  };
}

/** Returns a whole relay's HTTP side in memory. Tokens: `good`, `down` (unavailable), those in `tokens`; all others are refused. */
export function createFakeRelay() {
  const clock = createFakeClock();
  const store = createFakeStore();
  const github = createFakeGithub();
  const lines: string[] = [];
  const tokens = new Map<string, Verification>([
    ['good', { kind: 'verified', claims: claimsOf() }],
    ['foreign', { kind: 'verified', claims: claimsOf({ repositoryId: 8, repository: 'evil/web' }) }],
    ['down', { kind: 'unavailable' }],
  ]);
  const log = (level: string, message: string, facts?: object): void => {
    lines.push(JSON.stringify({ level, message, facts }));
  };
  store.repositories.set('acme/web', PLACE);
  const verify = async (token: string): Promise<Verification> =>
    tokens.get(token) ?? { kind: 'rejected', reason: 'no' };
  const authenticate = createAuthenticate(verify, log, clock);
  const waiters = new Waiters({ store, clock, log });
  const terms: BodyTerms[] = [];
  const reader = createBodyReader(clock);
  const readBody: ReadRequestBody = (request, given) => {
    terms.push(given);
    return reader(request, given);
  };
  const register = createRegister({ authenticate, readBody, store, github, rules: () => RULES, clock, log });
  const deployments = createDeployments({ authenticate, store, waiters });
  const health = createHealth(WELL);
  const bodies: { secret: string | null; body: string }[] = [];
  const intake = createFakeIntake(createBodyReader(clock), bodies);
  const intakes = { platform: intake, github: intake };
  const renderMetrics = async (): Promise<string> => 'relay_up 1\n';
  const replays: (string | null)[] = [];
  const replay = createReplay({
    store: {
      replay: async ({ checkId }) => {
        if (store.fails) throw new Error('the store is down');
        return replays.push(checkId);
      },
    },
    adminToken: ADMIN_TOKEN,
    readBody,
    clock,
  });
  const served = createApp({ intakes, register, replay, deployments, health, renderMetrics, page: null, log });
  const app = async (request: Request, client = ''): Promise<Response> => toResponse(await served(request, client));
  const parts = { app: served, waiters, port: 0, host: '127.0.0.1', graceMs: 8_000, stalledMs: 60_000 };
  return { app, parts, clock, store, github, tokens, lines, waiters, health, bodies, terms, intakes, replays };
}

function createFakeIntake(readBody: ReadRequestBody, bodies: { secret: string | null; body: string }[]): Intake {
  return async (request, secret = null) => {
    if (request.method !== 'POST') return renderError(405, 'no', { allow: 'POST' });
    if ((secret ?? request.headers.get('x-webhook-secret')) !== SECRET) return renderError(401, 'wrong secret');
    const bytes = await readBody(request, { maxBytes: 262_144, isSenderKnown: true });
    if ('status' in bytes) return bytes;
    if (request.headers.get('x-fail') !== null) throw new Error(`broken by ${SECRET}`);
    bodies.push({ secret, body: Buffer.from(bytes).toString() });
    return renderJson(200, { accepted: true, bytes: bytes.byteLength });
  };
}

/** Returns a request to the relay in memory. */
export function requestTo(path: string, init: RequestInit & { token?: string } = {}): Request {
  const headers = new Headers(init.headers);
  if (init.token !== undefined) headers.set('authorization', `Bearer ${init.token}`);
  return new Request(`http://relay.test${path}`, { ...init, headers });
}
