import { parseInstant } from '../kernel/instant.ts';
import { isObject } from '../platform/http/json.ts';

/** Tells whether an entry of a log is a line: a text, or an object that has one. */
export function isLine(entry: unknown): boolean {
  if (typeof entry === 'string') return true;
  return isObject(entry) && Object.values(entry).some((value) => typeof value === 'string');
}

/** Returns when a line was written, in epoch milliseconds, by its first field that can only be an instant: a count or an id is too small for one, or no number. */
export function instantOf(entry: unknown): number | null {
  if (!isObject(entry)) return null;
  return (
    Object.values(entry)
      .map(parseInstant)
      .find((instant) => instant !== null) ?? null
  );
}

/** Tells whether no instant is before the one that precedes it; null counts as the earliest. */
export function isAscending(instants: readonly (number | null)[]): boolean {
  return instants.every((instant, at) => at === 0 || (instant ?? 0) >= (instants[at - 1] ?? 0));
}

/** Returns what order instants have that do not ascend. */
export function nameOrder(instants: readonly (number | null)[]): string {
  return isAscending(instants.toReversed()) ? 'newest first' : 'neither order';
}
