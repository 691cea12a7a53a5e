import { randomUUID } from 'node:crypto';
import { sentenceOf } from '../../kernel/untrusted.ts';
import {
  finishResponse,
  type PlainResponse,
  renderError,
  renderJson,
  renderNotFound,
} from '../../web/plain-response.ts';
import type { Intake } from '../intake/intake.ts';
import type { RelayLog, RelayRequest } from '../interfaces.ts';
import type { Page } from '../page/page.ts';
import { StoreError } from '../store/error.ts';
import type { createDeployments, DeploymentCall } from './deployment-routes.ts';
import type { createHealth } from './health.ts';
import type { createRegister } from './register-route.ts';
import type { createReplay } from './replay-route.ts';

/** A response: an event stream is a `Response`, all others are plain. */
export type AppResponse = PlainResponse | Response;

/** Responds to every request; never rejects. `client` is the sender's address, or empty. */
export type App = (request: RelayRequest, client?: string) => Promise<AppResponse>;

/** The request handlers. */
interface AppParts {
  readonly intakes: Readonly<Record<'platform' | 'github', Intake>>;
  readonly register: ReturnType<typeof createRegister>;
  readonly replay: ReturnType<typeof createReplay>;
  readonly deployments: ReturnType<typeof createDeployments>;
  readonly health: ReturnType<typeof createHealth>;
  /** Renders what Prometheus reads. */
  readonly renderMetrics: () => Promise<string>;
  /** Responds to all other paths; null if there is no page. */
  readonly page: Page | null;
  readonly log: RelayLog;
}

/** Responds to a request on a route; `id` is the deployment in the path, or empty. */
type Respond = (call: DeploymentCall & { readonly client: string }) => AppResponse | Promise<AppResponse>;
type Methods = Readonly<Record<string, Respond>>;

const DEPLOYMENT = /^\/v1\/deployments\/([^/]+)(\/events)?$/;
/** Senders' addresses are often joined with a slash too many. */
const HOOK = /^\/+hooks\/+(?:(github)|platform(?:\/+([^/]+))?)\/*$/;
const METRICS_HEADERS = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' };

/** Returns the handler of all requests: every route, 404 and 405 for the rest, 500 with an id for unexpected errors. */
export function createApp(parts: AppParts): App {
  const routes = routesOf(parts);
  const respond = async (request: RelayRequest, client: string): Promise<AppResponse> => {
    const { pathname } = new URL(request.url);
    const hook = HOOK.exec(pathname);
    const source = hook?.[1] === 'github' ? 'github' : 'platform';
    const [, id = '', events = ''] = DEPLOYMENT.exec(pathname) ?? [];
    // HAProxy's default check: without arguments, `option httpchk` sends OPTIONS /.
    const isDefaultCheck = request.method === 'OPTIONS' && pathname === '/';
    const route = isDefaultCheck ? '/readyz' : id === '' ? pathname : `/v1/deployments/:id${events}`;
    const methods = routes.get(route);
    // A path may contain a secret, so only the names of routes are logged.
    const name = hook !== null ? `/hooks/${source}` : methods === undefined ? 'unknown' : route;
    try {
      if (hook !== null)
        return await parts.intakes[source](request, hook[2] === undefined ? null : decodePart(hook[2]));
      if (methods === undefined) return await respondElsewhere(parts, request, client);
      const respondTo = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined;
      const allow = Object.keys(methods).join(', ');
      if (respondTo === undefined) return renderError(405, 'method not allowed', { allow });
      return await respondTo({ request, id: decodePart(id), client });
    } catch (error) {
      return renderFailure(parts.log, name, error);
    }
  };
  return async (request, client = '') => {
    const response = await respond(request, client);
    return response instanceof Response ? response : finishResponse(response, request.method);
  };
}

function routesOf(parts: AppParts): ReadonlyMap<string, Methods> {
  const { register, deployments, replay, health, renderMetrics } = parts;
  const get = (respondTo: Respond): Methods => ({ GET: respondTo, HEAD: respondTo });
  return new Map<string, Methods>([
    ['/v1/deployments', { POST: ({ request }) => register(request) }],
    ['/v1/deployments/:id', { GET: (call) => deployments.read(call) }],
    ['/v1/deployments/:id/events', { GET: (call) => deployments.openStream(call) }],
    ['/v1/replay', { POST: ({ request, client }) => replay(request, client) }],
    ['/healthz', get(() => health.healthz())],
    ['/readyz', { ...get(() => health.readyz()), OPTIONS: () => health.readyz() }],
    ['/metrics', get(async () => ({ status: 200, headers: METRICS_HEADERS, body: await renderMetrics() }))],
  ]);
}

/** Clients that do not ask for HTML get JSON instead of the page's "not found". */
async function respondElsewhere({ page }: AppParts, request: RelayRequest, client: string): Promise<PlainResponse> {
  const response = await page?.(request, client);
  const isForPeople = response?.status !== 404 || (request.headers.get('accept') ?? '').includes('text/html');
  return response !== undefined && isForPeople ? response : renderNotFound();
}

/** Responds with an id and no reason: 503 if the store fails, which may be retried, else 500. */
function renderFailure(log: RelayLog, route: string, error: unknown): PlainResponse {
  const id = randomUUID();
  log('error', 'A request failed.', { id, route, error: sentenceOf(error) });
  return error instanceof StoreError
    ? renderJson(503, { error: 'The store does not respond. Try again later.', id }, { 'retry-after': '5' })
    : renderJson(500, { error: 'internal error', id });
}

function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
