import { expect, test } from 'vitest';
import { CONFORMS, judgeFault } from '../../src/conformance/conformance-finding.ts';
import { copesAnyway } from '../../src/conformance/coping.ts';

const COPE = copesAnyway('It never asks.');

test('judgeFault returns CONFORMS without a fault', () => {
  expect(judgeFault(null, COPE)).toBe(CONFORMS);
});

test('judgeFault returns a departure with the test of the client for a fault', () => {
  const fault = { expected: 'one', came: 'two' };
  expect(judgeFault(fault, COPE)).toEqual({ kind: 'departs', ...fault, cope: COPE });
});
