import { describe, expect, test } from 'vitest';
import { adviseAboutId, checkPart, checkStatus } from '../../../src/cli/doctor/examine-application.ts';
import { answered } from './run.ts';

const look = (json: unknown) =>
  checkStatus('a1', answered({ json }), []).map(({ verdict, sentence }) => `${verdict}: ${sentence}`);

describe('the check of an application', () => {
  test.each([
    ['RUNNING', 'good', 'success'],
    ['DEPLOYING', 'good', 'in progress'],
    ['STOPPED', 'note', 'failure'],
    ['CANCELED', 'note', 'canceled'],
  ])('reports the state %s', (state, verdict, words) => {
    expect(look({ state })[0]).toBe(`${verdict}: Application a1 exists. Its state is ${state}, which means ${words}.`);
  });

  test('notes states that are ignored or unknown, and a deployment that is due', () => {
    expect(look({ state: 'running' })[1]).toContain('note: The state running is in lower case');
    expect(look({ state: 'PONDEROUS' })[1]).toContain('note: The state PONDEROUS is not documented.');
    expect(look({ state: 'RUNNING', service_deployment_status: 'OUT_OF_DATE' })[1]).toContain('OUT_OF_DATE');
  });

  test.each([[{}], [[]], [null], [{ state: null }], [{ state: 3 }]])('does not accept %j as a status', (json) => {
    expect(look(json)).toEqual([expect.stringContaining('wrong: Could not read the status of a1.')]);
  });

  test('suggests a fix for each problem', () => {
    const fixesOf = (json: unknown) => checkStatus('a1', answered({ json }), []).map(({ fix }) => fix);

    expect(fixesOf({ state: 'running' })[1]).toBe(
      "Name this platform's states with --success-state and --failure-state.",
    );
    expect(fixesOf({ state: 'PONDEROUS' })[1]).toBe('Set --success-state or --failure-state to say what it means.');
    expect(fixesOf({ state: 'RUNNING', service_deployment_status: 'OUT_OF_DATE' })[1]).toBe('Deploy it again.');
    expect(fixesOf({ state: 'ERROR' })[0]).toBe('This is how its last deployment finished. Its log says why.');
    expect(fixesOf({ state: 'RUNNING', service_deployment_status: 'UP_TO_DATE' })).toEqual([null]);
  });

  test.each([401, 429, 500])('adds no advice about the id to a %d', (status) => {
    const [finding, ...others] = checkStatus('a1', answered({ status }), []);
    expect(finding?.sentence).toContain('read the status of application a1');
    expect([finding?.fix?.includes('403'), others]).toEqual([false, []]);
  });

  test('reports an application that does not exist with the message of the service', () => {
    const [finding] = checkStatus('a1', answered({ status: 404, json: { message: 'Gone.' } }), []);
    expect(finding?.sentence).toBe('Application a1 does not exist (404): "Gone".');
  });

  test('adds to a 403 that the id may be wrong', () => {
    const [finding] = checkStatus('a1', answered({ status: 403, json: { message: 'No.' } }), []);
    expect(finding?.sentence).toContain('may not read the status of application a1 (403): "No".');
    expect(finding?.fix).toMatch(/Read.*some services return 403 for an unknown id\.$/);
  });

  test.each([
    ['o1', 'This is the id of an organization'],
    [' p1', 'This is the id of a project'],
    ['Shop', 'This is the id of a project'],
    ['a 1', 'The id contains spaces'],
    ['https://console.example/a1', 'Use only the id'],
    ['a1', 'Copy the id from the console'],
  ])('advises on the id %j', (id, words) => {
    const seen = [
      { id: 'o1', name: null, kind: 'an organization' },
      { id: 'p1', name: 'Shop', kind: 'a project' },
    ];
    expect(adviseAboutId(id, seen)).toContain(words);
  });

  test('accepts a log in plain text, but not a page', () => {
    const log = answered({ json: undefined, text: 'hello', headers: { 'content-type': 'text/plain' } });
    expect(checkPart('a1', 'log', log).verdict).toBe('good');
    const page = answered({ json: undefined, text: '<html>', headers: { 'content-type': 'text/html' } });
    expect(checkPart('a1', 'log', page).verdict).toBe('wrong');
    const hidden = answered({ json: undefined, text: '<html>', headers: { 'content-type': 'text/plain' } });
    expect(checkPart('a1', 'log', hidden).verdict).toBe('wrong');
    expect(checkPart('a1', 'log', { ...log, status: 300 }).verdict).toBe('wrong');
    expect(checkPart('a1', 'log', log).sentence).toBe('The token can read the log of application a1.');
    expect(checkPart('a1', 'log', answered({ status: 204, json: undefined })).verdict).toBe('good');
  });

  test.each(['application/jsonl', 'application/stream+json; charset=utf-8', '', 'application/octet-stream'])(
    'reads a log of the type %j like the client, but no other resource',
    (type) => {
      const text = '{"message":"one"}\n{"message":"two"}\n';
      const log = answered({ json: undefined, text, headers: { 'content-type': type } });
      expect(checkPart('a1', 'log', log).verdict).toBe('good');
      expect(checkPart('a1', 'environment variables', log).verdict).toBe('wrong');
    },
  );

  test('rejects a log that is declared as JSON but is not JSON', () => {
    const log = answered({ json: undefined, text: '{"message":', headers: { 'content-type': 'application/json' } });
    expect(checkPart('a1', 'log', log).verdict).toBe('wrong');
  });
});
