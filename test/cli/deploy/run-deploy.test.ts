import { describe, expect, test } from 'vitest';
import { exitCodeOfRun } from '../../../src/cli/deploy/run-deploy.ts';
import { createRecord, type Result } from '../../../src/deploy/state.ts';

const POLICY = { onUnchanged: 'succeed', onSuperseded: 'fail' } as const;
const ended = (result: Result, isRefused = false) => ({
  ...createRecord('a', null, 0),
  settlement: {
    result,
    reason: 'r',
    advice: [],
    confirmed: true,
    settledAt: 1,
    ...(isRefused ? { isRefused } : {}),
  },
});

describe('the exit code', () => {
  test.each([
    [[ended('success'), ended('unchanged')], false, 0],
    [[ended('success'), ended('failure')], false, 1],
    [[ended('superseded')], false, 1],
    [[ended('failure', true)], false, 3],
    [[ended('failure', true), ended('unknown')], false, 3],
    [[ended('failure', true), ended('timed_out')], false, 1],
    [[ended('unknown')], false, 4],
    [[ended('cancelled')], false, 1],
    [[ended('cancelled'), ended('success')], true, 130],
    [[ended('failure')], true, 1],
    [[ended('success')], true, 0],
    [[createRecord('a', null, 0)], false, 4],
  ])('%#', (records, isInterrupted, code) => expect(exitCodeOfRun(records, POLICY, isInterrupted)).toBe(code));
});
