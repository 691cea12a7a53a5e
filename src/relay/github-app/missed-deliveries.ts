import type { GithubResult } from '../../github/http/github-response.ts';
import type { Now } from '../../github/http/limit.ts';
import type { GithubReply, MissedDeliveries, MissedDelivery } from '../relay-interfaces.ts';
import type { AppCaller } from './app-caller.ts';
import {
  type Attempted,
  attemptOf,
  attemptsOf,
  chooseMissed,
  cursorIn,
  decodeAttempts,
  decodeMissed,
} from './delivery-log.ts';
import { decodeReply } from './reply.ts';

/** Pages of the log that are read at once, of 100 attempts each. */
const MAX_PAGES = 10;
/** So many deliveries are told at once, and what failed at the same instant as the last of them: the next time begins after it. */
const MAX_TOLD = 100;
/** Attempts that are remembered: of more, the newest are found again later. */
const MAX_FOUND = 20_000;
/** So often GitHub is asked for the oldest, some hour, before it is passed over where the others can be had. */
const MAX_HELD = 12;
/** Statuses of a delivery that GitHub keeps no longer: it keeps them three days. */
const GONE: readonly number[] = [404, 410];

/** Tells of missed deliveries, as `GithubApp.readMissedDeliveries` does; reads at most ten pages and some hundred deliveries at once. */
export type ReadMissed = (since: number) => Promise<GithubReply<MissedDeliveries>>;

/** What is known of the log by now. */
interface Walk {
  /** All that failed before this instant is in the list once it is read; epoch milliseconds. */
  until: number;
  /** Where to read on; null once the list is read. */
  cursor: { readonly next: string | null } | null;
  found: readonly Attempted[];
  /** The oldest, where it could not be had, and how often in a row; null where none held up the others. */
  held: { readonly id: string; readonly times: number } | null;
}

/**
 * Returns a reader of the App's log, which begins with the newest and is read in steps: what was read of it is remembered until all of
 * it is told, so that no number of failures hides the oldest. One call at a time. Never rejects.
 */
export function createMissedReader(caller: AppCaller, now: () => Now): ReadMissed {
  let known: Walk | null = null;
  let underWay: ReturnType<ReadMissed> | null = null;
  const read: ReadMissed = async (since) => {
    const walk = known ?? { until: now().epochMs, cursor: { next: null }, found: [], held: null };
    known = walk;
    walk.found = walk.found.filter(({ at }) => at >= since);
    const setback = await readOn(walk, caller, now, since);
    // A place in the list that GitHub no longer takes would hold it up for ever.
    if (setback?.kind === 'dead') known = null;
    if (setback !== null) return setback;
    if (walk.cursor !== null)
      return { kind: 'done', value: { deliveries: [], unread: 0, toldTo: since, isAll: false } };
    const reply = await tellOldest(walk, caller, now);
    if (reply.kind === 'done' && reply.value.isAll) known = null;
    return reply;
  };
  return (since) => {
    underWay ??= read(since).finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

type Unable = Exclude<GithubReply<never>, { kind: 'done' }>;

/** Reads on in the list of what failed, if it is not read yet; at its end takes out what was brought since. Answers what prevents it. */
async function readOn(walk: Walk, caller: AppCaller, now: () => Now, since: number): Promise<Unable | null> {
  if (walk.cursor === null) return null;
  const failed = await readAttempts(caller, now, 'failure', since, walk.cursor.next);
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
  const succeeded = await readAttempts(caller, now, 'success', oldestAt, null);
  // Without these, what was brought since is told once more: an equal delivery is a duplicate.
  walk.found = chooseMissed(walk.found, succeeded.kind === 'done' ? succeeded.value.found : []);
  return null;
}

/** Tells of the oldest that were found; of as many as could be read before something prevented it. */
async function tellOldest(walk: Walk, caller: AppCaller, now: () => Now): Promise<GithubReply<MissedDeliveries>> {
  const lastAt = walk.found[MAX_TOLD - 1]?.at ?? walk.until;
  const part = walk.found.filter(({ at }, nth) => nth < MAX_TOLD || at === lastAt);
  const { setback, ...told } = await readInOrder(part, caller, now);
  if (setback === null || told.deliveries.length + told.unread > 0) return tellingOf(walk, told);
  const [first] = part;
  walk.held = { id: first?.id ?? '', times: walk.held?.id === first?.id ? (walk.held?.times ?? 0) + 1 : 1 };
  if (setback.kind !== 'lost' || walk.held.times <= MAX_HELD) return setback;
  const rest = await readInOrder(part.slice(1), caller, now);
  if (rest.deliveries.length > 0) return tellingOf(walk, { ...rest, unread: rest.unread + 1 });
  // Where it is the only one, others may have failed since.
  if (part.length === 1) Object.assign(walk, { until: now().epochMs, cursor: { next: null }, found: [] });
  return setback;
}

type Read = Pick<MissedDeliveries, 'deliveries' | 'unread'>;

function tellingOf(walk: Walk, told: Read): GithubReply<MissedDeliveries> {
  const next = walk.found[told.deliveries.length + told.unread];
  return { kind: 'done', value: { ...told, toldTo: next?.at ?? walk.until, isAll: next === undefined } };
}

/** Reads what attempts carried up to the first that cannot be had; answers with it what prevents that, null where nothing does. */
async function readInOrder(
  part: readonly Attempted[],
  caller: AppCaller,
  now: () => Now,
): Promise<Read & { readonly setback: Unable | null }> {
  const deliveries: MissedDelivery[] = [];
  let unread = 0;
  for (const { id } of part) {
    const reply = await readDelivery(caller, now, id);
    if (reply.kind !== 'done') return { deliveries, unread, setback: reply };
    if (reply.value !== null) deliveries.push(reply.value);
    else unread += 1;
  }
  return { deliveries, unread, setback: null };
}

/** Reads what an attempt carried; null where GitHub keeps it no longer, or twice answers what cannot be read. */
async function readDelivery(
  caller: AppCaller,
  now: () => Now,
  id: string,
): Promise<GithubReply<MissedDelivery | null>> {
  for (let attempt = 1; ; attempt++) {
    const answer = await caller.asApp(attemptOf(id));
    const reply = decodeReply(answer, now(), decodeMissed);
    if (reply.kind === 'dead' && GONE.includes(reply.status)) return { kind: 'done', value: null };
    if (reply.kind !== 'lost' || !isAnswered(answer)) return reply;
    if (attempt === 2) return { kind: 'done', value: null };
  }
}

function isAnswered(answer: GithubResult): boolean {
  return answer.kind === 'done' || (answer.head !== undefined && answer.head.status < 300);
}

async function readAttempts(
  caller: AppCaller,
  now: () => Now,
  status: 'failure' | 'success',
  since: number,
  from: string | null,
): Promise<GithubReply<{ readonly found: readonly Attempted[]; readonly next: string | null }>> {
  const found: Attempted[] = [];
  let next = from;
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer = await caller.asApp(attemptsOf(status, next));
    const reply = decodeReply(answer, now(), decodeAttempts);
    if (reply.kind !== 'done') return reply;
    found.push(...reply.value.filter(({ at, isAsking }) => at >= since && isAsking));
    next = reply.value.some(({ at }) => at < since) ? null : cursorIn(answer.head?.headers['link'] ?? '');
    if (next === null) break;
  }
  return { kind: 'done', value: { found, next } };
}
