import type { Clock } from '../../kernel/clock.ts';
import { startTimeLimit } from '../../kernel/time-limit.ts';

/** What a notification says. */
export interface DeliveryBody {
  readonly event_type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** One notification to send: the POST's address and its JSON body. */
export interface Delivery {
  readonly id: string;
  readonly targetUrl: string;
  readonly at: number;
  readonly body: DeliveryBody;
}

/** What became of a notification. */
export type DeliveryOutcome =
  | { readonly kind: 'pending' }
  | { readonly kind: 'responded'; readonly status: number }
  | { readonly kind: 'failed'; readonly message: string };

/** One notification and what became of it. */
export interface DeliveryRecord {
  readonly delivery: Delivery;
  readonly outcome: DeliveryOutcome;
}

/** Returns an empty queue, which sends what is due, one after the other to each target, and reports what became of each item. */
export function createSendQueue<T extends { readonly targetUrl: string }>(
  send: (item: T) => Promise<DeliveryOutcome>,
  report: (item: T, outcome: DeliveryOutcome) => void,
) {
  const last = new Map<string, Promise<void>>();
  let round = {};
  const sendAfter = async (before: Promise<void> | undefined, item: T, own: object): Promise<void> => {
    await before;
    if (own !== round) return;
    const outcome = await send(item);
    if (own === round) report(item, outcome);
  };
  return {
    /** Sends these after those of earlier calls; each target receives its own in the order given. */
    dispatch(items: readonly T[]): void {
      for (const item of items) last.set(item.targetUrl, sendAfter(last.get(item.targetUrl), item, round));
    },
    /** Sends none of those that wait, and ignores the outcome of those under way. */
    clear(): void {
      round = {};
    },
  };
}

/** Sends nothing: how a sandbox without sockets delivers. */
export async function failToPost(): Promise<DeliveryOutcome> {
  return { kind: 'failed', message: 'This sandbox does not send webhooks.' };
}

const TIME_LIMIT_MS = 10_000;
/** What becomes of all that is under way or waits when the sandbox ends: its process must not live on for it. */
const CLOSED: DeliveryOutcome = { kind: 'failed', message: 'the sandbox was closed' };

/** Sends a text as it is, once; not at all once the sandbox is closed. Never rejects. */
export type Post = (posting: {
  readonly targetUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}) => Promise<DeliveryOutcome>;

/** Returns a way to send a text: one POST, no redirect followed, never repeated. */
export function createPoster(clock: Clock, closing: AbortSignal): Post {
  return async ({ targetUrl, headers, body }): Promise<DeliveryOutcome> => {
    if (closing.aborted) return CLOSED;
    const limit = startTimeLimit(clock, TIME_LIMIT_MS, closing);
    try {
      const response = await fetch(targetUrl, {
        method: 'POST',
        headers: { ...headers },
        body,
        redirect: 'manual',
        signal: limit.signal,
      });
      await response.body?.cancel();
      return { kind: 'responded', status: response.status };
    } catch (error) {
      return closing.aborted ? CLOSED : { kind: 'failed', message: reasonOf(error, limit.isOver()) };
    } finally {
      limit.end();
    }
  };
}

function reasonOf(error: unknown, isLate: boolean): string {
  if (isLate) return `no response within ${TIME_LIMIT_MS / 1000} s`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // Where every address of a name refused, Node says so in one error without any words around theirs.
  const said = cause instanceof AggregateError ? cause.errors[0] : cause;
  return said instanceof Error ? said.message : 'could not reach the target';
}
