import { expect, test } from 'vitest';
import { tallyOf, type Verdict } from '../../src/conformance/run-checks.ts';

function verdict(word: Verdict['verdict'], copes: boolean | null = null): Verdict {
  const blank = { group: 'G', id: 'g.x', section: 'S', says: 'So.', expected: null, came: null };
  return { ...blank, verdict: word, copes, consequence: null, why: null };
}

test('a tally counts each verdict once, and as coped only departures that the client handles', () => {
  const verdicts = [
    verdict('conforms'),
    verdict('conforms'),
    verdict('departs', true),
    verdict('departs', false),
    verdict('departs'),
    verdict('skipped'),
    verdict('undetermined'),
  ];
  expect(tallyOf(verdicts)).toEqual({ conform: 2, depart: 3, coped: 1, skipped: 1, undetermined: 1 });
});

test('a tally of nothing is all zeros', () => {
  expect(tallyOf([])).toEqual({ conform: 0, depart: 0, coped: 0, skipped: 0, undetermined: 0 });
});
