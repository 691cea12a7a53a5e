/** Returns the record of a deployment before anything happened; `startedAt` is on the monotonic clock. */
export function createRecord(appId, commit, startedAt) {
    return {
        appId,
        commit,
        startedAt,
        triggeredAt: null,
        deploymentId: null,
        identity: {},
        baseline: null,
        last: null,
        steps: [],
        evidence: 'none',
        supersededBy: null,
        settlement: null,
    };
}
