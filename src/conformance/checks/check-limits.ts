import { type Check, type CheckGroup, CONFORMS, departs, skip } from '../conformance-finding.ts';
import type { Session } from '../conformance-session.ts';
import { tryClient } from '../coping.ts';

const everywhere: Check = {
  id: 'limits.headers',
  section: 'Limits',
  says: 'Every response, including errors, has X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset.',
  run: async (session) => {
    const responses = session.responses();
    const lacking = responses.flatMap(({ headers, status, request }) => {
      const absent = findAbsent(headers);
      return absent === null ? [] : [`${request} (${status}) without ${absent}`];
    });
    if (lacking.length === 0) return CONFORMS;
    const came = `${lacking.length} of ${responses.length} responses without one, first ${lacking[0]}`;
    const well =
      'The client uses the headers of other responses. If no response has them, it waits when it gets a 429.';
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
  says: 'X-RateLimit-Limit and X-RateLimit-Remaining are integers, and Remaining is not larger than Limit.',
  run: async (session) => {
    const limited = session.responses().filter(({ headers }) => headers[LIMIT] && headers[REMAINING]);
    if (limited.length === 0) return skip('no response has both headers');
    const wrong = limited.find(({ headers }) => !areCounts(headers[LIMIT] ?? '', headers[REMAINING] ?? ''));
    if (wrong === undefined) return CONFORMS;
    const came = `${excerpt(wrong.headers[REMAINING])} of ${excerpt(wrong.headers[LIMIT])}`;
    const well = 'The client ignores values that are not numbers, and waits when it gets a 429.';
    const cope = tryClient(session, () => isAnswered(session), { well, ill: ILL });
    return departs('integers, for example 999 of 1000', came, cope);
  },
};

const reset: Check = {
  id: 'limits.reset',
  section: 'Limits',
  says: 'X-RateLimit-Reset is the time at which the limit resets, as a Unix timestamp in seconds.',
  run: async (session) => {
    const limited = session.responses().filter(({ headers }) => headers[RESET]);
    if (limited.length === 0) return skip('no response has the header');
    const wrong = limited.find(({ headers }) => !isReset(headers, session.clock.epochMs()));
    if (wrong === undefined) return CONFORMS;
    const well =
      'The client recognizes the format from the size of the value. If it cannot, it assumes a reset in one minute and checks again.';
    const ill = 'The client would wait until the wrong time.';
    const cope = tryClient(session, () => knowsReset(session), { well, ill });
    return departs('a Unix timestamp in seconds within the next hour', nameReset(wrong.headers[RESET] ?? ''), cope);
  },
};

/** The checks of the rate limit headers of every response; they come last. */
export const LIMITS: CheckGroup = { title: 'Rate limit', checks: [everywhere, counts, reset] };

const ILL = 'The client does not work with this service.';

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
/** The header with the time of the reset. */
export const RESET = 'x-ratelimit-reset';

const NAMES = { [LIMIT]: 'X-RateLimit-Limit', [REMAINING]: 'X-RateLimit-Remaining', [RESET]: 'X-RateLimit-Reset' };
/** The window is an hour ("1000 requests per hour"); the rest allows for two clocks that disagree a little. */
const MAX_SECONDS = 3_600 + 120;
const EARLIEST_SECONDS = -120;
const MAX_VALUE = 60;

/** Returns the first of the three headers that is missing or blank, in its usual spelling; null if none is. */
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

/** Returns true if a window of an hour can reset in so many seconds. */
export function isInWindow(seconds: number): boolean {
  return seconds > EARLIEST_SECONDS && seconds <= MAX_SECONDS;
}

/** Describes the value of a reset. */
export function nameReset(value: string): string {
  if (/^\d{1,5}$/.test(value)) return `${value}, which looks like seconds to wait`;
  return /^\d{12,14}$/.test(value) ? `${value}, which looks like milliseconds` : excerpt(value);
}

/** Returns the beginning of a header's value, in quotation marks. */
export function excerpt(value: string | undefined): string {
  return JSON.stringify((value ?? '').slice(0, MAX_VALUE));
}
