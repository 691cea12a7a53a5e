import type { Conclusion } from '../deploy/result.ts';
import { escapeMarkdown } from '../kernel/markup.ts';
import { cutBytes, cutChars } from '../kernel/plain-text.ts';
import { type CauseView, sayCause } from './cause/cause-text.ts';
import { bytesOf, CHECK_ANNOTATION_BYTES, CHECK_OUTPUT_BYTES, CHECK_TITLE_UNITS, cutMarkdown } from './limits.ts';
import { renderCauses, renderFoldedLogs, renderList, renderTable } from './markdown.ts';
import {
  type AppView,
  hasFailed,
  isDoubtful,
  isReasonEvidence,
  type Progress,
  type RunView,
  reasonOfSeveral,
} from './view.ts';

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
export function renderCheckRun(run: RunView, job: { readonly workflowPath: string | null }): CheckRun {
  const isOver = run.progress === 'completed';
  return {
    status: run.progress,
    conclusion: isOver ? run.conclusion : null,
    title: cutChars(run.headline, CHECK_TITLE_UNITS),
    summary: renderSummary(run),
    text: isOver ? renderText(run.apps) : null,
    annotations: isOver ? renderAnnotations(run.apps, job.workflowPath) : [],
    startedAt: run.apps.length === 0 ? null : Math.min(...run.apps.map((app) => app.startedAt)),
    completedAt: isOver ? lastEnd(run.apps) : null,
  };
}

function lastEnd(apps: readonly AppView[]): number | null {
  const ends = apps.flatMap((app) => app.endedAt ?? []);
  return ends.length === 0 ? null : Math.max(...ends);
}

function renderSummary(run: RunView): string {
  const { headline, apps } = run;
  const causes = renderCauses(apps).join('\n');
  const table = apps.length === 0 ? '' : renderTable(apps).join('\n');
  const parts = [causes, escapeMarkdown(reasonOf(run)), table, apps.length === 1 ? '' : renderReasons(apps)];
  const text = parts.filter((part) => part !== '').join('\n\n');
  return cutMarkdown(text === '' ? escapeMarkdown(headline) : text, CHECK_OUTPUT_BYTES);
}

/** Returns the run's reason with the advice; empty if the reasons of several applications include it. */
function reasonOf({ reason, apps }: RunView): string {
  const [only] = apps;
  if (apps.length === 1) return [reason, only?.advice ?? ''].filter((text) => text !== '').join(' ');
  return apps.some(isTroubled) && reason === reasonOfSeveral(apps) ? '' : reason;
}

function isTroubled(app: AppView): boolean {
  return hasFailed(app) || isDoubtful(app);
}

/** Returns why each of several applications did not simply succeed. */
function renderReasons(apps: readonly AppView[]): string {
  return apps
    .filter(isTroubled)
    .map((app) => `- **${escapeMarkdown(app.name)}**: ${escapeMarkdown(`${app.reason} ${app.advice}`)}`)
    .join('\n');
}

function renderText(apps: readonly AppView[]): string | null {
  const evidence = cutMarkdown(renderEvidence(apps), CHECK_OUTPUT_BYTES - LOG_BYTES);
  const roomBytes = CHECK_OUTPUT_BYTES - bytesOf(evidence) - PARAGRAPH_BYTES;
  const sayLeftOut = (count: number): string => `Logs left out because they are too long: ${count}.`;
  const logs = renderFoldedLogs(apps.filter(hasFailed), MAX_LOG_LINES, roomBytes, sayLeftOut);
  const parts = [evidence, ...logs].filter((part) => part !== '');
  return parts.length === 0 ? null : cutMarkdown(parts.join('\n\n'), CHECK_OUTPUT_BYTES);
}

/** Leaves out evidence that the summary shows as the reason. */
function renderEvidence(apps: readonly AppView[]): string {
  const isShown = (app: AppView): boolean => (apps.length === 1 || isTroubled(app)) && isReasonEvidence(app);
  const proven = apps.filter((app) => app.evidence !== '' && !isShown(app));
  if (proven.length === 0) return '';
  const lines = proven.map((app) => `**${escapeMarkdown(app.name)}**: ${escapeMarkdown(app.evidence)}`);
  return ['### Evidence', '', ...renderList(lines)].join('\n');
}

/** Returns a mark for each application that failed, on its cause's file or else on the workflow's, then marks for further causes. */
function renderAnnotations(apps: readonly AppView[], workflow: string | null): readonly CheckAnnotation[] {
  const failed = apps.filter(hasFailed);
  const firsts = failed.flatMap((app) => {
    const [cause] = app.causes;
    const facts = `Application ${app.name}: ${app.reason} ${app.advice}`.trim();
    if (cause === undefined) return annotateAt(workflow, app, facts);
    const message = `${sayCause(cause)}\n${facts}`;
    return cause.place === null ? annotateAt(workflow, app, message) : annotateCause(app, cause, message);
  });
  const further = failed.flatMap((app) =>
    app.causes.slice(1).flatMap((cause) => annotateCause(app, cause, sayCause(cause))),
  );
  return [...firsts, ...further.slice(0, Math.max(0, MAX_MARKS - firsts.length))];
}

function annotateCause(app: AppView, { place, line, column }: CauseView, message: string): CheckAnnotation[] {
  const marks = annotateAt(place?.path ?? null, app, message);
  if (line === null) return marks;
  return marks.map((mark) => ({ ...mark, line, ...(column === null ? {} : { column }) }));
}

function annotateAt(path: string | null, app: AppView, message: string): CheckAnnotation[] {
  if (path === null) return [];
  const title = cutChars(app.headline, CHECK_TITLE_UNITS);
  return [{ path, line: 1, level: 'failure', title, message: cutBytes(message, CHECK_ANNOTATION_BYTES) }];
}
