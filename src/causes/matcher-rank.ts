import type { Matcher } from './matcher.ts';

/**
 * Returns the matchers in the order in which they are tried on a line: those that name an error before those that name what it led to; of
 * those, the one that demands more of the line and of the lines near it. The order of the tables does not count.
 */
export function rankMatchers(matchers: readonly Matcher[]): readonly Matcher[] {
  return matchers.toSorted(
    (one, other) =>
      rankOf(one) - rankOf(other) ||
      generalityOf(one) - generalityOf(other) ||
      demandOf(other) - demandOf(one) ||
      (one.name < other.name ? -1 : 1),
  );
}

function rankOf({ rank = 'error' }: Matcher): number {
  return rank === 'error' ? 0 : 1;
}

function generalityOf({ isGeneral = false }: Matcher): number {
  return isGeneral ? 1 : 0;
}

/** Returns how much a matcher demands: the length of its patterns, and more for each line that has to be near. */
function demandOf({ pattern, near = [] }: Matcher): number {
  const required = near.filter(({ isRequired }) => isRequired === true);
  return pattern.source.length + required.reduce((sum, line) => sum + 1_000 + line.pattern.source.length, 0);
}

/** Returns true if a matcher says less than another: of what an error led to, or without lines that have to be near. */
export function isLower(one: Matcher, other: Matcher): boolean {
  return (
    rankOf(one) > rankOf(other) || generalityOf(one) > generalityOf(other) || countRequired(one) < countRequired(other)
  );
}

function countRequired({ near = [] }: Matcher): number {
  return near.filter(({ isRequired }) => isRequired === true).length;
}
