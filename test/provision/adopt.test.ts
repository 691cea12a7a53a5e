import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/kernel/errors.ts';
import { readClaims } from '../../src/provision/adopt.ts';
import { listNames } from '../../src/provision/manifest-names.ts';
import { createState, type State, withPending, withResource } from '../../src/provision/state.ts';
import { refusalOf } from '../support/refusal.ts';
import { parse, SHOP } from './support/manifests.ts';

const names = listNames(parse(SHOP));
const API = 'application:shop/preview-x/api';
const empty = createState('https://api.example.com');
const known = withResource(empty, API, { id: 'a1', createdAt: 'then' });

function read(state: State, adopt: readonly string[], forget: readonly string[] = []) {
  return readClaims({ adopt, forget }, state, { names, at: 'now' });
}

function claim(state: State, adopt: readonly string[], forget: readonly string[] = []): State {
  return read(state, adopt, forget)?.change(state) ?? state;
}

describe('--adopt and --forget', () => {
  test('adopts a resource by its name, and removes its pending creation', () => {
    const after = claim(withPending(empty, API, 'then'), ['application:api=a1', 'project=p1', 'environment=e=1']);
    expect([...after.resources].map(([key, { id }]) => [key, id])).toEqual([
      [API, 'a1'],
      ['project:shop', 'p1'],
      ['environment:shop/preview-x', 'e=1'],
    ]);
    expect(after.pending.size).toBe(0);
  });

  test('forgets before it adopts, so another id can be adopted at once', () => {
    expect(claim(known, ['application:api=a2'], ['application:api']).resources.get(API)?.id).toBe('a2');
  });

  test('forgets pending creations, also of secrets and variables', () => {
    const asked = withPending(empty, 'secret:shop/preview-x/api/DATABASE_URL', 'then');
    expect(claim(asked, [], ['secret:api/DATABASE_URL']).pending.size).toBe(0);
  });

  test.for([
    ['application:ap1=x', /is not a known name\. Did you mean application:api\?/],
    [
      'cluster=x',
      /is not a known name\. Use one of project, environment, database:main, application:web, application:api\./,
    ],
    ['application:api', /is not an id\. Give NAME=ID with the id that the platform shows\./],
    ['application:api=a b', /is not an id\. Give NAME=ID with the id that the platform shows\./],
    [
      'secret:api/DATABASE_URL=x',
      /is not a known name\. Use one of project, environment, database:main, application:web, application:api\./,
    ],
    ['application:api=a2', /is not its known id, a1\. To adopt another, add --forget application:api\./],
  ] as const)('refuses --adopt %s', ([text, message]) => {
    expect(() => claim(known, [text])).toThrow(message);
  });

  test('reports all invalid claims at once', () => {
    expect(() => claim(empty, ['a=b'], ['c'])).toThrow(/--forget[\s\S]*--adopt/);
    expect(() => claim(known, ['application:api=a2', 'application:api', 'x=y'])).toThrow(
      /^--adopt application:api: "a2" is not [^\n]*\n--adopt application:api is not [^\n]*\n--adopt: "x" is not [^\n]*$/,
    );
  });

  test('adopts a resource with one id, which may be repeated', () => {
    expect(() => claim(empty, ['application:api=a1', 'application:api=a2'])).toThrow(
      refusalOf('--adopt application:api', 'a2', 'is given together with a1. Give one id.'),
    );
    expect(() => claim(known, ['application:api=a2', 'application:api=a3'], ['application:api'])).toThrow(
      'Give one id.',
    );
    expect(claim(empty, ['application:api=a1', 'application:api=a1']).resources.get(API)?.id).toBe('a1');
    expect(claim(empty, ['application:api=x', 'application:web=y', 'database:main=x']).resources.size).toBe(3);
  });

  describe('adopts no id for two names', () => {
    const MANY = listNames(
      parse({ ...SHOP, databases: { main: { type: 'A' }, second: { type: 'A' } }, applications: { api: {}, web: {} } }),
    );
    const UUID = '0191e2a4-0000-7000-8000-00000000abcd';
    const heldBy = (id: string) => withResource(empty, API, { id, createdAt: 'then' });
    const problemsOf = (state: State, adopt: readonly string[], forget: readonly string[] = []) => {
      try {
        readClaims({ adopt, forget }, state, { names: MANY, at: 'now' });
        return [];
      } catch (error) {
        return error instanceof InputError ? error.message.split('\n') : [error];
      }
    };
    const both = (one: string, other: string, id: string) =>
      `--adopt ${other}: "${id}" is also adopted as ${one}. Give each its own id.`;
    const held = (name: string, id: string) =>
      `--adopt ${name}: "${id}" is already known as application:api. Give another id, or add --forget application:api.`;

    test.for<[readonly string[], readonly string[], string]>([
      [['database:main=d1', 'database:second=d1'], [both('database:main', 'database:second', 'd1')], 'of one kind'],
      [
        ['application:api=a', 'database:main=b', 'application:web=a', 'database:second=b'],
        [both('application:api', 'application:web', 'a'), both('database:main', 'database:second', 'b')],
        'all reported at once',
      ],
      [
        [`environment=${UUID}`, `database:main=${UUID.toUpperCase()}`],
        [both('environment', 'database:main', UUID.toUpperCase())],
        'a UUID',
      ],
      [['environment=1', 'database:main=1', 'project=1'], [], 'numbers, which each kind may count for itself'],
      [['database:main=d1', 'database:main=d1'], [], 'said twice'],
    ])('%j', ([adopt, sentences]) => {
      expect(problemsOf(empty, adopt)).toEqual(sentences);
    });

    test('if the state has it under another name that is not forgotten and still in the file', () => {
      expect(problemsOf(heldBy('a1'), ['application:web=a1'])).toEqual([held('application:web', 'a1')]);
      expect(problemsOf(heldBy(UUID), [`database:main=${UUID}`])).toEqual([held('database:main', UUID)]);
      expect(problemsOf(heldBy('a1'), ['database:main=a1'])).toEqual([]);
      expect(problemsOf(heldBy('a1'), ['application:web=a1'], ['application:api'])).toEqual([]);
      const renamed = withResource(empty, 'application:shop/preview-x/old', { id: 'a1', createdAt: 'then' });
      expect(problemsOf(renamed, ['application:web=a1'])).toEqual([]);
    });

    test('but adopts a known UUID again in another letter case', () => {
      expect(problemsOf(heldBy(UUID), [`application:api=${UUID.toUpperCase()}`])).toEqual([]);
    });
  });
});
