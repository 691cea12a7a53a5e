import { describe, expect, test } from 'vitest';
import { createVerdictLines, renderTally } from '../../../src/cli/conformance/render-verdict.ts';
import { tallyOf, type Verdict } from '../../../src/conformance/run-checks.ts';

const CONFORMING: Verdict = {
  group: 'Lists',
  id: 'list.plain',
  section: 'Endpoints',
  says: 'The list of projects is {results: [Project]}.',
  verdict: 'conforms',
  expected: null,
  came: null,
  copes: null,
  consequence: null,
  why: null,
};
const DEPARTING: Verdict = {
  ...CONFORMING,
  verdict: 'departs',
  expected: 'an object with results',
  came: 'an array',
  copes: true,
  consequence: 'The client lists every project.',
};
const SKIPPED: Verdict = { ...CONFORMING, verdict: 'skipped', why: 'no application was named' };

describe('verdicts', () => {
  test('are counted by what they say', () => {
    const verdicts = [CONFORMING, DEPARTING, { ...DEPARTING, copes: null }, { ...DEPARTING, copes: false }, SKIPPED];
    expect(tallyOf(verdicts)).toEqual({ conform: 1, depart: 3, coped: 1, skipped: 1, undetermined: 0 });
  });

  test.each([
    [
      { conform: 60, depart: 3, coped: 2, skipped: 4, undetermined: 0 },
      '60 conform, 3 depart (2 of them this client copes with), 4 skipped.',
    ],
    [
      { conform: 1, depart: 0, coped: 0, skipped: 0, undetermined: 2 },
      '1 conforms, 0 depart, 0 skipped, 2 could not be determined.',
    ],
  ])('are summed up: %j', (tally, sentence) => {
    expect(renderTally(tally)).toBe(`\n${sentence}\n`);
  });

  test('are lines for a person, each group under its title', () => {
    const render = createVerdictLines();
    const noted: Verdict = {
      ...CONFORMING,
      id: 'optional.x',
      verdict: 'noted',
      came: 'sent',
      consequence: 'it helps.',
    };
    const other = { ...SKIPPED, group: 'Log', id: 'log.tail' };
    expect([CONFORMING, DEPARTING, noted, other].map(render).join('')).toBe(
      [
        'Lists',
        '  ✓ list.plain                   The list of projects is {results: [Project]}.',
        '  ✗ list.plain                   The list of projects is {results: [Project]}. (Endpoints)',
        '    expected an object with results; came an array',
        '    this client copes: The client lists every project.',
        '  · optional.x                   sent: it helps.',
        '',
        'Log',
        '  – log.tail                     skipped: no application was named',
        '',
      ].join('\n'),
    );
  });

  test.each([
    [false, 'this client does not cope: '],
    [null, 'not known whether this client copes: '],
  ])('say whether the client copes: %j', (copes, words) => {
    expect(createVerdictLines()({ ...DEPARTING, copes })).toContain(words);
  });
});
