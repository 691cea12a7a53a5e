import { describe, expect, test } from 'vitest';
import { examineReads } from '../../../src/cli/doctor/examine-reads.ts';
import type { Finding } from '../../../src/cli/doctor/finding.ts';
import type { ProbeResult } from '../../../src/cli/doctor/probe.ts';
import { answered } from './run.ts';

const ORGANIZATIONS = answered({ json: [{ id: 'o1', name: 'Acme' }] });
const RUNNING = answered({ json: { state: 'RUNNING' } });

interface Replies {
  readonly status?: ProbeResult;
  readonly log?: ProbeResult;
  readonly variables?: ProbeResult;
}

/** Returns what is found about an application, by subject, if the platform sends these responses (default: 200). */
async function examine({ status = RUNNING, log = answered(), variables = answered() }: Replies, appId = 'a1') {
  const get = async (path: string): Promise<ProbeResult> => {
    if (path.includes('/project')) {
      return answered({ json: [{ id: 'p1', name: 'Shop' }] });
    }
    if (path.includes('/status')) return status;
    if (path.includes('/log')) return log;
    return path.includes('/environmentVariable') ? variables : answered({ status: 404 });
  };
  const base = { origin: 'https://api.example', prefix: '' };
  const settings = { base, token: 't', scheme: 'auto', appIds: [appId], organization: null } as const;
  const standing = { prefix: '', word: 'Token', reply: ORGANIZATIONS } as const;
  const findings: Finding[] = [];
  for await (const step of examineReads({ get, close: async () => {} }, settings, standing)) {
    findings.push(...step.findings);
  }
  const of = (subject: string) => findings.filter((finding) => finding.subject === subject);
  return { application: of('application'), scopes: of('scopes') };
}

async function stateOf(json: unknown) {
  const { application } = await examine({ status: answered({ json }) });
  return application.map(({ verdict, sentence, fix }) => `${verdict}: ${sentence}${fix === null ? '' : ` ${fix}`}`);
}

describe('the check of an application', () => {
  test.each([
    ['RUNNING', 'good', 'success', ''],
    ['DEPLOYING', 'good', 'in progress', ''],
    ['STOPPED', 'note', 'failure', ' This is how its last deployment finished. Its log says why.'],
    ['CANCELED', 'note', 'canceled', ' This is how its last deployment finished. Its log says why.'],
  ])('reports the state %s as %s', async (state, verdict, words, fix) => {
    const sentence = `Application a1 exists. Its state is ${state}, which means ${words}.`;
    expect(await stateOf({ state })).toEqual([`${verdict}: ${sentence}${fix}`]);
  });

  test.each([
    [
      { state: 'running' },
      "The state running is in lower case and is ignored. Name this platform's states with --success-state and --failure-state.",
    ],
    [
      { state: 'PONDEROUS' },
      'The state PONDEROUS is not documented. Set --success-state or --failure-state to say what it means.',
    ],
    [
      { state: 'RUNNING', service_deployment_status: 'OUT_OF_DATE' },
      'The last change is not deployed: OUT_OF_DATE. Deploy it again.',
    ],
  ])('notes a state that is ignored or unknown, and a change that is not deployed: %j', async (json, note) => {
    expect((await stateOf(json))[1]).toBe(`note: ${note}`);
  });

  test.each([[{}], [[]], [{ state: 3 }]])('does not accept %j as a status', async (json) => {
    expect(await stateOf(json)).toEqual([expect.stringContaining('wrong: Could not read the status of a1.')]);
  });

  test.each([401, 429, 500])('adds no advice about the id to a %d', async (status) => {
    const [finding, ...others] = (await examine({ status: answered({ status }) })).application;
    expect(finding?.sentence).toContain('read the status of application a1');
    expect([finding?.fix?.includes('403'), others]).toEqual([false, []]);
  });

  test('adds to a 403 that the id may be wrong', async () => {
    const [finding] = (await examine({ status: answered({ status: 403, json: { message: 'No.' } }) })).application;
    expect(finding?.sentence).toContain('may not read the status of application a1 (403): "No".');
    expect(finding?.fix).toMatch(/Read.*some services return 403 for an unknown id\.$/);
  });

  test.each([
    ['o1', 'This is the id of an organization. Use the id of an application in it.'],
    ['p1', 'This is the id of a project. Use the id of an application in it.'],
    ['Shop', 'This is the id of a project. Use the id of an application in it.'],
    ['https://console.example/a1', 'Use only the id, not the URL of the application.'],
    ['a1', 'Copy the id from the console, and check that the token belongs to the same organization.'],
  ])('says what may be wrong with the unknown id %j', async (id, fix) => {
    const { application } = await examine({ status: answered({ status: 404, json: { message: 'Gone.' } }) }, id);
    const sentence = `Application ${id} does not exist (404): "Gone".`;
    expect(application).toEqual([{ verdict: 'wrong', subject: 'application', sentence, fix }]);
  });
});

describe('the check of the log', () => {
  const textOf = (text: string, type: string) => answered({ json: undefined, text, headers: { 'content-type': type } });
  const JSON_LINES = '{"message":"one"}\n{"message":"two"}\n';

  test.each([
    ['text', textOf('hello', 'text/plain'), 'good'],
    ['JSON lines', textOf(JSON_LINES, 'application/jsonl'), 'good'],
    ['JSON lines of no type', textOf(JSON_LINES, ''), 'good'],
    ['no content', answered({ status: 204, json: undefined }), 'good'],
    ['a page', textOf('<html>', 'text/html'), 'wrong'],
    ['a page that is declared as text', textOf('<html>', 'text/plain'), 'wrong'],
    ['a redirect with text', { ...textOf('hello', 'text/plain'), status: 300 }, 'wrong'],
    ['broken JSON', textOf('{"message":', 'application/json'), 'wrong'],
  ])('reads %s like the client: %s', async (_, log, verdict) => {
    const { scopes } = await examine({ log });
    expect(scopes.find(({ sentence }) => sentence.includes('read the log of application a1'))?.verdict).toBe(verdict);
  });

  test('accepts JSON lines of no other resource', async () => {
    const { scopes } = await examine({ variables: textOf(JSON_LINES, 'application/jsonl') });
    expect(scopes.find(({ sentence }) => sentence.includes('the environment variables of'))?.verdict).toBe('wrong');
  });
});
