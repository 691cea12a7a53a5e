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
  readonly id: string;
}

interface DeploymentParts {
  readonly authenticate: Authenticate;
  readonly store: Pick<Store, 'readDeployments'>;
  readonly waiters: Waiters;
}

const ID = /^[\w.:-]{1,128}$/;
const REV = /^\d{1,15}$/;
const FULL = renderUnavailable('Too many clients are waiting. Try again later.');

/** Returns the handlers. They need a token of the deployment's repository, and respond 404 to all others. Reject if the store does. */
export function createDeployments({ authenticate, store, waiters }: DeploymentParts) {
  /** Returns a deployment that the caller may read, and when its token expires. */
  const find = async ({ id, request }: DeploymentCall) => {
    const claims = await authenticate(request.headers.get('authorization'));
    if ('status' in claims) return claims;
    const [view] = ID.test(id) ? await store.readDeployments({ ids: [id] }) : [];
    if (view === undefined || view.repositoryId !== claims.repositoryId) return renderNotFound();
    return { view, expiresAt: claims.expiresAt };
  };

  /** Sends every rev above `seenRev` until the deployment has finished, the token expires or the relay stops. */
  const stream = (view: DeploymentView, seenRev: number, expiresAt: number, signal: AbortSignal) => {
    // The stream does not keep its view, of which the registry has one for all.
    const { id } = view;
    const events = new SseStream(signal, () => waiters.unsubscribe(id, waiter));
    let lastRev = seenRev;
    const waiter: Waiter = {
      changed: (change) => {
        if (change.view.rev <= lastRev) return;
        lastRev = change.view.rev;
        events.send(change.event);
        if (change.view.isEnded) events.end();
      },
      beat: (now) => (now >= expiresAt ? events.interrupt() : events.beat()),
      stopped: () => events.interrupt(),
    };
    if (!waiters.subscribe(view, waiter)) return FULL;
    if (events.isEnded) waiters.unsubscribe(id, waiter);
    return new Response(events.body, { headers: { ...SSE_HEADERS, ...SAFE_HEADERS } });
  };

  return {
    read: async (call: DeploymentCall): Promise<PlainResponse> => {
      const found = await find(call);
      return 'status' in found ? found : renderJson(200, stateOf(found.view));
    },
    /** Opens an event stream of every rev above `Last-Event-ID`; if that is the outcome, responds 204, which ends an EventSource. */
    openStream: async (call: DeploymentCall): Promise<PlainResponse | Response> => {
      const found = await find(call);
      if ('status' in found) return found;
      const { view, expiresAt } = found;
      const lastEventId = call.request.headers.get('last-event-id') ?? '';
      const reportedRev = REV.test(lastEventId) ? Number(lastEventId) : -1;
      // A rev from the future comes from a database that has lost its latest changes.
      const seenRev = reportedRev > view.rev ? -1 : reportedRev;
      if (view.isEnded && view.rev <= seenRev) return { status: 204, headers: {}, body: '' };
      return stream(view, seenRev, expiresAt, call.request.signal);
    },
  };
}
