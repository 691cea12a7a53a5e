import { describe, expect, test } from 'vitest';
import { RemoteError, TouchdownError } from '../../src/kernel/errors.ts';
import {
  createLastLines,
  createLineBudget,
  cutEntry,
  renderProgress,
  sayGap,
  warnOfUnreadable,
} from '../../src/report/log-sentences.ts';
import { createRecord } from './support/facts.ts';

describe('what is said of a log', () => {
  test('says how many lines are missing, if that is known', () => {
    expect([sayGap(12), sayGap(null)]).toEqual(['about 12 lines are missing here', 'some lines are missing here']);
  });

  test('says that the result does not depend on it, and why it cannot be read', () => {
    expect(warnOfUnreadable(new TouchdownError('remote', 'The token may not.')).text).toMatch(
      /does not affect the result\. The token may not\.$/,
    );
  });

  test('is the same warning for logs that cannot be read for the same reason, whatever the service says', () => {
    const keyOf = (status: number, text: string) =>
      warnOfUnreadable(new RemoteError('remote', text, { method: 'GET', path: '/log', status }, text)).key;
    expect(keyOf(500, 'no log of app-1')).toBe(keyOf(500, 'no log of app-2'));
    expect(keyOf(500, 'no log')).not.toBe(keyOf(503, 'no log'));
  });
});

describe('the last lines of a log', () => {
  test('are cut one by one', () => {
    const last = createLastLines(1);
    last.add('x'.repeat(9_000));
    expect(last.lines()).toEqual([expect.stringMatching(/^x{8150,}… \(\d+ more characters\)$/)]);
  });

  test('are fewer if they are long: ten thousand of them take no more than some megabytes', () => {
    const last = createLastLines(10_000);
    for (let count = 0; count < 1_000; count++) last.add('x'.repeat(8_000));
    expect(last.lines()).toHaveLength(524);
  });
});

describe('an entry of a log', () => {
  test('is shown whole up to a thousand lines', () => {
    const entry = Array.from({ length: 1_000 }, (_, index) => `line ${index}`).join('\n');
    const { lines, remark } = createLineBudget()(entry);
    expect([lines.length, lines.at(-1), remark]).toEqual([1_000, 'line 999', null]);
  });

  test('of more lines is shown by its first thousand, and the others are counted', () => {
    const { lines, remark } = createLineBudget('; look there')('x\r'.repeat(203_081));
    expect([lines.length, remark]).toEqual([1_000, '202081 more lines of this entry are not shown; look there']);
    expect(cutEntry('a\nb\nc', 2)).toEqual({ lines: ['a', 'b'], leftOut: 1 });
  });
});

test('a run shows a hundred thousand lines, says once that it shows no more, and then shows none', () => {
  const budget = createLineBudget();
  const shown = Array.from({ length: 110 }, () => budget('x\n'.repeat(999)));
  expect(shown.flatMap(({ lines }) => lines)).toHaveLength(100_000);
  expect(shown.flatMap(({ remark }) => remark ?? [])).toEqual([
    'no more log lines are shown: the limit is 100000 lines per run',
  ]);
});

const started = createRecord({ triggeredAt: null, steps: [], settlement: null });
const taken = createRecord({ steps: [], settlement: null });

describe('the progress of a deployment', () => {
  test('counts from the start if nothing was triggered', () => {
    const followed = { ...started, startedAt: 1_000, steps: [{ state: 'DEPLOYING', seenAt: 5_000 }] };
    expect(renderProgress(started, followed)).toEqual(['DEPLOYING after 4 s']);
  });

  test('does not say that the platform accepted a deployment if another one is followed instead', () => {
    expect(renderProgress(started, { ...taken, deploymentId: null, isAdopted: true })).toEqual([]);
  });

  test('cannot be made a workflow command by a state', () => {
    const hostile = { ...taken, steps: [{ state: '::error::x\n##[group]y', seenAt: 2_000 }] };
    const lines = renderProgress(taken, hostile);
    expect(lines).toHaveLength(1);
    expect(lines.join()).not.toMatch(/^::|##\[|\n/);
  });
});
