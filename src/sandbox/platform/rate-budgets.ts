import { type RateWindow, spend, windowAt } from '../http/rate-window.ts';
import type { SandboxToken } from '../http/sandbox-tokens.ts';
import type { Application } from './sandbox-application.ts';
import type { World } from './world-state.ts';

/** Whose budget a request spends: its token's, or the application's own where its scenario gives it one. */
export interface Spender {
  readonly token: SandboxToken | null;
  readonly application: Application | null;
}

/** Returns the window that a request of `spender` falls in at `now`. */
export function windowFor(world: World, spender: Spender, now: number): RateWindow {
  const { token, application } = spender;
  const limit = world.limits.get(token?.name ?? '') ?? world.rateLimit;
  const open = world.windows.get(keyOf(spender));
  const budget = application?.scenario.budget ?? null;
  if (open !== undefined || budget === null) return windowAt(open, limit, now, world.speed);
  return {
    limit,
    used: Math.max(0, limit - budget.remaining),
    endsAt: now + budget.endsInSeconds * 1000 * world.speed,
  };
}

/** Returns the world after one more request of `spender`, and whether its window admitted it. */
export function spendOne(world: World, spender: Spender, now: number): [World, boolean] {
  const window = spend(windowFor(world, spender, now));
  if (window === null) return [world, false];
  return [{ ...world, windows: new Map(world.windows).set(keyOf(spender), window) }, true];
}

/** What is to change of a token's window; what is absent stays as it is. */
export interface BudgetChange {
  readonly limit?: number | undefined;
  readonly remaining?: number | undefined;
  readonly resetsInSeconds?: number | undefined;
}

/** Returns whether a change would leave the token of that name more than its limit. */
export function isAboveLimit(
  { limits, rateLimit }: Pick<World, 'limits' | 'rateLimit'>,
  tokenName: string,
  change: BudgetChange,
): boolean {
  return (change.remaining ?? 0) > (change.limit ?? limits.get(tokenName) ?? rateLimit);
}

/**
 * Returns the world in which a token's window admits `limit` requests, has `remaining` left and ends in so many seconds.
 * Where nothing is said of what is left, what was spent stays spent.
 */
export function withBudget(world: World, token: SandboxToken, change: BudgetChange, now: number): World {
  const open = windowFor(world, { token, application: null }, now);
  const limit = change.limit ?? open.limit;
  const used = change.remaining === undefined ? open.used : limit - change.remaining;
  const endsAt = change.resetsInSeconds === undefined ? open.endsAt : now + change.resetsInSeconds * 1000 * world.speed;
  return {
    ...world,
    limits: new Map(world.limits).set(token.name, limit),
    windows: new Map(world.windows).set(token.name, { limit, used, endsAt }),
  };
}

function keyOf({ token, application }: Spender): string {
  const name = token?.name ?? '';
  return application?.scenario.budget ? `${name} ${application.id}` : name;
}
