import type { Clock } from '../../kernel/clock.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { Appended, DeliveryContent, NewDelivery } from '../decide/delivery.ts';
import type { DeliveryFate, Meter, RelayLog } from '../relay-interfaces.ts';
import type { Store } from '../store/store.ts';
import { accepted, type HookAnswer, IGNORED, unavailable } from './intake-response.ts';
import { createRareLine } from './throttled-log.ts';

const RARE_MS = 10_000;

/** What taking deliveries in needs of the relay. */
export interface IntakeOptions {
  readonly store: Pick<Store, 'append'>;
  readonly clock: Clock;
  readonly meter: Meter;
  readonly log: RelayLog;
  /** Whether the backlog is over its limit: nothing more is taken then. */
  readonly isFull: () => boolean;
}

/** Stores a delivery that came at `startedMs` (monotonic), and answers it: 200 only once it is stored. Never rejects. */
export type KeepDelivery = (delivery: NewDelivery, startedMs: number) => Promise<HookAnswer>;

/** Returns how deliveries are stored, counted, logged and answered. */
export function createKeepDelivery({ store, clock, meter, log }: Omit<IntakeOptions, 'isFull'>): KeepDelivery {
  const complain = createRareLine(clock, log, 'error', RARE_MS);
  const append = async (delivery: NewDelivery): Promise<Appended | null> => {
    try {
      return await store.append(delivery);
    } catch (error) {
      const reason = safeSentence(error instanceof Error ? error.message : 'unknown', 300);
      complain('a delivery was refused: it could not be stored', { source: delivery.source, reason });
      return null;
    }
  };
  return async (delivery, startedMs) => {
    const appended = await append(delivery);
    const fate = appended === null ? 'unavailable' : fateOf(delivery.content, appended);
    meter.delivered(delivery.source, fate, clock.monotonicMs() - startedMs);
    if (appended === null) return unavailable();
    log('info', 'a delivery was stored', { delivery: appended.id, outcome: fate, ...factsOf(delivery) });
    return delivery.content.kind === 'ignored' ? IGNORED : accepted(appended);
  };
}

function fateOf(content: DeliveryContent, { isDuplicate }: Appended): DeliveryFate {
  if (isDuplicate) return 'duplicate';
  return content.kind === 'ignored' || content.kind === 'quarantined' ? content.kind : 'stored';
}

/** Only what has the form of an id, or is a word of our own: nothing of a body is logged. */
function factsOf({ source, content }: NewDelivery): Readonly<Record<string, string | null>> {
  if (content.kind === 'hint') {
    const { applications, deployment, word } = content.hint;
    return { source, application: applications.join(','), deployment, word };
  }
  if (content.kind === 'request') {
    return { source, request: content.request.kind, repository: content.request.place.repository };
  }
  return content.kind === 'quarantined' ? { source, reason: content.reason } : { source };
}
