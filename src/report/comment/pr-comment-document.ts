import { type CommentEntry, compareAge, compareTellings, furtherOf, keyOf, withoutLog } from './pr-comment-entries.ts';

/** Everything that a pull request's comment holds: what every job that shares it has reported. */
export interface CommentDocument {
  readonly revision: number;
  /** The rows first, then the history, each from the newest to the oldest. */
  readonly entries: readonly CommentEntry[];
  /** Rows that were left out because the comment was full; at least so many. */
  readonly leftOut: number;
}

/** What a comment shows: the newest entry of each application, and the newest of the others that are completed. */
export interface CommentParts {
  readonly rows: readonly CommentEntry[];
  readonly history: readonly CommentEntry[];
}

const HISTORY_ENTRIES = 5;

/** The document of an empty comment. */
export const EMPTY_DOCUMENT: CommentDocument = { revision: 0, entries: [], leftOut: 0 };

/**
 * Returns all that two documents know together: the further version of each entry, then the newest entry of each application and the
 * five newest completed others, those without their logs. Commutative, associative, and idempotent for its own results: jobs reach the
 * same document in whatever order they read and write.
 */
export function joinDocuments(one: CommentDocument, other: CommentDocument): CommentDocument {
  const further = new Map<string, CommentEntry>();
  for (const entry of [...one.entries, ...other.entries]) {
    const key = keyOf(entry);
    const known = further.get(key);
    further.set(key, known === undefined ? entry : furtherOf(known, entry));
  }
  const { rows, history } = partsOf([...further.values()]);
  return {
    revision: Math.max(one.revision, other.revision),
    entries: [...rows, ...history],
    leftOut: Math.max(one.leftOut, other.leftOut),
  };
}

/** Returns which entries are rows and which are history, the newest first; older ones are dropped. */
export function partsOf(entries: readonly CommentEntry[]): CommentParts {
  const newestFirst = entries.toSorted((a, b) => compareAge(b, a));
  const apps = new Set<string>();
  const rows: CommentEntry[] = [];
  const others: CommentEntry[] = [];
  for (const entry of newestFirst) {
    (apps.has(entry.appId) ? others : rows).push(entry);
    apps.add(entry.appId);
  }
  // A pruned entry cannot come back: a row is replaced only by a newer one, and the five that displaced an older one stay completed.
  const completed = others.filter(({ progress }) => progress === 'completed').slice(0, HISTORY_ENTRIES);
  return { rows, history: completed.map((entry) => (entry.log.length === 0 ? entry : withoutLog(entry))) };
}

/** Returns whether `document` says at least what each of `entries` does, except for logs, which may have been cut. */
export function hasAll(document: CommentDocument, entries: readonly CommentEntry[]): boolean {
  const known = new Map(document.entries.map((entry) => [keyOf(entry), entry]));
  return entries.every((entry) => {
    const there = known.get(keyOf(entry));
    return there !== undefined && compareTellings(there, entry) >= 0;
  });
}
