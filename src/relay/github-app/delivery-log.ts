import { isId, itemsOf, textOf } from '../../github/http/github-response.ts';
import { fieldAt, fieldOf } from '../../kernel/hostile-json.ts';
import type { MissedDelivery } from '../relay-interfaces.ts';
import type { AppCall } from './installation-tokens.ts';
import type { Told } from './reply.ts';

/** What every App hears that writes check runs (GitHub's documentation of webhook events), and what asks for nothing. */
const TELLING = ['check_run.created', 'check_run.completed', 'check_suite.completed'];

/** One attempt to deliver, as the App's log lists it. */
export interface Attempted {
  /** Its digits: GitHub's ids of deliveries are of 64 bits. */
  readonly id: string;
  /** The same for every attempt of one delivery. */
  readonly guid: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** False where it only told of check runs, those of others too: there are far more of these, and none is worth a request. */
  readonly isAsking: boolean;
}

/** Returns the call that lists the attempts that failed, or those that did not, the newest first. */
export function attemptsOf(status: 'failure' | 'success', cursor: string | null): AppCall {
  const parameters = { status, per_page: 100, ...(cursor === null ? {} : { cursor }) };
  return { route: 'GET /app/hook/deliveries', parameters, permission: '' };
}

/** Returns the call that reads what an attempt carried. */
export function attemptOf(id: string): AppCall {
  const route = 'GET /app/hook/deliveries/{delivery_id}';
  return { route, parameters: { delivery_id: id }, permission: '' };
}

/** Returns a list of attempts; those that cannot be read are left out. */
export function decodeAttempts(data: unknown): Told<readonly Attempted[]> {
  const items = itemsOf(data);
  return items === null ? null : { value: items.flatMap((item) => decodeAttempted(item) ?? []) };
}

/** Returns what an attempt carried; of a payload that GitHub no longer has, null. */
export function decodeMissed(data: unknown): Told<MissedDelivery> {
  const guid = guidOf(data);
  const event = textOf(data, 'event');
  const payload = fieldAt(data, 'request', 'payload');
  if (guid === null || !/^\w{1,64}$/.test(event) || payload === undefined) return null;
  const attemptedAt = Date.parse(textOf(data, 'delivered_at'));
  return { value: { guid, event, payload, attemptedAt: Number.isNaN(attemptedAt) ? 0 : attemptedAt } };
}

/** Returns the cursor of the next page that a Link header tells; null where there is none. */
export function cursorIn(link: string): string | null {
  const [, address = ''] = /<([^<>]*)>\s*;\s*rel="next"/.exec(link) ?? [];
  return URL.parse(address)?.searchParams.get('cursor') ?? null;
}

/** Returns what has to be read: of each delivery its newest failed attempt, unless a later one succeeded; the one that failed longest ago comes first. */
export function chooseMissed(failed: readonly Attempted[], succeeded: readonly Attempted[]): readonly Attempted[] {
  const newest = new Map<string, Attempted>();
  for (const attempt of failed) {
    const known = newest.get(attempt.guid);
    if (known === undefined || known.at < attempt.at) newest.set(attempt.guid, attempt);
  }
  const broughtAt = new Map<string, number>();
  for (const { guid, at } of succeeded) broughtAt.set(guid, Math.max(at, broughtAt.get(guid) ?? at));
  return [...newest.values()]
    .filter(({ guid, at }) => (broughtAt.get(guid) ?? Number.NEGATIVE_INFINITY) < at)
    .sort((a, b) => a.at - b.at);
}

function decodeAttempted(item: unknown): Attempted | null {
  const id = fieldOf(item, 'id');
  const digits = isId(id) ? String(id) : typeof id === 'string' && /^\d{1,20}$/.test(id) ? id : null;
  const guid = guidOf(item);
  const at = Date.parse(textOf(item, 'delivered_at'));
  if (digits === null || guid === null || Number.isNaN(at)) return null;
  return { id: digits, guid, at, isAsking: !TELLING.includes(`${textOf(item, 'event')}.${textOf(item, 'action')}`) };
}

function guidOf(item: unknown): string | null {
  const guid = textOf(item, 'guid');
  return /^[0-9a-f-]{8,64}$/i.test(guid) ? guid : null;
}
