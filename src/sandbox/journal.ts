import type { SandboxReply, SandboxRequest } from './wire.ts';
import type { Answer } from './world.ts';

/** How many requests are remembered; the oldest are forgotten first. */
const MOST_ENTRIES = 100_000;

/** One request to the platform, as a test wants to look at it. Instants are platform time in epoch milliseconds. */
export interface JournalEntry {
  readonly number: number;
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  /** The Host header: another one than the sandbox's own tells of a client that followed a redirect. */
  readonly host: string | null;
  readonly operation: Answer['operation'];
  readonly applicationId: string | null;
  /** The name of the token that came; null where none of the sandbox's did. */
  readonly tokenName: string | null;
  readonly fault: string | null;
  readonly requestId: string;
  readonly receivedAt: number;
  /** `pending` until the answer begins, and for ever where none comes. */
  readonly outcome: 'pending' | 'answered' | 'reset';
  readonly status: number | null;
  readonly answeredAt: number | null;
}

/** The requests so far, oldest first. */
export interface Journal {
  /** Adds a request; what it answers is called when the answer begins, and returns the entry as it then is. */
  open(request: SandboxRequest, answer: Answer, receivedAt: number): (answeredAt: number) => JournalEntry;
  entries(): readonly JournalEntry[];
  clear(): void;
}

/** Answers an empty journal. */
export function createJournal(): Journal {
  const entries = new Map<number, JournalEntry>();
  let count = 0;
  return {
    open(request, answer, receivedAt) {
      count += 1;
      const opened = openEntry(count, request, answer, receivedAt);
      entries.set(opened.number, opened);
      entries.delete(opened.number - MOST_ENTRIES);
      return (answeredAt) => {
        const closed = { ...opened, ...endingOf(answer.reply, answeredAt) };
        if (entries.get(opened.number) === opened) entries.set(opened.number, closed);
        return closed;
      };
    },
    entries: () => [...entries.values()],
    clear: () => entries.clear(),
  };
}

function openEntry(number: number, request: SandboxRequest, answer: Answer, receivedAt: number): JournalEntry {
  const { operation, applicationId, tokenName, fault, requestId } = answer;
  return {
    number,
    method: request.method,
    target: request.target,
    host: request.headers['host'] ?? null,
    operation,
    applicationId,
    tokenName,
    fault,
    requestId,
    receivedAt,
    outcome: 'pending',
    status: null,
    answeredAt: null,
  };
}

function endingOf(reply: SandboxReply, answeredAt: number): Partial<JournalEntry> {
  switch (reply.kind) {
    case 'response':
      return { outcome: 'answered', status: reply.status, answeredAt };
    case 'reset':
      return { outcome: 'reset', answeredAt };
    case 'hang':
      return {};
  }
}
