import type { Post } from '../../platform/webhook-sender.ts';
import type { HookPosting } from './app-hooks.ts';

/** Who brings GitHub's events to the App. */
export interface HookCourier {
  /** Sends these, one after the other, behind those that were given before. */
  dispatch(postings: readonly HookPosting[]): void;
  /** Sends none of those that wait, and tells of none that is under way: the attempts that they were are forgotten. */
  clear(): void;
}

/** Returns a courier who tells how each attempt came out: the status that was answered, 502 where nobody did. */
export function createHookCourier(post: Post, tell: (attemptId: number, status: number) => void): HookCourier {
  let round = {};
  let last: Promise<void> = Promise.resolve();
  const bring = async (before: Promise<void>, posting: HookPosting, own: object): Promise<void> => {
    await before;
    if (own !== round) return;
    const outcome = await post(posting);
    if (own === round) tell(posting.attemptId, outcome.kind === 'answered' ? outcome.status : 502);
  };
  return {
    dispatch(postings) {
      for (const posting of postings) last = bring(last, posting, round);
    },
    clear() {
      round = {};
    },
  };
}
