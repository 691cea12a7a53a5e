import { type RateWindow, remainingIn, spend, windowOf } from '../http/rate-window.ts';
import type { GithubWorld } from './world.ts';

/**
 * How much content may be created in how many milliseconds, by GitHub's documentation of its secondary rate limits:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const CONTENT_LIMITS = [
  { most: 80, withinMs: 60_000 },
  { most: 500, withinMs: 3_600_000 },
] as const;
const HOUR_MS = 3_600_000;

/** Returns the window that a request with the token of that name falls in at `now`. */
export function githubWindowFor(world: GithubWorld, tokenName: string, now: number): RateWindow {
  return windowOf(world, tokenName, now, 1);
}

/** Returns the world after one more request, and whether the primary rate limit admitted it. */
export function spendRequest(world: GithubWorld, tokenName: string, now: number): [GithubWorld, boolean] {
  const window = spend(githubWindowFor(world, tokenName, now));
  if (window === null) return [world, false];
  return [{ ...world, windows: new Map(world.windows).set(tokenName, window) }, true];
}

/** Returns the seconds until the token may create content again; 0 if it may now. */
export function secondsUntilCreation(world: GithubWorld, tokenName: string, now: number): number {
  const creations = world.creations.get(tokenName) ?? [];
  const waitsMs = CONTENT_LIMITS.map(({ most, withinMs }) => {
    const first = creations.at(-most);
    return first === undefined ? 0 : first + withinMs - now;
  });
  return Math.max(0, Math.ceil(Math.max(...waitsMs) / 1000));
}

/** Returns the world after the token created content at `now`. */
export function countCreation(world: GithubWorld, tokenName: string, now: number): GithubWorld {
  const recent = (world.creations.get(tokenName) ?? []).filter((at) => at > now - HOUR_MS);
  return { ...world, creations: new Map(world.creations).set(tokenName, [...recent, now]) };
}

/** Returns the headers in which GitHub reports the primary rate limit. */
export function renderGithubLimits(window: RateWindow): Record<string, string> {
  return {
    'x-ratelimit-limit': String(window.limit),
    'x-ratelimit-remaining': String(remainingIn(window)),
    'x-ratelimit-used': String(window.used),
    'x-ratelimit-reset': String(Math.ceil(window.endsAt / 1000)),
    'x-ratelimit-resource': 'core',
  };
}
