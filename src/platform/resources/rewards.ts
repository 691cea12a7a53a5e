import type { CallOptions, Transport } from '../http/transport.ts';
import { operationOf } from './catalog.ts';
import type { RewardClaim } from './resources.ts';

/** The rewards of invitations. Every method rejects with a TouchdownError, and with nothing else. */
export interface Rewards {
  /**
   * Claims one; what a success says with it is passed over, unless it is a page. A refusal's sentence repeats what the service says, and
   * the rule of three claims a code.
   */
  claim(reward: RewardClaim, call?: CallOptions): Promise<void>;
}

/** Returns the rewards as seen through a transport. */
export function createRewards(transport: Transport): Rewards {
  return {
    claim: async ({ type = 'INVITATION', code }, options) => {
      const operation = operationOf('rewards.claim', '', {
        body: { type, code },
        action: 'claim a reward',
        subject: 'reward of this code',
        rule: 'A code can be claimed at most 3 times.',
      });
      await transport.send(operation, transport.begin(options));
    },
  };
}
