import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Decoded } from '../../../src/sandbox/http/json-bodies.ts';
import {
  decodeApplicationBody,
  decodeClaim,
  decodeDatabase,
  decodeDeploy,
  decodeEnvironment,
  decodeProject,
  decodeSetting,
  decodeWebhook,
} from '../../../src/sandbox/platform/resource-bodies.ts';

/** The body of the platform's example. */
const APPLICATION = {
  name: 'api',
  git_repository: { url: 'https://git.example/api.git', branch: 'main' },
  build_mode: 'DOCKER',
  dockerfile_path: 'Dockerfile',
  cpu: 500,
  memory: 512,
  min_running_instances: 1,
  max_running_instances: 3,
  ports: [{ internal_port: 8080, external_port: 443, protocol: 'HTTP', publicly_accessible: true }],
};
const DATABASE = {
  name: 'db',
  type: 'POSTGRESQL',
  version: '16',
  mode: 'MANAGED',
  cpu: 500,
  memory: 512,
  storage: 10,
};
const DECODERS = {
  ...{ decodeProject, decodeEnvironment, decodeApplicationBody, decodeDatabase, decodeClaim },
  ...{ decodeDeploy, decodeSetting, decodeWebhook },
};

const decodedOf = <T>(decoded: Decoded<T>): T | string =>
  decoded.kind === 'decoded' ? decoded.value : decoded.message;

/** The decoder's message about the field that it refuses. */
function refusalOf(decode: (fields: Record<string, unknown>) => { kind: string }, fields: object): string {
  const decoded = decode({ ...fields });
  return 'message' in decoded ? String(decoded.message) : 'decoded';
}

describe('a project', () => {
  test('needs only a name; its description may be empty', () => {
    expect(decodeProject({ name: 'a' })).toEqual({ kind: 'decoded', value: { name: 'a' } });
    expect(decodeProject({ name: 'a', description: '' })).toMatchObject({ kind: 'decoded' });
    expect(refusalOf(decodeProject, {})).toMatch(/^name: is required/);
    expect(refusalOf(decodeProject, { name: 'a', description: 1 })).toBe('description: must be a string.');
  });
});

describe('an environment', () => {
  test.each(['STAGING', 'PRODUCTION', 'PREVIEW'])('may have the mode %s', (mode) => {
    expect(decodeEnvironment({ name: 'e', mode })).toEqual({ kind: 'decoded', value: { name: 'e', mode } });
  });

  test.each([
    [{}, 'name: is required'],
    [{ name: 'e', mode: '' }, 'mode: must be'],
    [{ name: 'e', mode: 1 }, 'mode: must be'],
    [{ name: 'e', cluster_id: 7 }, 'cluster_id: must be'],
  ])('is refused by name as %j', (fields, start) => {
    expect(refusalOf(decodeEnvironment, fields).startsWith(start)).toBe(true);
  });
});

describe('an application', () => {
  test("is accepted like the platform's example, and with only a name", () => {
    expect(decodeApplicationBody(APPLICATION)).toEqual({ kind: 'decoded', value: APPLICATION });
    expect(decodeApplicationBody({ name: 'a' })).toEqual({ kind: 'decoded', value: { name: 'a' } });
  });

  test.each([
    [{ name: undefined }, 'name: must be'],
    [{ git_repository: 'https://git.example' }, 'git_repository: '],
    [{ git_repository: {} }, 'git_repository.url: is required'],
    [{ git_repository: { url: 1 } }, 'git_repository.url: must be'],
    [{ git_repository: { url: 'u', branch: '' } }, 'git_repository.branch: must be'],
    [{ build_mode: 1 }, 'build_mode: must be'],
    [{ dockerfile_path: false }, 'dockerfile_path: must be'],
    [{ cpu: '500' }, 'cpu: must be an integer that is 1 or more'],
    [{ cpu: 0 }, 'cpu: must be'],
    [{ memory: 0.5 }, 'memory: must be'],
    [{ min_running_instances: -1 }, 'min_running_instances: must be'],
    [{ max_running_instances: 0 }, 'max_running_instances: must be'],
    [{ min_running_instances: 4 }, 'min_running_instances: must not be larger than max_running_instances.'],
    [{ ports: {} }, 'ports: '],
    [{ ports: [[]] }, 'ports[0]: must be an object.'],
    [{ ports: [{}] }, 'ports[0].internal_port: is required, and must be an integer from 1 to 65535.'],
    [{ ports: [{ internal_port: 0 }] }, 'ports[0].internal_port: must be an integer from 1 to 65535'],
    [{ ports: [{ internal_port: 1 }, { internal_port: 65_536 }] }, 'ports[1].internal_port: must be'],
    [{ ports: [{ internal_port: 1, external_port: 'x' }] }, 'ports[0].external_port: must be'],
    [{ ports: [{ internal_port: 1, protocol: 6 }] }, 'ports[0].protocol: must be'],
    [{ ports: [{ internal_port: 1, publicly_accessible: 'yes' }] }, 'ports[0].publicly_accessible: must be'],
  ])('is refused by name with %j', (fields, start) => {
    expect(refusalOf(decodeApplicationBody, { ...APPLICATION, ...fields })).toContain(start);
    expect(refusalOf(decodeApplicationBody, { ...APPLICATION, ...fields }).indexOf(start)).toBe(0);
  });

  test.each([
    { min_running_instances: 0 },
    { min_running_instances: 3 },
    { max_running_instances: 1 },
    { min_running_instances: 9, max_running_instances: 9 },
    { ports: [] },
    { ports: [{ internal_port: 65_535 }] },
    { something: 'else' },
  ])('with %j is accepted', (fields) => {
    expect(refusalOf(decodeApplicationBody, { ...APPLICATION, ...fields })).toBe('decoded');
  });

  test('may have unknown fields at any depth, which are left out', () => {
    const ports = [{ internal_port: 1, name: 'web' }];
    expect(decodeApplicationBody({ name: 'a', ports, more: 1 })).toEqual({
      kind: 'decoded',
      value: { name: 'a', ports: [{ internal_port: 1 }] },
    });
  });

  test('is refused with all its problems', () => {
    expect(refusalOf(decodeApplicationBody, { cpu: 0, ports: [{ internal_port: 1, protocol: '' }] })).toBe(
      'name: is required, and must be a non-empty string. cpu: must be an integer that is 1 or more. ' +
        'ports[0].protocol: must be a non-empty string.',
    );
  });

  test('may have only one of the two numbers of instances', () => {
    expect(refusalOf(decodeApplicationBody, { name: 'a', min_running_instances: 5 })).toBe('decoded');
    expect(refusalOf(decodeApplicationBody, { name: 'a', max_running_instances: 1 })).toBe('decoded');
  });
});

describe('a database', () => {
  test("is accepted like the platform's example, and with only name and type", () => {
    expect(decodeDatabase(DATABASE)).toEqual({ kind: 'decoded', value: DATABASE });
    expect(refusalOf(decodeDatabase, { name: 'db', type: 'MYSQL' })).toBe('decoded');
  });

  test.each([
    [{ type: 'POSTGRESQL' }, 'name: is required'],
    [{ name: 'db' }, 'type: is required'],
    [{ ...DATABASE, type: '' }, 'type: must be'],
    [{ ...DATABASE, version: 16 }, 'version: must be'],
    [{ ...DATABASE, mode: null }, 'mode: must be'],
    [{ ...DATABASE, cpu: -1 }, 'cpu: must be'],
    [{ ...DATABASE, memory: 1e300 }, 'memory: must be'],
    [{ ...DATABASE, storage: '10' }, 'storage: must be'],
  ])('is refused by name as %j', (fields, start) => {
    expect(refusalOf(decodeDatabase, fields).indexOf(start)).toBe(0);
  });
});

describe('a reward claim', () => {
  test('is a code, with the only type or without', () => {
    expect(decodeClaim({ code: 'abc' })).toEqual({ kind: 'decoded', value: 'abc' });
    expect(decodeClaim({ code: 'abc', type: 'INVITATION' })).toEqual({ kind: 'decoded', value: 'abc' });
  });

  test.each([
    [{}, 'code: is required'],
    [{ code: '' }, 'code: must be'],
    [{ code: 7 }, 'code: must be'],
    [{ code: 'abc', type: 'GIFT' }, 'type: must be one of INVITATION.'],
    [{ code: 'abc', type: null }, 'type: must be'],
  ])('is refused by name as %j', (fields, start) => {
    expect(refusalOf(decodeClaim, fields).indexOf(start)).toBe(0);
  });
});

describe('every body', () => {
  test.each(Object.entries(DECODERS))('is decoded or refused by %s, for any content', (_, decode) => {
    const field = fc.constantFrom(...Object.keys(APPLICATION), ...Object.keys(DATABASE), 'code', 'description');
    fc.assert(
      fc.property(fc.dictionary(field, fc.jsonValue()), (fields) => {
        expect(refusalOf(decode, fields)).toMatch(/^(decoded$|[a-z_]+(\[\d+\])?(\.[a-z_]+)?: (must|is required))/);
      }),
    );
  });
});

describe('a deployment', () => {
  test('may have a commit', () => {
    expect(decodedOf(decodeDeploy({ git_commit_id: 'c0ffee', other: 1 }))).toBe('c0ffee');
    expect(decodedOf(decodeDeploy({}))).toBeNull();
  });

  test.each([null, '', 7, {}])('is refused by name if its commit is %j', (commit) => {
    expect(decodedOf(decodeDeploy({ git_commit_id: commit }))).toMatch(/^git_commit_id: /);
  });
});

describe('a variable or secret', () => {
  test('has a key and a value, which may be empty', () => {
    expect(decodedOf(decodeSetting({ key: 'A', value: '' }))).toEqual({ key: 'A', value: '' });
  });

  test('is refused by name without one of them', () => {
    expect(decodedOf(decodeSetting({ value: 'v' }))).toMatch(/^key: is required/);
    expect(decodedOf(decodeSetting({ key: '', value: 'v' }))).toMatch(/^key: /);
    expect(decodedOf(decodeSetting({ key: 'A' }))).toMatch(/^value: is required/);
    expect(decodedOf(decodeSetting({ key: 'A', value: 1 }))).toMatch(/^value: /);
  });
});

describe('a webhook', () => {
  const good = { target_url: 'https://example.com/hook', events: ['DEPLOYMENT_FAILED'] };

  test('is enabled by default', () => {
    const read = { targetUrl: 'https://example.com/hook', events: ['DEPLOYMENT_FAILED'] };
    expect(decodedOf(decodeWebhook(good))).toEqual({ ...read, enabled: true });
    expect(decodedOf(decodeWebhook({ ...good, enabled: false }))).toEqual({ ...read, enabled: false });
  });

  test("may have unknown events, since the platform's list of them is incomplete", () => {
    const events = ['DEPLOYMENT_CANCELLED', 'SHIPPED'];
    expect(decodedOf(decodeWebhook({ ...good, events }))).toMatchObject({ events });
  });

  test.each([
    ['target_url', undefined],
    ['target_url', 'example.com'],
    ['target_url', 'ftp://example.com/'],
    ['events', undefined],
    ['events', 'DEPLOYMENT_FAILED'],
    ['events', ['DEPLOYMENT_FAILED', 7]],
    ['events', ['']],
    ['enabled', 'yes'],
  ])('is refused by name if its %s is %j', (name, value) => {
    expect(decodedOf(decodeWebhook({ ...good, [name]: value }))).toMatch(new RegExp(`^${name}: `));
  });
});
