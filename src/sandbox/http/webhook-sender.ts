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
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'failed'; readonly message: string };

/** One notification and what became of it. */
export interface DeliveryRecord {
  readonly delivery: Delivery;
  readonly outcome: DeliveryOutcome;
}

/** Sends one notification, once. Never rejects. */
export type Deliver = (delivery: Delivery) => Promise<DeliveryOutcome>;

/** Sends notifications to their targets, in order for each target, and remembers the outcomes. */
export interface WebhookQueue {
  /** Sends these, each target's in the order in which they are given. */
  dispatch(deliveries: readonly Delivery[]): void;
  records(): readonly DeliveryRecord[];
  /** Forgets all, and sends none of those that wait. */
  clear(): void;
}

/** Returns an empty queue. */
export function createWebhookQueue(deliver: Deliver): WebhookQueue {
  const records = new Map<Delivery, DeliveryOutcome>();
  const queues = new Map<string, Promise<void>>();
  const bring = async (before: Promise<void> | undefined, delivery: Delivery): Promise<void> => {
    await before;
    if (!records.has(delivery)) return;
    const outcome = await deliver(delivery);
    if (records.has(delivery)) records.set(delivery, outcome);
  };
  return {
    dispatch(deliveries) {
      for (const delivery of deliveries) {
        records.set(delivery, { kind: 'pending' });
        queues.set(delivery.targetUrl, bring(queues.get(delivery.targetUrl), delivery));
      }
    },
    records: () => [...records].map(([delivery, outcome]) => ({ delivery, outcome })),
    clear: () => records.clear(),
  };
}

/** Returns that nothing was sent: how a sandbox without any way out delivers. */
export async function failToDeliver(): Promise<DeliveryOutcome> {
  return { kind: 'failed', message: 'This sandbox does not send webhooks.' };
}

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
  if (isLate) return `no response within ${TIME_LIMIT_MS / 1000} s`;
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  // Where every address of a name refused, Node says so in one error without any words around theirs.
  const said = cause instanceof AggregateError ? cause.errors[0] : cause;
  return said instanceof Error ? said.message : 'could not reach the target';
}
