import { describe, expect, test } from 'vitest';
import { examineReads } from '../../../src/cli/doctor/examine.ts';
import type { Finding } from '../../../src/cli/doctor/finding.ts';
import { createPlatform } from '../../../src/platform/client.ts';
import { type ScriptedAnswer, startScriptedServer } from '../../support/scripted-server.ts';
import { createTerminal } from '../terminal.ts';

/** Returns what the short report finds about an application, by subject, if the platform sends these responses. */
async function examine(
  status: ScriptedAnswer,
  log: ScriptedAnswer = { body: [] },
  variables: ScriptedAnswer = { body: [] },
) {
  await using server = await startScriptedServer(status, log, variables);
  const platform = createPlatform({ baseUrl: server.url, token: 't' });
  const settings = { baseUrl: '', allowHttp: false, token: 't', scheme: 'token', organization: null } as const;
  const findings: Finding[] = [];
  const listed = { value: [], error: null };
  const { ending } = createTerminal();
  const given = { ...settings, appIds: ['a1'], isShort: true };
  for await (const step of examineReads(platform, listed, given, { clock: createTerminal().clock, ending })) {
    findings.push(...step.findings);
  }
  await platform.close();
  const of = (subject: string) => findings.filter((finding) => finding.subject === subject);
  return { application: of('application'), scopes: of('scopes') };
}

async function stateOf(json: unknown) {
  const { application } = await examine({ body: json });
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
});

describe('the check of the log', () => {
  const textOf = (body: string, type: string) => ({ body, headers: { 'content-type': type } });
  const JSON_LINES = '{"message":"one"}\n{"message":"two"}\n';
  const RUNNING = { body: { state: 'RUNNING' } };

  test.each([
    ['text', textOf('hello', 'text/plain'), 'good'],
    ['JSON lines', textOf(JSON_LINES, 'application/jsonl'), 'good'],
    ['no content', { status: 204, body: '' }, 'good'],
    ['no log', { status: 404 }, 'wrong'],
    ['a page', textOf('<html>', 'text/html'), 'wrong'],
  ])('reads %s like the client: %s', async (_, log, verdict) => {
    const { scopes } = await examine(RUNNING, log);
    expect(scopes[1]?.verdict).toBe(verdict);
  });

  test('accepts JSON lines of no other resource', async () => {
    const { scopes } = await examine(RUNNING, undefined, textOf(JSON_LINES, 'application/jsonl'));
    expect(scopes[2]?.verdict).toBe('wrong');
  });
});
