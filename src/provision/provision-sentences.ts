import { CancelledError, InputError, type TouchdownError } from '../kernel/errors.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import type { Name } from './manifest-names.ts';
import type { Step, Thing } from './plan.ts';
import type { Deployment, Outcome } from './provision-interfaces.ts';

/** The outcome of a step that did not start before the run ended. */
export const LEFT = { kind: 'left', note: 'not begun, since the run was ended before' } as const satisfies Outcome;

/** Returns the outcome of a step that can never start, since `by` did not succeed. */
export function blocked({ kind, name }: Step): Outcome {
  const what = kind === 'create' ? 'is not known to be there' : 'is not known to be deployed';
  return { kind: 'blocked', note: `not begun, since ${name.label} ${what}` };
}

/** Returns the note about a thing that existed already; `isLost`: an earlier creation whose response was lost may have made it. */
export function foundNote({ kind }: Thing, isLost: boolean): string {
  if (isLost) return 'is there: the answer to its creation was lost, and it was found in the list';
  if (kind === 'project') return 'is there: the project of this name is used';
  return 'was there already, and is left as it is';
}

/** Returns the note about a creation that an earlier run sent, and whose result it never recorded. */
export function lostBefore(name: Name, since: string): string {
  return `may have been created by an earlier run, which did not learn of it, at ${safeSentence(since, 40)}. ${adviceFor(name)}`;
}

/** Returns the outcome of a creation without a recorded result, if this run ended before it could be looked up. */
export function stillLost(name: Name, since: string): Outcome {
  const note = lostBefore(name, since);
  return { kind: 'uncertain', note, error: new CancelledError('signal', note) };
}

/** Returns the outcome of a creation whose result an earlier run could not use; `note` is that run's. */
export function undecided({ label }: Name, note: string): Outcome {
  return { kind: 'failed', note, error: new InputError([{ name: label, seen: '', problem: note }]) };
}

/** Returns the outcome of a creation whose response was lost just now. */
export function lostNow(name: Name, error: TouchdownError): Outcome {
  return { kind: 'uncertain', note: `may have been created: ${error.message} ${adviceFor(name)}`, error };
}

/** Returns the outcome of a step that was surely not done. */
export function refused(error: TouchdownError, advice = ''): Outcome {
  return { kind: 'failed', note: advice === '' ? error.message : `${error.message} ${advice}`, error };
}

/** Returns the outcome of a deployment. */
export function outcomeOfDeployment({ kind, deploymentId, sentence, error }: Deployment): Outcome {
  switch (kind) {
    case 'passed':
      return { kind: 'deployed', deploymentId, note: sentence };
    case 'failed':
      return error === null ? { kind: 'not-passed', deploymentId, note: sentence } : refused(error);
    case 'unknown':
      return { kind: 'uncertain', note: sentence, error };
    case 'cancelled':
      return { kind: 'left', note: sentence };
    case 'unsent':
      return LEFT;
  }
}

function adviceFor({ kind, word }: Name): string {
  const again = `--forget ${word} to have it created again`;
  switch (kind) {
    case 'project':
    case 'variable':
      return 'Run this again: it is looked for in the list first.';
    case 'secret':
      return `Add ${again}: where it is there already, it is left as it is.`;
    default:
      return `Look in the platform's console; then add --adopt ${word}=ID where it is there, or ${again}.`;
  }
}
