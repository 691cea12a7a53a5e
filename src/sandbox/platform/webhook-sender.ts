import type { Clock } from '../../kernel/clock.ts';
import { startTimeLimit } from '../../kernel/time-limit.ts';
import type { Deliver, DeliveryOutcome } from './webhook-courier.ts';

/** How long a target may take to answer, in real milliseconds. */
const TIME_LIMIT_MS = 10_000;
/** What becomes of all that is under way or waits when the sandbox ends: its process must not live on for it. */
const CLOSED: DeliveryOutcome = { kind: 'failed', message: 'the sandbox was closed' };

/** Returns a way to send a delivery as the platform does: one POST of JSON, no redirect followed, never repeated. */
export function createWebhookSender(clock: Clock, closing: AbortSignal): Deliver {
  const post = createPoster(clock, closing);
  const headers = { 'Content-Type': 'application/json' };
  return ({ targetUrl, body }) => post({ targetUrl, headers, body: JSON.stringify(body) });
}

/** Sends a text as it is, once; not at all once the sandbox is closed. Never rejects. */
export type Post = (posting: {
  readonly targetUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}) => Promise<DeliveryOutcome>;

/** Returns a way to send what is already text, as GitHub's signed events are. */
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
      return { kind: 'answered', status: response.status };
    } catch (error) {
      return closing.aborted ? CLOSED : { kind: 'failed', message: reasonOf(error, limit.isOver()) };
    } finally {
      limit.end();
    }
  };
}

function reasonOf(error: unknown, isLate: boolean): string {
  if (isLate) return `no answer within ${TIME_LIMIT_MS / 1000} s`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // Where every address of a name refused, Node says so in one error without any words around theirs.
  const said = cause instanceof AggregateError ? cause.errors[0] : cause;
  return said instanceof Error ? said.message : 'the target could not be reached';
}
