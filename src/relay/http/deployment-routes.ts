import {
  type PlainResponse,
  renderJson,
  renderNotFound,
  renderUnavailable,
  SAFE_HEADERS,
} from '../../web/plain-response.ts';
import { SSE_HEADERS, SseStream } from '../../web/sse-writer.ts';
import type { RelayRequest } from '../interfaces.ts';
import type { DeploymentView } from '../store/operations/views.ts';
import type { Store } from '../store/store.ts';
import type { Authenticate } from './bearer.ts';
import { stateOf, type Waiter, type Waiters } from './waiters.ts';

/** A request about one deployment. */
export interface DeploymentCall {
  readonly request: RelayRequest;
  readonly authorization: string | null;
  readonly id: string;
}

/** The handlers that read `/v1/deployments/{id}`. */
export type Deployments = ReturnType<typeof createDeployments>;

/** What the routes need. */
export interface DeploymentParts {
  readonly authenticate: Authenticate;
  readonly store: Pick<Store, 'readDeployments'>;
  readonly waiters: Waiters;
}

const ID = /^[\w.:-]{1,128}$/;
const REV = /^\d{1,15}$/;
const FULL = renderUnavailable('Too many clients are waiting. Try again later.');

/**
 * Returns the handlers that read `/v1/deployments/{id}`. They need a verified token of the deployment's own repository, and respond 404 to
 * all others. Reject if the store does.
 */
export function createDeployments(parts: DeploymentParts) {
  return {
    /** Responds with the current state. */
    read: async (call: DeploymentCall): Promise<PlainResponse> => {
      const found = await find(parts, call);
      if ('status' in found) return found;
      return renderJson(200, stateOf(found.view));
    },
    /**
     * Opens an event stream of every rev above `Last-Event-ID`. Responds 204, which ends an EventSource, if the client has seen the
     * outcome.
     */
    openStream: async (call: DeploymentCall): Promise<PlainResponse | Response> => {
      const found = await find(parts, call);
      if ('status' in found) return found;
      const { view, expiresAt } = found;
      const lastEventId = call.request.headers.get('last-event-id') ?? '';
      const reportedRev = REV.test(lastEventId) ? Number(lastEventId) : -1;
      // A rev from the future comes from a database that has lost its latest changes.
      const seenRev = reportedRev > view.rev ? -1 : reportedRev;
      if (view.isEnded && view.rev <= seenRev) return { status: 204, headers: {}, body: '' };
      return openEventStream(parts.waiters, view, seenRev, expiresAt, call.request.signal);
    },
  };
}

/** Returns a deployment that the caller may read, and when its token expires. */
async function find(
  { authenticate, store }: DeploymentParts,
  { id, authorization }: DeploymentCall,
): Promise<{ readonly view: DeploymentView; readonly expiresAt: number } | PlainResponse> {
  const claims = await authenticate(authorization);
  if ('status' in claims) return claims;
  const [view] = ID.test(id) ? await store.readDeployments({ ids: [id] }) : [];
  if (view === undefined || view.repositoryId !== claims.repositoryId) return renderNotFound();
  return { view, expiresAt: claims.expiresAt };
}

/** Sends every rev above `seenRev` until the deployment has finished, the token expires or the relay stops. */
function openEventStream(
  waiters: Waiters,
  view: DeploymentView,
  seenRev: number,
  expiresAt: number,
  signal: AbortSignal,
): PlainResponse | Response {
  // The stream does not keep its view, of which the registry has one for all.
  const { id } = view;
  const stream = new SseStream(signal, () => waiters.unsubscribe(id, waiter));
  let lastRev = seenRev;
  const waiter: Waiter = {
    changed: (change) => {
      if (change.view.rev <= lastRev) return;
      lastRev = change.view.rev;
      stream.send(change.event);
      if (change.view.isEnded) stream.end();
    },
    beat: (now) => (now >= expiresAt ? stream.interrupt() : stream.beat()),
    stopped: () => stream.interrupt(),
  };
  if (!waiters.subscribe(view, waiter)) return FULL;
  if (stream.isEnded) waiters.unsubscribe(id, waiter);
  return new Response(stream.body, { headers: { ...SSE_HEADERS, ...SAFE_HEADERS } });
}
