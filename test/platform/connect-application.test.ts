import { describe, expect, test } from 'vitest';
import type { Setting, StoredSetting } from '../../src/deploy/deploy-target.ts';
import { redact } from '../../src/kernel/redaction.ts';
import { connectApplication } from '../../src/platform/connect-application.ts';
import { callLimits, openPlatform } from '../support/open-platform.ts';
import { createRecordingGate } from '../support/recording-gate.ts';
import { findClosedPort, type Step, startScriptedServer } from '../support/scripted-server.ts';

const VARIABLE: Setting = { kind: 'variable', key: 'A', value: 'b' };
const SECRET: Setting = { kind: 'secret', key: 'S', value: 'value-to-hide' };

async function create(setting: Setting, step: Step) {
  await using server = await startScriptedServer(step);
  await using platform = openPlatform(server.url);
  const result = await connectApplication(platform, 'a1').settingsTarget.create(setting, null, callLimits());
  expect(platform.gate.passed).toEqual(['essential']);
  return { result, request: server.requests[0] };
}

describe('a setting', () => {
  test('is created as a variable or as a secret', async () => {
    const variable = await create(VARIABLE, { status: 201 });
    expect(variable.result).toEqual({ kind: 'written' });
    expect(variable.request).toMatchObject({
      url: '/application/a1/environmentVariable',
      body: '{"key":"A","value":"b"}',
    });
    const secret = await create(SECRET, { status: 204 });
    expect(secret.result).toEqual({ kind: 'written' });
    expect(secret.request).toMatchObject({
      url: '/application/a1/secret',
      body: '{"key":"S","value":"value-to-hide"}',
    });
    expect(redact('value-to-hide')).toBe('***');
  });

  test.each<[string, Step]>([
    ['409', { status: 409 }],
    ['400 that says so', { status: 400, body: { message: 'Variable A already exists' } }],
  ])('exists with %s', async (_, step) => {
    expect((await create(VARIABLE, step)).result.kind).toBe('exists');
    expect((await create(SECRET, step)).result.kind).toBe('exists');
  });

  test.each<[string, Step]>([
    ['a reset', 'reset'],
    ['500', { status: 500 }],
    ['200 and a page, such as one to sign in', { body: '<!doctype html><title>Sign in</title>' }],
  ])('is lost with %s, and is not sent again', async (_, step) => {
    expect((await create(VARIABLE, step)).result.kind).toBe('lost');
  });

  test('that was not sent counts as lost, since a repetition is harmless', async () => {
    await using platform = openPlatform(await findClosedPort());
    expect(await connectApplication(platform, 'a1').settingsTarget.create(VARIABLE, null, callLimits())).toMatchObject({
      kind: 'lost',
    });
  });

  test.each([400, 403, 404, 422])('is refused with %i', async (status) => {
    expect((await create(VARIABLE, { status })).result.kind).toBe('refused');
  });

  test('is refused without the scope Write, and the error says so (B10)', async () => {
    expect((await create(SECRET, { status: 403 })).result).toMatchObject({
      error: { message: expect.stringMatching(/set the secret S of application a1 \(403\).*scope Write/) },
    });
  });
});

describe('a setting that is changed', () => {
  const stored: StoredSetting = {
    kind: 'variable',
    key: 'A',
    id: 'v 1',
    value: 'old',
    place: 'own',
    fields: { mount_path: '/etc/a', description: null },
  };

  async function change(setting: Setting, step: Step) {
    await using server = await startScriptedServer(step);
    await using platform = openPlatform(server.url);
    const { settingsTarget } = connectApplication(platform, 'a1');
    const result = await settingsTarget.change(setting, 'v 1', stored, callLimits());
    expect(server.requests).toHaveLength(1);
    return { result, request: server.requests[0] };
  }

  test('gets its value by PUT, with its other fields as they were', async () => {
    const { result, request } = await change(VARIABLE, { body: {} });
    expect(result).toEqual({ kind: 'written' });
    expect(request).toMatchObject({ method: 'PUT', url: '/application/a1/environmentVariable/v%201' });
    expect(JSON.parse(request?.body ?? '')).toEqual({ mount_path: '/etc/a', description: null, key: 'A', value: 'b' });
  });

  test('is lost if a page responds, such as one to sign in', async () => {
    expect((await change(VARIABLE, { body: '<html></html>' })).result).toMatchObject({
      kind: 'lost',
      error: { message: expect.stringMatching(/returned 200 with an HTML page instead of JSON\. Check the base URL/) },
    });
  });

  test('is redacted from then on if it is a secret', async () => {
    const { request } = await change({ ...SECRET, value: 'rotated-value' }, { body: {} });
    expect(request).toMatchObject({ method: 'PUT', url: '/application/a1/secret/v%201' });
    expect(redact('rotated-value')).toBe('***');
  });

  test.each<[number, string]>([
    [404, 'unsupported'],
    [405, 'unsupported'],
    [501, 'unsupported'],
    [400, 'refused'],
    [401, 'refused'],
    [403, 'refused'],
    [500, 'lost'],
  ])('with %i is %s', async (status, kind) => {
    expect((await change(VARIABLE, { status })).result.kind).toBe(kind);
  });

  test.each<[string, Step[], string, string[]]>([
    ['is created', [{ status: 201 }], 'written', ['/application/a1/environmentVariable']],
    [
      'overrides it if the service refuses to create it',
      [{ status: 409 }, { status: 201 }],
      'written',
      ['/application/a1/environmentVariable', '/application/a1/environmentVariable/v%201/override'],
    ],
    [
      'exists if the service cannot override it either',
      [{ status: 409 }, { status: 404 }],
      'exists',
      ['/application/a1/environmentVariable', '/application/a1/environmentVariable/v%201/override'],
    ],
  ])('and inherited so far %s', async (_, steps, kind, urls) => {
    await using server = await startScriptedServer(...steps);
    await using platform = openPlatform(server.url);
    const { settingsTarget } = connectApplication(platform, 'a1');
    const result = await settingsTarget.create(VARIABLE, { ...stored, place: 'inherited' }, callLimits());
    expect(result.kind).toBe(kind);
    expect(server.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(urls.map((url) => `POST ${url}`));
  });
});

describe('the stored settings', () => {
  async function list(results: readonly object[], kind: Setting['kind'] = 'variable') {
    await using server = await startScriptedServer({ body: { results, pagination: { total_pages: 1 } } });
    await using platform = openPlatform(server.url);
    const listed = await connectApplication(platform, 'a1').settingsTarget.list(kind, callLimits());
    expect(platform.gate.passed).toEqual(['essential']);
    expect(server.requests[0]?.url).toContain(kind === 'secret' ? '/application/a1/secret?' : 'environmentVariable?');
    return listed.kind === 'listed' ? listed.stored : [];
  }

  test("are the application's own if the service has no scopes (B34)", async () => {
    const stored = await list([
      { id: '1', key: 'A', value: '1' },
      { key: 'B', value: null },
    ]);
    expect(stored).toMatchObject([
      { key: 'A', id: '1', value: '1', place: 'own' },
      { key: 'B', id: null, value: null, place: 'own' },
    ]);
  });

  test('are in the order of their scopes, the nearest first', async () => {
    const scoped = (key: string, scope: string, more: object = {}) => ({ id: key, key, value: key, scope, ...more });
    const stored = await list([
      scoped('builtIn', 'BUILT_IN', { variable_type: 'BUILT_IN', service_id: 'a1' }),
      scoped('project', 'PROJECT'),
      scoped('unknown', 'ELSEWHERE'),
      scoped('neighbor', 'APPLICATION', { service_id: 'a2' }),
      scoped('environment', 'ENVIRONMENT'),
      scoped('alias', 'APPLICATION', { aliased_variable: { key: 'builtIn' }, service_id: 'a2' }),
      scoped('override', 'APPLICATION', { variable_type: 'OVERRIDE', service_id: 'a1' }),
    ]);
    expect(stored.map(({ key, place }) => [key, place])).toEqual([
      ['alias', 'alias'],
      ['override', 'own'],
      ['environment', 'inherited'],
      ['project', 'inherited'],
      ['builtIn', 'built-in'],
      ['unknown', 'inherited'],
      ['neighbor', 'inherited'],
    ]);
  });

  test('have the fields that are sent back, and a secret has no value', async () => {
    const entry = { id: '1', key: 'A', value: 'x', mount_path: '/a', description: null, owned_by: 'x' };
    expect(await list([entry], 'secret')).toMatchObject([
      { kind: 'secret', value: null, fields: { mount_path: '/a', description: null } },
    ]);
    expect((await list([entry]))[0]?.fields).toEqual({ mount_path: '/a', description: null });
  });

  test.each<[string, Step, string]>([
    ['401', { status: 401 }, 'unreadable'],
    ['403', { status: 403 }, 'unreadable'],
    ['404', { status: 404 }, 'unsupported'],
    ['501', { status: 501 }, 'unsupported'],
    ['a page', { body: '<html>' }, 'failed'],
    ['a list of something else', { body: { results: [7] } }, 'failed'],
  ])('with %s are %s', async (_, step, kind) => {
    await using server = await startScriptedServer(...Array.from({ length: 10 }, () => step));
    await using platform = openPlatform(server.url, { gate: createRecordingGate() });
    expect(await connectApplication(platform, 'a1').settingsTarget.list('variable', callLimits())).toMatchObject({
      kind,
    });
  });

  test('are those that can be read, if others cannot (B60)', async () => {
    expect((await list([{ id: '1' }, { id: '2', key: 'A', value: 'x' }])).map(({ key }) => key)).toEqual(['A']);
  });

  test('are one for each scope if they have no ids (B35)', async () => {
    const stored = await list([
      { key: 'A', value: 'far', scope: 'PROJECT' },
      { key: 'A', value: 'built in', scope: 'BUILT_IN' },
      { key: 'A', value: 'near', scope: 'APPLICATION' },
    ]);
    expect(stored.map(({ value }) => value)).toEqual(['near', 'far', 'built in']);
  });
});
