import type { Clock } from '../kernel/clock.ts';
import { renderDuration } from '../kernel/units.ts';
import type { Exchange, Exchanged, ExchangeRequest } from '../platform/http/exchange.ts';

/** An exchange that counts what it sends and reads, and sends nothing more once it is closed. */
export interface Meter extends Exchange {
  sent(): number;
  /** Why nothing more is sent, as a clause; null if more may be. */
  closedBy(): string | null;
}

/** The limits of a run. */
export interface Limits {
  readonly maxRequests: number;
  /** From the meter's creation, in milliseconds; a request in progress is canceled then. */
  readonly maxMs: number;
}

/** The share of the rate limit that is left to other jobs. */
const SHARE_OF_OTHERS = 0.1;
const MIB = 1024 * 1024;
/** The length of all bodies together, in UTF-16 code units: a hostile service makes us parse no more than this. */
const MAX_TOTAL_LENGTH = 32 * MIB;

/**
 * Returns an exchange that sends nothing more after the limits are reached, when little of the rate limit is left, and after a
 * response that is too expensive to parse.
 */
export function createMeter(exchange: Exchange, { maxRequests, maxMs }: Limits, clock: Clock): Meter {
  const endAt = clock.monotonicMs() + maxMs;
  let sent = 0;
  let totalLength = 0;
  let reason: string | null = null;
  const closedBy = (): string | null => {
    if (reason !== null) return reason;
    if (clock.monotonicMs() >= endAt) return `the run reached its time limit of ${renderDuration(maxMs)}`;
    return sent < maxRequests ? null : `all ${maxRequests} allowed requests are used up`;
  };
  return {
    closedBy,
    sent: () => sent,
    async send(request) {
      if (closedBy() !== null) return { kind: 'unanswered', failure: { kind: 'closed' } };
      sent++;
      const exchanged = await exchange.send({ ...request, deadlineAt: Math.min(request.deadlineAt, endAt) });
      totalLength += exchanged.kind === 'answered' ? exchanged.text.length : 0;
      const excess = findExcess(request, exchanged, totalLength);
      reason ??= excess ?? readShortage(exchanged);
      return excess === null ? exchanged : { kind: 'unanswered', failure: { kind: 'closed' } };
    },
    close: () => exchange.close(),
  };
}

/** Parsing an excessive body takes seconds, and most bodies are parsed more than once. */
function findExcess({ method, path }: ExchangeRequest, exchanged: Exchanged, totalLength: number): string | null {
  if (exchanged.kind === 'unanswered') return null;
  if (totalLength > MAX_TOTAL_LENGTH) return `the responses add up to more than ${MAX_TOTAL_LENGTH / MIB} MiB`;
  if (!isDeeplyNested(exchanged.text)) return null;
  return `${method} ${path} returned JSON nested more than ${MAX_LEVELS} levels deep`;
}

/** Only a success or a 429 reports this token's own budget; a refused token may have none. */
function readShortage(exchanged: Exchanged): string | null {
  if (exchanged.kind === 'unanswered') return null;
  const { status, headers } = exchanged;
  if (status === 429) return 'the rate limit is used up (status 429)';
  if (status > 299) return null;
  const [limit, remaining] = ['limit', 'remaining'].map((name) => readCount(headers[`x-ratelimit-${name}`]));
  if (limit === undefined || remaining === undefined || limit === null || remaining === null) return null;
  if (remaining > limit * SHARE_OF_OTHERS) return null;
  return `only ${remaining} of ${limit} requests are left before the rate limit, and other jobs may need them`;
}

function readCount(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text.trim()) ? Number(text) : null;
}

/** The platform's resources have about five levels. */
export const MAX_LEVELS = 100;

/** What JSON may have outside of strings, brackets aside: white space, numbers, `true`, `false`, `null`, `,` and `:`. */
const OTHERS = new Set('\t\n\r 0123456789+-.eEtrufalsn,:');

/** Returns true if a text, read as JSON, has more than MAX_LEVELS brackets open at once. Takes linear time and builds nothing. */
export function isDeeplyNested(text: string): boolean {
  let levels = 0;
  for (let index = 0; index < text.length; index++) {
    const character = text.charAt(index);
    if (character === '"') index = endOfString(text, index);
    else if (character === '[' || character === '{') levels++;
    else if (character === ']' || character === '}') levels--;
    else if (!OTHERS.has(character)) return false;
    if (levels > MAX_LEVELS) return true;
  }
  return false;
}

/** Returns where the string that starts at `start` has its closing quotation mark; the text's length if it has none. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1;
  return index;
}
