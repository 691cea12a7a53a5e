import { createHash } from 'node:crypto';
import type { DeliveryContent, NewDelivery } from '../../../src/relay/decide/delivery.ts';

/** A platform's delivery as intake would hand it on; the same `name` is the same delivery. */
export function deliveryOf(name: string, part: Partial<NewDelivery> = {}): NewDelivery {
  return {
    source: 'platform',
    dedupeKey: keyOf(name),
    receivedAt: 1_900_000_000_000,
    authority: 1,
    content: hintOf(['app-1'], 'deployment-1'),
    ...part,
  };
}

/** The key of the delivery of that name. */
export function keyOf(name: string): string {
  return createHash('sha256').update(name).digest('hex');
}

/** The content of a hint about `applications`. */
export function hintOf(applications: readonly string[], deployment: string | null): DeliveryContent {
  return { kind: 'hint', hint: { applications, deployment, word: 'running', reportedAt: 1_899_999_999_000 } };
}
