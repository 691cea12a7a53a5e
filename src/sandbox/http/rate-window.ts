/** How long a window lasts: the platform allows a number of requests per hour and token. */
const WINDOW_MS = 3_600_000;

/**
 * One window of a token's rate limit; instants are platform time in epoch milliseconds. However fast that runs, a window lasts a
 * real hour.
 */
export interface RateWindow {
  readonly limit: number;
  readonly used: number;
  readonly endsAt: number;
}

/**
 * How the X-RateLimit headers may be written. The platform describes Reset as a Unix timestamp, and one of its own client
 * examples takes it for seconds to wait; services of this family also write milliseconds, an HTTP date, or nothing.
 */
export const LIMIT_HEADERS = ['epoch-seconds', 'epoch-ms', 'seconds', 'date', 'unlimited', 'missing'] as const;

/** One of these ways. */
export type LimitHeaders = (typeof LIMIT_HEADERS)[number];

/** Returns the window that holds at `now`: the one that is open, or a whole new one of `limit` requests. */
export function windowAt(open: RateWindow | undefined, limit: number, now: number, speed: number): RateWindow {
  return open !== undefined && now < open.endsAt ? open : { limit, used: 0, endsAt: now + WINDOW_MS * speed };
}

/** Returns how many requests the window still admits. */
export function remainingIn(window: RateWindow): number {
  return Math.max(0, window.limit - window.used);
}

/** Returns the window after one more request, or null if it admits none. */
export function spend(window: RateWindow): RateWindow | null {
  return remainingIn(window) === 0 ? null : { ...window, used: window.used + 1 };
}

/** Whose clock the headers are written for. */
interface LimitTime {
  readonly now: number;
  /** Platform seconds in one real second: who reads that a window ends in a minute waits for a real one. */
  readonly speed: number;
  /** How far the platform's own clock is off. */
  readonly skewMs: number;
}

/** Returns the rate-limit headers of a response. */
export function renderLimitHeaders(
  window: RateWindow,
  style: LimitHeaders,
  { now, speed, skewMs }: LimitTime,
): Record<string, string> {
  if (style === 'missing') return {};
  if (style === 'unlimited') return { 'X-RateLimit-Limit': 'unlimited', 'X-RateLimit-Remaining': '-1' };
  return {
    'X-RateLimit-Limit': String(window.limit),
    'X-RateLimit-Remaining': String(remainingIn(window)),
    'X-RateLimit-Reset': renderReset(now + (window.endsAt - now) / speed + skewMs, style, now + skewMs),
  };
}

function renderReset(endsAt: number, style: Exclude<LimitHeaders, 'unlimited' | 'missing'>, now: number): string {
  switch (style) {
    case 'epoch-seconds':
      return String(Math.ceil(endsAt / 1000));
    case 'epoch-ms':
      return String(Math.round(endsAt));
    case 'seconds':
      return String(Math.ceil((endsAt - now) / 1000));
    case 'date':
      return new Date(Math.ceil(endsAt / 1000) * 1000).toUTCString();
  }
}
