import { createHash } from 'node:crypto';
import type { CommentDocument } from '../../report/comment/pr-comment-document.ts';
import { type CommentEntry, contentOf, keyOf, MAX_COUNT } from '../../report/comment/pr-comment-entries.ts';

/** Returns what a job tells now, each entry with its version: a new one where it says something else than the job or the document did. */
export function countTellings(
  told: readonly CommentEntry[],
  before: readonly CommentEntry[],
  known: CommentDocument,
): CommentEntry[] {
  const ours = new Map(before.map((entry) => [keyOf(entry), entry]));
  const theirs = new Map(known.entries.map((entry) => [keyOf(entry), entry]));
  return told.map((entry) => {
    const key = keyOf(entry);
    const earlier = ours.get(key) ?? theirs.get(key);
    if (earlier === undefined) return entry;
    const isSame = contentOf({ ...earlier, log: [] }) === contentOf({ ...entry, log: [] });
    const latest = Math.max(earlier.version, theirs.get(key)?.version ?? 0);
    return { ...entry, version: isSame ? earlier.version : Math.min(MAX_COUNT, latest + 1) };
  });
}

/** Returns a short text that is another one for other entries, whatever their versions. */
export function fingerprintOf(entries: readonly CommentEntry[]): string {
  const text = entries.map(contentOf).join('\n');
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
