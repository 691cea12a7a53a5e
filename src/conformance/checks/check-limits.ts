import { type Check, type CheckGroup, CONFORMS, departs, skip } from '../conformance-finding.ts';
import type { Session } from '../conformance-session.ts';
import { tryClient } from '../coping.ts';

const everywhere: Check = {
  id: 'limits.headers',
  section: 'Limits',
  says: 'Every response carries X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset, a refusal too.',
  run: async (session) => {
    const responses = session.responses();
    const lacking = responses.flatMap(({ headers, status, request }) => {
      const absent = findAbsent(headers);
      return absent === null ? [] : [`${absent} (${status} of ${request})`];
    });
    if (lacking.length === 0) return CONFORMS;
    const came = `${lacking.length} of ${responses.length} answers lack one, the first ${lacking[0]}`;
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
    const limited = session.responses().filter(({ headers }) => headers[LIMIT] && headers[REMAINING]);
    if (limited.length === 0) return skip('no answer carries the two headers');
    const wrong = limited.find(({ headers }) => !areCounts(headers[LIMIT] ?? '', headers[REMAINING] ?? ''));
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
    const limited = session.responses().filter(({ headers }) => headers[RESET]);
    if (limited.length === 0) return skip('no answer carries the header');
    const wrong = limited.find(({ headers }) => !isReset(headers, session.clock.epochMs()));
    if (wrong === undefined) return CONFORMS;
    const well =
      'The client tells a notation by its size; where it can read none, it takes the window to end in a minute, and looks again.';
    const ill = 'The client would wait for another time than that when the window ends.';
    const cope = tryClient(session, () => knowsReset(session), { well, ill });
    return departs('the next hour in seconds since 1970', nameReset(wrong.headers[RESET] ?? ''), cope);
  },
};

/** What every response says of the rate limit; to be checked last. */
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

type Headers = Readonly<Record<string, string>>;

const LIMIT = 'x-ratelimit-limit';
const REMAINING = 'x-ratelimit-remaining';
/** When it ends. */
export const RESET = 'x-ratelimit-reset';

const NAMES = { [LIMIT]: 'X-RateLimit-Limit', [REMAINING]: 'X-RateLimit-Remaining', [RESET]: 'X-RateLimit-Reset' };
/** The window is an hour ("1000 requests per hour"); the rest allows for two clocks that disagree a little. */
const MAX_SECONDS = 3_600 + 120;
const EARLIEST_SECONDS = -120;
const MAX_VALUE = 60;

/** Returns the first of the three headers that is not there, or blank, as it is written; null if all are. */
export function findAbsent(headers: Headers): string | null {
  return Object.entries(NAMES).find(([name]) => (headers[name] ?? '').trim() === '')?.[1] ?? null;
}

/** Returns true if both are numbers of requests, the second no larger than the first. */
export function areCounts(limit: string, remaining: string): boolean {
  return [limit, remaining].every((text) => /^\d{1,15}$/.test(text)) && Number(remaining) <= Number(limit);
}

/** Returns true if the reset is a Unix timestamp within the next hour, by the response's own clock if it has one; `nowAt`: epoch milliseconds. */
export function isReset(headers: Headers, nowAt: number): boolean {
  const value = headers[RESET] ?? '';
  const sentAt = Date.parse(headers['date'] ?? '');
  const answeredAt = Number.isNaN(sentAt) ? nowAt : sentAt;
  return /^\d{9,11}$/.test(value) && isInWindow(Number(value) - answeredAt / 1000);
}

/** Returns true if a window of an hour may end in so many seconds. */
export function isInWindow(seconds: number): boolean {
  return seconds > EARLIEST_SECONDS && seconds <= MAX_SECONDS;
}

/** Returns what the value of a reset looks like. */
export function nameReset(value: string): string {
  if (/^\d{1,5}$/.test(value)) return `${value}: seconds to wait`;
  return /^\d{12,14}$/.test(value) ? `${value}: milliseconds` : excerpt(value);
}

/** Returns the beginning of a header's value, in quotation marks. */
export function excerpt(value: string | undefined): string {
  return JSON.stringify((value ?? '').slice(0, MAX_VALUE));
}
