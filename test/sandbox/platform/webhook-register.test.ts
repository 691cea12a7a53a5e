import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Application, createApplication } from '../../../src/sandbox/platform/application.ts';
import { createWorld } from '../../../src/sandbox/platform/world-state.ts';
import { scenarioFor } from '../../../src/sandbox/scenarios/scenarios.ts';

const EMPTY_REGISTER = createWorld({}, 0).applications;

const applicationOf = (id: string, createdAt = 0): Application =>
  createApplication(id, 'succeeds', scenarioFor('succeeds')!, 1, createdAt);

describe('the register of applications', () => {
  test('returns the stored application, for any ids', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (ids) => {
        const register = ids.reduce((before, id) => before.with(applicationOf(id)), EMPTY_REGISTER);
        return ids.every((id) => register.get(id)?.id === id) && register.list().length === new Set(ids).size;
      }),
    );
  });

  test('has only stored applications', () => {
    expect(EMPTY_REGISTER.with(applicationOf('a')).get('b')).toBeUndefined();
    expect(EMPTY_REGISTER.get('__proto__')).toBeUndefined();
  });

  test('does not change when a copy is changed', () => {
    const one = EMPTY_REGISTER.with(applicationOf('a', 1));
    const two = one.with(applicationOf('a', 2));
    expect(one.get('a')?.createdAt).toBe(1);
    expect(two.get('a')?.createdAt).toBe(2);
    expect(EMPTY_REGISTER.list()).toEqual([]);
  });

  test('lists the oldest first', () => {
    const register = ['c', 'a', 'b'].reduce(
      (before, id, index) => before.with(applicationOf(id, index)),
      EMPTY_REGISTER,
    );
    expect(register.list().map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });
});
