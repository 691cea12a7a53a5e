import { describe, expect, test } from 'vitest';
import type { Terminal } from '../../../src/cli/arguments/command.ts';
import { createOutput } from '../../../src/cli/terminal/output.ts';
import { createLiveShow, createUpShow, showUnchecked } from '../../../src/cli/up/show.ts';
import { createRecord } from '../../../src/deploy/state.ts';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import type { Outcome } from '../../../src/provision/interfaces.ts';
import { createNamer } from '../../../src/provision/manifest-names.ts';
import { plan } from '../../../src/provision/plan.ts';
import { createState } from '../../../src/provision/state.ts';
import { parse, SHOP } from '../../provision/support/manifests.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { screenOf } from '../screen.ts';
import { createTerminal } from '../terminal.ts';
import { LINE, openStage, WITH_SECRET, SHOP as YAML } from './stage.ts';

const MANIFEST = parse(SHOP);
const STEPS = plan(MANIFEST, createState('https://api.example.com'), { redeploys: false });

/** What a run that does this prints, for a person and as JSON. */
function printed(act: (show: ReturnType<typeof createUpShow>) => void) {
  const outs = [false, true].map((isJson) => {
    const terminal = createTerminal();
    act(createUpShow(createOutput('up', isJson, terminal)));
    return terminal.printed.out;
  });
  const lines = (outs[1] ?? '').split('\n').filter((line) => line !== '');
  return { text: outs[0], json: lines.map((line) => JSON.parse(line)).map(({ kind, data }) => [kind, data]) };
}

function ended(at: number, outcome: Outcome) {
  const step = STEPS.at(at);
  if (step === undefined) throw new Error('There is no such step.');
  return printed((show) => show.ended(step, outcome));
}

describe('the progress of up', () => {
  test.for<[number, Outcome, string, object]>([
    [0, { kind: 'created', id: 'p1' }, 'project: created, p1', { name: 'project', step: 'create', id: 'p1' }],
    [5, { kind: 'created', id: null }, 'variable:api/LOG_LEVEL: created', { name: 'variable:api/LOG_LEVEL', id: null }],
    [0, { kind: 'found', id: 'p1', note: 'is there' }, 'project: is there', { outcome: 'found', id: 'p1' }],
    [
      -1,
      { kind: 'deployed', deploymentId: 'd1', note: 'Deployed.\nTwice.' },
      'application:api: Deployed. Twice.',
      { name: 'application:api', step: 'deploy', outcome: 'deployed', id: null },
    ],
  ])('has a line for each finished step (%#)', ([at, outcome, line, facts]) => {
    const { text, json } = ended(at, outcome);
    expect(text).toBe(`${line}\n`);
    const message = line.slice(line.indexOf(': ') + 2);
    expect(json).toEqual([['progress', expect.objectContaining({ ...facts, outcome: outcome.kind, message })]]);
  });

  test('shows until when it waits for the rate limit, to the second', () => {
    const { text, json } = printed((show) => show.waits(Date.UTC(2030, 0, 1, 12, 0, 0, 789)));
    const message = "the token's rate limit is used up; the remaining steps wait until 2030-01-01T12:00:00Z";
    expect(text).toBe(`up: ${message}\n`);
    expect(json).toEqual([['notice', { name: 'up', level: 'info', message }]]);
  });

  test("shows the engine's notices as plain lines", () => {
    registerSecret('hidden-in-a-notice');
    const notice = { level: 'warning', text: 'slow\n\u001b[31mhidden-in-a-notice' } as const;
    const { text, json } = printed((show) => show.notice('api', notice));
    expect(text).toBe('application:api: slow ***\n');
    expect(json).toEqual([['notice', { name: 'application:api', level: 'warning', message: 'slow ***' }]]);
  });

  test('shows the last log lines, cleaned, and nothing for an empty log', () => {
    const { text, json } = printed((show) => show.log('api', ['one\u001b[2J', 'two\nthree']));
    expect(text).toBe('application:api: last log lines:\n  │ one\n  │ two\n  │ three\n');
    expect(json).toEqual(['one', 'two', 'three'].map((line) => ['log', { name: 'application:api', line }]));
    expect(printed((show) => show.log('api', []))).toEqual({ text: '', json: [] });
  });

  test('shows an adopted id that could not be checked', () => {
    const name = createNamer(MANIFEST).environment;
    const shown = [false, true].map((isJson) => {
      const terminal = createTerminal();
      showUnchecked(createOutput('up', isJson, terminal), { name, id: `e1\u001b[2J${'x'.repeat(200)}` });
      return terminal.printed.out;
    });
    const message = `e1${'x'.repeat(97)}… was not checked, because the API cannot read it`;
    expect(shown[0]).toBe(`environment: ${message}\n`);
    expect(JSON.parse(shown[1] ?? '')).toMatchObject({
      kind: 'notice',
      data: { name: 'environment', level: 'info', message },
    });
  });
});

const LIVE_STEPS = plan(parse(SHOP), createState('https://api.example.com'), { redeploys: false });

function open(surroundings: Partial<Terminal> = {}) {
  const clock = createFakeClock();
  const writes: string[] = [];
  const terminal = {
    ...createTerminal({ columns: () => 80, ...surroundings }),
    out: (text: string) => void writes.push(text),
  };
  const requests = () => ({ remaining: 812, limit: 1000 });
  const show = createLiveShow({ terminal, clock, steps: LIVE_STEPS, requests });
  const at = (index: number) => {
    const step = LIVE_STEPS.at(index);
    if (step === undefined) throw new Error('There is no such step.');
    return step;
  };
  return { clock, writes, show, at };
}

describe('the live view of up', () => {
  test('redraws a line for each resource, and prints failures above', async () => {
    const { clock, writes, show, at } = open();
    show.started(at(0));
    await clock.advance(1_000);
    expect(screenOf(writes).slice(1, 3)).toEqual(['▸ project  creating  1s', '· environment  waiting']);
    show.ended(at(0), { kind: 'created', id: 'p1' });
    show.started(at(1));
    await clock.advance(2_000);
    show.ended(at(1), { kind: 'uncertain', note: 'may have been created', error: null });
    show.notice('api', { level: 'info', text: 'Slow.' });
    await clock.advance(200);
    expect(screenOf(writes)).toEqual([
      'environment: may have been created',
      'application:api: Slow.',
      '─'.repeat(60),
      '✓ project  created  1s',
      '! environment  UNKNOWN  2s',
      '· database:main  waiting',
      '· application:web  waiting',
      '· application:api  waiting',
      '  812 of 1000 requests left',
      '',
    ]);
    show.leave();
    show.leave();
    expect(screenOf(writes)).toEqual(['environment: may have been created', 'application:api: Slow.', '']);
  });

  test.each([
    [6, ['─', '▸ project', '· environment', '… and 3 more', '  812 of 1000']],
    [5, ['▸ project', '· environment', '· database:main', '… and 2 more']],
    [2, ['▸ project']],
    [1, []],
  ])('is not higher than a terminal of %d rows, since scrolled lines cannot be redrawn', async (rows, shown) => {
    const { clock, writes, show, at } = open({ rows: () => rows });
    show.started(at(0));
    await clock.advance(1_000);
    const lines = screenOf(writes).slice(0, -1);
    expect(lines).toEqual(shown.map((start) => expect.stringContaining(start)));
    show.leave();
  });

  test('shows the state of a deployment, but not of the previous one', async () => {
    const { clock, writes, show, at } = open();
    const seen = { state: 'BUILDING', serviceDeploymentStatus: null, lastDeploymentDate: null, identity: {} };
    const started = { ...createRecord('a1', null, 0), baseline: seen, last: seen, triggeredAt: 5 };
    show.started(at(-1));
    show.changed('api', null, started);
    await clock.advance(200);
    expect(screenOf(writes)).toContainEqual(expect.stringMatching(/^▸ application:api {2}deploying {2}0s$/));
    show.changed('api', started, { ...started, last: { ...seen, state: 'DEPLOYING' } });
    await clock.advance(200);
    expect(screenOf(writes)).toContainEqual(
      expect.stringMatching(/^▸ application:api {2}deploying {2}DEPLOYING {2}0s$/),
    );
    show.leave();
  });

  test.each([80, 20, 5, 2])(
    'has no line as wide as %d columns, and colors only if they are supported',
    async (columns) => {
      const { clock, writes, show, at } = open({ columns: () => columns });
      show.started(at(0));
      await clock.advance(1_000);
      for (const row of screenOf(writes)) expect([...row].length).toBeLessThan(columns);
      expect(writes.join('')).not.toMatch(/\x1b\[\d*m/);
      show.leave();
      expect(open({ hasColors: true }).writes.join('')).toContain('\x1b[2m');
    },
  );

  test('distinguishes resources in 20 columns', async () => {
    const { clock, writes, show, at } = open({ columns: () => 20 });
    show.started(at(-1));
    await clock.advance(3_000);
    expect(screenOf(writes).slice(0, 6)).toEqual([
      '─'.repeat(19),
      '· project  waiting',
      '· enviro…  waiting',
      '· main  waiting',
      '· web  waiting',
      '▸ api  deploying  3s'.slice(0, 16),
    ]);
    show.leave();
  });
});

describe('touchdown up at a terminal', () => {
  test('redraws, and leaves only the table', async () => {
    const stage = await openStage(YAML);
    const { code, out } = await stage.up(LINE, { ...WITH_SECRET, columns: () => 100 });
    expect(code).toBe(0);
    expect(out).toMatch(/\x1b\[\d+A\x1b\[J/);
    const rows = screenOf([out]);
    expect(rows.slice(0, 2)).toEqual(['', expect.stringMatching(/^RESOURCE +ID +RESULT +DEPLOYMENT$/)]);
    expect(rows).toHaveLength(8);
  });

  test.each<[string, Partial<Terminal>, string]>([
    ['in a CI', { env: { CI: 'true' }, columns: () => 80 }, ''],
    ['with --json', { columns: () => 80 }, ' --json'],
    ['in a pipe', {}, ''],
    ['with TERM=dumb', { env: { TERM: 'dumb' }, columns: () => 80 }, ''],
  ])('prints only lines %s', async (_, { env = {}, ...surroundings }, words) => {
    const stage = await openStage('up:\n  project: { name: shop }\n  environment: { name: e }\n');
    const { code, out } = await stage.up(words.trim(), { ...surroundings, env });
    expect([code, out.includes('\x1b')]).toEqual([0, false]);
    expect(out).toContain('created, ');
  });
});
