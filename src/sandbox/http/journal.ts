import type { WorldResponse } from '../platform/world.ts';
import type { SandboxReply, SandboxRequest } from './sandbox-wire.ts';

const MAX_ENTRIES = 100_000;

/** One request to the platform, as a test wants to look at it. Instants are platform time in epoch milliseconds. */
export interface JournalEntry {
  readonly number: number;
  readonly method: string;
  /** Path and query as sent. */
  readonly target: string;
  /** The Host header: another one than the sandbox's own tells of a client that followed a redirect. */
  readonly host: string | null;
  readonly operation: WorldResponse['operation'];
  readonly applicationId: string | null;
  /** The name of the token that came; null if none of the sandbox's did. */
  readonly tokenName: string | null;
  readonly fault: string | null;
  readonly requestId: string;
  readonly receivedAt: number;
  /** `pending` until the response begins, and for ever where none comes. */
  readonly outcome: 'pending' | 'answered' | 'reset';
  readonly status: number | null;
  readonly answeredAt: number | null;
}

/** The requests so far, oldest first. */
export interface Journal {
  /** Adds a request; what it answers is called when the response begins, and returns the entry as it then is. */
  open(request: SandboxRequest, response: WorldResponse, receivedAt: number): (answeredAt: number) => JournalEntry;
  entries(): readonly JournalEntry[];
  clear(): void;
}

/** Returns an empty journal. */
export function createJournal(): Journal {
  const entries = createEntries<JournalEntry>();
  return {
    ...entries,
    open(request, response, receivedAt) {
      const change = entries.add((number) => openEntry(number, request, response, receivedAt));
      return (answeredAt) => change(endingOf(response.reply, answeredAt));
    },
  };
}

/** Numbered entries, oldest first. */
export interface Entries<E> {
  /** Adds one; what it answers changes it, and returns it as it then is. */
  add(entryOf: (number: number) => E): (change: Partial<E>) => E;
  entries(): readonly E[];
  clear(): void;
}

/** Returns an empty list of entries, from which the oldest are dropped when there are too many. */
export function createEntries<E>(): Entries<E> {
  const entries = new Map<number, E>();
  let count = 0;
  return {
    add(entryOf) {
      count += 1;
      const number = count;
      const opened = entryOf(number);
      entries.set(number, opened);
      entries.delete(number - MAX_ENTRIES);
      return (change) => {
        const changed = { ...opened, ...change };
        if (entries.get(number) === opened) entries.set(number, changed);
        return changed;
      };
    },
    entries: () => [...entries.values()],
    clear: () => entries.clear(),
  };
}

function openEntry(number: number, request: SandboxRequest, response: WorldResponse, receivedAt: number): JournalEntry {
  const { operation, applicationId, tokenName, fault, requestId } = response;
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

/** Returns what an entry says of a reply whose response began at `answeredAt`. */
export function endingOf(
  reply: SandboxReply,
  answeredAt: number,
): Partial<Pick<JournalEntry, 'outcome' | 'status' | 'answeredAt'>> {
  switch (reply.kind) {
    case 'response':
      return { outcome: 'answered', status: reply.status, answeredAt };
    case 'reset':
      return { outcome: 'reset', answeredAt };
    case 'hang':
      return {};
  }
}
