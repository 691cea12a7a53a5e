import { asSentence } from '../deploy/sentences.ts';
import { type BadInput, InputError, TouchdownError } from '../kernel/errors.ts';
import { safeSentence } from '../kernel/untrusted.ts';

/** Why a step ended before its deployments did. */
export interface Interruption {
  readonly result: 'cancelled' | 'unknown';
  readonly reason: string;
  readonly advice: string;
  /** The whole message for a person, in lines that are safe to print. */
  readonly message: string;
  readonly inputs: readonly BadInput[];
}

const NEXT =
  'A deployment that has started continues on the platform. Check it there, or follow it with trigger: false.';
const DEBUG = 'Run the job again with debug logging to see the stack trace.';

const MAX_UNITS = 1_800;

/** Returns what an error that ended the step means for the deployments. Never throws. */
export function explainError(error: unknown): Interruption {
  if (error instanceof InputError) return explainInputs(error);
  if (error instanceof TouchdownError) {
    const result = error.code === 'cancelled-signal' ? 'cancelled' : 'unknown';
    return interruption(result, sentenceOf(error.message), NEXT);
  }
  return interruption('unknown', sentenceOf(`The step failed unexpectedly: ${messageOf(error)}`), `${NEXT} ${DEBUG}`);
}

/** Returns the message of an error, whatever was thrown, as one line that is safe to print. Never throws. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return safeSentence(error.message, MAX_UNITS);
  return typeof error === 'string' ? safeSentence(error, MAX_UNITS) : `${typeof error} was thrown instead of an error`;
}

/** Returns what a signal means for the deployments. */
export function explainSignal(signal: string): Interruption {
  return interruption('cancelled', `The step was stopped (${signal}) before the deployment finished.`, NEXT);
}

function explainInputs(error: InputError): Interruption {
  const names = [...new Set(error.inputs.map(({ name }) => name))];
  const reason = `Invalid ${names.length === 1 ? 'input' : 'inputs'}: ${names.join(', ')}.`;
  const lines = error.message.split('\n').map((line) => safeSentence(line, MAX_UNITS));
  const advice = 'Nothing was deployed. Fix the workflow file, then run the workflow again.';
  return { result: 'unknown', reason, advice, message: [reason, ...lines].join('\n'), inputs: error.inputs };
}

function interruption(result: Interruption['result'], reason: string, advice: string): Interruption {
  return { result, reason, advice, message: `${reason} ${advice}`, inputs: [] };
}

function sentenceOf(text: string): string {
  return asSentence(safeSentence(text, MAX_UNITS));
}
