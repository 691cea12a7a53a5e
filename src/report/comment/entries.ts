import type { Conclusion } from '../../deploy/result.ts';
import { fieldOf } from '../../kernel/hostile-json.ts';
import { cutChars } from '../../kernel/plain-text.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import type { CauseView } from '../cause/cause-text.ts';
import { type LogExcerpt, NO_LOG, narrowExcerpt } from '../cause/log-excerpt.ts';
import { countOf, decodeApp, MAX_COUNT, urlOf, wordOf } from '../stored-app.ts';
import { type AppView, addressFor, cleanWord, forApp, PROGRESS, type RunView } from '../view.ts';

type ShownApp = Omit<AppView, 'advice' | 'deploymentId' | 'evidence' | 'isLogOpen'>;

/** Where a job deploys to, as the author gave it; `{app}` stands for the application. */
export interface Where {
  /** The address of the platform's API: an id may exist on two platforms. */
  readonly baseUrl: string;
  readonly environment: string | null;
  readonly environmentUrl: string | null;
}

/**
 * One application in one job of one run, as the comment keeps it; identified by runId, runAttempt, job and place. Its place, which has one
 * row, is the application, the environment and the platform: jobs of a matrix deploy one application to several.
 */
export interface CommentEntry extends ShownApp {
  readonly runId: number;
  readonly runAttempt: number;
  readonly job: string;
  /** Counts the job's reports about the application: of two versions, the higher one is later. */
  readonly version: number;
  /** Its index among the job's applications. */
  readonly position: number;
  readonly platform: string;
  readonly environment: string | null;
  /** A digest of its place as it was given, since what is shown of it may be cut or redacted; empty if only what is shown is known. */
  readonly place: string;
  readonly logUrl: string | null;
  readonly environmentUrl: string | null;
  /** True if what was deployed is gone, since its pull request was closed; else absent. */
  readonly isClosed?: true;
}

/** Maximum number of log lines that an entry keeps. */
export const LOG_LINES = 20;
const LINE_UNITS = 200;
/** What a row says whose pull request was closed. */
export const CLOSED = 'Closed';
const WORD_UNITS = 120;
const SENTENCE_UNITS = 300;
const URL_UNITS = 600;

type EntryJob = Pick<CommentEntry, 'runId' | 'runAttempt' | 'job'> & { readonly logUrl: string };

/** Returns the entries that a job shows, in the order of its applications, each as its first version; `places` are their digests. */
export function entriesFrom(
  { apps }: RunView,
  job: EntryJob,
  where: Where,
  places: readonly string[] = [],
): CommentEntry[] {
  const { runId, runAttempt } = job;
  const { baseUrl, environment, environmentUrl } = where;
  return apps.map((app, position) =>
    cutEntry({
      ...(isFailing(app.conclusion) ? app : { ...app, log: NO_LOG, causes: [] }),
      runId,
      runAttempt,
      job: job.job,
      version: 0,
      position,
      platform: cleanWord(hostAndPath(baseUrl)),
      environment: environment === null ? null : cleanWord(forApp(environment, app)),
      place: places[position] ?? '',
      logUrl: plainLine(job.logUrl),
      environmentUrl: environmentUrl === null ? null : plainLine(addressFor(environmentUrl, app)),
    }),
  );
}

/** Returns the host and the path of an address, without a slash at the end; empty if it is no address. */
export function hostAndPath(baseUrl: string): string {
  const url = URL.parse(baseUrl);
  return url === null ? '' : `${url.host}${url.pathname}`.replace(/(?<!\/)\/+$/, '');
}

/** Returns an entry that a comment keeps as JSON, with its texts cleaned and cut; null if it is damaged. Never throws. */
export function decodeEntry(value: unknown): CommentEntry | null {
  const app = decodeApp(value);
  const [runId, job] = [fieldOf(value, 'runId'), fieldOf(value, 'job')];
  const [runAttempt, version, position] = ['runAttempt', 'version', 'position'].map((name) => countOf(value, name));
  if (app === null || typeof job !== 'string' || runAttempt == null || version == null || position == null) return null;
  if (typeof runId !== 'number' || !Number.isSafeInteger(runId) || runId < 0) return null;
  return cutEntry({
    ...app,
    runId,
    runAttempt,
    job: cleanWord(job),
    version,
    position,
    platform: wordOf(value, 'platform') ?? '',
    environment: wordOf(value, 'environment'),
    place: /^[0-9a-f]{1,64}$/.exec(wordOf(value, 'place') ?? '')?.[0] ?? '',
    logUrl: urlOf(value, 'logUrl'),
    environmentUrl: urlOf(value, 'environmentUrl'),
    ...(fieldOf(value, 'isClosed') === true ? { isClosed: true } : {}),
  });
}

/** Returns the entry that closes a row, for a job that runs now; it is newer than the row in every comment. */
export function closeEntry(row: CommentEntry, job: EntryJob, now: number): CommentEntry {
  const isOlder = row.runId < job.runId || (row.runId === job.runId && row.runAttempt < job.runAttempt);
  return cutEntry({
    ...row,
    runId: isOlder ? job.runId : row.runId,
    runAttempt: isOlder ? job.runAttempt : row.runAttempt,
    version: Math.min(MAX_COUNT, row.version + 1),
    progress: 'completed',
    result: 'skipped',
    conclusion: 'skipped',
    headline: CLOSED,
    reason: '',
    state: null,
    startedAt: now,
    endedAt: now,
    causes: [],
    log: NO_LOG,
    logUrl: plainLine(job.logUrl),
    environmentUrl: null,
    isClosed: true,
  });
}

/** Returns the entry as far as a comment has room for it. Its fields are always in this order: equal entries give equal JSON. */
function cutEntry(entry: CommentEntry): CommentEntry {
  const log = cutLog(entry.log, LOG_LINES);
  return {
    appId: cutWord(entry.appId),
    name: cutWord(entry.name),
    runId: entry.runId,
    runAttempt: entry.runAttempt,
    job: cutWord(entry.job),
    version: entry.version,
    position: entry.position,
    platform: cutWord(entry.platform),
    environment: entry.environment === null ? null : cutWord(entry.environment),
    place: entry.place,
    progress: entry.progress,
    result: entry.result,
    conclusion: entry.conclusion,
    ...(entry.isRefused === true ? { isRefused: true } : {}),
    ...(entry.nothing && { nothing: entry.nothing }),
    headline: cutChars(entry.headline, SENTENCE_UNITS),
    reason: cutChars(entry.reason, SENTENCE_UNITS),
    state: entry.state === null ? null : cutWord(entry.state),
    shortCommit: entry.shortCommit === null ? null : cutWord(entry.shortCommit),
    startedAt: entry.startedAt,
    endedAt: entry.endedAt,
    causes: entry.causes.slice(0, 1).map(cutCause),
    log: { ...log, lines: log.lines.map((line) => cutChars(line, LINE_UNITS)) },
    logUrl: cutUrl(entry.logUrl),
    environmentUrl: cutUrl(entry.environmentUrl),
    ...(entry.isClosed === true ? { isClosed: true } : {}),
  };
}

function cutWord(text: string): string {
  return cutChars(text, WORD_UNITS);
}

function cutCause(cause: CauseView): CauseView {
  return cause.place === null ? cause : { ...cause, place: { ...cause.place, url: cutUrl(cause.place.url) } };
}

function cutUrl(url: string | null): string | null {
  return url === null || url === '' || url.length > URL_UNITS ? null : url;
}

/** Returns at most `most` lines of a log for a comment, which says how many are left out only around an error. */
export function cutLog(log: LogExcerpt, most: number): LogExcerpt {
  const kept = narrowExcerpt(log, most);
  return kept.marks.length === 0 ? { ...NO_LOG, lines: kept.lines } : kept;
}

/** Returns whether a conclusion is a failure to look into. */
export function isFailing(conclusion: Conclusion | null): boolean {
  return conclusion === 'failure' || conclusion === 'timed_out';
}

/** Returns the identity of an entry. */
export function keyOf(entry: CommentEntry): string {
  return JSON.stringify([entry.runId, entry.runAttempt, entry.job, placeOf(entry)]);
}

/** Returns the identity of what is deployed, and where: it has one row. */
export function placeOf(entry: CommentEntry): string {
  return entry.place === '' ? shownPlaceOf(entry) : entry.place;
}

function shownPlaceOf({ appId, environment, platform }: CommentEntry): string {
  return JSON.stringify([appId, environment, platform]);
}

/** Returns the order of two entries by age: below zero if `one` is the older; 0 only for the same key. */
export function compareAge(one: CommentEntry, other: CommentEntry): number {
  return (
    one.runId - other.runId ||
    one.runAttempt - other.runAttempt ||
    compareTexts(one.job, other.job) ||
    compareTexts(placeOf(one), placeOf(other))
  );
}

/** Returns the order of two rows: by job, and in a job by the order of its applications. It does not depend on the run. */
export function compareRows(one: CommentEntry, other: CommentEntry): number {
  return (
    compareTexts(one.job, other.job) ||
    one.position - other.position ||
    compareTexts(shownPlaceOf(one), shownPlaceOf(other)) ||
    compareTexts(placeOf(one), placeOf(other))
  );
}

/** Returns the order of two versions of one entry: below zero if `other` is further. The content breaks ties: all jobs agree. */
export function compareVersions(one: CommentEntry, other: CommentEntry): number {
  return (
    PROGRESS.indexOf(one.progress) - PROGRESS.indexOf(other.progress) ||
    one.version - other.version ||
    compareTexts(contentOf(withoutLog(one)), contentOf(withoutLog(other)))
  );
}

/** Returns the further of two versions of one entry; of equal ones the one with the longer log, since the shorter one was cut. */
export function furtherOf(one: CommentEntry, other: CommentEntry): CommentEntry {
  const order =
    compareVersions(one, other) ||
    one.log.lines.length - other.log.lines.length ||
    compareTexts(JSON.stringify(one.log), JSON.stringify(other.log));
  return order >= 0 ? one : other;
}

/** Returns the entry without the lines of its log. */
export function withoutLog(entry: CommentEntry): CommentEntry {
  return { ...entry, log: NO_LOG };
}

/** Returns all that an entry says as one text, without its version. */
export function contentOf(entry: CommentEntry): string {
  return JSON.stringify({ ...entry, version: 0 });
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
