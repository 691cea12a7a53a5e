import type { Reference } from './evidence.ts';
/** The baseline of a token that may not read it: what is not there cannot be compared. */
export declare const NO_BASELINE: Reference;
/**
 * Tells whether another deployment may have been under way at a baseline without showing: it has no state that could be read, and
 * does not say that nothing was ever deployed.
 */
export declare function mayHideOther({ state, serviceDeploymentStatus, lastDeploymentDate }: Reference): boolean;
