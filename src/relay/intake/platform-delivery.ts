import { fieldOf } from '../../kernel/hostile-json.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { DeliveryContent } from '../decide/delivery.ts';
import { type DedupeKeys, dedupeKeysOf } from './dedupe-key.ts';
import { isDeeperThan, parseBody } from './delivery-fields.ts';
import { parseEventWord } from './event-name.ts';
import { findApplications, findDeployment, findToldTime } from './platform-fields.ts';

const DEEPEST = 32;
const MAX_EVENT = 100;

/** What is known of a delivery beside its body. */
export interface Arrival {
  /** What the sender calls this delivery, as it came; null where it told nothing. */
  readonly deliveryId: string | null;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
}

/** A delivery as it was read: what it says, and by which it is known again. */
export interface ReadDelivery extends DedupeKeys {
  readonly content: DeliveryContent;
}

/** Reads a body of the platform's (raw bytes); null where it is no JSON in UTF-8. Never throws. */
export function readPlatformDelivery(raw: Uint8Array, arrival: Arrival): ReadDelivery | null {
  const parsed = parseBody(raw);
  if (parsed === null) return null;
  const content = contentOf(parsed.value, arrival.receivedAt);
  return { content, ...dedupeKeysOf({ ...arrival, ...identityOf(content, parsed.value, arrival.receivedAt) }) };
}

function contentOf(body: unknown, receivedAt: number): DeliveryContent {
  const event = fieldOf(body, 'event_type');
  if (typeof event !== 'string') return quarantined('The body has no event_type, or it is not a text.');
  if (isDeeperThan(body, DEEPEST)) return quarantined(`The body is nested more than ${DEEPEST} deep.`);
  const word = parseEventWord(event);
  if (word === null) return { kind: 'ignored', event: safeSentence(event.slice(0, 4 * MAX_EVENT), MAX_EVENT) };
  const payload = fieldOf(body, 'payload');
  const found = findApplications(payload);
  if ('problem' in found) return quarantined(found.problem);
  const deployment = findDeployment(payload);
  return {
    kind: 'hint',
    hint: { applications: found.value, deployment, word, toldAt: findToldTime(body, receivedAt) },
  };
}

function quarantined(reason: string): DeliveryContent {
  return { kind: 'quarantined', reason };
}

/** What is no hint is known again by what of a hint it has. */
function identityOf(content: DeliveryContent, body: unknown, receivedAt: number) {
  if (content.kind === 'hint') return { ...content.hint, event: content.hint.word };
  const payload = fieldOf(body, 'payload');
  const found = findApplications(payload);
  return {
    event: content.kind === 'ignored' ? `ignored ${content.event}` : content.kind,
    applications: 'value' in found ? found.value : [],
    deployment: findDeployment(payload),
    toldAt: findToldTime(body, receivedAt),
  };
}
