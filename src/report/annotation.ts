import { type CauseView, renderWhere, sayCause } from './cause/cause-text.ts';
import { renderShared } from './equal-warnings.ts';
import type { Interruption } from './interruption.ts';
import { ANNOTATION_UNITS, cutToUnits } from './limits.ts';
import { type EndedApp, type EndedRun, hasFailed, headlineOfSeveral, isDoubtful } from './view.ts';

/** A line of a file in the checkout. */
export interface FilePosition {
  readonly file: string;
  /** From 1; absent: the whole file. */
  readonly line?: number;
  readonly column?: number;
}

/** A message shown beside the job: an error or a warning with a title. */
export interface Annotation {
  readonly level: 'error' | 'warning';
  readonly title: string;
  readonly message: string;
  readonly position?: FilePosition;
}

/** GitHub shows so many errors of a step (actions/runner, ExecutionContext). */
const MAX_ERRORS = 10;

/**
 * Returns an error for each application that failed or for the interruption, on the line of its cause if the checkout has it; further
 * causes; and a warning for the applications that passed with the same doubts. There are at most ten errors: if more applications failed, the last
 * one names the others.
 */
export function renderAnnotations({ apps, interruption }: EndedRun): readonly Annotation[] {
  const failed = apps.filter(hasFailed);
  const unreported = failed.length === 0 && interruption !== null ? [annotateInterruption(interruption)] : [];
  const doubtful = apps.filter(isDoubtful);
  const further = failed.flatMap((app) => app.causes.slice(1).map((cause) => annotateCause(app, cause, '')));
  return [
    ...annotateFailures(failed),
    ...further.slice(0, Math.max(0, MAX_ERRORS - failed.length)),
    ...unreported,
    ...[...Map.groupBy(doubtful, (app) => renderSaid(app, '')).values()].flatMap(warnOfDoubts),
  ];
}

/** Returns the sentence that a checkout is missing, for the first cause with a file that only a checkout can confirm; null if there is none. */
export function sayMissingCheckout({ apps }: EndedRun): string | null {
  const causes = apps.flatMap(({ causes }) => causes);
  const cause = causes.find(({ place }) => place?.isInCheckout === false);
  if (cause === undefined) return null;
  return `To show the error on ${renderWhere(cause)}, check out the repository in a step before this one.`;
}

/** Returns the error for an interruption by itself. */
export function annotateInterruption({ message }: Interruption): Annotation {
  return { level: 'error', title: 'Touchdown', message: cutToUnits(message, ANNOTATION_UNITS) };
}

function annotateFailures(failed: readonly EndedApp[]): readonly Annotation[] {
  if (failed.length <= MAX_ERRORS) return failed.map(annotateFailure);
  const others = failed.slice(MAX_ERRORS - 1);
  const message = `These applications did not pass either: ${others.map(({ name }) => name).join(', ')}. The job's log says why.`;
  const title = `${others.length} more applications did not pass`;
  return [
    ...failed.slice(0, MAX_ERRORS - 1).map(annotateFailure),
    { level: 'error', title, message: cutToUnits(message, ANNOTATION_UNITS) },
  ];
}

function annotateFailure(app: EndedApp): Annotation {
  const [cause] = app.causes;
  if (cause !== undefined) return annotateCause(app, cause, renderFacts(app, ''));
  return annotate('error', app, app.log.lines.length === 0 ? '' : "The last log lines are in the job's log.");
}

function annotate(level: Annotation['level'], app: EndedApp, log: string): Annotation {
  return { level, title: app.headline, message: cutToUnits(renderFacts(app, log), ANNOTATION_UNITS) };
}

function annotateCause({ headline }: EndedApp, cause: CauseView, facts: string): Annotation {
  const message = [sayCause(cause), facts].filter((text) => text !== '').join('\n');
  const said = { level: 'error', title: headline, message: cutToUnits(message, ANNOTATION_UNITS) } as const;
  if (cause.place?.isInCheckout !== true) return said;
  const line = cause.line === null ? {} : { line: cause.line };
  const column = cause.line === null || cause.column === null ? {} : { column: cause.column };
  return { ...said, position: { file: cause.place.path, ...line, ...column } };
}

/** The applications of one warning have the same to say. */
function warnOfDoubts(apps: readonly EndedApp[]): readonly Annotation[] {
  const [app, ...others] = apps;
  if (app === undefined) return [];
  if (others.length === 0) return [annotate('warning', app, '')];
  const message = renderShared(
    renderSaid(app, ''),
    apps.map(({ name }) => name),
  );
  return [{ level: 'warning', title: headlineOfSeveral(apps, apps.length), message }];
}

function renderFacts(app: EndedApp, log: string): string {
  return `Application ${app.name}: ${renderSaid(app, log)}`;
}

function renderSaid(app: EndedApp, log: string): string {
  return [app.reason, renderState(app), app.advice, log].filter((text) => text !== '').join(' ');
}

/** Empty if the reason names it. */
function renderState({ state, isStateFromBefore, reason }: EndedApp): string {
  if (state === null) return 'The platform reported no state.';
  if (isStateFromBefore) return `The state before the deployment was ${state}.`;
  return reason.includes(state) ? '' : `The last state was ${state}.`;
}
