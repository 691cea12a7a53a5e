import type { Matcher } from './matcher.ts';
/**
 * A line without one of these is tried only by matchers that need a word of it: what no word gives away, as `file:1:2: text`, is tried
 * on few lines. Every such matcher's example has one (matchers.test.ts).
 */
export declare const ALARM: RegExp;
/** Returns the matchers that could know a line, by its words, in the order of the table. */
type MatchersForLine = (words: readonly string[], isAlarming: boolean) => readonly Matcher[];
/** An index of matchers. */
export interface MatcherIndex {
    /** Returns the words of a line that any matcher needs. */
    wordsOf(text: string): readonly string[];
    /** Returns the index for one log, by the words of all its lines. */
    forLog(words: ReadonlySet<string>): MatchersForLine;
}
/**
 * Returns an index of matchers. With hundreds of them, trying each on every line of a long log would take seconds. A matcher is tried on the
 * lines with one of the words without which its pattern cannot match; one without such words on every line that looks alarming. None is
 * tried if the log lacks the words of the near lines that it requires.
 */
export declare function indexMatchers(matchers: readonly Matcher[]): MatcherIndex;
/** Returns words of which every text that the pattern matches has at least one, as a whole word; null if there are none. */
export declare function requiredWords({ source, flags }: RegExp): ReadonlySet<string> | null;
export {};
