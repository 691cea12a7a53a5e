import type { Observation } from '../deploy-target.ts';
import { type Phase, type PhaseOverrides } from '../phase.ts';
import { type Reference } from './evidence.ts';
import type { EvidenceState } from './evidence-state.ts';
/** How soon to check again while an outcome must persist, in milliseconds. */
export declare const HOLD_CHECK_MS: number;
/** Checks this close count as one deployment in {@link addObservation} if the date changes at its start and with its outcome. */
export declare const DATED_CHECK_MS = 12000;
/** What the status checks so far show of our deployment. Instants are in milliseconds, all on one clock. */
export interface StatusHistory {
    readonly evidence: EvidenceState;
    /** Since when, and in how many checks, the status has shown an outcome that may be an old response; null while it does not. */
    readonly echo: {
        readonly since: number;
        readonly checks: number;
    } | null;
    readonly last: Observation | null;
    readonly checkedAt: number | null;
}
/** How statuses are judged. */
export interface JudgeRules extends PhaseOverrides {
    /** True if a deployment was requested; false: what is in progress is followed. */
    readonly trigger: boolean;
    /** True if every outcome must persist, since nothing proves that the named deployment is ours; false if absent. */
    readonly mustHold?: boolean;
}
/**
 * What a status says of our deployment. `progress`: it is under way or expected (`isOurs`: the status shows it, or it waits;
 * `isWaiting`: it has not started; `isIdle`: it ran, but the state no longer says so). `outcome`: it finished (`isOpen`: the outcome
 * may be another deployment's, so it counts neither as success nor as failure). `holding`: this is its outcome if it persists.
 * `superseded`: a newer one replaced it. `nothing`: the status does not say.
 */
export type Judgement = {
    readonly kind: 'progress';
    readonly isOurs: boolean;
    readonly isWaiting: boolean;
    readonly isIdle: boolean;
} | {
    readonly kind: 'outcome';
    readonly phase: Exclude<Phase, 'progress'>;
    readonly isOpen: boolean;
} | {
    readonly kind: 'holding' | 'superseded' | 'nothing';
};
/** Adds what a check showed at the instant `at` to the history: pure. `reference` is the status before our deployment. */
export declare function addStatusCheck(history: StatusHistory, reference: Reference | null, observation: Observation, at: number, rules: JudgeRules): StatusHistory;
/** Judges a status whose observation is already part of the evidence. Pure. */
export declare function judgeStatus(history: StatusHistory, reference: Reference | null, observation: Observation, at: number, rules: JudgeRules): Judgement;
/** Returns true if an outcome has persisted long enough or is beyond doubt. */
export declare function isHeld({ echo }: Pick<StatusHistory, 'echo'>, at: number): boolean;
/** Returns true if anything changed from one check to the next, including the number of waiting requests. */
export declare function hasMoved(before: Reference | null, now: Observation): boolean;
