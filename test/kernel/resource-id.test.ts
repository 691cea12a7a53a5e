import { describe, expect, test } from 'vitest';
import { isSameId, isUuid } from '../../src/kernel/resource-id.ts';

const UUID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

describe('two ids', () => {
  test.for([
    ['o1', 'o1', true],
    ['o1', 'O1', false],
    [UUID, UUID.toUpperCase(), true],
    [UUID, UUID.replace('6', '7'), false],
    [`${UUID}a`, `${UUID}A`, false],
  ] as const)('%s and %s are the same: %s', ([one, other, isSame]) => {
    expect(isSameId(one, other)).toBe(isSame);
  });
});

test.for([
  [UUID, true],
  [UUID.toUpperCase(), true],
  [`${UUID}0`, false],
  [UUID.replaceAll('-', ''), false],
  ['app-1', false],
] as const)('%s is a UUID: %s', ([id, expected]) => {
  expect(isUuid(id)).toBe(expected);
});
