import { createHmac } from 'node:crypto';
import type { Appended, NewDelivery } from '../../../src/relay/decide/delivery.ts';
import type { HookHead, Intake, IntakeOptions } from '../../../src/relay/intake/intake.ts';
import type { PlainResponse } from '../../../src/web/plain-response.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';

/** The effects of an intake. */
export interface World {
  readonly clock: FakeClock;
  readonly options: IntakeOptions;
  readonly stored: NewDelivery[];
  readonly counted: string[];
  readonly lines: string[];
  /** How the next deliveries are stored; by default under the next number, equal keys as duplicates. */
  append: (delivery: NewDelivery) => Promise<Appended>;
  isFull: boolean;
}

/** Returns an intake with a store in memory. */
export function createWorld(): World {
  const clock = createFakeClock();
  const stored: NewDelivery[] = [];
  const counted: string[] = [];
  const lines: string[] = [];
  const append = async (delivery: NewDelivery): Promise<Appended> => {
    const keys = [delivery.dedupeKey, delivery.earlierKey];
    const known = stored.findIndex(({ dedupeKey }) => keys.includes(dedupeKey));
    if (known >= 0) return { id: String(known + 1), isDuplicate: true };
    return { id: String(stored.push(delivery)), isDuplicate: false };
  };
  const world: World = {
    clock,
    stored,
    counted,
    lines,
    append,
    isFull: false,
    options: {
      clock,
      store: { append: (delivery) => world.append(delivery) },
      meter: {
        delivered: (source, fate) => counted.push(`${source} ${fate}`),
        wrote: () => {},
        checkedStatus: () => {},
      },
      log: (level, message, facts) => lines.push(JSON.stringify({ level, message, ...facts })),
      isFull: () => world.isFull,
    },
  };
  return world;
}

/** Returns the head of a delivery. */
export function headOf(headers: Readonly<Record<string, string>> = {}, rest: Partial<HookHead> = {}): HookHead {
  return { method: 'POST', pathSecret: null, header: (name) => headers[name] ?? null, ...rest };
}

/** Brings a delivery as a server does. */
export async function bring(intake: Intake, head: HookHead, body: string | Uint8Array): Promise<PlainResponse> {
  const delivery = intake.admit(head);
  if ('status' in delivery) return delivery;
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  if (bytes.length > delivery.terms.maxBytes) return delivery.accept({ kind: 'failed', failure: 'too-large' });
  return delivery.accept({ kind: 'whole', bytes });
}

/** Signs as Standard Webhooks has it. */
export function sign(key: string | Uint8Array, id: string, timestamp: string, body: string | Uint8Array): string {
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
}

/** Signs as GitHub does. */
export function signAsGithub(secret: string, body: string | Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
