import type { Clock } from '../../kernel/clock.ts';
import type { Store } from '../store/store.ts';
import type { DeploymentView } from '../store/store-overview.ts';
import type { Authenticate } from './bearer.ts';
import type { Waiter } from './deployment-change.ts';
import { renderDeployment } from './deployment-json.ts';
import { type Answer, renderError, renderNotFound, renderUnavailable } from './http-response.ts';
import type { Waiters } from './waiters.ts';

/** A question for a deployment's state; `wait` (seconds) and `since` (a rev) as they stand in the address. */
export interface StateQuestion {
  readonly id: string;
  readonly authorization: string | null;
  readonly wait: string | null;
  readonly since: string | null;
  /** Aborts when whoever asked has gone. */
  readonly signal: AbortSignal;
}

/** Leave to follow a deployment from a rev on. */
export interface StreamGrant {
  readonly kind: 'stream';
  readonly view: DeploymentView;
  readonly seenRev: number;
  /** When the token expires that the stream was opened with, in epoch milliseconds. */
  readonly expiresAt: number;
}

/** What may be asked of one deployment. Calls reject where the store does. */
export interface Deployments {
  read(question: StateQuestion): Promise<Answer>;
  /** Returns whether a stream may be opened; asked again after an end that was seen, it answers 204, which ends an EventSource. */
  admitStream(call: {
    id: string;
    authorization: string | null;
    lastEventId: string | null;
  }): Promise<Answer | StreamGrant>;
}

/** A deployment that the caller may read, and until when. */
type Found = Pick<StreamGrant, 'view' | 'expiresAt'>;

const ID = /^[\w.:-]{1,128}$/;
const REV = /^\d{1,15}$/;
const MAX_WAIT_SECONDS = 25;

/** Returns the reading side of `/v1/deployments/{id}`: for verified tokens of the deployment's own repository, 404 for all others. */
export function createDeployments(parts: {
  readonly authenticate: Authenticate;
  readonly store: Pick<Store, 'readDeployments'>;
  readonly waiters: Waiters;
  readonly clock: Clock;
}): Deployments {
  const { authenticate, store, waiters, clock } = parts;

  const find = async (id: string, authorization: string | null): Promise<Found | Answer> => {
    const caller = await authenticate(authorization);
    if (caller.kind === 'refused') return caller.answer;
    const { repositoryId, expiresAt } = caller.claims;
    const [view] = ID.test(id) ? await store.readDeployments({ ids: [id] }) : [];
    return view !== undefined && view.repositoryId === repositoryId ? { view, expiresAt } : renderNotFound();
  };

  return {
    read: async ({ id, authorization, wait, since, signal }) => {
      const found = await find(id, authorization);
      if ('status' in found) return found;
      const waitSeconds = parseNumber(wait, 0);
      const sinceRev = parseNumber(since, -1);
      if (waitSeconds === null || waitSeconds > MAX_WAIT_SECONDS)
        return renderError(400, `wait must be a whole number of seconds, at most ${MAX_WAIT_SECONDS}`);
      if (sinceRev === null) return renderError(400, 'since must be a rev');
      return readLater(found.view, { waiters, clock, sinceRev, waitMs: waitSeconds * 1000, signal });
    },
    admitStream: async ({ id, authorization, lastEventId }) => {
      const found = await find(id, authorization);
      if ('status' in found) return found;
      const { view } = found;
      const toldRev = lastEventId !== null && REV.test(lastEventId) ? Number(lastEventId) : -1;
      // Revs count up: one that is not there yet was told by a database that has lost its end since.
      const seenRev = toldRev > view.rev ? -1 : toldRev;
      if (view.isEnded && view.rev <= seenRev) return { status: 204, headers: {}, body: '' };
      return { kind: 'stream', ...found, seenRev };
    },
  };
}

/** Returns 503 for a stream that there is no room for. */
export function renderFull(): Answer {
  return renderUnavailable('too many wait already');
}

function parseNumber(text: string | null, otherwise: number): number | null {
  if (text === null) return otherwise;
  return REV.test(text) ? Number(text) : null;
}

/** Waits for a rev above `sinceRev`; answers the state as it is when that is there, the time is over, or the relay stops. */
async function readLater(
  view: DeploymentView,
  how: { waiters: Waiters; clock: Clock; sinceRev: number; waitMs: number; signal: AbortSignal },
): Promise<Answer> {
  const { waiters, clock, sinceRev, waitMs, signal } = how;
  if (waitMs === 0 || signal.aborted || isNews(view, sinceRev)) return renderState(renderDeployment(view));
  const done = new AbortController();
  const stop = (): void => done.abort();
  let json = renderDeployment(view);
  const waiter: Waiter = {
    changed: (change) => {
      json = change.json;
      if (isNews(change.view, sinceRev)) stop();
    },
    beat: () => {},
    stopped: stop,
  };
  if (!waiters.subscribe(view, waiter)) return renderFull();
  signal.addEventListener('abort', stop, { once: true });
  await clock.wait(waitMs, done.signal);
  signal.removeEventListener('abort', stop);
  waiters.unsubscribe(view.id, waiter);
  return renderState(json);
}

function isNews({ rev, isEnded }: DeploymentView, sinceRev: number): boolean {
  return isEnded || rev > sinceRev;
}

function renderState(json: string): Answer {
  return { status: 200, headers: { 'content-type': 'application/json' }, body: json };
}
