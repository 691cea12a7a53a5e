import type { ReadRequestBody, RequestBody } from '../intake/request-bodies.ts';
import type { RelayLog } from '../relay-interfaces.ts';
import type { Deployments } from './deployment-routes.ts';
import { answerFailure } from './error-response.ts';
import type { Health } from './health.ts';
import { decodePart, findHook, type HookRoute, type Intakes } from './hook-route.ts';
import { type Answer, renderNotAllowed, renderNotFound, toResponse } from './http-response.ts';
import type { Reconcile } from './reconcile-route.ts';
import type { Register } from './register-route.ts';
import type { Replay } from './replay-route.ts';
import { openEventStream } from './sse-response.ts';
import type { Waiters } from './waiters.ts';

/**
 * The relay's single entrance, web-standard: one request in, one response out; never rejects. `client` is the sender's address, if it
 * is known.
 */
export type App = (request: Request, client?: string) => Promise<Response>;

/** Everything that responds to requests. */
export interface AppParts {
  readonly intakes: Intakes;
  readonly readBody: ReadRequestBody;
  readonly register: Register;
  readonly replay: Replay;
  /** Null where the relay reconciles by itself. */
  readonly reconcile: Reconcile | null;
  readonly deployments: Deployments;
  readonly waiters: Waiters;
  readonly health: Health;
  /** Renders what Prometheus reads. */
  readonly renderMetrics: () => Promise<string>;
  /** Responds where no route of the relay does; null: there is no page. */
  readonly page: ((request: Request, client: string) => Promise<Response>) | null;
  readonly log: RelayLog;
}

/** One request for a route. */
interface Call {
  readonly request: Request;
  readonly url: URL;
  /** The deployment's id in the path; empty where the path has none. */
  readonly id: string;
  readonly client: string;
}

type Respond = (call: Call) => Answer | Promise<Answer | Response>;
type Methods = Readonly<Record<string, Respond>>;

const DEPLOYMENT = /^\/v1\/deployments\/([^/]+)(\/events)?$/;

/** Returns the relay as a web-standard function: every route, 404 and 405 for the rest, 500 with an id for unexpected errors. */
export function createApp(parts: AppParts): App {
  const routes = routesOf(parts);
  return async (request, client = '') => {
    const response = await respondTo(parts, routes, request, client);
    return request.method === 'HEAD' ? new Response(null, response) : response;
  };
}

async function respondTo(
  parts: AppParts,
  routes: ReadonlyMap<string, Methods>,
  request: Request,
  client: string,
): Promise<Response> {
  const url = new URL(request.url);
  const hook = findHook(url.pathname);
  const [, id = '', events = ''] = DEPLOYMENT.exec(url.pathname) ?? [];
  const route = id === '' ? url.pathname : `/v1/deployments/:id${events}`;
  const methods = routes.get(route);
  try {
    if (hook !== null) return toResponse(await takeDelivery(parts, hook, request));
    if (methods === undefined) return await respondElsewhere(parts, request, client);
    const respond = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined;
    const response = await respond?.({ request, url, id: decodePart(id), client });
    return toResponse(response ?? renderNotAllowed(Object.keys(methods).join(', ')));
  } catch (error) {
    const name = hook === null ? route : `/hooks/${hook.source}`;
    return toResponse(answerFailure(parts.log, hook === null && methods === undefined ? 'unknown' : name, error));
  }
}

function routesOf(parts: AppParts): ReadonlyMap<string, Methods> {
  const { health, reconcile, renderMetrics } = parts;
  return new Map<string, Methods>([
    ['/v1/deployments', { POST: (call) => parts.register(authorizationOf(call), bodyOf(parts, call)) }],
    ['/v1/deployments/:id', { GET: (call) => readState(parts, call) }],
    ['/v1/deployments/:id/events', { GET: (call) => openStream(parts, call) }],
    ['/v1/replay', { POST: (call) => parts.replay(call.client, authorizationOf(call), bodyOf(parts, call)) }],
    ...(reconcile === null
      ? []
      : [['/v1/reconcile', { POST: (call: Call) => reconcile(authorizationOf(call)) }] as const]),
    ['/healthz', readable(() => health.healthz())],
    ['/readyz', readable(() => health.readyz())],
    ['/metrics', readable(async () => ({ status: 200, headers: METRICS_HEADERS, body: await renderMetrics() }))],
  ]);
}

const METRICS_HEADERS = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };

function readable(respond: Respond): Methods {
  return { GET: respond, HEAD: respond };
}

function readState({ deployments }: AppParts, { request, url, id }: Call): Promise<Answer> {
  const { headers, signal } = request;
  const [wait, since] = [url.searchParams.get('wait'), url.searchParams.get('since')];
  return deployments.read({ id, authorization: headers.get('authorization'), wait, since, signal });
}

async function openStream({ deployments, waiters }: AppParts, { request, id }: Call): Promise<Answer | Response> {
  const { headers, signal } = request;
  const lastEventId = headers.get('last-event-id');
  const admitted = await deployments.admitStream({ id, authorization: headers.get('authorization'), lastEventId });
  return 'kind' in admitted ? openEventStream(waiters, admitted, signal) : admitted;
}

function authorizationOf({ request }: Call): string | null {
  return request.headers.get('authorization');
}

/** The senders of these bodies have shown a token before anything is read. */
function bodyOf({ readBody }: AppParts, { request }: Call): (maxBytes: number) => Promise<RequestBody> {
  return (maxBytes) => readBody(request, { maxBytes, isSenderKnown: true });
}

async function takeDelivery({ intakes, readBody }: AppParts, hook: HookRoute, request: Request): Promise<Answer> {
  const { method, headers } = request;
  const delivery = intakes[hook.source].admit({
    method,
    pathSecret: hook.pathSecret,
    header: (name) => headers.get(name),
  });
  return 'status' in delivery ? delivery : delivery.accept(await readBody(request, delivery.terms));
}

/** A page's "not found" is for people: clients that do not ask for HTML get JSON. */
async function respondElsewhere({ page }: AppParts, request: Request, client: string): Promise<Response> {
  if (page === null) return toResponse(renderNotFound());
  const response = await page(request, client);
  const isForPeople = response.status !== 404 || (request.headers.get('accept') ?? '').includes('text/html');
  return isForPeople ? response : toResponse(renderNotFound());
}
