import { backOffMs } from '../../kernel/back-off.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Attempt } from '../surface.ts';
import type { GithubProblem, GithubResult } from './response.ts';

/** A response other than the requested one. */
export type Setback = Exclude<GithubResult, { kind: 'done' }>;

/** What a response said, or why it did not. */
export type Reading<T> = { readonly kind: 'read'; readonly value: T } | Setback;

const BACK_OFF = { firstMs: 1_000, maxMs: 30_000 };
/** A verdict is not kept back for longer than this because GitHub asks to wait, in milliseconds. */
const MAX_PAUSE_MS = 10_000;

/** The problem of a response that cannot be read. */
export const UNREADABLE: GithubProblem = {
  kind: 'unreachable',
  permission: null,
  sentence: "GitHub's response could not be read. The change may or may not have been made.",
};

/** Returns what a 2xx response says; one that `decode` cannot read is `lost`. */
export function readResult<T>(response: GithubResult, decode: (data: unknown) => T | null): Reading<T> {
  if (response.kind !== 'done') return response;
  const value = decode(response.data);
  return value === null ? { kind: 'lost', problem: UNREADABLE } : { kind: 'read', value };
}

/**
 * Returns a judge of one surface's attempts; null stands for one without a setback. After each that GitHub did not respond to, in a
 * row, it waits twice as long: 1 s to 30 s.
 */
export function createJudge(clock: Clock): (setback: Setback | null) => Attempt {
  let failures = 0;
  return (setback) => {
    const hasNoResponse = setback?.kind === 'lost' || setback?.kind === 'not-sent';
    failures = hasNoResponse ? failures + 1 : 0;
    if (setback === null) return { kind: 'written' };
    const { problem } = setback;
    if (setback.kind === 'throttled') return { kind: 'later', notBefore: setback.notBefore, problem };
    if (!hasNoResponse) return { kind: 'given-up', problem };
    const delayMs = backOffMs(failures, BACK_OFF);
    return { kind: 'later', notBefore: clock.monotonicMs() + delayMs, problem };
  };
}

/** Returns true if another attempt may succeed within a few seconds of `now`, on the monotonic clock. */
export function isSoonOver(attempt: Attempt, now: number): boolean {
  return attempt.kind === 'written' || (attempt.kind === 'later' && attempt.notBefore - now <= MAX_PAUSE_MS);
}

/** Returns what stands for a status of a commit or a deployment: the state, a space, the description. */
export function fingerprintOf({
  state,
  description,
}: {
  readonly state: string;
  readonly description: string;
}): string {
  return `${state} ${description}`;
}
