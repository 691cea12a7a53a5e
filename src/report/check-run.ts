import type { Conclusion } from '../deploy/result.ts';
import { escapeMarkdown } from '../kernel/markup.ts';
import { cutBytes } from '../kernel/plain-text.ts';
import { renderDuration } from '../kernel/units.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { type PlacedCause, renderCauseLine, sayCause, showCause } from './cause/cause-text.ts';
import { excerptLog } from './cause/log-excerpt.ts';
import { bytesOf, CHECK_ANNOTATION_BYTES, CHECK_OUTPUT_BYTES, CHECK_TITLE_UNITS, cutMarkdown } from './limits.ts';
import type { AppStanding, Progress, RunStanding } from './standing.ts';
import { renderFoldedLog } from './summary/folded-log.ts';
import type { JobFacts } from './surface-names.ts';
import { isReasonEvidence } from './view.ts';

/** One mark on a file of the commit. */
export interface CheckAnnotation {
  readonly path: string;
  readonly line: number;
  /** Absent: the whole line. */
  readonly column?: number;
  readonly level: 'failure';
  readonly title: string;
  readonly message: string;
}

/** The content of a check run; the summary and the text are Markdown, instants in milliseconds since the Unix epoch. */
export interface CheckRun {
  readonly status: Progress;
  readonly conclusion: Conclusion | null;
  readonly title: string;
  readonly summary: string;
  readonly text: string | null;
  /** None until it is completed: GitHub adds annotations and never removes any. */
  readonly annotations: readonly CheckAnnotation[];
  readonly startedAt: number | null;
  readonly completedAt: number | null;
}

/** Room for the blank line between two parts. */
const PARAGRAPH_BYTES = 4;
/** Minimum number of bytes that the logs get of the text, however many applications there are. */
const LOG_BYTES = 20_000;
const MAX_LOG_LINES = 200;
/** Further causes are marked up to so many annotations: GitHub takes them in one request. */
const MAX_MARKS = 50;

/** Returns the check run within GitHub's limits. In progress it shows no states: each change would cost a request. Never throws. */
export function renderCheckRun(standing: RunStanding, job: Pick<JobFacts, 'workflowPath'>): CheckRun {
  const isOver = standing.progress === 'completed';
  return {
    status: standing.progress,
    conclusion: isOver ? standing.conclusion : null,
    title: safeSentence(standing.headline, CHECK_TITLE_UNITS),
    summary: renderSummary(standing),
    text: isOver ? renderText(standing.apps) : null,
    annotations: isOver ? renderAnnotations(standing.apps, job.workflowPath) : [],
    startedAt: standing.apps.length === 0 ? null : Math.min(...standing.apps.map((app) => app.startedAt)),
    completedAt: isOver ? lastEnd(standing.apps) : null,
  };
}

function lastEnd(apps: readonly AppStanding[]): number | null {
  const ends = apps.flatMap((app) => app.endedAt ?? []);
  return ends.length === 0 ? null : Math.max(...ends);
}

/** Returns true if an application failed: only then does GitHub get the last log lines. */
export function hasFailed({ conclusion }: AppStanding): boolean {
  return conclusion === 'failure' || conclusion === 'timed_out' || conclusion === 'cancelled';
}

function renderSummary(standing: RunStanding): string {
  const { headline, apps } = standing;
  const reason = escapeMarkdown(reasonOf(standing));
  const parts = [renderCauses(apps), reason, renderTable(apps), apps.length === 1 ? '' : renderReasons(apps)];
  const text = parts.filter((part) => part !== '').join('\n\n');
  return cutMarkdown(text === '' ? escapeMarkdown(headline) : text, CHECK_OUTPUT_BYTES);
}

function renderCauses(apps: readonly AppStanding[]): string {
  const lines = apps.flatMap(({ appId, causes: [cause] }) =>
    cause === undefined ? [] : [renderCauseLine(showCause(cause), apps.length === 1 ? null : appId)],
  );
  return (lines.length === 1 ? lines : lines.map((line) => `- ${line}`)).join('\n');
}

/** Returns the run's reason with the advice; empty if the reasons of several applications include it. */
function reasonOf({ reason, apps }: RunStanding): string {
  const [only] = apps;
  if (apps.length === 1) return [reason, only?.advice ?? ''].filter((text) => text !== '').join(' ');
  return apps.some((app) => isTroubled(app) && reason === `${app.appId}: ${app.reason}`) ? '' : reason;
}

function isTroubled(app: AppStanding): boolean {
  return app.progress === 'completed' && (hasFailed(app) || app.isDoubtful);
}

function renderTable(apps: readonly AppStanding[]): string {
  if (apps.length === 0) return '';
  const head = [
    '| Application | Result | State | Commit | Deployment | Took |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  return [...head, ...apps.map(renderRow)].join('\n');
}

function renderRow(app: AppStanding): string {
  const took = app.endedAt === null ? null : renderDuration(app.endedAt - app.startedAt);
  const state = app.progress === 'completed' ? app.state : null;
  const words = [app.appId, renderResult(app), state, app.shortCommit, app.deploymentId, took];
  return `| ${words.map((text) => (text === null ? '' : escapeMarkdown(text))).join(' | ')} |`;
}

function renderResult(app: AppStanding): string {
  if (app.progress !== 'completed') return `⏳ ${app.progress === 'queued' ? 'queued' : 'in progress'}`;
  if (hasFailed(app)) return `❌ ${app.result}`;
  return `${app.isDoubtful ? '⚠️' : '✅'} ${app.result}`;
}

/** Returns why each of several applications did not simply succeed. */
function renderReasons(apps: readonly AppStanding[]): string {
  return apps
    .filter(isTroubled)
    .map((app) => `- **${escapeMarkdown(app.appId)}**: ${escapeMarkdown(`${app.reason} ${app.advice}`)}`)
    .join('\n');
}

function renderText(apps: readonly AppStanding[]): string | null {
  const evidence = cutMarkdown(renderEvidence(apps), CHECK_OUTPUT_BYTES - LOG_BYTES);
  const logs = renderLogs(apps, CHECK_OUTPUT_BYTES - bytesOf(evidence) - PARAGRAPH_BYTES);
  const parts = [evidence, ...logs].filter((part) => part !== '');
  return parts.length === 0 ? null : cutMarkdown(parts.join('\n\n'), CHECK_OUTPUT_BYTES);
}

/** Leaves out evidence that the summary shows as the reason. */
function renderEvidence(apps: readonly AppStanding[]): string {
  const isShown = (app: AppStanding): boolean => (apps.length === 1 || isTroubled(app)) && isReasonEvidence(app);
  const proven = apps.filter((app) => app.evidence !== '' && !isShown(app));
  if (proven.length === 0) return '';
  const lines = proven.map((app) => `**${escapeMarkdown(app.appId)}**: ${escapeMarkdown(app.evidence)}`);
  return ['### Evidence', '', ...(lines.length === 1 ? lines : lines.map((line) => `- ${line}`))].join('\n');
}

/** Returns the log lines around the errors, or the last ones, of those that failed, with an equal share of the room for each. */
function renderLogs(apps: readonly AppStanding[], roomBytes: number): readonly string[] {
  const logs = apps.filter((app) => hasFailed(app) && app.logTail.length > 0);
  const shareBytes = Math.floor((roomBytes - 100) / Math.max(1, logs.length)) - PARAGRAPH_BYTES;
  const blocks = logs.flatMap((app) => renderFoldedLog(app.appId, excerptLog(app, MAX_LOG_LINES), shareBytes) ?? []);
  const leftOut = logs.length - blocks.length;
  return leftOut === 0 ? blocks : [...blocks, `Logs left out because they are too long: ${leftOut}.`];
}

/** Returns a mark for each application that failed, on its cause's file or else on the workflow's, then marks for further causes. */
function renderAnnotations(apps: readonly AppStanding[], workflow: string | null): readonly CheckAnnotation[] {
  const failed = apps.filter(hasFailed);
  const firsts = failed.flatMap((app) => {
    const [cause] = app.causes;
    const facts = `Application ${app.appId}: ${app.reason} ${app.advice}`.trim();
    if (cause === undefined) return annotateAt(workflow, app, facts);
    const message = `${sayCause(cause)}\n${facts}`;
    return cause.place === undefined ? annotateAt(workflow, app, message) : annotateCause(app, cause, message);
  });
  const further = failed.flatMap((app) =>
    app.causes.slice(1).flatMap((cause) => annotateCause(app, cause, sayCause(cause))),
  );
  return [...firsts, ...further.slice(0, Math.max(0, MAX_MARKS - firsts.length))];
}

function annotateCause(app: AppStanding, { place, line, column }: PlacedCause, message: string): CheckAnnotation[] {
  const marks = annotateAt(place?.path ?? null, app, message);
  if (line === null) return marks;
  return marks.map((mark) => ({ ...mark, line, ...(column === null ? {} : { column }) }));
}

function annotateAt(path: string | null, app: AppStanding, message: string): CheckAnnotation[] {
  if (path === null) return [];
  const title = safeSentence(app.headline, CHECK_TITLE_UNITS);
  return [
    { path, line: 1, level: 'failure', title, message: cutBytes(message.toWellFormed(), CHECK_ANNOTATION_BYTES) },
  ];
}
