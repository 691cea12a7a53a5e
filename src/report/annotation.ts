import type { Interruption } from './interruption.ts';
import { ANNOTATION_UNITS, cutToUnits } from './limits.ts';
import type { AppView, RunView } from './view.ts';

/** A message shown beside the job: an error or a warning with a title. */
export interface Annotation {
  readonly level: 'error' | 'warning';
  readonly title: string;
  readonly message: string;
}

/** Returns an error for each application that failed or for the interruption, and a warning for each that passed with doubts. */
export function renderAnnotations({ apps, interruption }: RunView): readonly Annotation[] {
  const failed = apps.filter((app) => !app.passed);
  const unreported = failed.length === 0 && interruption !== null ? [annotateInterruption(interruption)] : [];
  const doubtful = apps.filter((app) => app.isDoubtful);
  return [
    ...failed.map((app) => annotate('error', app)),
    ...unreported,
    ...doubtful.map((app) => annotate('warning', app)),
  ];
}

/** Returns the error for an interruption by itself. */
export function annotateInterruption({ message }: Interruption): Annotation {
  return { level: 'error', title: 'Touchdown', message: cutToUnits(message, ANNOTATION_UNITS) };
}

function annotate(level: Annotation['level'], app: AppView): Annotation {
  const log = app.passed || app.logTail.length === 0 ? '' : "The last log lines are in the job's log.";
  const sentences = [`Application ${app.appId}: ${app.reason}`, renderState(app), app.advice, log];
  const said = sentences.filter((text) => text !== '').join(' ');
  return { level, title: app.headline, message: cutToUnits(said, ANNOTATION_UNITS) };
}

/** Empty if the reason names it. */
function renderState({ state, isStateFromBefore, reason }: AppView): string {
  if (state === null) return 'The platform reported no state.';
  if (isStateFromBefore) return `The state before the deployment was ${state}.`;
  return reason.includes(state) ? '' : `The last state was ${state}.`;
}
