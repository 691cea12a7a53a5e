import { createEntries, endingOf, type JournalEntry } from '../http/journal.ts';
import type { SandboxRequest } from '../http/sandbox-wire.ts';
import type { GithubExchange } from './respond-github.ts';

/** One request to GitHub, with its body, as a test wants to look at it. Instants are platform time in epoch milliseconds. */
export interface GithubJournalEntry
  extends Omit<JournalEntry, 'operation' | 'applicationId'>,
    Pick<GithubExchange, 'operation'> {
  /** As it came: JSON, or the empty string. */
  readonly body: string;
}

/** The requests to GitHub so far, oldest first. */
export interface GithubJournal {
  /** Adds a request; what it answers is called when the response begins, and returns the entry as it then is. */
  open(
    request: SandboxRequest,
    response: GithubExchange,
    receivedAt: number,
  ): (answeredAt: number) => GithubJournalEntry;
  entries(): readonly GithubJournalEntry[];
  clear(): void;
}

/** Returns an empty journal. */
export function createGithubJournal(): GithubJournal {
  const entries = createEntries<GithubJournalEntry>();
  return {
    ...entries,
    open(request, response, receivedAt) {
      const change = entries.add((number) => openEntry(number, request, response, receivedAt));
      return (answeredAt) => change(endingOf(response.reply, answeredAt));
    },
  };
}

function openEntry(
  number: number,
  { method, target, headers, body }: SandboxRequest,
  { operation, tokenName, fault, requestId }: GithubExchange,
  receivedAt: number,
): GithubJournalEntry {
  return {
    number,
    method,
    target,
    host: headers['host'] ?? null,
    body,
    operation,
    tokenName,
    fault,
    requestId,
    receivedAt,
    outcome: 'pending',
    status: null,
    answeredAt: null,
  };
}
