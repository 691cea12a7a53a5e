import type { Delivery } from './sandbox-events.ts';

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

/** Who brings notifications to their targets, and remembers it. */
export interface Courier {
  /** Sends these, each target's in the order in which they are given. */
  dispatch(deliveries: readonly Delivery[]): void;
  records(): readonly DeliveryRecord[];
  /** Forgets all, and sends none of those that wait. */
  clear(): void;
}

/** Returns a courier who has brought nothing yet. */
export function createCourier(deliver: Deliver): Courier {
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
  return { kind: 'failed', message: 'This sandbox sends no deliveries.' };
}
