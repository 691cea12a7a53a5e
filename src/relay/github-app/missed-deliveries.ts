import { type GithubResult, isId, itemsOf } from '../../github/http/response.ts';
import type { Clock } from '../../kernel/clock.ts';
import { fieldAt, fieldOf, textOf } from '../../kernel/hostile-json.ts';
import type { GithubApp, MissedDelivery } from '../interfaces.ts';
import { type createAppCaller, type Decode, resultOf } from './app-caller.ts';

/** The statuses of deleted deliveries: GitHub keeps deliveries for three days. */
const GONE: readonly number[] = [404, 410];
/** Events about the App's own check runs, which request nothing (GitHub's documentation of webhook events). */
const REPORTS = ['check_run.created', 'check_run.completed', 'check_suite.completed'];

interface Attempt {
  /** Its digits, since GitHub's delivery ids have 64 bits. */
  readonly id: string;
  readonly guid: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** False for reports about check runs, which are by far the most and never worth a request. */
  readonly isRequest: boolean;
}

/** Returns the methods that read the App's log of deliveries. */
export function createDeliveryMethods(
  { asApp }: Pick<ReturnType<typeof createAppCaller>, 'asApp'>,
  clock: Clock,
): Pick<GithubApp, 'listFailedDeliveries' | 'readDelivery'> {
  return {
    listFailedDeliveries: async (since, cursor) => {
      const parameters = { status: 'failure', per_page: 100, ...(cursor === null ? {} : { cursor }) };
      const response = await asApp('GET /app/hook/deliveries', parameters);
      const result = resultOf(response, clock, decodeAttempts);
      if (result.kind !== 'done') return result;
      const attempts = result.value.filter(({ at, isRequest }) => at >= since && isRequest);
      const isLast = result.value.some(({ at }) => at < since);
      const next = isLast ? null : (response.head?.next?.['cursor'] ?? null);
      return { kind: 'done', value: { attempts, next } };
    },
    /** Reads twice if a response cannot be decoded. */
    readDelivery: async (id) => {
      for (let attempt = 1; ; attempt++) {
        const response = await asApp('GET /app/hook/deliveries/{delivery_id}', { delivery_id: id });
        const result = resultOf(response, clock, decodeMissed);
        if (result.kind === 'dead' && GONE.includes(result.status)) return { kind: 'done', value: null };
        if (result.kind !== 'lost' || !isSuccess(response)) return result;
        if (attempt === 2) return { kind: 'done', value: null };
      }
    },
  };
}

function isSuccess(response: GithubResult): boolean {
  return response.kind === 'done' || (response.head !== undefined && response.head.status < 300);
}

const decodeAttempts: Decode<readonly Attempt[]> = (data) =>
  itemsOf(data)?.flatMap((item) => decodeAttempt(item) ?? []);

function decodeAttempt(item: unknown): Attempt | null {
  const id = fieldOf(item, 'id');
  const digits = isId(id) ? String(id) : typeof id === 'string' && /^\d{1,20}$/.test(id) ? id : null;
  const guid = guidOf(item);
  const at = Date.parse(textOf(item, 'delivered_at'));
  if (digits === null || guid === null || Number.isNaN(at)) return null;
  return { id: digits, guid, at, isRequest: !REPORTS.includes(`${textOf(item, 'event')}.${textOf(item, 'action')}`) };
}

const decodeMissed: Decode<MissedDelivery> = (data) => {
  const guid = guidOf(data);
  const event = textOf(data, 'event');
  const payload = fieldAt(data, 'request', 'payload');
  if (guid === null || !/^\w{1,64}$/.test(event) || payload === undefined) return undefined;
  const attemptedAt = Date.parse(textOf(data, 'delivered_at'));
  return { guid, event, payload, attemptedAt: Number.isNaN(attemptedAt) ? 0 : attemptedAt };
};

function guidOf(item: unknown): string | null {
  const guid = textOf(item, 'guid');
  return /^[0-9a-f-]{8,64}$/i.test(guid) ? guid : null;
}
