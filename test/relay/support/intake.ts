import { createHmac } from 'node:crypto';
import type { Appended, NewDelivery } from '../../../src/relay/decide/delivery.ts';
import type { createGithubIntake, Intake } from '../../../src/relay/intake/intake.ts';
import type { PlainResponse } from '../../../src/web/plain-response.ts';
import { type BodyTerms, createBodyReader, type ReadRequestBody } from '../../../src/web/request-bodies.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';

/** The effects of an intake. */
export interface World {
  readonly clock: FakeClock;
  readonly options: Parameters<typeof createGithubIntake>[0];
  readonly stored: NewDelivery[];
  readonly counted: string[];
  readonly lines: string[];
  /** How the next deliveries are stored; by default under the next number, equal keys as duplicates. */
  append: (delivery: NewDelivery) => Promise<Appended>;
  readBody: ReadRequestBody;
  /** The terms of every body that was read. */
  readonly terms: BodyTerms[];
  isFull: boolean;
}

/** A delivery without its body. */
export interface Head {
  readonly method: string;
  readonly pathSecret: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns an intake with a store in memory. */
export function createWorld(): World {
  const clock = createFakeClock();
  const stored: NewDelivery[] = [];
  const counted: string[] = [];
  const lines: string[] = [];
  const append = async (delivery: NewDelivery): Promise<Appended> => {
    const known = stored.findIndex(({ dedupeKey }) => dedupeKey === delivery.dedupeKey);
    if (known >= 0) return { id: String(known + 1), isDuplicate: true };
    return { id: String(stored.push(delivery)), isDuplicate: false };
  };
  const world: World = {
    clock,
    stored,
    counted,
    lines,
    append,
    readBody: createBodyReader(clock),
    terms: [],
    isFull: false,
    options: {
      clock,
      readBody: (request, terms) => {
        world.terms.push(terms);
        return world.readBody(request, terms);
      },
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
export function headOf(headers: Readonly<Record<string, string>> = {}, rest: Partial<Head> = {}): Head {
  return { method: 'POST', pathSecret: null, headers, ...rest };
}

/** Brings a delivery as a server does. */
export function bring(
  intake: Intake,
  { method, pathSecret, headers }: Head,
  body: string | Uint8Array<ArrayBuffer> = '',
): Promise<PlainResponse> {
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return intake(new Request('http://relay.test/', { method, headers, ...(hasBody ? { body } : {}) }), pathSecret);
}

/** Signs as Standard Webhooks has it. */
export function sign(key: string | Uint8Array, id: string, timestamp: string, body: string | Uint8Array): string {
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest('base64')}`;
}

/** Signs as GitHub does. */
export function signAsGithub(secret: string, body: string | Uint8Array): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}
