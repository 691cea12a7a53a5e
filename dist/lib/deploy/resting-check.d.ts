import type { DeployState, Effect } from './state.ts';
type StatusCheck = Extract<Effect, {
    kind: 'check';
}>;
/**
 * Returns the latest check that can replace `check` while a wake-up is trusted to call for one; null if `check` must neither wait for a
 * call nor be made early by one: before the deployment is followed, and after a failure. Pure.
 */
export declare function restingCheck(state: DeployState, check: StatusCheck, now: number): StatusCheck | null;
export {};
