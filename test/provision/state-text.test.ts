import { describe, expect, test } from 'vitest';
import { createState, ownedBy, parseState, renderState, withResource } from '../../src/provision/state.ts';

const BASE = 'https://api.example.com';
const UUID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const old = withResource(createState(BASE), 'project:s', { id: 'p', createdAt: 'then' });

describe('the organization of a state', () => {
  test('is read as it was written', () => {
    const state = ownedBy(old, 'o1', 'file');
    expect(parseState(renderState(state), BASE, 'file')).toEqual(state);
  });

  test('does not change if the run uses the same one', () => {
    const state = ownedBy(old, UUID, 'file');
    expect(ownedBy(state, UUID.toUpperCase(), 'file')).toBe(state);
  });

  test('is shown without control characters', () => {
    const state = ownedBy(old, 'o\u001b[2J1', 'file');
    expect(() => ownedBy(state, 'o\n2', 'file')).toThrow(/^[^\u001b\n]*$/);
  });

  test.for([[1], [null], [''], [['o1']]] as const)('is refused as %j', ([organizationId]) => {
    const text = JSON.stringify({ ...JSON.parse(renderState(old)), organizationId });
    expect(() => parseState(text, BASE, 'file')).toThrow(
      'has an invalid organizationId. Fix the file, or give another: only this file records what was created.',
    );
  });
});
