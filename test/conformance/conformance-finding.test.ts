import { expect, test } from 'vitest';
import { CONFORMS, judgeFault } from '../../src/conformance/conformance-finding.ts';
import { copesAnyway } from '../../src/conformance/coping.ts';

const COPE = copesAnyway('It never asks.');

test('what has no fault conforms', () => {
  expect(judgeFault(null, COPE)).toBe(CONFORMS);
});

test('what has one departs, with the trial of the client', () => {
  const fault = { expected: 'one', came: 'two' };
  expect(judgeFault(fault, COPE)).toEqual({ kind: 'departs', ...fault, cope: COPE });
});
