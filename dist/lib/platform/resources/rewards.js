/** Returns the rewards as seen through a transport. */
export function createRewards(transport) {
    return {
        claim: async (reward, options) => {
            await transport.send(claimRewardOperation(reward), transport.begin(options));
        },
    };
}
function claimRewardOperation({ type = 'INVITATION', code }) {
    return {
        method: 'POST',
        template: '/account/rewardClaim',
        ids: {},
        body: { type, code },
        scope: 'Write',
        action: 'claim a reward',
        subject: 'reward of this code',
        rule: 'A code can be claimed at most 3 times.',
    };
}
