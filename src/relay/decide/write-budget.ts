/** What an installation wrote; the instant in epoch milliseconds, null where it wrote nothing in the last hour. */
export interface Spent {
  readonly inMinute: number;
  readonly inHour: number;
  readonly lastAt: number | null;
}

/** GitHub's limits on writing content, for one installation (its documentation of rate limits for the REST API). */
const MAX_IN_MINUTE = 80;
const MAX_IN_HOUR = 500;
/** Between two writes of an installation, in milliseconds: GitHub asks for a second (its best practices for the REST API). */
export const BETWEEN_MS = 1_000;
/** What progress may spend; the rest is kept for ends. */
const PROGRESS_IN_MINUTE = 60;
const PROGRESS_IN_HOUR = 350;

/** Tells whether one more write keeps within GitHub's limits, with room left for ends where it is none. */
export function hasRoom({ inMinute, inHour, lastAt }: Spent, isEnd: boolean, now: number): boolean {
  if (lastAt !== null && now - lastAt < BETWEEN_MS) return false;
  const most = isEnd ? [MAX_IN_MINUTE, MAX_IN_HOUR] : [PROGRESS_IN_MINUTE, PROGRESS_IN_HOUR];
  return inMinute < (most[0] ?? 0) && inHour < (most[1] ?? 0);
}
