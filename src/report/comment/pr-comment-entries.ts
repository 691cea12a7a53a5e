import type { Conclusion } from '../../deploy/result.ts';
import { cutChars } from '../../kernel/plain-text.ts';
import { plainLines, safeSentence } from '../../kernel/untrusted.ts';
import { type ShownCause, showCause } from '../cause/cause-text.ts';
import { excerptLog, type LogExcerpt } from '../cause/log-excerpt.ts';
import { type AppStanding, PROGRESS, type RunStanding } from '../standing.ts';
import { forApp, type JobFacts, type SurfaceSettings } from '../surface-names.ts';

type ShownStanding = Pick<
  AppStanding,
  | 'appId'
  | 'progress'
  | 'result'
  | 'conclusion'
  | 'isDoubtful'
  | 'isRefused'
  | 'headline'
  | 'reason'
  | 'state'
  | 'shortCommit'
  | 'startedAt'
  | 'endedAt'
>;

/** One application in one job of one run, as the comment keeps it; identified by runId, runAttempt, job and appId. */
export interface CommentEntry extends ShownStanding {
  readonly runId: number;
  readonly runAttempt: number;
  readonly job: string;
  /** Counts the job's reports about the application: of two versions, the higher one is later. */
  readonly version: number;
  readonly logUrl: string | null;
  readonly environmentUrl: string | null;
  /** The lines of the log around the error, or its last ones; only of a failure. */
  readonly log: readonly string[];
  /** Absent: no line of the log shows a cause. */
  readonly around?: Omit<LogExcerpt, 'lines'>;
  /** Absent: unknown. */
  readonly cause?: ShownCause;
}

/** The largest revision, version or other count that is kept. */
export const MAX_COUNT = 999_999_999;
/** Maximum number of log lines that an entry keeps. */
export const LOG_LINES = 20;
const LINE_UNITS = 200;
const WORD_UNITS = 120;
const SENTENCE_UNITS = 300;
const URL_UNITS = 600;
const MAX_MARKS = 10;

/** Returns the entries that a job shows, in the order of its applications, each as its first version. */
export function entriesFrom(standing: RunStanding, job: JobFacts, settings: SurfaceSettings): CommentEntry[] {
  return standing.apps.map((app) => entryFrom(app, job, settings.environmentUrl));
}

function entryFrom(app: AppStanding, job: JobFacts, environmentUrl: string | null): CommentEntry {
  const { appId, progress, result, conclusion, isDoubtful, headline, reason, state, shortCommit, startedAt, endedAt } =
    app;
  return cleanEntry({
    appId,
    runId: job.runId,
    runAttempt: job.runAttempt,
    job: job.job,
    version: 0,
    progress,
    result,
    conclusion,
    isDoubtful,
    ...(app.isRefused === true ? { isRefused: true } : {}),
    headline,
    reason,
    state,
    shortCommit,
    startedAt: Math.round(startedAt),
    endedAt: endedAt === null ? null : Math.round(endedAt),
    logUrl: job.logUrl,
    environmentUrl: environmentUrl === null ? null : forApp(environmentUrl, appId),
    ...(isFailing(conclusion) ? explain(app) : { log: [] }),
  });
}

function explain(app: AppStanding): Pick<CommentEntry, 'log' | 'around' | 'cause'> {
  const { lines, ...around } = excerptLog(app, LOG_LINES);
  const [cause] = app.causes;
  return {
    log: lines,
    ...(around.marks.length === 0 ? {} : { around }),
    ...(cause === undefined ? {} : { cause: showCause(cause) }),
  };
}

/** Returns the entry with every text cleaned, redacted and cut. Cleaning twice changes nothing more. */
export function cleanEntry({ around, cause, ...entry }: CommentEntry): CommentEntry {
  const log = entry.log
    .slice(-LOG_LINES)
    .flatMap((line) => plainLines(line))
    .slice(-LOG_LINES)
    .map((line) => cutChars(line, LINE_UNITS));
  // Marks count lines: they are wrong once a line turns out to be several.
  const marks = log.length === entry.log.length ? (around?.marks ?? []).filter((at) => at < log.length) : [];
  return {
    ...entry,
    appId: word(entry.appId),
    job: word(entry.job),
    headline: safeSentence(entry.headline, SENTENCE_UNITS),
    reason: safeSentence(entry.reason, SENTENCE_UNITS),
    state: entry.state === null ? null : word(entry.state),
    shortCommit: entry.shortCommit === null ? null : word(entry.shortCommit),
    logUrl: address(entry.logUrl),
    environmentUrl: address(entry.environmentUrl),
    log,
    ...(around === undefined || marks.length === 0 ? {} : { around: { ...around, marks: marks.slice(0, MAX_MARKS) } }),
    ...(cause === undefined ? {} : { cause: cleanShownCause(cause) }),
  };
}

function cleanShownCause({ isLikely, where, sentence, url }: ShownCause): ShownCause {
  return {
    isLikely,
    where: safeSentence(where, SENTENCE_UNITS),
    sentence: safeSentence(sentence, SENTENCE_UNITS),
    url: address(url),
  };
}

/** Returns whether a conclusion is a failure to look into. */
export function isFailing(conclusion: Conclusion | null): boolean {
  return conclusion === 'failure' || conclusion === 'timed_out';
}

/** Returns the identity of an entry. */
export function keyOf({ runId, runAttempt, job, appId }: CommentEntry): string {
  return JSON.stringify([runId, runAttempt, job, appId]);
}

/** Returns the order of two entries by age: below zero if `one` is the older; 0 only for the same key. */
export function compareAge(one: CommentEntry, other: CommentEntry): number {
  return (
    one.runId - other.runId ||
    one.runAttempt - other.runAttempt ||
    compareTexts(one.job, other.job) ||
    compareTexts(one.appId, other.appId)
  );
}

/** Returns the order of two versions of one entry: below zero if `other` is further. The content breaks ties: all jobs agree. */
export function compareTellings(one: CommentEntry, other: CommentEntry): number {
  return (
    PROGRESS.indexOf(one.progress) - PROGRESS.indexOf(other.progress) ||
    one.version - other.version ||
    compareTexts(contentOf(withoutLog(one)), contentOf(withoutLog(other)))
  );
}

/** Returns the further of two versions of one entry; of equal ones the one with the longer log, since the shorter one was cut. */
export function furtherOf(one: CommentEntry, other: CommentEntry): CommentEntry {
  const order =
    compareTellings(one, other) ||
    one.log.length - other.log.length ||
    compareTexts(JSON.stringify([one.log, one.around]), JSON.stringify([other.log, other.around]));
  return order >= 0 ? one : other;
}

/** Returns the entry without the lines of its log. */
export function withoutLog({ around: _lines, ...entry }: CommentEntry): CommentEntry {
  return { ...entry, log: [] };
}

/** Returns all that an entry says as one text, without its version. */
export function contentOf(entry: CommentEntry): string {
  const { progress, result, conclusion, isDoubtful, headline, reason, state, shortCommit, startedAt, endedAt } = entry;
  const shown = [progress, result, conclusion, isDoubtful, headline, reason, state, shortCommit, startedAt, endedAt];
  const links = [entry.logUrl, entry.environmentUrl];
  return JSON.stringify([keyOf(entry), ...shown, ...links, entry.log, entry.isRefused, entry.around, entry.cause]);
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function word(text: string): string {
  return safeSentence(text, WORD_UNITS);
}

function address(text: string | null): string | null {
  const url = text === null ? '' : safeSentence(text, URL_UNITS + 1);
  return url === '' || url.length > URL_UNITS ? null : url;
}
