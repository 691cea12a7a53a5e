import type { Matcher } from './matcher.ts';
/** The matchers that could know a line, by the words of the line, in the order of the table. */
export type MatcherIndex = (text: string) => readonly Matcher[];
/**
 * Returns an index of matchers: with hundreds of them, trying each on every line of a long log would take seconds. A matcher is found
 * by one of the words without which its pattern cannot match; one without such words is tried on every line.
 */
export declare function indexMatchers(matchers: readonly Matcher[]): MatcherIndex;
/** Returns words of which every text that the pattern matches has at least one, as a whole word; null if there are none. */
export declare function requiredWords({ source, flags }: RegExp): ReadonlySet<string> | null;
