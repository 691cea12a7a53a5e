import { RESULTS } from '../../deploy/result.ts';
import { isTextOrNull, parseJson } from '../../kernel/hostile-json.ts';
import { CONCLUSIONS, PROGRESS } from '../standing.ts';
import { type CommentDocument, EMPTY_DOCUMENT, joinDocuments } from './pr-comment-document.ts';
import { type CommentEntry, cleanEntry, MAX_COUNT } from './pr-comment-entries.ts';

/** GitHub's longest body: 65,536 characters of four bytes. */
const MAX_BODY_UNITS = 262_144;
const MAX_ENTRIES = 1_000;
const MAX_INSTANT = 8_640_000_000_000_000;

/** Returns the hidden first line of a comment, which holds its whole document. */
export function renderMarker(document: CommentDocument, keyHash: string): string {
  const data = JSON.stringify([document.leftOut, document.entries.map(tupleOf)]);
  const base64 = Buffer.from(data, 'utf8').toString('base64url');
  return `${markerStart(keyHash)}${document.revision} data=${base64} -->`;
}

/** Returns the document in a comment's body, without damaged parts; null without the marker of that key. Never throws. */
export function decodeComment(body: string, keyHash: string): CommentDocument | null {
  const start = markerStart(keyHash);
  if (!body.startsWith(start) || body.length > MAX_BODY_UNITS) return null;
  const end = body.indexOf(' -->', start.length);
  const [, digits, data = ''] = /^(\d{1,9}) data=([^\s>]*)$/.exec(body.slice(start.length, Math.max(end, 0))) ?? [];
  if (digits === undefined) return null;
  const revision = Number(digits);
  const decoded = parseJson(Buffer.from(data, 'base64url').toString());
  if (!isList(decoded)) return { ...EMPTY_DOCUMENT, revision };
  const [leftOut, tuples] = decoded;
  const entries = (isList(tuples) ? tuples.slice(0, MAX_ENTRIES) : [])
    .map(decodeEntry)
    .filter((entry) => entry !== null);
  return joinDocuments(EMPTY_DOCUMENT, { revision, entries, leftOut: isCount(leftOut) ? leftOut : 0 });
}

function markerStart(keyHash: string): string {
  return `<!-- touchdown comment=${keyHash} revision=`;
}

/** A list, so that the names are not repeated in a comment whose length is limited. */
function tupleOf(entry: CommentEntry): readonly unknown[] {
  const { appId, runId, runAttempt, job, version, progress, result, conclusion, isDoubtful, headline, reason } = entry;
  const { state, shortCommit, startedAt, endedAt, logUrl, environmentUrl, log } = entry;
  const key = [appId, runId, runAttempt, job, version];
  const verdict = [PROGRESS.indexOf(progress), result, conclusion, isDoubtful ? 1 : 0, headline, reason];
  const later = trimEnd([entry.isRefused === true ? 1 : 0, causeTupleOf(entry), aroundTupleOf(entry)]);
  return [...key, ...verdict, state, shortCommit, startedAt, endedAt, logUrl, environmentUrl, log, ...later];
}

/** What later versions added is left out if it says nothing; earlier versions ignore it. */
function trimEnd(values: readonly unknown[]): readonly unknown[] {
  return values.slice(0, values.findLastIndex((value) => value !== 0) + 1);
}

function causeTupleOf({ cause }: CommentEntry): unknown {
  return cause === undefined ? 0 : [cause.isLikely ? 1 : 0, cause.where, cause.sentence, cause.url];
}

function aroundTupleOf({ around }: CommentEntry): unknown {
  return around === undefined ? 0 : [around.before, around.after, ...around.marks];
}

/** Returns nothing for a damaged tuple: the entry is good without it. */
function decodeCause(tuple: unknown): Pick<CommentEntry, 'cause'> {
  if (!isList(tuple)) return {};
  const [likely, where, sentence, url] = tuple;
  if (!isText(where) || !isText(sentence) || !isTextOrNull(url)) return {};
  return { cause: { isLikely: likely === 1, where, sentence, url } };
}

function decodeAround(tuple: unknown): Pick<CommentEntry, 'around'> {
  if (!isList(tuple) || !tuple.every(isCount)) return {};
  const [before, after, ...marks] = tuple;
  return before === undefined || after === undefined ? {} : { around: { before, after, marks } };
}

function decodeEntry(tuple: unknown): CommentEntry | null {
  if (!isList(tuple)) return null;
  const [appId, runId, runAttempt, job, version, step, result, conclusion, doubtful, headline, reason] = tuple;
  const [state, shortCommit, startedAt, endedAt, logUrl, environmentUrl, log, refused, cause, around] = tuple.slice(11);
  const progress = isCount(step) ? PROGRESS[step] : undefined;
  if (!isText(appId) || !isText(job) || !isText(headline) || !isText(reason) || progress === undefined) return null;
  if (!isId(runId) || !isCount(runAttempt) || !isCount(version) || !isInstant(startedAt)) return null;
  if (!isTextOrNull(state) || !isTextOrNull(shortCommit) || !isTextOrNull(logUrl) || !isTextOrNull(environmentUrl))
    return null;
  if (!isList(log) || !log.every(isText)) return null;
  const isOver = progress === 'completed';
  const ending = {
    result: RESULTS.find((one) => one === result) ?? null,
    conclusion: CONCLUSIONS.find((one) => one === conclusion) ?? null,
    endedAt: isInstant(endedAt) ? endedAt : null,
  };
  if (Object.values(ending).some((value) => (value === null) === isOver)) return null;
  const isDoubtful = doubtful === 1;
  const shown = { headline, reason, state, shortCommit, startedAt, logUrl, environmentUrl, log };
  const refusal = refused === 1 ? { isRefused: true } : {};
  const explained = { ...decodeCause(cause), ...decodeAround(around) };
  const key = { appId, runId, runAttempt, job, version };
  return cleanEntry({ ...key, progress, ...ending, isDoubtful, ...refusal, ...shown, ...explained });
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isCount(value: unknown): value is number {
  return isId(value) && value <= MAX_COUNT;
}

function isInstant(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) <= MAX_INSTANT;
}
