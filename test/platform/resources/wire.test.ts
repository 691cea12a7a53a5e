import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ProtocolError } from '../../../src/kernel/errors.ts';
import {
  decodeDeployedCommit,
  decodeEnvironmentVariable,
  decodeStartedDeployment,
  decodeStatus,
} from '../../../src/platform/resources/wire.ts';

const APP = 'a0000000-0000-4000-8000-00000000000a';
const STATUS = {
  id: APP,
  state: 'RUNNING',
  service_deployment_status: 'UP_TO_DATE',
  last_deployment_date: '2026-11-21T09:30:15.250Z',
};

function observed(json: unknown) {
  const reading = decodeStatus(json);
  if (reading.kind !== 'observed') throw new Error(`malformed: ${reading.error.message}`);
  return reading.observation;
}

function malformed(json: unknown) {
  const reading = decodeStatus(json);
  if (reading.kind !== 'malformed') throw new Error('it was read as a status');
  return reading;
}

const started = (json: unknown) => decodeStartedDeployment(JSON.stringify(json), APP);

describe('a status', () => {
  test('is read with its words as the service wrote them', () => {
    expect(observed(STATUS)).toEqual({
      state: 'RUNNING',
      serviceDeploymentStatus: 'UP_TO_DATE',
      lastDeploymentDate: { text: '2026-11-21T09:30:15.250Z', epochMs: Date.UTC(2026, 10, 21, 9, 30, 15, 250) },
      identity: {},
    });
    expect(observed({ state: 'Build error' }).state).toBe('Build error');
  });

  test('may have fields that are not described (B13)', () => {
    expect(observed({ ...STATUS, extra: { state: 'ERROR' }, __proto__: 7 })).toEqual(observed(STATUS));
  });

  test('may lack all but its state', () => {
    expect(observed({ state: 'QUEUED' })).toEqual({
      state: 'QUEUED',
      serviceDeploymentStatus: null,
      lastDeploymentDate: null,
      identity: {},
    });
  });

  test.each([
    [1_795_253_415, '1795253415', 1_795_253_415_000],
    [1_795_253_415_250, '1795253415250', 1_795_253_415_250],
    ['some day', 'some day', null],
  ])('has a date as %j, in text and as an instant', (date, text, epochMs) => {
    expect(observed({ ...STATUS, last_deployment_date: date }).lastDeploymentDate).toEqual({ text, epochMs });
  });

  test.each([null, '', {}, [], true])('has no date where it is %j', (date) => {
    expect(observed({ ...STATUS, last_deployment_date: date }).lastDeploymentDate).toBeNull();
  });

  test('names the deployment that it is about, where it does (B1)', () => {
    const named = { ...STATUS, deployment_request_id: 'r1', execution_id: 7, deployment_id: '' };
    expect(observed(named).identity).toEqual({ deployment_request_id: 'r1', execution_id: '7' });
  });

  test.each([
    ['missing', undefined],
    ['null', null],
    ['a number', 7],
    ['an object', { word: 'RUNNING' }],
    ['an array', ['RUNNING']],
    ['a boolean', true],
    ['an empty string', ' '],
  ])('whose state is %s is malformed, and keeps what else it says (B13)', (came, state) => {
    const { error, partial } = malformed({ ...STATUS, state, execution_id: 'x1' });
    expect(error).toMatchObject({ where: '$.state', expected: 'a state word', came });
    expect(partial).toEqual({
      serviceDeploymentStatus: 'UP_TO_DATE',
      lastDeploymentDate: observed(STATUS).lastDeploymentDate,
      identity: { execution_id: 'x1' },
    });
  });

  test('whose state is no word but a text is malformed (B13)', () => {
    expect(malformed({ ...STATUS, state: 'X'.repeat(256) }).error).toMatchObject({
      where: '$.state',
      came: 'longer than 255 characters',
    });
    expect(observed({ ...STATUS, state: 'X'.repeat(255) }).state).toHaveLength(255);
  });

  test('has neither a date nor an identity where they are too long to be one (B13)', () => {
    const long = 'x'.repeat(256);
    const status = {
      state: 'RUNNING',
      service_deployment_status: long,
      last_deployment_date: long,
      execution_id: long,
    };
    expect(observed(status)).toEqual({
      state: 'RUNNING',
      serviceDeploymentStatus: null,
      lastDeploymentDate: null,
      identity: {},
    });
    expect(started({ id: long, state: long })).toMatchObject({ deploymentId: null, state: null });
  });

  test.each([
    ['an array', [STATUS]],
    ['null', null],
    ['a string', 'RUNNING'],
    ['a number', 1],
  ])('that is %s is malformed, and says nothing (B13)', (came, json) => {
    expect(malformed(json)).toMatchObject({ error: { where: '$', came }, partial: null });
  });

  test('is never read out of anything but a state word of its own, whatever comes (B13)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), mutated(STATUS)), (json) => {
        const reading = decodeStatus(json);
        const own = new Map(Object.entries(Object(json))).get('state');
        if (reading.kind === 'observed') return reading.observation.state === own && own.trim() !== '';
        return reading.error instanceof ProtocolError;
      }),
    );
  });
});

describe('what a service that queues requests adds', () => {
  test('is the count of what waits and the details of the status, in the status and in the response to a POST (B48) (B54)', () => {
    const details = { action: 'DEPLOY', status: 'QUEUED', sub_action: 'NONE' };
    const more = { deployment_requests_count: 2, status_details: details };
    expect(observed({ ...STATUS, ...more })).toMatchObject({
      requestsWaiting: 2,
      details: { action: 'DEPLOY', status: 'QUEUED', subAction: 'NONE' },
    });
    expect(started({ ...STATUS, ...more })).toMatchObject({ requestsWaiting: 2, aboutDeployment: false });
  });

  test.each([[-1], [1.5], ['2'], [1e99], [null], [{}]])('is no count where it is %j', (count) => {
    expect(observed({ ...STATUS, deployment_requests_count: count })).not.toHaveProperty('requestsWaiting');
  });

  test.each([[null], ['DEPLOY'], [[]]])('is no details where they are %j', (details) => {
    const { details: read = null } = observed({ ...STATUS, status_details: details });
    expect(read === null || Object.values(read).every((word) => word === null)).toBe(true);
  });

  test.each([
    [{ git_repository: { deployed_commit_id: 'A1B2C3D4' } }, 'A1B2C3D4'],
    [{ git_repository: { deployed_commit_id: 'main' } }, null],
    [{ git_repository: { deployed_commit_id: 'f'.repeat(65) } }, null],
    [{ git_repository: null }, null],
    [[], null],
    [null, null],
  ])('is the commit that runs in %j: %j (B51)', (json, commit) => {
    expect(decodeDeployedCommit(json)).toBe(commit);
  });
});

describe('the response to a request that deploys', () => {
  test("gives the id of its deployment, and its state as the deployment's own (B6)", () => {
    expect(started({ id: 'd1', status: 'FAILED', application_id: APP })).toEqual({
      identity: { deployment_id: 'd1' },
      deploymentId: 'd1',
      state: 'FAILED',
      aboutDeployment: true,
    });
  });

  test("that is a status never gives the application's id for the deployment's (B5)", () => {
    expect(started(STATUS)).toEqual({ identity: {}, deploymentId: null, state: 'RUNNING', aboutDeployment: false });
    expect(started({ ...STATUS, id: APP.toUpperCase() })).toMatchObject({ deploymentId: null, aboutDeployment: false });
    expect(started({ ...STATUS, deployment_id: APP })).toMatchObject({ deploymentId: null, identity: {} });
    expect(started({ id: APP, status: 'QUEUED' })).toMatchObject({ state: 'QUEUED', aboutDeployment: false });
  });

  test("keeps a deployment's id that differs from the application's in case, unless both are UUIDs (B5)", () => {
    const body = JSON.stringify({ id: 'v1stgxr8', state: 'BUILDING' });
    expect(decodeStartedDeployment(body, 'V1StGXR8')).toMatchObject({
      deploymentId: 'v1stgxr8',
      aboutDeployment: true,
    });
  });

  test('prefers the ids in the order of how exact they are (B5)', () => {
    const all = { id: 'd0', deployment_request_id: 'r1', execution_id: 'x1', deployment_id: 'd1' };
    expect(started(all).deploymentId).toBe('r1');
    expect(started({ ...all, deployment_request_id: null }).deploymentId).toBe('x1');
    expect(started({ id: 'd0', deployment_id: 'd1' }).deploymentId).toBe('d1');
    expect(started({ id: APP, execution_id: 'x1' })).toMatchObject({ deploymentId: 'x1', aboutDeployment: false });
    expect(started(all).identity).toEqual({ deployment_request_id: 'r1', execution_id: 'x1', deployment_id: 'd1' });
  });

  test("does not take a state for the deployment's where nothing says whose it is (B5)", () => {
    expect(started({ state: 'STOPPED' })).toMatchObject({ state: 'STOPPED', aboutDeployment: false });
    expect(started({ status: 'FAILED' })).toMatchObject({ state: 'FAILED', aboutDeployment: false });
    expect(started({ status: 200, message: 'ok' })).toMatchObject({ state: null });
  });

  test.each(['', 'OK', '<html>Accepted</html>', '{"id":', '[]', 'null', '"d1"', '7'])(
    '%j says nothing of it, and is no error (B4)',
    (body) => {
      expect(decodeStartedDeployment(body, APP)).toEqual({
        identity: {},
        deploymentId: null,
        state: null,
        aboutDeployment: false,
      });
    },
  );

  test("never gives the application's id, and never fails, whatever comes (B4) (B5)", () => {
    const json = fc.oneof(fc.jsonValue(), mutated({ ...STATUS, deployment_id: 'd1', execution_id: APP }));
    fc.assert(
      fc.property(json, (value) => {
        const { deploymentId, identity } = started(value);
        return deploymentId !== APP && !Object.values(identity).includes(APP);
      }),
    );
  });
});

describe('an environment variable', () => {
  test('is read with its value as text', () => {
    expect(decodeEnvironmentVariable({ id: 'v1', key: 'A', value: 'b' }, '$')).toEqual({
      id: 'v1',
      key: 'A',
      value: 'b',
    });
    expect(decodeEnvironmentVariable({ id: 7, key: 'A', value: 0 }, '$')).toEqual({ id: '7', key: 'A', value: '0' });
    expect(decodeEnvironmentVariable({ key: 'A', value: false }, '$').value).toBe('false');
    expect(decodeEnvironmentVariable({ key: 'A', value: '' }, '$').value).toBe('');
  });

  test('may hide its value and lack an id', () => {
    expect(decodeEnvironmentVariable({ key: 'A', value: null }, '$')).toEqual({ id: null, key: 'A', value: null });
    expect(decodeEnvironmentVariable({ key: 'A', value: ['b'] }, '$').value).toBeNull();
  });

  test.each([undefined, null, '', 7])('whose key is %j is refused', (key) => {
    expect(() => decodeEnvironmentVariable({ key, value: 'b' }, '$.results[3]')).toThrow(
      /\$\.results\[3\]\.key should be a key/,
    );
  });
});

/** The object with one of its fields replaced by any JSON, or taken away. */
function mutated(source: Readonly<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const field = fc.constantFrom(...Object.keys(source));
  return fc
    .tuple(field, fc.option(fc.jsonValue(), { nil: undefined }))
    .map(([key, value]) => ({ ...source, [key]: value }));
}
