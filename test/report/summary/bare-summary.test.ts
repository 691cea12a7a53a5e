import { describe, expect, test } from 'vitest';
import { InputError } from '../../../src/kernel/errors.ts';
import { explainError } from '../../../src/report/interruption.ts';
import { renderBareSummary } from '../../../src/report/summary/bare-summary.ts';

describe('the job summary of a step whose inputs cannot be used', () => {
  test('names each of them, its value, and what to do next', () => {
    const error = new InputError([
      { name: 'timeout', seen: '5 minuts', accepted: 'give a duration above zero, such as 10m' },
      { name: 'token', seen: '', accepted: "give the platform's API token" },
    ]);
    expect(renderBareSummary(explainError(error))).toBe(
      [
        '## ❌ 2 inputs cannot be used: timeout, token',
        '',
        '| Input | Value | What to do |',
        '| --- | --- | --- |',
        '| timeout | 5 minuts | give a duration above zero, such as 10m |',
        "| token |  | give the platform's API token |",
        '',
        'Nothing was deployed. Correct this in the workflow file, and run the workflow again.',
        '',
      ].join('\n'),
    );
  });

  test('has each value in one cell, without markup, and cut', () => {
    const seen = `a | b\n# c @d <img src=x> ${'e'.repeat(1000)}`;
    const text = renderBareSummary(explainError(new InputError([{ name: 'commit', seen, accepted: 'give a commit' }])));
    const row = text.split('\n').find((line) => line.startsWith('| commit'));
    expect(row?.match(/\|/g)).toHaveLength(4);
    expect(row).not.toMatch(/<img|@d/);
    expect(row?.length).toBeLessThan(300);
  });

  test('of any other error says what went wrong, without a table', () => {
    const text = renderBareSummary(explainError(new Error('It broke.')));
    expect(text).toMatch(/^## ❌ The step failed unexpectedly: It broke\n\nA deployment that was begun/);
    expect(text).not.toContain('|');
  });
});
