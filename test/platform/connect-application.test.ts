import { describe, expect, test } from 'vitest';
import type { Setting } from '../../src/deploy/deploy-target.ts';
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
  const result = await connectApplication(platform, 'a1').settingsTarget.create(setting, callLimits());
  expect(platform.gate.passed).toEqual(['essential']);
  return { result, request: server.requests[0] };
}

describe('a setting', () => {
  test('is created as a variable or as a secret', async () => {
    const variable = await create(VARIABLE, { status: 201 });
    expect(variable.result).toEqual({ kind: 'created' });
    expect(variable.request).toMatchObject({
      url: '/application/a1/environmentVariable',
      body: '{"key":"A","value":"b"}',
    });
    const secret = await create(SECRET, { status: 204 });
    expect(secret.result).toEqual({ kind: 'created' });
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
  ])('is lost with %s, and is not sent again', async (_, step) => {
    expect((await create(VARIABLE, step)).result.kind).toBe('lost');
  });

  test('that was not sent counts as lost, since a repetition is harmless', async () => {
    await using platform = openPlatform(await findClosedPort());
    expect(await connectApplication(platform, 'a1').settingsTarget.create(VARIABLE, callLimits())).toMatchObject({
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

describe('the existing variables', () => {
  test('are listed with the values that are shown (B34)', async () => {
    const results = [
      { id: '1', key: 'A', value: '1' },
      { id: '2', key: 'B', value: null },
      { id: '3', key: 'C', value: '' },
    ];
    await using server = await startScriptedServer({ body: { results, pagination: { total_pages: 1 } } });
    await using platform = openPlatform(server.url);
    const list = await connectApplication(platform, 'a1').settingsTarget.listVariables(callLimits());
    expect(list).toEqual({
      kind: 'listed',
      values: new Map([
        ['A', '1'],
        ['C', ''],
      ]),
    });
    expect(platform.gate.passed).toEqual(['essential']);
  });

  test.each<[string, Step]>([
    ['403', { status: 403 }],
    ['a page', { body: '<html>' }],
    ['a list of something else', { body: { results: [7] } }],
    ['a reset', 'reset'],
  ])('are unreadable with %s', async (_, step) => {
    await using server = await startScriptedServer(step);
    await using platform = openPlatform(server.url, { gate: createRecordingGate() });
    expect(await connectApplication(platform, 'a1').settingsTarget.listVariables(callLimits())).toMatchObject({
      kind: 'unreadable',
    });
    expect(server.requests).toHaveLength(1);
  });
});
