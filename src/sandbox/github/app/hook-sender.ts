import type { Post } from '../../http/webhook-sender.ts';
import type { HookPosting } from './app-hooks.ts';

/** Who brings GitHub's events to the App. */
export interface HookSender {
  /** Sends these, one after the other, behind those that were given before. */
  dispatch(postings: readonly HookPosting[]): void;
  /** Drops the waiting attempts, and ignores the outcome of those under way. */
  clear(): void;
}

/** Returns a sender that reports how each attempt ended: the response status, 502 if no response came. */
export function createHookSender(post: Post, report: (attemptId: number, status: number) => void): HookSender {
  let round = {};
  let last: Promise<void> = Promise.resolve();
  const bring = async (before: Promise<void>, posting: HookPosting, own: object): Promise<void> => {
    await before;
    if (own !== round) return;
    const outcome = await post(posting);
    if (own === round) report(posting.attemptId, outcome.kind === 'answered' ? outcome.status : 502);
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
