import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createState,
  forget,
  ownedBy,
  parseState,
  renderState,
  withDeployment,
  withPending,
  withResource,
} from '../../src/provision/state.ts';

const BASE = 'https://api.example.com/v1';
const KNOWN = { id: 'i', createdAt: '2030-01-01T00:00:00.000Z' };
const DEPLOYED = { commit: null, deploymentId: 'd', deployedAt: '2030-01-01T00:00:00.000Z' };

const empty = createState(BASE);
const application = withResource(empty, 'application:s/x/api', KNOWN);

describe('the state', () => {
  test('is read as it was written', () => {
    const state = withPending(withDeployment(application, 'application:s/x/api', DEPLOYED), 'secret:s/x/api/T', 'then');
    expect(parseState(renderState(state), BASE, 'file')).toEqual(state);
  });

  test('marks an application for deployment when it has a new variable', () => {
    const deployed = withDeployment(application, 'application:s/x/api', DEPLOYED);
    expect(withResource(deployed, 'variable:s/x/api/A', KNOWN).deployed.size).toBe(0);
    expect(withResource(deployed, 'application:s/x/web', KNOWN).deployed.size).toBe(1);
    expect(withResource(deployed, 'variable:s/x/web/A', KNOWN).deployed.size).toBe(1);
  });

  test('forgets a resource with everything in it, and nothing else', () => {
    const keys = ['application:s/x/api', 'variable:s/x/api/A', 'application:s/x/api2', 'environment:s/x', 'project:s'];
    const state = keys.reduce((now, key) => withResource(now, key, KNOWN), empty);
    const left = (key: string) => [...forget(state, key).resources.keys()];
    expect(left('application:s/x/api')).toEqual(['application:s/x/api2', 'environment:s/x', 'project:s']);
    expect(left('environment:s/x')).toEqual(['project:s']);
    expect(left('project:s')).toEqual([]);
    const waiting = withPending(state, 'secret:s/x/api/T', 'then');
    expect(forget(waiting, 'application:s/x/api').pending.size).toBe(0);
  });

  test.for([
    ['no JSON', '{', 'is not JSON. Fix the file, or give another: only this file records what was created.'],
    ['a list', '[]', 'is not a state file of this version of touchdown. Fix the file'],
    ['a later version', '{"version":3}', 'is not a state file of this version of touchdown. Fix the file'],
    ['no address', '{"version":1}', 'has no baseUrl. Fix the file'],
  ] as const)('is refused if it is %s', ([, text, message]) => {
    expect(() => parseState(text, BASE, 'file')).toThrow(message);
  });

  const AT = '2030-01-01T00:00:00.000Z';
  const WHOLE = {
    version: 1,
    baseUrl: BASE,
    resources: { 'project:s': { id: 'p', createdAt: AT } },
    deployed: { 'application:s/x/api': { commit: null, deploymentId: null, deployedAt: AT } },
    pending: { 'environment:s/y': { since: AT, note: 'on another cluster' }, 'secret:s/x/api/T': { since: AT } },
  };

  test.for<[string, object]>([
    ['resources, project:s', { resources: { 'project:s': { id: 7, createdAt: AT } } }],
    ['resources, project:s', { resources: { 'project:s': { createdAt: AT } } }],
    ['deployed, a', { deployed: { a: { commit: 7, deploymentId: null, deployedAt: AT } } }],
    ['deployed, a', { deployed: { a: { commit: null, deploymentId: null } } }],
    ['pending, a', { pending: { a: { since: 7 } } }],
    ['pending, a', { pending: { a: { since: AT, note: 7 } } }],
    [`pending, ${'k'.repeat(199)}…`, { pending: { [`${'k'.repeat(300)}`]: {} } }],
  ])('is refused if an entry cannot be read: %s (%#)', ([place, part]) => {
    const text = JSON.stringify({ ...WHOLE, ...part });
    expect(() => parseState(text, BASE, 'file')).toThrow(
      `--state: "file" has an invalid entry: ${place}. Fix the file`,
    );
    expect(parseState(JSON.stringify(WHOLE), BASE, 'file').resources.size).toBe(1);
  });

  test.for(['resources', 'deployed', 'pending'])('is refused if a part is missing or invalid: %s', (part) => {
    for (const value of [undefined, null, [], 'x']) {
      const text = JSON.stringify({ ...WHOLE, [part]: value });
      expect(() => parseState(text, BASE, 'file')).toThrow(`--state: "file" has no ${part}. Fix the file`);
    }
  });

  test.for([
    ['https://api.example.com/v1', 'https://api.example.com/v1//', true],
    ['https://api.example.com/v1', 'HTTPS://API.example.com:443/v1', true],
    ['https://api.example.com/v1', 'https://api.example.com/v2', false],
    ['https://api.example.com', 'http://api.example.com', false],
    ['not an address', 'not an address/', true],
    ['not an address', 'another', false],
  ] as const)('for %s is also for %s: %s', ([one, other, isSame]) => {
    const reading = () => parseState(renderState(createState(one)), other, 'file');
    if (isSame) expect(reading().baseUrl).toBe(one);
    else expect(reading).toThrow(`is for ${one}, not for ${other}. Fix the file`);
  });

  test('throws only an InputError, whatever the file contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseState(text, BASE, 'file')).toThrow(
          /^--state: "file" (?:is|has) .*\. Fix the file, or give another: only this file records what was created\.$/,
        );
      }),
    );
  });
});

const UUID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

describe('the organization of a state', () => {
  test('is read as it was written', () => {
    const state = ownedBy(application, 'o1', 'file');
    expect(parseState(renderState(state), BASE, 'file')).toEqual(state);
  });

  test('does not change if the run uses the same one', () => {
    const state = ownedBy(application, UUID, 'file');
    expect(ownedBy(state, UUID.toUpperCase(), 'file')).toBe(state);
  });

  test.for([[1], [null], [''], [['o1']]] as const)('is refused as %j', ([organizationId]) => {
    const text = JSON.stringify({ ...JSON.parse(renderState(application)), organizationId });
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
