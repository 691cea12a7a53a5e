import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Terminal } from '../../../src/cli/arguments/command.ts';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { command } from '../../../src/cli/conformance/conformance-command.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { type RunningSandbox, startSandbox } from '../../../src/sandbox/sandbox-server.ts';
import { startScriptedServer } from '../../support/scripted-server.ts';
import { createTerminal } from '../terminal.ts';

/** Platform seconds in a second: a deployment of 90 seconds is over before it is looked at twice. */
const SPEED = 5000;

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ speed: SPEED });
});
afterAll(() => sandbox.close());

async function conform(words: readonly string[], surroundings: Partial<Terminal> = {}) {
  const env = { TOUCHDOWN_TOKEN: 'sandbox-admin', TOUCHDOWN_BASE_URL: sandbox.url };
  const terminal = createTerminal({ clock: createSystemClock(), env, ...surroundings });
  const commands = new Map([['conformance', async () => command]]);
  const exitCode = await dispatch(['conformance', ...words], commands, () => '', terminal);
  return { exitCode, ...terminal.printed };
}

function linesOf(out: string) {
  return out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** A description as a hostile service may have it. */
function describePaths(count: number) {
  const paths = Object.fromEntries(Array.from({ length: count }, (_, index) => [`/p${index}`, { get: {} }]));
  return { openapi: '3.0.0', info: { version: '1.0.4' }, paths };
}

describe('touchdown conformance, over HTTP', () => {
  test.each(['', '/api/v1'])('finds no departure in the sandbox under %j', async (prefix) => {
    const code = `CODE${prefix.length}`;
    const base = ['--base-url', `${sandbox.url}${prefix}`];
    const given = ['--write', '--reward-code', code, '--cluster-id', 'cluster-1'];
    const { exitCode, out, err } = await conform([...base, ...given, '--json']);
    expect(err).toBe('');
    const verdicts = linesOf(out).filter(({ kind, data }) => kind === 'item' && data.verdict !== 'noted');
    expect(verdicts.filter(({ data }) => data.verdict !== 'conforms').map(({ data }) => data)).toEqual([]);
    expect(linesOf(out).at(-1)).toMatchObject({
      kind: 'result',
      data: { conform: verdicts.length, depart: 0, skipped: 0, undetermined: 0, exitCode: 0 },
    });
    expect(exitCode).toBe(0);
  });
});

describe('touchdown conformance', () => {
  test('tells a person group by group, and how it stands altogether', async () => {
    const { exitCode, out } = await conform(['--app-id', 'succeeds']);
    expect(out).toMatch(/^Description\n {2}✓ description\.served /);
    expect(out).toContain('\n\nLog\n  ✓ log.lines ');
    expect(out).toMatch(/\n\n\d+ conform, 0 depart, \d+ skipped\.\n$/);
    expect(exitCode).toBe(0);
  });

  test('says where what it created can be found, which nothing deletes', async () => {
    const { out } = await conform(['--write']);
    expect(out).toMatch(/What was created has names that begin with touchdown-conformance-[0-9a-f]{8}; delete it/);
    const names = sandbox.world().catalog.projects.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.startsWith('touchdown-conformance-'))).toEqual([]);
  });

  test.each([
    [['--app-id', 'log-newest-first'], 1],
    [['--app-id', 'log-newest-first', '--tolerate-coped'], 0],
    [['--app-id', 'log-unavailable'], 4],
  ])('%j ends with %d', async (words, code) => {
    expect((await conform(words)).exitCode).toBe(code);
  });

  test('ends with 1 where something departs that the client does not cope with, whatever is tolerated', async () => {
    await using server = await startScriptedServer({ status: 200, body: { id: 'o1' } });
    const { exitCode, out } = await conform(['--base-url', server.url, '--tolerate-coped', '--json']);
    const told = linesOf(out).find(({ data }) => data.id === 'auth.invalid-token');
    expect(told.data).toMatchObject({ verdict: 'departs', came: 'status 200', copes: false });
    expect(exitCode).toBe(1);
    expect(server.requests.length).toBe(linesOf(out).at(-1).data.requests);
  });

  test.each([
    [
      'JSON that is nested a million levels deep',
      '['.repeat(1_000_000) + ']'.repeat(1_000_000),
      'deeper than 100 levels',
      4,
    ],
    [
      'a description of 200,000 paths',
      JSON.stringify(describePaths(200_000)),
      '200000 paths, and at most 10000 are read',
      1,
    ],
  ])('stops reading %s, and says so', async (_, text, why, code) => {
    const body = (response: ServerResponse) => response.setHeader('content-type', 'application/json').end(text);
    await using server = await startScriptedServer(body);
    const { exitCode, out } = await conform(['--base-url', server.url, '--json']);
    const verdicts = linesOf(out).filter(({ data }) => data.verdict === 'undetermined');
    expect(verdicts.map(({ data }) => data.why).join('\n')).toContain(why);
    expect(server.requests.length).toBeLessThan(40);
    expect(exitCode).toBe(code);
  });

  test('ends with 3 where the token is refused, and prints no verdict', async () => {
    const { exitCode, out, err } = await conform([], {
      env: { TOUCHDOWN_TOKEN: 'nobody', TOUCHDOWN_BASE_URL: sandbox.url },
    });
    expect([exitCode, out]).toEqual([3, '']);
    expect(err).toContain('does not accept the token (401)');
  });

  test('ends with 4 where nobody answers', async () => {
    const env = { TOUCHDOWN_TOKEN: 'sandbox-admin', TOUCHDOWN_BASE_URL: 'http://127.0.0.1:9' };
    expect((await conform([], { env })).exitCode).toBe(4);
  });

  test('ends with 130 where somebody interrupts it', async () => {
    const ending = AbortSignal.abort();
    expect((await conform([], { ending })).exitCode).toBe(130);
  });

  test('says where what it created can be found where somebody interrupts it after that', async () => {
    const ending = new AbortController();
    const out = (text: string) => text.includes('"create.project"') && ending.abort();
    const { exitCode, err } = await conform(['--write', '--json'], { out, ending: ending.signal });
    expect(exitCode).toBe(130);
    expect(err).toMatch(/^What was created has names that begin with \S+; delete it in the console\.\n/);
    const before = { out: (text: string) => text.includes('"kind":"item"') && ending.abort(), ending: ending.signal };
    expect((await conform(['--write', '--json'], before)).err).not.toContain('What was created');
  });

  test.each([
    [{ TOUCHDOWN_TOKEN: 'sandbox-admin' }, 'give --base-url URL'],
    [{ TOUCHDOWN_BASE_URL: 'http://127.0.0.1:9' }, 'the token is missing'],
    [{ TOUCHDOWN_TOKEN: 'sandbox-admin', TOUCHDOWN_BASE_URL: 'http://api.example.com' }, 'an https address'],
  ])('ends with 2 where it is not told enough: %j', async (env, sentence) => {
    const { exitCode, err } = await conform([], { env });
    expect(exitCode).toBe(2);
    expect(err).toContain(sentence);
  });
});
