import { describe, expect, test } from 'vitest';
import { CancelledError, InputError, RemoteError } from '../../src/kernel/errors.ts';
import { registerSecret } from '../../src/kernel/redaction.ts';
import { refusalOf } from '../support/refusal.ts';
import { explainError, explainSignal } from './support/interruptions.ts';

describe('an error that ends a step', () => {
  test('lists every bad input with its value and what is wrong, in one sentence and a line each', () => {
    const inputs = [
      { name: 'timeout', seen: 'soon', problem: 'is not a duration.' },
      { name: 'token', seen: '', problem: 'is missing.' },
    ];
    const error = new InputError(inputs);
    expect(explainError(error)).toEqual({
      result: 'unknown',
      reasonCode: 'invalid-input',
      reason: `Invalid inputs: ${refusalOf('timeout', 'soon', 'is not a duration.')} token is missing.`,
      advice: 'Fix the workflow file, then run the workflow again.',
      inputs,
      message: ['Invalid inputs:', refusalOf('timeout', 'soon', 'is not a duration.'), 'token is missing.'].join('\n'),
    });
  });

  test('says all of one bad input in one line, redacted and cut', () => {
    registerSecret('battery-staple');
    const seen = `battery-staple ${'x'.repeat(5_000)}`;
    const { reason, message } = explainError(new InputError([{ name: 'commit', seen, problem: 'is not a commit.' }]));
    expect(reason).toMatch(/^Invalid input: commit: "\*\*\* x+…?" is not a commit\.$/);
    expect([message, reason.length < 300]).toEqual([reason, true]);
  });

  test('is cancelled for a signal, and unknown for every other reason', () => {
    expect(explainError(new CancelledError('signal', 'stopped')).result).toBe('cancelled');
    expect(explainError(new CancelledError('timeout', 'late')).result).toBe('unknown');
    expect(explainError(new RemoteError('remote', 'broke', { method: 'GET', path: '/' }, '')).reason).toBe('broke.');
  });

  test('is called unexpected if it is not one of ours, with a way to see more', () => {
    const { reason, message } = explainError(new TypeError('x is not a function'));
    expect(reason).toBe('The step failed unexpectedly: x is not a function.');
    expect(message).toContain('debug logging');
  });

  test('is explained whatever was thrown', () => {
    for (const thrown of [undefined, null, 'text', 7, {}]) {
      expect(explainError(thrown).reason).toMatch(/^The step failed unexpectedly: .+\.$/);
    }
  });

  test('can neither smuggle a workflow command nor a secret into what is said', () => {
    registerSecret('correct-horse');
    const { reason, message } = explainError(new Error('\n::error::pwned\n##[warning]x correct-horse\u001b]0;t\u0007'));
    expect(`${reason}\n${message}`).not.toMatch(/^::|##\[|correct-horse|\u001b/m);
  });
});

test('a signal that ends a step is named, and says that the deployment may continue', () => {
  expect(explainSignal('SIGINT')).toMatchObject({
    result: 'cancelled',
    reason: 'The step was stopped (SIGINT) before the deployment finished.',
  });
  expect(explainSignal('SIGINT').message).toContain('continues on the platform');
});
