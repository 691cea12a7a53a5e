import type { DeployState, Effect } from './state.ts';
type Look = Extract<Effect, {
    kind: 'look';
}>;
/**
 * Returns the latest look that will do instead of `look` while somebody is trusted to call for one; null where `look` must neither
 * wait for a call nor be brought forward by one: before the deployment is followed, and after a failure. Pure.
 */
export declare function restingLook(state: DeployState, look: Look, now: number): Look | null;
export {};
