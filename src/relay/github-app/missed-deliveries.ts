import { type GithubResult, isId, itemsOf, textOf } from '../../github/http/github-response.ts';
import type { Clock } from '../../kernel/clock.ts';
import { fieldAt, fieldOf } from '../../kernel/hostile-json.ts';
import type { AppResult, MissedDeliveries, MissedDelivery } from '../relay-interfaces.ts';
import { type createAppCaller, type Decode, resultOf } from './app-caller.ts';

/** The maximum number of pages to read at once, of 100 attempts each. */
const MAX_PAGES = 10;
/**
 * The maximum number of deliveries to return at once, plus those that failed at the same time as the last one: the next read starts after
 * it.
 */
const MAX_RETURNED = 100;
/** The maximum number of attempts to remember; newer ones are found again later. */
const MAX_FOUND = 20_000;
/** The oldest delivery is requested this often, for about an hour; then it is skipped if others can be read. */
const MAX_STUCK = 12;
/** The statuses of deleted deliveries: GitHub keeps deliveries for three days. */
const GONE: readonly number[] = [404, 410];
/** Events about the App's own check runs, which request nothing (GitHub's documentation of webhook events). */
const REPORTS = ['check_run.created', 'check_run.completed', 'check_suite.completed'];

/** One delivery attempt in the App's log. */
interface Attempt {
  /** Its digits, since GitHub's delivery ids have 64 bits. */
  readonly id: string;
  /** Identifies the delivery; all its attempts have the same. */
  readonly guid: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** False for reports about check runs, which are by far the most and never worth a request. */
  readonly isRequest: boolean;
}

/** The part of the log read so far. */
interface Walk {
  /** Once the list is read, it contains everything that failed before this time; epoch milliseconds. */
  until: number;
  /** Where to continue; null once the list is read. */
  cursor: { readonly next: string | null } | null;
  found: readonly Attempt[];
  /** The oldest delivery if it could not be read, and how many times in a row. */
  stuck: { readonly id: string; readonly times: number } | null;
}

type AsApp = ReturnType<typeof createAppCaller>['asApp'];
type Setback = Exclude<AppResult<never>, { kind: 'done' }>;
type Found = Pick<MissedDeliveries, 'deliveries' | 'unread'>;

/**
 * The App's log of deliveries, newest first, read in steps. What was read is remembered until all of it is returned, so that many failures
 * never hide the oldest.
 */
export class DeliveryLog {
  readonly #asApp: AsApp;
  readonly #clock: Clock;
  #walk: Walk | null = null;
  #pending: Promise<AppResult<MissedDeliveries>> | null = null;

  constructor(asApp: AsApp, clock: Clock) {
    this.#asApp = asApp;
    this.#clock = clock;
  }

  /** Reads at most ten pages and about a hundred deliveries, like `GithubApp.readMissedDeliveries`. Concurrent calls share one read. */
  readMissed(since: number): Promise<AppResult<MissedDeliveries>> {
    this.#pending ??= this.#read(since).finally(() => {
      this.#pending = null;
    });
    return this.#pending;
  }

  async #read(since: number): Promise<AppResult<MissedDeliveries>> {
    const walk = this.#walk ?? { until: this.#clock.epochMs(), cursor: { next: null }, found: [], stuck: null };
    this.#walk = walk;
    walk.found = walk.found.filter(({ at }) => at >= since);
    const setback = await this.#continueList(walk, since);
    // A cursor that GitHub no longer accepts would block the list forever.
    if (setback?.kind === 'dead') this.#walk = null;
    if (setback !== null) return setback;
    if (walk.cursor !== null)
      return { kind: 'done', value: { deliveries: [], unread: 0, readUntil: since, isAll: false } };
    const result = await this.#readOldest(walk);
    if (result.kind === 'done' && result.value.isAll) this.#walk = null;
    return result;
  }

  /** Continues the list of failures. Once it is complete, removes deliveries that succeeded later. */
  async #continueList(walk: Walk, since: number): Promise<Setback | null> {
    if (walk.cursor === null) return null;
    const failed = await this.#readAttempts('failure', since, walk.cursor.next);
    if (failed.kind !== 'done') return failed;
    walk.found = [...walk.found, ...failed.value.found];
    const [newestKept] = walk.found.slice(-MAX_FOUND);
    if (walk.found.length > MAX_FOUND && newestKept !== undefined) {
      walk.found = walk.found.slice(-MAX_FOUND);
      walk.until = Math.min(walk.until, newestKept.at);
    }
    walk.cursor = failed.value.next === null ? null : { next: failed.value.next };
    if (walk.cursor !== null || walk.found.length === 0) return null;
    const oldestAt = walk.found.reduce((oldest, { at }) => Math.min(oldest, at), Number.POSITIVE_INFINITY);
    const succeeded = await this.#readAttempts('success', oldestAt, null);
    // If this fails, some delivered ones are returned again, which are duplicates.
    walk.found = chooseMissed(walk.found, succeeded.kind === 'done' ? succeeded.value.found : []);
    return null;
  }

  async #readAttempts(
    status: 'failure' | 'success',
    since: number,
    from: string | null,
  ): Promise<AppResult<{ readonly found: readonly Attempt[]; readonly next: string | null }>> {
    const found: Attempt[] = [];
    let next = from;
    for (let page = 0; page < MAX_PAGES; page++) {
      const parameters = { status, per_page: 100, ...(next === null ? {} : { cursor: next }) };
      const response = await this.#asApp('GET /app/hook/deliveries', parameters);
      const result = resultOf(response, this.#clock, decodeAttempts);
      if (result.kind !== 'done') return result;
      found.push(...result.value.filter(({ at, isRequest }) => at >= since && isRequest));
      next = result.value.some(({ at }) => at < since) ? null : cursorIn(response.head?.headers['link'] ?? '');
      if (next === null) break;
    }
    return { kind: 'done', value: { found, next } };
  }

  /** Reads the oldest deliveries found, as many as possible. */
  async #readOldest(walk: Walk): Promise<AppResult<MissedDeliveries>> {
    const lastAt = walk.found[MAX_RETURNED - 1]?.at ?? walk.until;
    const part = walk.found.filter(({ at }, nth) => nth < MAX_RETURNED || at === lastAt);
    const { setback, ...read } = await this.#readInOrder(part);
    if (setback === null || read.deliveries.length + read.unread > 0) return resultFrom(walk, read);
    const [first] = part;
    walk.stuck = { id: first?.id ?? '', times: walk.stuck?.id === first?.id ? (walk.stuck?.times ?? 0) + 1 : 1 };
    if (setback.kind !== 'lost' || walk.stuck.times <= MAX_STUCK) return setback;
    const rest = await this.#readInOrder(part.slice(1));
    if (rest.deliveries.length > 0) return resultFrom(walk, { ...rest, unread: rest.unread + 1 });
    // Starts over if it is the only one, since others may have failed since.
    if (part.length === 1) Object.assign(walk, { until: this.#clock.epochMs(), cursor: { next: null }, found: [] });
    return setback;
  }

  /** Reads attempts until one cannot be read. */
  async #readInOrder(part: readonly Attempt[]): Promise<Found & { readonly setback: Setback | null }> {
    const deliveries: MissedDelivery[] = [];
    let unread = 0;
    for (const { id } of part) {
      const result = await this.#readDelivery(id);
      if (result.kind !== 'done') return { deliveries, unread, setback: result };
      if (result.value !== null) deliveries.push(result.value);
      else unread += 1;
    }
    return { deliveries, unread, setback: null };
  }

  /** Returns null if GitHub no longer has the delivery, or if two responses cannot be decoded. */
  async #readDelivery(id: string): Promise<AppResult<MissedDelivery | null>> {
    for (let attempt = 1; ; attempt++) {
      const response = await this.#asApp('GET /app/hook/deliveries/{delivery_id}', { delivery_id: id });
      const result = resultOf(response, this.#clock, decodeMissed);
      if (result.kind === 'dead' && GONE.includes(result.status)) return { kind: 'done', value: null };
      if (result.kind !== 'lost' || !isSuccess(response)) return result;
      if (attempt === 2) return { kind: 'done', value: null };
    }
  }
}

function resultFrom(walk: Walk, read: Found): AppResult<MissedDeliveries> {
  const next = walk.found[read.deliveries.length + read.unread];
  return { kind: 'done', value: { ...read, readUntil: next?.at ?? walk.until, isAll: next === undefined } };
}

function isSuccess(response: GithubResult): boolean {
  return response.kind === 'done' || (response.head !== undefined && response.head.status < 300);
}

/** Returns the newest failed attempt of each delivery without a later success, the oldest first. */
function chooseMissed(failed: readonly Attempt[], succeeded: readonly Attempt[]): readonly Attempt[] {
  const byTime = (one: Attempt, other: Attempt): number => one.at - other.at;
  const newest = new Map(failed.toSorted(byTime).map((attempt) => [attempt.guid, attempt]));
  const deliveredAt = new Map(succeeded.toSorted(byTime).map(({ guid, at }) => [guid, at]));
  return [...newest.values()]
    .filter(({ guid, at }) => (deliveredAt.get(guid) ?? Number.NEGATIVE_INFINITY) < at)
    .sort(byTime);
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

function cursorIn(link: string): string | null {
  const [, address = ''] = /<([^<>]*)>\s*;\s*rel="next"/.exec(link) ?? [];
  return URL.parse(address)?.searchParams.get('cursor') ?? null;
}
