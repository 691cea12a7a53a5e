import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inCommandWords, withCommandWords } from '../../../src/cli/deploy/command-wording.ts';
import { exitCodeOfRun } from '../../../src/cli/deploy/run-deploy.ts';
import { renderElapsed } from '../../../src/cli/deploy/status-block.ts';
import { createRecord, type Result } from '../../../src/deploy/state.ts';

const POLICY = { onUnchanged: 'succeed', onSuperseded: 'fail' } as const;
const ended = (result: Result, isRefused = false) => ({
  ...createRecord('a', null, 0),
  settlement: {
    result,
    reason: 'r',
    advice: 'raise timeout',
    confirmed: true,
    settledAt: 1,
    ...(isRefused ? { isRefused } : {}),
  },
});

describe("the engine's sentences in the terms of the command line", () => {
  test.each([
    [
      'Check it there, follow it with trigger: false, or raise timeout.',
      'Check it there, follow it with touchdown follow, or raise --timeout.',
    ],
    ['did not start, or raise start-timeout.', 'did not start, or raise --start-timeout.'],
    ['Raise timeout. The deployment', 'Raise --timeout. The deployment'],
    ['To decide whether this fails, set on-unchanged.', 'To decide whether this fails, use --on-unchanged.'],
    ['or set wait: false.', 'or give --no-wait.'],
    ['Check the platform before you run the job again.', 'Check the platform before you run it again.'],
    ['The image could not be built', 'The image could not be built'],
  ])('%j', (sentence, reworded) => expect(inCommandWords(sentence)).toBe(reworded));

  test('contain no name of an input', () => {
    const files = globSync('src/deploy/**/*.ts').map((path) => readFileSync(path, 'utf8'));
    const sentences = files.flatMap((text) => text.match(/(?<=(?:=>|=|:|return|\()\s*)['`][^\n]*['`]/g) ?? []);
    expect(sentences.length).toBeGreaterThan(20);
    const left =
      /trigger: |wait: false|success-states|failure-states|base-url(?<!--base-url)|(?<!-)on-(?:unchanged|superseded|conflict)|(?<!-)start-timeout|the job/;
    expect(sentences.map(inCommandWords).filter((sentence) => left.test(sentence))).toEqual([]);
  });

  test('are used only for a settled record', () => {
    expect(withCommandWords(ended('failure')).settlement?.advice).toBe('raise --timeout');
    const going = createRecord('a', null, 0);
    expect(withCommandWords(going)).toBe(going);
  });
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

test.each([
  [Number.NaN, '0s'],
  [-5, '0s'],
  [999, '0s'],
  [42_900, '42s'],
  [72_000, '1m 12s'],
  [3_599_999, '59m 59s'],
  [3_900_000, '1h 05m'],
])('%d ms have elapsed: %s', (durationMs, text) => expect(renderElapsed(durationMs)).toBe(text));
