import type { DeployState, Effect } from './state.ts';
type StatusCheck = Extract<Effect, {
    kind: 'check';
}>;
/**
 * Returns the latest look that will do instead of `look` while somebody is trusted to call for one; null if `look` must neither
 * wait for a call nor be brought forward by one: before the deployment is followed, and after a failure. Pure.
 */
export declare function restingCheck(state: DeployState, check: StatusCheck, now: number): StatusCheck | null;
export {};
