import type { Check } from './conformance-finding.ts';

/** What a run says of one check. */
export interface Verdict extends Pick<Check, 'id' | 'section' | 'says'> {
  /** The title of its group. */
  readonly group: string;
  /** `noted`: what was found is no departure, because the description leaves it open. */
  readonly verdict: 'conforms' | 'departs' | 'skipped' | 'undetermined' | 'noted';
  /** What the description lets expect; null unless it departs. */
  readonly expected: string | null;
  /** What came instead, or was found; null unless it departs or is noted. */
  readonly came: string | null;
  /** True if the client copes with the departure; null if it could not be tried, or nothing departs. */
  readonly copes: boolean | null;
  /** What this means for users of the client; null unless it departs or is noted. */
  readonly consequence: string | null;
  /** Why there is no response; null if there is one. */
  readonly why: string | null;
}

/** How many checks came to what; what is noted does not count. */
export interface Tally {
  readonly conform: number;
  readonly depart: number;
  /** Of those that depart. */
  readonly coped: number;
  readonly skipped: number;
  readonly undetermined: number;
}

/** Returns how many of the verdicts are what. */
export function tallyOf(verdicts: readonly Verdict[]): Tally {
  const count = (word: Verdict['verdict']): number => verdicts.filter(({ verdict }) => verdict === word).length;
  return {
    conform: count('conforms'),
    depart: count('departs'),
    coped: verdicts.filter(({ copes }) => copes === true).length,
    skipped: count('skipped'),
    undetermined: count('undetermined'),
  };
}
