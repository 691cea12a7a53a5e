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

  test.for([[1], [null], [''], [['o1']]] as const)('is refused as %j', ([organizationId]) => {
    const text = JSON.stringify({ ...JSON.parse(renderState(old)), organizationId });
    expect(() => parseState(text, BASE, 'file')).toThrow(
      'has an invalid organizationId. Fix the file, or give another: only this file records what was created.',
    );
  });
});

describe('the origin of an environment', () => {
  const ENVIRONMENT = {
    'environment:s/x': { id: 'e', createdAt: 'then' },
    'project:s': { id: 'p', createdAt: 'then' },
  };
  const file = (version: number, resources: object = ENVIRONMENT): string =>
    JSON.stringify({ version, baseUrl: BASE, resources, deployed: {}, pending: {} });

  test('is unknown in a file of the first format, also after it was written again', () => {
    const state = parseState(file(1), BASE, 'file');
    expect(state.resources.get('environment:s/x')).toEqual({ id: 'e', createdAt: 'then', origin: 'unknown' });
    expect(state.resources.get('project:s')).toEqual({ id: 'p', createdAt: 'then' });
    expect(parseState(renderState(state), BASE, 'file')).toEqual(state);
  });

  test('is the file itself unless it is marked as adopted', () => {
    const adopted = { 'environment:s/x': { id: 'e', createdAt: 'then', origin: 'adopted' } };
    expect(parseState(file(2), BASE, 'file').resources.get('environment:s/x')).not.toHaveProperty('origin');
    expect(parseState(file(2, adopted), BASE, 'file').resources.get('environment:s/x')).toHaveProperty(
      'origin',
      'adopted',
    );
  });
});
