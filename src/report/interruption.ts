import { FOLLOW, type NextStep } from '../deploy/next-steps.ts';
import type { ReasonCode } from '../deploy/reason-codes.ts';
import { asSentence } from '../deploy/sentences.ts';
import { type BadInput, InputError, TouchdownError } from '../kernel/errors.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { type Wording, withAdvice } from './advice.ts';

/** Why a step ended before its deployments did. */
export interface Interruption {
  readonly result: 'cancelled' | 'unknown';
  readonly reasonCode: ReasonCode;
  readonly reason: string;
  readonly advice: string;
  /** The whole message for a person, in lines that are safe to print. */
  readonly message: string;
  readonly inputs: readonly BadInput[];
}

const CHECK: NextStep = { kind: 'do', what: 'check it there' };

const MAX_UNITS = 1_800;

/** Returns what an error that ended the step means for the deployments. Never throws. */
export function explainError(error: unknown, wording: Wording): Interruption {
  if (error instanceof InputError) return explainInputs(error);
  if (error instanceof TouchdownError) {
    const result = error.code === 'cancelled-signal' ? 'cancelled' : 'unknown';
    return interruption(result, sentenceOf(error.message), renderNext([CHECK, FOLLOW], wording));
  }
  const reason = sentenceOf(`The step failed unexpectedly: ${messageOf(error)}`);
  const debug: NextStep = { kind: 'do', what: `${wording.again} with debug logging to see the stack trace` };
  return interruption('unknown', reason, renderNext([CHECK, debug, FOLLOW], wording));
}

/** Returns the message of an error, whatever was thrown, as one line that is safe to print. Never throws. */
export function messageOf(error: unknown): string {
  if (error instanceof Error) return safeSentence(error.message, MAX_UNITS);
  return typeof error === 'string' ? safeSentence(error, MAX_UNITS) : `${typeof error} was thrown instead of an error`;
}

/** Returns what a signal means for the deployments. */
export function explainSignal(signal: string, wording: Wording): Interruption {
  const reason = `The step was stopped (${signal}) before the deployment finished.`;
  return interruption('cancelled', reason, renderNext([CHECK, FOLLOW], wording));
}

function renderNext(steps: readonly NextStep[], wording: Wording): string {
  return withAdvice('A deployment that has started continues on the platform.', steps, wording);
}

function explainInputs(error: InputError): Interruption {
  const lines = error.message.split('\n').map((line) => safeSentence(line, MAX_UNITS));
  const what = `Invalid ${lines.length === 1 ? 'input' : 'inputs'}:`;
  return {
    result: 'unknown',
    reasonCode: 'invalid-input',
    reason: safeSentence([what, ...lines].join(' '), MAX_UNITS),
    advice: 'Fix the workflow file, then run the workflow again.',
    message: lines.length === 1 ? `${what} ${lines[0]}` : [what, ...lines].join('\n'),
    inputs: error.inputs,
  };
}

function interruption(result: Interruption['result'], reason: string, advice: string): Interruption {
  const reasonCode = result === 'cancelled' ? 'interrupted' : 'unexpected-error';
  return { result, reasonCode, reason, advice, message: `${reason} ${advice}`, inputs: [] };
}

function sentenceOf(text: string): string {
  return asSentence(safeSentence(text, MAX_UNITS));
}
