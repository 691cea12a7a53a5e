import type { Clock } from '../../kernel/clock.ts';
import {
  type PlainResponse,
  renderError,
  renderNotFound,
  renderUnavailable,
  SAFE_HEADERS,
} from '../../web/plain-response.ts';
import { SSE_HEADERS, SseStream } from '../../web/sse-writer.ts';
import type { RelayRequest } from '../relay-interfaces.ts';
import type { DeploymentView } from '../store/operations/views.ts';
import type { Store } from '../store/store.ts';
import type { Authenticate } from './bearer.ts';
import { renderChange, type Waiter, type Waiters } from './waiters.ts';

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
  readonly clock: Clock;
}

const ID = /^[\w.:-]{1,128}$/;
const REV = /^\d{1,15}$/;
const MAX_WAIT_SECONDS = 25;
const FULL = renderUnavailable('Too many clients are waiting. Try again later.');

/**
 * Returns the handlers that read `/v1/deployments/{id}`. They need a verified token of the deployment's own repository, and respond 404 to
 * all others. Reject if the store does.
 */
export function createDeployments(parts: DeploymentParts) {
  return {
    /** Responds with the state. `?wait=` (seconds) waits for a rev above `?since=`. */
    read: async (call: DeploymentCall): Promise<PlainResponse> => {
      const found = await find(parts, call);
      if ('status' in found) return found;
      const { searchParams } = new URL(call.request.url);
      const waitSeconds = parseNumber(searchParams.get('wait'), 0);
      const sinceRev = parseNumber(searchParams.get('since'), -1);
      if (waitSeconds === null || waitSeconds > MAX_WAIT_SECONDS)
        return renderError(400, `wait must be a whole number of seconds, at most ${MAX_WAIT_SECONDS}.`);
      if (sinceRev === null) return renderError(400, 'since must be the rev of an earlier response.');
      return readLater(parts, found.view, sinceRev, waitSeconds * 1000, call.request.signal);
    },
    /**
     * Opens an event stream of every rev above `Last-Event-ID`. Responds 204, which ends an EventSource, if the client has seen the
     * outcome.
     */
    openStream: async (call: DeploymentCall): Promise<PlainResponse | Response> => {
      const found = await find(parts, call);
      if ('status' in found) return found;
      const { view, expiresAt } = found;
      const reportedRev = parseNumber(call.request.headers.get('last-event-id'), -1) ?? -1;
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

function parseNumber(text: string | null, otherwise: number): number | null {
  if (text === null) return otherwise;
  return REV.test(text) ? Number(text) : null;
}

/** Waits for a rev above `sinceRev`, and responds with the state once it exists, the time is up or the relay stops. */
async function readLater(
  { waiters, clock }: DeploymentParts,
  view: DeploymentView,
  sinceRev: number,
  waitMs: number,
  signal: AbortSignal,
): Promise<PlainResponse> {
  const done = new AbortController();
  const isNew = ({ rev, isEnded }: DeploymentView): boolean => isEnded || rev > sinceRev;
  let { json } = renderChange(view);
  const waiter: Waiter = {
    changed: (change) => {
      json = change.json;
      if (isNew(change.view)) done.abort();
    },
    beat: () => {},
    stopped: () => done.abort(),
  };
  if (waitMs > 0 && !signal.aborted && !isNew(view)) {
    if (!waiters.subscribe(view, waiter)) return FULL;
    await clock.wait(waitMs, AbortSignal.any([signal, done.signal]));
    waiters.unsubscribe(view.id, waiter);
  }
  return { status: 200, headers: { 'content-type': 'application/json' }, body: json };
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
