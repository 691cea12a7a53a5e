import type { Exchange, Exchanged } from '../platform/exchange.ts';

/** An exchange that counts what it sends, and sends nothing more once it is closed. */
export interface Meter extends Exchange {
  /** Requests so far. */
  sent(): number;
  /** Why nothing more is sent, as a clause; null where more may be. */
  closedBy(): string | null;
}

/** Of a window of the rate limit, the part that is left to others. */
const SHARE_OF_OTHERS = 0.1;

/** Answers an exchange that sends at most `mostRequests`, and none where the service says that the rate limit nears its end. */
export function createMeter(exchange: Exchange, mostRequests: number): Meter {
  let sent = 0;
  let told: string | null = null;
  const closedBy = (): string | null => {
    return told ?? (sent < mostRequests ? null : `all ${mostRequests} requests that were allowed are spent`);
  };
  return {
    closedBy,
    sent: () => sent,
    async send(request) {
      if (closedBy() !== null) return { kind: 'unanswered', failure: { kind: 'closed' } };
      sent++;
      const exchanged = await exchange.send(request);
      told ??= readShortage(exchanged);
      return exchanged;
    },
    close: () => exchange.close(),
  };
}

/** Only a success or a 429 speaks of this token's own budget; a refused token may have none. */
function readShortage(exchanged: Exchanged): string | null {
  if (exchanged.kind === 'unanswered') return null;
  const { status, headers } = exchanged;
  if (status === 429) return 'the rate limit is used up (the service answered 429)';
  if (status > 299) return null;
  const [limit, remaining] = ['limit', 'remaining'].map((name) => readCount(headers[`x-ratelimit-${name}`]));
  if (limit === undefined || remaining === undefined || limit === null || remaining === null) return null;
  if (remaining > limit * SHARE_OF_OTHERS) return null;
  return `the rate limit nears its end (${remaining} of ${limit} requests are left), and the rest is left to others`;
}

function readCount(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,15}$/.test(text.trim()) ? Number(text) : null;
}
