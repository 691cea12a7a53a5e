import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isIdle, isOutOfDate, isReadable, isWaiting, readState } from '../../src/deploy/phase.ts';
import { foldWord } from '../../src/kernel/plain-text.ts';
import { codePoint } from '../support/code-points.ts';

const NONE = { successStates: [], failureStates: [] };

describe('a state word', () => {
  test.each([
    ['RUNNING', 'success'],
    ['DEPLOYED', 'success'],
    ['RESTARTED', 'success'],
    ['COMPLETED', 'success'],
    ['STOPPED', 'failure'],
    ['ERROR', 'failure'],
    ['FAILED', 'failure'],
    ['BUILD_ERROR', 'failure'],
    ['DEPLOYMENT_FAILED', 'failure'],
    ['DELETED', 'failure'],
    ['DELETE_ERROR', 'failure'],
    ['CANCELED', 'cancelled'],
    ['CANCELLED', 'cancelled'],
    ['ABORTED', 'cancelled'],
    ['CANCELING', 'progress'],
    ['EXECUTING', 'progress'],
    ['STOP_QUEUED', 'progress'],
    ['RECAP', 'progress'],
    ['DEPLOYING', 'progress'],
    ['STOPPING', 'progress'],
    ['DEPLOYMENT_QUEUED', 'progress'],
    ['QUEUED', 'progress'],
    ['PENDING', 'progress'],
    ['WAITING_RUNNING', 'progress'],
    ['READY', 'progress'],
  ])('%s is %s (B12) (B54)', (word, phase) => {
    expect(readState(word, NONE)).toEqual({ word, phase, known: true });
  });

  test.each(['build error', 'Build-Error', 'buildError', ' BUILD.ERROR '])(
    '%j is folded to one spelling (B12)',
    (word) => {
      expect(foldWord(word)).toBe('BUILD_ERROR');
    },
  );

  test('that is undescribed counts as in progress and not known (B12)', () => {
    expect(readState('SNAFU', NONE)).toEqual({ word: 'SNAFU', phase: 'progress', known: false });
  });

  test('is read as the workflow configures it, failure first (B12)', () => {
    const chosen = { successStates: ['snafu', 'error'], failureStates: ['Running', 'snafu'] };
    expect(readState('ERROR', chosen).phase).toBe('success');
    expect(readState('running', chosen).phase).toBe('failure');
    expect(readState('SNAFU', chosen).phase).toBe('failure');
  });

  test('of any characters is read without an error, and as success only for four words (B12) (B13)', () => {
    fc.assert(
      fc.property(fc.string({ unit: codePoint }), (word) => {
        const { phase } = readState(word, NONE);
        if (phase === 'success') expect(['RUNNING', 'DEPLOYED', 'RESTARTED', 'COMPLETED']).toContain(foldWord(word));
      }),
    );
  });

  test('distinguishes waiting from working, and idle from both', () => {
    expect([isWaiting('QUEUED'), isWaiting('DEPLOYING')]).toEqual([true, false]);
    expect(['READY', 'SNAFU', 'BUILDING'].map((word) => isIdle(readState(word, NONE)))).toEqual([true, true, false]);
  });
});

test('a state in lower case cannot be read, unless the workflow configured the words of its platform (B13)', () => {
  expect([isReadable('running', NONE), isReadable('RUNNING', NONE), isReadable('Running', NONE)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(isReadable('running', { successStates: ['running'], failureStates: [] })).toBe(true);
});

describe('the service deployment status', () => {
  test.each([
    ['OUT_OF_DATE', true],
    ['out-of-date', true],
    ['NEVER_DEPLOYED', true],
    ['UP_TO_DATE', false],
    ['anything', false],
    [null, false],
  ])('%s is out of date: %s (B14)', (status, expected) => {
    expect(isOutOfDate(status)).toBe(expected);
  });
});
