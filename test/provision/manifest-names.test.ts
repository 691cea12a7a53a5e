import { describe, expect, test } from 'vitest';
import { applicationKeyOf, createNamer, isWithin } from '../../src/provision/manifest-names.ts';

describe('the names of a manifest', () => {
  test('encode separators in names', () => {
    const namer = createNamer({ project: { name: 'a/b%' }, environment: { name: 'feature/%2F' } });
    expect(namer.project).toMatchObject({ key: 'project:a%2Fb%25', word: 'project', label: 'project a/b%' });
    expect(namer.environment.key).toBe('environment:a%2Fb%25/feature%2F%252F');
    expect(namer.application('x').key).toBe('application:a%2Fb%25/feature%2F%252F/x');
  });
});

describe('a key of the state', () => {
  test.for([
    ['variable:s/x/api/A', 'application:s/x/api'],
    ['secret:s/x/api/A', 'application:s/x/api'],
    ['application:s/x/api', null],
    ['database:s/x/main', null],
    ['environment:s/x', null],
    ['project:secret:s', null],
    ['environment:secret:s/x', null],
    ['secret:secret:s/x/api/A', 'application:secret:s/x/api'],
  ] as const)('%s belongs to the application %s', ([key, application]) => {
    expect(applicationKeyOf(key)).toBe(application);
  });

  test.for([
    ['secret:s/x/api/A', 'application:s/x/api', true],
    ['secret:s:1/x/api/A', 'project:s:1', true],
    ['secret:s:1/x/api/A', 'project:1', false],
    ['application:s/x/api2', 'application:s/x/api', false],
    ['application:s/x/api', 'application:s/x/api', true],
    ['application:s/x/api', 'secret:s/x/api/A', false],
    ['database:s/x/api', 'application:s/x/api', false],
  ] as const)('%s is inside %s: %s', ([key, of, isIn]) => {
    expect(isWithin(key, of)).toBe(isIn);
  });
});
