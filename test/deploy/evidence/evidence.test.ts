import { describe, expect, test } from 'vitest';
import {
  compareNames,
  isDateChanged,
  isMoved,
  isNewIdentity,
  publishedId,
  type Reference,
  withoutNamesOf,
} from '../../../src/deploy/evidence/evidence.ts';
import { named, status } from '../../support/scripted-target.ts';

const BEFORE: Reference = status('RUNNING', 'D0');

describe('two identities', () => {
  test('compare by the fields that both have (B1)', () => {
    expect(compareNames({ deployment_id: 'a' }, { deployment_id: 'a', execution_id: 'x' })).toBe('same');
    expect(compareNames({ deployment_id: 'a' }, { deployment_id: 'b' })).toBe('different');
    expect(compareNames({ deployment_id: 'a' }, { execution_id: 'a' })).toBe('unrelated');
    expect(compareNames({ deployment_id: 'a', execution_id: 'x' }, { deployment_id: 'a', execution_id: 'y' })).toBe(
      'different',
    );
    expect(compareNames({}, {})).toBe('unrelated');
  });

  test('are the same if a UUID differs only in case; in other names the case counts', () => {
    const uuid = '0b7a3f52-9c1e-4d6b-8a2f-5e4d3c2b1a09';
    expect(compareNames({ deployment_id: uuid.toUpperCase() }, { deployment_id: uuid })).toBe('same');
    expect(compareNames({ deployment_id: 'V1StGXR8' }, { deployment_id: 'v1stgxr8' })).toBe('different');
    expect(withoutNamesOf({ deployment_id: uuid }, { deployment_id: uuid.toUpperCase(), execution_id: 'x' })).toEqual({
      execution_id: 'x',
    });
  });

  test('are new if the later one has a name that the earlier one lacks (B1)', () => {
    expect(isNewIdentity({}, { deployment_id: 'a' })).toBe(true);
    expect(isNewIdentity({ deployment_id: 'a' }, { deployment_id: 'a' })).toBe(false);
    expect(isNewIdentity({ deployment_id: 'a' }, {})).toBe(false);
  });

  test('are published with the first name that the platform prefers (B5)', () => {
    expect(publishedId({ deployment_id: 'c', execution_id: 'b', deployment_request_id: 'a' })).toBe('a');
    expect(publishedId({ deployment_id: 'c', execution_id: 'b' })).toBe('b');
    expect(publishedId({})).toBeNull();
  });
});

describe('the date of the last deployment', () => {
  test('changes with its instant, not with its notation (B1)', () => {
    expect(isDateChanged({ text: 'a', epochMs: 5 }, { text: 'b', epochMs: 5 })).toBe(false);
    expect(isDateChanged({ text: 'a', epochMs: 5 }, { text: 'a', epochMs: 6 })).toBe(true);
    expect(isDateChanged({ text: 'a', epochMs: null }, { text: 'b', epochMs: 6 })).toBe(true);
  });

  test('does not change if one of two services reports it only to the second, cut or rounded (B1)', () => {
    const at = (epochMs: number) => ({ text: String(epochMs), epochMs });
    expect([4_000, 5_000].map((whole) => isDateChanged(at(4_700), at(whole)))).toEqual([false, false]);
    expect([4_000, 5_000].map((whole) => isDateChanged(at(whole), at(4_700)))).toEqual([false, false]);
    expect([3_000, 6_000].map((whole) => isDateChanged(at(4_700), at(whole)))).toEqual([true, true]);
    expect(isDateChanged(at(4_000), at(5_000))).toBe(true);
    expect(isDateChanged(at(4_300), at(4_700))).toBe(true);
  });

  test('changes when it appears, not when it disappears (B1)', () => {
    expect(isDateChanged(null, { text: 'a', epochMs: 5 })).toBe(true);
    expect(isDateChanged({ text: 'a', epochMs: 5 }, null)).toBe(false);
  });

  test('changes if it is earlier than before, without comparing clocks (B1) (B20)', () => {
    expect(isDateChanged({ text: 'b', epochMs: 9 }, { text: 'a', epochMs: 5 })).toBe(true);
  });
});

test('a status has moved when its state, its service status, its date or its identity has', () => {
  const now = status('RUNNING', 'D0');
  expect(isMoved(BEFORE, now)).toBe(false);
  expect(isMoved(BEFORE, { ...now, state: 'QUEUED' })).toBe(true);
  expect(isMoved(BEFORE, { ...now, serviceDeploymentStatus: null })).toBe(true);
  expect(isMoved(BEFORE, status('RUNNING', 'D1'))).toBe(true);
  expect(isMoved(BEFORE, { ...now, ...named('x') })).toBe(true);
});
