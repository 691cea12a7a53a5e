type Headers = Readonly<Record<string, string>>;

/** How many requests a window has, in lower case as headers come. */
export const LIMIT = 'x-ratelimit-limit';
/** How many are left of it. */
export const REMAINING = 'x-ratelimit-remaining';
/** When it ends. */
export const RESET = 'x-ratelimit-reset';

const NAMES = { [LIMIT]: 'X-RateLimit-Limit', [REMAINING]: 'X-RateLimit-Remaining', [RESET]: 'X-RateLimit-Reset' };
/** The window is an hour ("1000 requests per hour"); the rest allows for two clocks that disagree a little. */
const MAX_SECONDS = 3_600 + 120;
const EARLIEST_SECONDS = -120;
const MAX_VALUE = 60;

/** Returns the first of the three headers that is not there, or blank, as it is written; null where all are. */
export function findAbsent(headers: Headers): string | null {
  return Object.entries(NAMES).find(([name]) => (headers[name] ?? '').trim() === '')?.[1] ?? null;
}

/** Tells whether both are numbers of requests, the second no larger than the first. */
export function areCounts(limit: string, remaining: string): boolean {
  return [limit, remaining].every((text) => /^\d{1,15}$/.test(text)) && Number(remaining) <= Number(limit);
}

/** Tells whether the reset is a Unix timestamp within the next hour, by the answer's own clock where it tells one; `nowAt`: epoch milliseconds. */
export function isReset(headers: Headers, nowAt: number): boolean {
  const value = headers[RESET] ?? '';
  const toldAt = Date.parse(headers['date'] ?? '');
  const answeredAt = Number.isNaN(toldAt) ? nowAt : toldAt;
  return /^\d{9,11}$/.test(value) && isInWindow(Number(value) - answeredAt / 1000);
}

/** Tells whether a window of an hour may end in so many seconds. */
export function isInWindow(seconds: number): boolean {
  return seconds > EARLIEST_SECONDS && seconds <= MAX_SECONDS;
}

/** Returns what the value of a reset looks like. */
export function nameReset(value: string): string {
  if (/^\d{1,5}$/.test(value)) return `${value}: seconds to wait`;
  return /^\d{12,14}$/.test(value) ? `${value}: milliseconds` : excerpt(value);
}

/** Returns the beginning of a header's value, in quotation marks. */
export function excerpt(value: string | undefined): string {
  return JSON.stringify((value ?? '').slice(0, MAX_VALUE));
}
