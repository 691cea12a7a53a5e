import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { fieldOf, parseJson } from '../../kernel/hostile-json.ts';
import { countOf } from '../stored-app.ts';
import {
  type CommentEntry,
  compareAge,
  compareVersions,
  decodeEntry,
  furtherOf,
  keyOf,
  placeOf,
  withoutLog,
} from './entries.ts';

/** Everything that a pull request's comment holds: what every job that shares it has reported. */
export interface CommentDocument {
  readonly revision: number;
  /** The rows first, then the history, each from the newest to the oldest. */
  readonly entries: readonly CommentEntry[];
  /** Rows that were left out because the comment was full; at least so many. */
  readonly leftOut: number;
}

/** What a comment shows: the newest entry of each place, and the newest of the others that are completed. */
export interface CommentParts {
  readonly rows: readonly CommentEntry[];
  readonly history: readonly CommentEntry[];
}

const HISTORY_ENTRIES = 5;

/** The document of an empty comment. */
export const EMPTY_DOCUMENT: CommentDocument = { revision: 0, entries: [], leftOut: 0 };

/**
 * Returns all that two documents know together: the further version of each entry, then the newest entry of each place and the
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
  const places = new Set<string>();
  const rows: CommentEntry[] = [];
  const others: CommentEntry[] = [];
  for (const entry of newestFirst) {
    const place = placeOf(entry);
    (places.has(place) ? others : rows).push(entry);
    places.add(place);
  }
  // A pruned entry cannot come back: a row is replaced only by a newer one, and the five that displaced an older one stay completed.
  const completed = others.filter(({ progress }) => progress === 'completed').slice(0, HISTORY_ENTRIES);
  return { rows, history: completed.map((entry) => (entry.log.lines.length === 0 ? entry : withoutLog(entry))) };
}

/** Returns whether `document` says at least what each of `entries` does, except for logs, which may have been cut. */
export function hasAll(document: CommentDocument, entries: readonly CommentEntry[]): boolean {
  const known = new Map(document.entries.map((entry) => [keyOf(entry), entry]));
  return entries.every((entry) => {
    const there = known.get(keyOf(entry));
    return there !== undefined && compareVersions(there, entry) >= 0;
  });
}

/** GitHub's longest body: 65,536 characters of four bytes. */
const MAX_BODY_UNITS = 262_144;
/** More than the document of any comment has, whose rows must fit too. A hostile comment could inflate to 60 MB. */
const MAX_DATA_BYTES = 8_388_608;
/** More than fit: a row of the table has at least 34 characters. */
const MAX_ENTRIES = 2_000;

/** Returns the hidden first line of a comment, which holds its whole document: compressed JSON. */
export function renderMarker({ revision, leftOut, entries }: CommentDocument, keyHash: string): string {
  const data = deflateRawSync(JSON.stringify({ leftOut, entries })).toString('base64url');
  return `${markerStart(keyHash)}${revision} data=${data} -->`;
}

/** Returns the document in a comment's body, without damaged parts; null without the marker of that key. Never throws. */
export function decodeComment(body: string, keyHash: string): CommentDocument | null {
  const start = markerStart(keyHash);
  if (!body.startsWith(start) || body.length > MAX_BODY_UNITS) return null;
  const end = body.indexOf(' -->', start.length);
  const [, digits, data = ''] = /^(\d{1,9}) data=([^\s>]*)$/.exec(body.slice(start.length, Math.max(end, 0))) ?? [];
  if (digits === undefined) return null;
  const decoded = inflateJson(Buffer.from(data, 'base64url'));
  const list = fieldOf(decoded, 'entries');
  const entries = (Array.isArray(list) ? list.slice(0, MAX_ENTRIES) : []).map(decodeEntry);
  return joinDocuments(EMPTY_DOCUMENT, {
    revision: Number(digits),
    entries: entries.filter((entry) => entry !== null),
    leftOut: countOf(decoded, 'leftOut') ?? 0,
  });
}

function markerStart(keyHash: string): string {
  return `<!-- touchdown comment=${keyHash} revision=`;
}

function inflateJson(data: Buffer): unknown {
  try {
    return parseJson(inflateRawSync(data, { maxOutputLength: MAX_DATA_BYTES }));
  } catch {
    return undefined;
  }
}
