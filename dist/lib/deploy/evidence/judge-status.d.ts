import type { Observation } from '../deploy-target.ts';
import { type Phase, type PhaseOverrides } from '../phase.ts';
import { type Reference } from './evidence.ts';
import type { EvidenceState } from './evidence-state.ts';
/** How soon to check again while an outcome must hold, in milliseconds. */
export declare const HOLD_CHECK_MS: number;
/** A date that moved with the start of work may move again with the outcome: checks closer than {@link addObservation} takes for one deployment. */
export declare const DATED_CHECK_MS = 12000;
/** What the status checks so far show of our deployment: a value. Instants in milliseconds, all on one clock. */
export interface StatusHistory {
    readonly evidence: EvidenceState;
    /** Since when, and in how many checks, the status has shown an outcome that may be an old response; null while it does not. */
    readonly echo: {
        readonly since: number;
        readonly checks: number;
    } | null;
    /** What the last check showed; null before any. */
    readonly last: Observation | null;
    /** When the last check was; null before any. */
    readonly checkedAt: number | null;
}
/** How statuses are judged. */
export interface JudgeRules extends PhaseOverrides {
    /** True if a deployment was requested; false: what is in progress is followed. */
    readonly trigger: boolean;
    /** True if every outcome must hold, since nothing says that what the status names is ours; false if absent. */
    readonly mustHold?: boolean;
}
/**
 * What a status says of our deployment.
 * `progress`: it is under way, or expected. `isOurs`: the status shows it, or it waits; `isWaiting`: it has not started; `isIdle`: it
 * worked, and the state no longer says so.
 * `outcome`: it finished. `isOpen`: the outcome may be that of another deployment, so that it is no success and no failure.
 * `holding`: its outcome, if that holds. `superseded`: a newer one replaced it. `nothing`: the status does not say.
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
/** Judges a status that is part of the evidence already: pure. */
export declare function judgeStatus(history: StatusHistory, reference: Reference | null, observation: Observation, at: number, rules: JudgeRules): Judgement;
/** Returns whether an outcome has been shown for long enough, or is beyond doubt. */
export declare function isHeld({ echo }: Pick<StatusHistory, 'echo'>, at: number): boolean;
/** Returns whether anything moved from one check to the next, how many requests wait included. */
export declare function hasMoved(before: Reference | null, now: Observation): boolean;
