import { createHmac } from 'node:crypto';
import { respondGithubProblem } from '../../http/github-problems.ts';
import { respondJson } from '../../http/wire.ts';
import { identifierFor } from '../../random-choices.ts';
import { type GithubCall, type GithubCallResult, numberIn, pageSizeOf, withNext } from '../call.ts';
import { type Rendered, renderInstant } from '../calls/renderings.ts';
import { type GithubWorld, nextId } from '../world.ts';
import type { HookAttempt, HookOutcome } from './state.ts';

/** GitHub keeps deliveries for three days: its documentation, "Viewing webhook deliveries". */
const KEPT_MS = 259_200_000;

/** One attempt as it is sent: a POST of exactly this text. */
export interface HookPosting {
  readonly attemptId: number;
  readonly targetUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What is delivered. */
export type HookEvent = Pick<HookAttempt, 'event' | 'payload'>;

/** Returns the world in which an event is to be delivered, or in which its delivery has failed; and the attempt. */
export function withEvent(
  world: GithubWorld,
  event: HookEvent,
  outcome: HookOutcome,
  now: number,
): [GithubWorld, HookAttempt] {
  const [numbered, id] = nextId(world);
  const attempt = { ...event, id, guid: identifierFor(`${world.seed}/hook/${id}`), at: now, outcome };
  return [withOneMore(numbered, attempt), attempt];
}

/** Returns the world in which every attempt that waited is under way, and what is to be sent, in order; without an address nothing is. */
export function claimPostings(world: GithubWorld): [GithubWorld, readonly HookPosting[]] {
  const { app } = world;
  const waiting = app.attempts.filter(({ outcome }) => outcome === 'waiting');
  if (waiting.length === 0) return [world, []];
  const { hook } = app;
  const outcome = hook === null ? 502 : 'under-way';
  const taken = withAttempts(
    world,
    app.attempts.map((attempt) => (attempt.outcome === 'waiting' ? { ...attempt, outcome } : attempt)),
  );
  return [taken, hook === null ? [] : waiting.map((attempt) => renderPosting(attempt, hook, app.id))];
}

/** Returns the world that knows how an attempt came out; `status` is 502 if there was no response. */
export function withOutcome(world: GithubWorld, attemptId: number, status: number): GithubWorld {
  return withAttempts(
    world,
    world.app.attempts.map((attempt) => (attempt.id === attemptId ? { ...attempt, outcome: status } : attempt)),
  );
}

/** `GET /app/hook/config`: never the secret. */
export function readHookConfig({ world }: GithubCall): GithubCallResult {
  const { hook } = world.app;
  const set = hook === null ? {} : { url: hook.url, secret: '********' };
  return [world, respondJson(200, { content_type: 'json', insecure_ssl: '0', ...set })];
}

/** `GET /app/hook/deliveries`: newest first, by `status`, in pages that a cursor names. */
export function listDeliveries(call: GithubCall): GithubCallResult {
  const { world, query, now } = call;
  const from = Number(/^v1_(\d+)$/.exec(query.get('cursor') ?? '')?.[1] ?? Number.MAX_SAFE_INTEGER);
  const size = pageSizeOf(query);
  const wanted = query.get('status');
  const found = keptAt(world, now)
    .filter((attempt) => wanted === null || wanted === (isTaken(attempt) ? 'success' : 'failure'))
    .filter(({ id }) => id <= from)
    .toReversed();
  const response = respondJson(200, found.slice(0, size).map(renderAttempt));
  const next = found[size];
  return [world, next === undefined ? response : withNext(response, call, 'cursor', `v1_${next.id}`)];
}

/** `GET /app/hook/deliveries/{delivery_id}`: with what was sent. */
export function readDelivery(call: GithubCall): GithubCallResult {
  const { world, now } = call;
  const attempt = keptAt(world, now).find(({ id }) => id === numberIn(call, 'delivery_id'));
  if (attempt === undefined) return [world, respondGithubProblem(404)];
  return [world, respondJson(200, { ...renderAttempt(attempt), request: { payload: attempt.payload } })];
}

/** Drops the expired attempts: a sandbox may run for weeks. */
function withOneMore(world: GithubWorld, attempt: HookAttempt): GithubWorld {
  const known = world.app.attempts.filter(({ at, outcome }) => typeof outcome !== 'number' || isKept(at, attempt.at));
  return withAttempts(world, [...known, attempt]);
}

function withAttempts(world: GithubWorld, attempts: readonly HookAttempt[]): GithubWorld {
  return { ...world, app: { ...world.app, attempts } };
}

function keptAt({ app }: GithubWorld, now: number): readonly HookAttempt[] {
  return app.attempts.filter(({ at, outcome }) => typeof outcome === 'number' && isKept(at, now));
}

function isKept(at: number, now: number): boolean {
  return at > now - KEPT_MS;
}

function isTaken({ outcome }: HookAttempt): boolean {
  return typeof outcome === 'number' && outcome >= 200 && outcome < 300;
}

function renderPosting(
  { id, guid, event, payload }: HookAttempt,
  { url, secret }: { readonly url: string; readonly secret: string },
  appId: number,
): HookPosting {
  const body = JSON.stringify(payload);
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'GitHub-Hookshot/sandbox',
    'X-GitHub-Delivery': guid,
    'X-GitHub-Event': event,
    'X-GitHub-Hook-Installation-Target-ID': String(appId),
    'X-GitHub-Hook-Installation-Target-Type': 'integration',
    'X-Hub-Signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
  };
  return { attemptId: id, targetUrl: url, headers, body };
}

function renderAttempt({ id, guid, event, payload, at, outcome }: HookAttempt): Rendered {
  const action = payload['action'] ?? null;
  return { id, guid, delivered_at: renderInstant(at), redelivery: false, status_code: outcome, event, action };
}
