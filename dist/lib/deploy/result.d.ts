import type { DeployPolicy, Result, Settlement } from './state.ts';
/** The conclusion of a check or a step. */
export type Conclusion = 'success' | 'failure' | 'neutral' | 'cancelled' | 'timed_out' | 'skipped';
/** Every result, from the worst to the best. */
export declare const RESULTS: readonly Result[];
/** The policies for results that are neither good nor bad. */
export type PassPolicy = Pick<DeployPolicy, 'onUnchanged' | 'onSuperseded'>;
/** Returns the worst of several results; `success` for none. */
export declare function worstOf(results: readonly Result[]): Result;
/** Returns whether the job continues: the exit code is 0. */
export declare function isPassing(result: Result, policy: PassPolicy): boolean;
/** Returns 0 where all the results pass, else 1. */
export declare function exitCodeOf(results: readonly Result[], policy: PassPolicy): 0 | 1;
/** Returns the conclusion of a result under the policies. */
export declare function concludeFrom(result: Result, policy: PassPolicy): Conclusion;
/** Returns the two or three words that name a result everywhere. */
export declare function headlineOf(result: Result): string;
/** Returns the headline of one deployment's ending: that of its result, unless the platform refused the token or the id. */
export declare function headlineOfEnd({ result, isRefused }: Pick<Settlement, 'result' | 'isRefused'>): string;
