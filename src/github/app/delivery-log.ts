import { fieldAt, fieldOf } from '../../kernel/hostile-json.ts';
import type { MissedDelivery } from '../../relay/ports.ts';
import { itemsOf, textOf } from '../answer-fields.ts';
import { isId } from '../payload.ts';
import type { AppCall } from './installation-tokens.ts';
import type { Told } from './reply.ts';

/** The most deliveries that are told at once. */
const MOST_MISSED = 100;

/** One attempt to deliver, as the App's log lists it. */
export interface Attempted {
  /** Its digits: GitHub's ids of deliveries are of 64 bits. */
  readonly id: string;
  /** The same for every attempt of one delivery. */
  readonly guid: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Answers the call that lists the attempts that failed, or those that did not, the newest first. */
export function attemptsOf(status: 'failure' | 'success', cursor: string | null): AppCall {
  const parameters = { status, per_page: 100, ...(cursor === null ? {} : { cursor }) };
  return { route: 'GET /app/hook/deliveries', parameters, permission: '' };
}

/** Answers the call that reads what an attempt carried. */
export function attemptOf(id: string): AppCall {
  const route = 'GET /app/hook/deliveries/{delivery_id}';
  return { route, parameters: { delivery_id: id }, permission: '' };
}

/** Answers a list of attempts; those that cannot be read are left out. */
export function decodeAttempts(data: unknown): Told<readonly Attempted[]> {
  const items = itemsOf(data);
  return items === null ? null : { value: items.flatMap((item) => decodeAttempted(item) ?? []) };
}

/** Answers what an attempt carried; of a payload that GitHub no longer has, null. */
export function decodeMissed(data: unknown): Told<MissedDelivery> {
  const guid = guidOf(data);
  const event = textOf(data, 'event');
  const payload = fieldAt(data, 'request', 'payload');
  if (guid === null || !/^\w{1,64}$/.test(event) || payload === undefined) return null;
  const attemptedAt = Date.parse(textOf(data, 'delivered_at'));
  return { value: { guid, event, payload, attemptedAt: Number.isNaN(attemptedAt) ? 0 : attemptedAt } };
}

/** Answers the cursor of the next page that a Link header tells; null where there is none. */
export function cursorIn(link: string): string | null {
  const [, address = ''] = /<([^<>]*)>\s*;\s*rel="next"/.exec(link) ?? [];
  return URL.parse(address)?.searchParams.get('cursor') ?? null;
}

/**
 * Answers what has to be read: of each delivery since `since` its newest failed attempt, unless a later one succeeded; the
 * delivery that failed longest ago comes first.
 */
export function chooseMissed(
  failed: readonly Attempted[],
  succeeded: readonly Attempted[],
  since: number,
): readonly Attempted[] {
  const newest = new Map<string, Attempted>();
  for (const attempt of failed) {
    const known = newest.get(attempt.guid);
    if (attempt.at >= since && (known === undefined || known.at < attempt.at)) newest.set(attempt.guid, attempt);
  }
  const isDelivered = ({ guid, at }: Attempted) => succeeded.some((other) => other.guid === guid && other.at >= at);
  return [...newest.values()]
    .filter((attempt) => !isDelivered(attempt))
    .sort((a, b) => a.at - b.at)
    .slice(0, MOST_MISSED);
}

function decodeAttempted(item: unknown): Attempted | null {
  const id = fieldOf(item, 'id');
  const digits = isId(id) ? String(id) : typeof id === 'string' && /^\d{1,20}$/.test(id) ? id : null;
  const guid = guidOf(item);
  const at = Date.parse(textOf(item, 'delivered_at'));
  return digits === null || guid === null || Number.isNaN(at) ? null : { id: digits, guid, at };
}

function guidOf(item: unknown): string | null {
  const guid = textOf(item, 'guid');
  return /^[0-9a-f-]{8,64}$/i.test(guid) ? guid : null;
}
