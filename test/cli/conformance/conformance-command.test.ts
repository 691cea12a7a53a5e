import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Terminal } from '../../../src/cli/arguments/command.ts';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import {
  chooseExit,
  command,
  createVerdictLines,
  renderTally,
} from '../../../src/cli/conformance/conformance-command.ts';
import { tallyOf, type Verdict } from '../../../src/conformance/run-checks.ts';
import { type RunningSandbox, startSandbox } from '../../../src/sandbox/sandbox-server.ts';
import { createLoopbackClock } from '../../support/loopback-clock.ts';
import { startScriptedServer } from '../../support/scripted-server.ts';
import { createTerminal } from '../terminal.ts';

const clock = createLoopbackClock();
let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ clock });
});
afterAll(() => sandbox.close());

async function conform(words: readonly string[], surroundings: Partial<Terminal> = {}) {
  const env = { TOUCHDOWN_TOKEN: 'sandbox-admin', TOUCHDOWN_BASE_URL: sandbox.url };
  const terminal = createTerminal({ clock, env, ...surroundings });
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
  test('prints the verdicts group by group, then the summary', async () => {
    const { exitCode, out } = await conform(['--app-id', 'succeeds']);
    expect(out).toMatch(/^Description\n {2}✓ description\.served /);
    expect(out).toContain('\n\nLog\n  ✓ log.lines ');
    expect(out).toMatch(/\n\n\d+ conform, 0 depart, \d+ skipped\.\n$/);
    expect(exitCode).toBe(0);
  });

  test('says how to find what it created, since it deletes nothing', async () => {
    const { out } = await conform(['--write']);
    expect(out).toMatch(
      /The names of all created resources start with touchdown-conformance-[0-9a-f]{8}\. Delete them/,
    );
    const names = sandbox.world().catalog.projects.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !name.startsWith('touchdown-conformance-'))).toEqual([]);
  });

  test.each([
    [['--app-id', 'log-newest-first'], 1],
    [['--app-id', 'log-newest-first', '--tolerate-coped'], 0],
    [['--app-id', 'log-unavailable'], 4],
  ])('%j exits with %d', async (words, code) => {
    expect((await conform(words)).exitCode).toBe(code);
  });

  test('exits with 1 for a departure that the client does not handle, even with --tolerate-coped', async () => {
    await using server = await startScriptedServer({ status: 200, body: { id: 'o1' } });
    const { exitCode, out } = await conform(['--base-url', server.url, '--tolerate-coped', '--json']);
    const departed = linesOf(out).find(({ data }) => data.id === 'auth.invalid-token');
    expect(departed.data).toMatchObject({ verdict: 'departs', came: 'status 200', copes: false });
    expect(exitCode).toBe(1);
    expect(server.requests.length).toBe(linesOf(out).at(-1).data.requests);
  });

  test.each([
    [
      'JSON that is nested a million levels deep',
      '['.repeat(1_000_000) + ']'.repeat(1_000_000),
      'nested more than 100 levels deep',
      4,
    ],
    [
      'a description of 10,001 paths',
      JSON.stringify(describePaths(10_001)),
      '10001 paths; at most 10000 are checked',
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

  test('exits with 3 if the token is refused, and prints no verdict', async () => {
    const { exitCode, out, err } = await conform([], {
      env: { TOUCHDOWN_TOKEN: 'nobody', TOUCHDOWN_BASE_URL: sandbox.url },
    });
    expect([exitCode, out]).toEqual([3, '']);
    expect(err).toContain('rejected the token (401)');
  });

  test('exits with 4 if the platform does not respond', async () => {
    const env = { TOUCHDOWN_TOKEN: 'sandbox-admin', TOUCHDOWN_BASE_URL: 'http://127.0.0.1:9' };
    expect((await conform([], { env })).exitCode).toBe(4);
  });

  test('exits with 130 if it is interrupted', async () => {
    const ending = AbortSignal.abort();
    expect((await conform([], { ending })).exitCode).toBe(130);
  });

  test('says where to find what it created if it is interrupted afterwards', async () => {
    const ending = new AbortController();
    const out = (text: string) => text.includes('"create.project"') && ending.abort();
    const { exitCode, err } = await conform(['--write', '--json'], { out, ending: ending.signal });
    expect(exitCode).toBe(130);
    expect(err).toMatch(
      /^The names of all created resources start with \S+\. Delete them in the platform's console\.\n/,
    );
    const before = { out: (text: string) => text.includes('"kind":"item"') && ending.abort(), ending: ending.signal };
    expect((await conform(['--write', '--json'], before)).err).not.toContain('What was created');
  });

  test.each([
    [
      { TOUCHDOWN_TOKEN: 'sandbox-admin' },
      'is missing. Give --base-url URL, set TOUCHDOWN_BASE_URL, or write base-url in touchdown.yaml.',
    ],
    [
      { TOUCHDOWN_BASE_URL: 'http://127.0.0.1:9' },
      'is missing. Set TOUCHDOWN_TOKEN, or give a file with --token-file FILE (or TOUCHDOWN_TOKEN_FILE, or token-file in touchdown.yaml), or standard input with --token-file -.',
    ],
    [
      { TOUCHDOWN_TOKEN: 'sandbox-admin', TOUCHDOWN_BASE_URL: 'http://api.example.com' },
      'is not encrypted: http would send the token in clear text. Use https, or set allow-http.',
    ],
  ])('exits with 2 if an option is missing: %j', async (env, sentence) => {
    const { exitCode, err } = await conform([], { env });
    expect(exitCode).toBe(2);
    expect(err).toContain(sentence);
  });
});

const CONFORMS = { verdict: 'conforms', copes: null } as const;
const SKIPPED = { verdict: 'skipped', copes: null } as const;
const UNDETERMINED = { verdict: 'undetermined', copes: null } as const;
const COPED = { verdict: 'departs', copes: true } as const;
const NOT_COPED = { verdict: 'departs', copes: false } as const;
const UNTRIED = { verdict: 'departs', copes: null } as const;

describe('the exit code of conformance', () => {
  test.each([
    ['nothing departs', [CONFORMS, SKIPPED], 0, 0],
    ['the client copes', [CONFORMS, COPED], 1, 0],
    ['it does not', [COPED, NOT_COPED], 1, 1],
    ['that was not tried', [COPED, UNTRIED], 1, 1],
    ['something is open', [CONFORMS, UNDETERMINED], 4, 4],
    ['something is open, and something departs', [UNDETERMINED, COPED], 1, 4],
  ])('where %s', (_, verdicts, strict, tolerant) => {
    expect([chooseExit(verdicts, false), chooseExit(verdicts, true)]).toEqual([strict, tolerant]);
  });
});

const CONFORMING: Verdict = {
  group: 'Lists',
  id: 'list.plain',
  section: 'Endpoints',
  says: 'The list of projects is {results: [Project]}.',
  verdict: 'conforms',
  expected: null,
  came: null,
  copes: null,
  consequence: null,
  why: null,
};
const DEPARTING: Verdict = {
  ...CONFORMING,
  verdict: 'departs',
  expected: 'an object with "results"',
  came: 'an array',
  copes: true,
  consequence: 'The client lists every project.',
};
const SKIPPED_VERDICT: Verdict = { ...CONFORMING, verdict: 'skipped', why: 'no application was given. Set --app-id' };

describe('verdicts', () => {
  test('are counted by what they say', () => {
    const verdicts = [
      CONFORMING,
      DEPARTING,
      { ...DEPARTING, copes: null },
      { ...DEPARTING, copes: false },
      SKIPPED_VERDICT,
    ];
    expect(tallyOf(verdicts)).toEqual({ conform: 1, depart: 3, coped: 1, skipped: 1, undetermined: 0 });
  });

  test.each([
    [
      { conform: 60, depart: 3, coped: 2, skipped: 4, undetermined: 0 },
      '60 conform, 3 depart (this client handles 2), 4 skipped.',
    ],
    [
      { conform: 1, depart: 0, coped: 0, skipped: 0, undetermined: 2 },
      '1 conforms, 0 depart, 0 skipped, 2 undetermined.',
    ],
  ])('are summed up: %j', (tally, sentence) => {
    expect(renderTally(tally)).toBe(`\n${sentence}\n`);
  });

  test('are lines for a person, each group under its title', () => {
    const render = createVerdictLines();
    const noted: Verdict = {
      ...CONFORMING,
      id: 'optional.x',
      verdict: 'noted',
      came: 'sent',
      consequence: 'it helps.',
    };
    const other = { ...SKIPPED_VERDICT, group: 'Log', id: 'log.tail' };
    expect([CONFORMING, DEPARTING, noted, other].map(render).join('')).toBe(
      [
        'Lists',
        '  ✓ list.plain                   The list of projects is {results: [Project]}.',
        '  ✗ list.plain                   The list of projects is {results: [Project]}. (Endpoints)',
        '    expected an object with "results", got an array',
        '    this client handles it: The client lists every project.',
        '  · optional.x                   sent: it helps.',
        '',
        'Log',
        '  – log.tail                     skipped: no application was given. Set --app-id',
        '',
      ].join('\n'),
    );
  });

  test.each([
    [false, 'this client does not handle it: '],
    [null, 'client not tested: '],
  ])('say whether the client handles the departure: %j', (copes, words) => {
    expect(createVerdictLines()({ ...DEPARTING, copes })).toContain(words);
  });
});
