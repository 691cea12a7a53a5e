import { isNeverDeployed } from '../phase.js';
/** The baseline of a token that may not read it: what is not there cannot be compared. */
export const NO_BASELINE = {
    state: null,
    serviceDeploymentStatus: null,
    lastDeploymentDate: null,
    identity: {},
};
/**
 * Tells whether another deployment may have been under way at a baseline without showing: it has no state that could be read, and
 * does not say that nothing was ever deployed.
 */
export function mayHideOther({ state, serviceDeploymentStatus, lastDeploymentDate }) {
    return state === null && (lastDeploymentDate !== null || !isNeverDeployed(serviceDeploymentStatus));
}
