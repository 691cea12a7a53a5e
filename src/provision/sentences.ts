import { CancelledError, InputError, type TouchdownError } from '../kernel/errors.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import type { Deployment, Outcome } from './interfaces.ts';
import type { Name } from './manifest-names.ts';
import type { Step } from './plan.ts';

/** The outcome of a step that did not start before the run ended. */
export const LEFT = { kind: 'left', note: 'not started, because the run ended early' } as const satisfies Outcome;

/** Returns the outcome of a step that can never start, because the step before it did not succeed. */
export function blocked({ kind, name }: Step): Outcome {
  const isSetting = name.kind === 'variable' || name.kind === 'secret';
  const what = kind === 'deploy' ? 'deploying' : isSetting ? 'setting' : 'creating';
  return { kind: 'blocked', note: `not started, because ${what} ${name.label} did not succeed` };
}

/** Returns the note about an existing project; `isLost`: it may be the result of an earlier creation whose response was lost. */
export function foundNote(isLost: boolean): string {
  if (isLost) return 'exists: the response to its creation was lost, but the list contains it';
  return 'exists: the project of this name is used';
}

/** Returns the note about a creation that an earlier run sent without recording the result. */
export function lostBefore(name: Name, since: string): string {
  return `may have been created at ${safeSentence(since, 40)} by an earlier run that got no response. ${adviceFor(name)}`;
}

export function stillLost(name: Name, since: string): Outcome {
  const note = lostBefore(name, since);
  return { kind: 'uncertain', note, error: new CancelledError('signal', note) };
}

/** Returns the outcome of a creation whose result an earlier run could not use; `note` is that run's. */
export function undecided({ label }: Name, note: string): Outcome {
  return { kind: 'failed', note, error: new InputError([{ name: label, seen: '', problem: note }]) };
}

export function lostNow(name: Name, error: TouchdownError): Outcome {
  return { kind: 'uncertain', note: `may have been created: ${error.message} ${adviceFor(name)}`, error };
}

export function refused(error: TouchdownError, advice = ''): Outcome {
  return { kind: 'failed', note: advice === '' ? error.message : `${error.message} ${advice}`, error };
}

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
  const again = `add --forget ${word} to create it again`;
  switch (kind) {
    case 'project':
      return 'Run this again: it checks the list first.';
    case 'variable':
    case 'secret':
      return 'Run this again to repeat the request.';
    default:
      return `Check the platform's console. If it exists, add --adopt ${word}=ID; if not, ${again}.`;
  }
}
