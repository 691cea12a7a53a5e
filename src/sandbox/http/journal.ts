import type { Operation } from './operations.ts';
import type { SandboxRequest, SandboxResult } from './wire.ts';

const MAX_ENTRIES = 100_000;

/** How a request was handled: what the client gets, and what the journal records. */
export interface Exchange {
  readonly result: SandboxResult;
  readonly requestId: string;
  /** Null if the address names no call that is served. */
  readonly operation: Operation | null;
  /** Null if the call is about no application, as all of GitHub's. */
  readonly applicationId: string | null;
  readonly tokenName: string | null;
  /** The fault that was applied, as its text. */
  readonly fault: string | null;
}

/** One request, for a test to read. Instants are platform time in epoch milliseconds. */
export interface JournalEntry extends Omit<Exchange, 'result'> {
  readonly number: number;
  readonly method: string;
  readonly target: string;
  /** The Host header: differs from the sandbox's own if a client followed a redirect. */
  readonly host: string | null;
  /** As sent; null in a journal without bodies. */
  readonly body: string | null;
  readonly receivedAt: number;
  /** `pending` until the response starts, and for ever if none is sent. */
  readonly outcome: 'pending' | 'responded' | 'reset';
  readonly status: number | null;
  readonly respondedAt: number | null;
}

/** Returns an empty journal of requests, the oldest first, which drops the oldest entries when it has 100,000. */
export function createJournal({ keepsBodies }: { readonly keepsBodies: boolean }) {
  const entries = new Map<number, JournalEntry>();
  let count = 0;
  return {
    /** Adds a request. Returns a function to call when the response starts, which returns the entry as it then is. */
    open({ method, target, headers, body }: SandboxRequest, { result, ...facts }: Exchange, receivedAt: number) {
      count += 1;
      const number = count;
      const opened: JournalEntry = {
        ...facts,
        number,
        method,
        target,
        host: headers['host'] ?? null,
        body: keepsBodies ? body : null,
        receivedAt,
        outcome: 'pending',
        status: null,
        respondedAt: null,
      };
      entries.set(number, opened);
      entries.delete(number - MAX_ENTRIES);
      return (respondedAt: number): JournalEntry => {
        const closed = { ...opened, ...outcomeOf(result, respondedAt) };
        if (entries.get(number) === opened) entries.set(number, closed);
        return closed;
      };
    },
    entries: (): readonly JournalEntry[] => [...entries.values()],
    clear: (): void => entries.clear(),
  };
}

function outcomeOf(result: SandboxResult, respondedAt: number): Partial<JournalEntry> {
  switch (result.kind) {
    case 'response':
      return { outcome: 'responded', status: result.status, respondedAt };
    case 'reset':
      return { outcome: 'reset', respondedAt };
    case 'hang':
      return {};
  }
}
