import type { Clock } from '../kernel/clock.ts';
import type { Deliver, DeliveryOutcome } from './courier.ts';

/** How long a target may take to answer, in real milliseconds. */
const TIME_LIMIT_MS = 10_000;

/** Answers a way to send a delivery as the platform does: one POST of JSON, no redirect followed, never repeated. */
export function createWebhookSender(clock: Clock, closing: AbortSignal): Deliver {
  const post = createPoster(clock, closing);
  const headers = { 'Content-Type': 'application/json' };
  return ({ targetUrl, body }) => post({ targetUrl, headers, body: JSON.stringify(body) });
}

/** Sends a text as it is, once. Never rejects. */
export type Post = (posting: {
  readonly targetUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}) => Promise<DeliveryOutcome>;

/** Answers a way to send what is already text, as GitHub's signed events are. */
export function createPoster(clock: Clock, closing: AbortSignal): Post {
  return async ({ targetUrl, headers, body }): Promise<DeliveryOutcome> => {
    const answered = new AbortController();
    const late = new AbortController();
    const stop = (): void => answered.abort();
    closing.addEventListener('abort', stop, { once: true });
    void clock.wait(TIME_LIMIT_MS, answered.signal).then(() => late.abort());
    try {
      const response = await fetch(targetUrl, {
        method: 'POST',
        headers: { ...headers },
        body,
        redirect: 'manual',
        signal: late.signal,
      });
      await response.body?.cancel();
      return { kind: 'answered', status: response.status };
    } catch (error) {
      return { kind: 'failed', message: reasonOf(error, late.signal.aborted && !closing.aborted) };
    } finally {
      closing.removeEventListener('abort', stop);
      answered.abort();
    }
  };
}

function reasonOf(error: unknown, isLate: boolean): string {
  if (isLate) return `no answer within ${TIME_LIMIT_MS / 1000} s`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : 'the target could not be reached';
}
