import { type RateWindow, spend, windowAt } from '../http/rate-window.ts';
import type { SandboxToken } from '../http/tokens.ts';
import type { Application } from './application.ts';
import type { World } from './world-state.ts';

/** Whose budget a request spends: its token's, or the application's own where its scenario gives it one. */
interface Spender {
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

/** What is to change of a token's window; what is absent stays as it is: if it does not say what remains, the requests spent stay spent. */
interface BudgetChange {
  readonly limit?: number | undefined;
  readonly remaining?: number | undefined;
  readonly resetsInSeconds?: number | undefined;
}

/** Returns the world in which the windows of these tokens are changed at `now`; null if a change leaves a token more than its limit. */
export function withBudgets(
  world: World,
  tokens: readonly SandboxToken[],
  change: BudgetChange,
  now: number,
): World | null {
  const { remaining, resetsInSeconds } = change;
  const limits = new Map(world.limits);
  const windows = new Map(world.windows);
  for (const token of tokens) {
    const open = windowFor(world, { token, application: null }, now);
    const limit = change.limit ?? open.limit;
    if ((remaining ?? 0) > limit) return null;
    limits.set(token.name, limit);
    windows.set(token.name, {
      limit,
      used: remaining === undefined ? open.used : limit - remaining,
      endsAt: resetsInSeconds === undefined ? open.endsAt : now + resetsInSeconds * 1000 * world.speed,
    });
  }
  return { ...world, limits, windows };
}

function keyOf({ token, application }: Spender): string {
  const name = token?.name ?? '';
  return application?.scenario.budget ? `${name} ${application.id}` : name;
}
