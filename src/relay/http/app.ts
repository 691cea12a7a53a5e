import { Hono } from 'hono';
import { isDeclaredOver, readBody } from '../../kernel/bounded-body.ts';
import type { RelayLog } from '../ports.ts';
import { type Answer, renderNotAllowed, renderNotFound, SAFE_HEADERS, toResponse } from './answer.ts';
import type { Deployments } from './deployments.ts';
import { answerFailure } from './failure.ts';
import type { Health } from './health.ts';
import { findHook, type HookRoute, headOf, type Intakes } from './hook-route.ts';
import type { Register } from './register.ts';
import type { Replay } from './replay.ts';
import type { Waiters } from './waiters.ts';
import { openWebStream } from './web-stream.ts';

/** A web-standard function: one request in, one answer out; never rejects. `client` is the sender's address, where it is known. */
export type App = (request: Request, client?: string) => Promise<Response>;

/** All that answers. */
export interface AppParts {
  readonly intakes: Intakes;
  readonly register: Register;
  readonly replay: Replay;
  readonly deployments: Deployments;
  readonly waiters: Waiters;
  readonly health: Health;
  /** Renders what Prometheus reads. */
  readonly renderMetrics: () => Promise<string>;
  /** Answers what no route of the relay's does; null: there is no page. */
  readonly page: ((request: Request, client: string) => Promise<Response>) | null;
  readonly log: RelayLog;
}

type Methods = Readonly<Record<string, (request: Request, id: string, client: string) => Promise<Response>>>;

/** Answers the relay as a web-standard function: every route, 404 and 405 for the rest, 500 with an id for what nobody expected. */
export function createApp(parts: AppParts): App {
  const hono = new Hono<{ Bindings: { readonly client: string } }>();
  for (const [path, methods] of Object.entries(routesOf(parts))) {
    const allow = Object.keys(methods).join(', ');
    hono.all(path, async ({ req, env }) => {
      const answer = Object.hasOwn(methods, req.method) ? methods[req.method] : undefined;
      return answer === undefined
        ? toResponse(renderNotAllowed(allow))
        : answer(req.raw, req.param('id') ?? '', env.client);
    });
  }
  hono.notFound(({ req, env }) => answerElsewhere(parts, req.raw, env.client));
  hono.onError((error, { req }) => toResponse(answerFailure(parts.log, req.routePath, error)));
  return async (request, client = '') => {
    try {
      const hook = findHook(new URL(request.url).pathname);
      return hook === null
        ? makeSafe(await hono.fetch(request, { client }))
        : toResponse(await takeIn(parts.intakes, hook, request));
    } catch (error) {
      return toResponse(answerFailure(parts.log, 'unknown', error));
    }
  };
}

function routesOf({
  register,
  replay,
  deployments,
  waiters,
  health,
  renderMetrics,
}: AppParts): Readonly<Record<string, Methods>> {
  return {
    '/v1/deployments': {
      POST: async (request) => toResponse(await register(authorizationOf(request), boundedBodyOf(request))),
    },
    '/v1/deployments/:id': {
      GET: async (request, id) => {
        const { searchParams } = new URL(request.url);
        const [wait, since] = [searchParams.get('wait'), searchParams.get('since')];
        const { signal } = request;
        return toResponse(await deployments.read({ id, authorization: authorizationOf(request), wait, since, signal }));
      },
    },
    '/v1/deployments/:id/events': {
      GET: async (request, id) => {
        const lastEventId = request.headers.get('last-event-id');
        const admitted = await deployments.admitStream({ id, authorization: authorizationOf(request), lastEventId });
        return 'kind' in admitted ? openWebStream(waiters, admitted, request.signal) : toResponse(admitted);
      },
    },
    '/v1/replay': {
      POST: async (request, _id, client) =>
        toResponse(await replay(client, authorizationOf(request), boundedBodyOf(request))),
    },
    '/healthz': readable(async () => health.healthz()),
    '/readyz': readable(() => health.readyz()),
    '/metrics': readable(async () => ({ status: 200, headers: METRICS_HEADERS, body: await renderMetrics() })),
  };
}

const METRICS_HEADERS = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };

function readable(answer: () => Promise<Answer>): Methods {
  const respond = async (): Promise<Response> => toResponse(await answer());
  return { GET: respond, HEAD: respond };
}

function authorizationOf(request: Request): string | null {
  return request.headers.get('authorization');
}

function boundedBodyOf(request: Request): (maxBytes: number) => Promise<Uint8Array | null> {
  return async (maxBytes) => {
    if (isDeclaredOver(request.headers.get('content-length'), maxBytes)) return null;
    const { bytes, isWhole } = await readBody(request.body, maxBytes);
    return isWhole ? bytes : null;
  };
}

async function takeIn(intakes: Intakes, hook: HookRoute, request: Request): Promise<Answer> {
  const intake = intakes[hook.source];
  const head = headOf(hook, request.method, (name) => request.headers.get(name));
  return intake.admit(head) ?? intake.accept(head, (await readBody(request.body, intake.maxBodyBytes)).bytes);
}

/** A page's "not found" is for people: whoever does not ask for HTML gets ours. */
async function answerElsewhere({ page }: AppParts, request: Request, client: string): Promise<Response> {
  if (page === null) return toResponse(renderNotFound());
  const response = await page(request, client);
  const isForPeople = response.status !== 404 || (request.headers.get('accept') ?? '').includes('text/html');
  return isForPeople ? response : toResponse(renderNotFound());
}

function makeSafe(response: Response): Response {
  const safe = new Response(response.body, response);
  for (const [name, value] of Object.entries(SAFE_HEADERS)) safe.headers.set(name, value);
  return safe;
}
