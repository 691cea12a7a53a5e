import { type Check, type CheckGroup, CONFORMS, departs, skip } from '../conformance-finding.ts';
import type { Session } from '../conformance-session.ts';
import { tryClient } from '../coping.ts';
import {
  areCounts,
  excerpt,
  findAbsent,
  isInWindow,
  isReset,
  LIMIT,
  nameReset,
  REMAINING,
  RESET,
} from '../limit-headers.ts';

const everywhere: Check = {
  id: 'limits.headers',
  section: 'Limits',
  says: 'Every response carries X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset, a refusal too.',
  run: async (session) => {
    const replies = session.replies();
    const lacking = replies.flatMap(({ headers, status, request }) => {
      const absent = findAbsent(headers);
      return absent === null ? [] : [`${absent} (${status} of ${request})`];
    });
    if (lacking.length === 0) return CONFORMS;
    const came = `${lacking.length} of ${replies.length} answers lack one, the first ${lacking[0]}`;
    const well = 'The client goes by what other answers tell, and without any it waits when a 429 tells it to.';
    return departs(
      'all three headers',
      came,
      tryClient(session, () => isAnswered(session), { well, ill: ILL }),
    );
  },
};

const counts: Check = {
  id: 'limits.counts',
  section: 'Limits',
  says: 'X-RateLimit-Limit and X-RateLimit-Remaining are numbers of requests, the second no larger than the first.',
  run: async (session) => {
    const told = session.replies().filter(({ headers }) => headers[LIMIT] && headers[REMAINING]);
    if (told.length === 0) return skip('no answer carries the two headers');
    const wrong = told.find(({ headers }) => !areCounts(headers[LIMIT] ?? '', headers[REMAINING] ?? ''));
    if (wrong === undefined) return CONFORMS;
    const came = `${excerpt(wrong.headers[REMAINING])} of ${excerpt(wrong.headers[LIMIT])}`;
    const well = 'The client takes no notice of what is no number, and waits when a 429 tells it to.';
    const cope = tryClient(session, () => isAnswered(session), { well, ill: ILL });
    return departs('integers, as 999 of 1000', came, cope);
  },
};

const reset: Check = {
  id: 'limits.reset',
  section: 'Limits',
  says: 'X-RateLimit-Reset is the time when the limit resets, as a Unix timestamp.',
  run: async (session) => {
    const told = session.replies().filter(({ headers }) => headers[RESET]);
    if (told.length === 0) return skip('no answer carries the header');
    const wrong = told.find(({ headers }) => !isReset(headers, session.clock.epochMs()));
    if (wrong === undefined) return CONFORMS;
    const well =
      'The client tells a notation by its size; where it can read none, it takes the window to end in a minute, and looks again.';
    const ill = 'The client would wait for another time than that when the window ends.';
    const cope = tryClient(session, () => knowsReset(session), { well, ill });
    return departs('the next hour in seconds since 1970', nameReset(wrong.headers[RESET] ?? ''), cope);
  },
};

/** What every answer says of the rate limit; to be looked at last. */
export const LIMITS: CheckGroup = { title: 'Rate limit', checks: [everywhere, counts, reset] };

const ILL = 'The client cannot be used with it.';

async function isAnswered(session: Session): Promise<boolean> {
  return (await Array.fromAsync(session.client.organizations.list())).length > 0;
}

async function knowsReset(session: Session): Promise<boolean> {
  await isAnswered(session);
  const { resetsAt } = session.client.rateLimit;
  if (resetsAt === null) return false;
  return isInWindow((resetsAt - session.clock.epochMs()) / 1000);
}
