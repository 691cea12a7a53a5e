import { type Check, type CheckGroup, CONFORMS, departs, type Finding, skip } from '../conformance-finding.ts';
import type { CheckResponse, Session } from '../conformance-session.ts';
import { copesAnyway, tryClient } from '../coping.ts';
import { Omission } from '../omission.ts';

const MAX_CLAIMS = 3;

const claimed: Check = {
  id: 'reward.claim',
  section: 'Reward claim',
  says: 'Claiming a reward returns 200.',
  isWriting: true,
  run: async (session) => {
    const { status } = await claim(session, 1);
    if (status === 200) return CONFORMS;
    if (isRefusal(status)) return skipUsedUp(status);
    const use = async () => {
      await session.client.rewards.claim({ code: codeOf(session) });
      return true;
    };
    const consequences = {
      well: 'The client treats the reward as claimed.',
      ill: 'The client does not treat the reward as claimed.',
    };
    return departs('status 200', `status ${status}`, tryClient(session, use, consequences));
  },
};

const limit: Check = {
  id: 'reward.limit',
  section: 'Limits',
  says: 'The same code can be claimed at most 3 times.',
  isWriting: true,
  run: async (session) => {
    for (let number = 1; number <= MAX_CLAIMS + 1; number++) {
      const { status } = await claim(session, number);
      // A code that is refused at once may be used up or invalid.
      if (isRefusal(status)) return number === 1 ? skipUsedUp(status) : CONFORMS;
      if (status > 299) return skip(`a claim returned ${status}`);
    }
    const cope = copesAnyway('The client does not count claims; it sends every claim.');
    return departs(`an error after ${MAX_CLAIMS} claims`, `${MAX_CLAIMS + 1} successful claims`, cope);
  },
};

/** The checks of reward claims; they use the code up. */
export const REWARD: CheckGroup = { title: 'Reward', checks: [claimed, limit] };

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500;
}

function skipUsedUp(status: number): Finding {
  return skip(`the code cannot be claimed (${status}); it may be used up`);
}

function claim(session: Session, number: number): Promise<CheckResponse> {
  const body = { type: 'INVITATION', code: codeOf(session) };
  return session.once(`claim ${number}`, () => session.ask({ method: 'POST', path: '/account/rewardClaim', body }));
}

function codeOf({ settings }: Session): string {
  if (settings.rewardCode === null) throw new Omission('skipped', 'no reward code was given. Set --reward-code');
  return settings.rewardCode;
}
