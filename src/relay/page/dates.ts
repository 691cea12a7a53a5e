const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The last instant that a Date can hold (ECMA-262, 21.4.1.1). */
const LAST_INSTANT = 8.64e15;

/** Returns how long ago an instant was, for people: `just now`, `12 s ago`, `3 h ago`. Both in epoch milliseconds. Never throws. */
export function renderAgo(at: number, now: number): string {
  const ageMs = now - at;
  if (!(ageMs >= 5 * SECOND_MS)) return 'just now';
  if (ageMs < MINUTE_MS) return `${Math.floor(ageMs / SECOND_MS)} s ago`;
  if (ageMs < HOUR_MS) return `${Math.floor(ageMs / MINUTE_MS)} min ago`;
  if (ageMs < 2 * DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} h ago`;
  return `${Math.floor(ageMs / DAY_MS)} days ago`;
}

/** Returns an instant in epoch milliseconds as an element for a person and a program: relative, with the time in UTC as its title. */
export function renderTime(at: number, now: number): string {
  if (!(Math.abs(at) <= LAST_INSTANT)) return '<span>at an unknown time</span>';
  const instant = new Date(at).toISOString();
  const title = `${instant.slice(0, -5).replace('T', ' ')} UTC`;
  return `<time datetime="${instant}" title="${title}">${renderAgo(at, now)}</time>`;
}
