import { describe, expect, test } from 'vitest';
import type { Terminal } from '../../../src/cli/arguments/command.ts';
import { createLiveShow } from '../../../src/cli/up/show.ts';
import { createRecord } from '../../../src/deploy/state.ts';
import { TouchdownError } from '../../../src/kernel/errors.ts';
import type { Outcome } from '../../../src/provision/interfaces.ts';
import { plan, type Step } from '../../../src/provision/plan.ts';
import { LEFT } from '../../../src/provision/sentences.ts';
import { createState } from '../../../src/provision/state.ts';
import { parse, SHOP } from '../../provision/support/manifests.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { screenOf } from '../screen.ts';
import { createTerminal } from '../terminal.ts';
import { LINE, openStage, WITH_SECRET, SHOP as YAML } from './stage.ts';

const STEPS = plan(parse(SHOP), createState('https://api.example.com'), { redeploys: false });

function stepAt(index: number): Step {
  const step = STEPS.at(index);
  if (step === undefined) throw new Error('There is no such step.');
  return step;
}

function open(surroundings: Partial<Terminal> = {}) {
  const clock = createFakeClock();
  const writes: string[] = [];
  const terminal = {
    ...createTerminal({ columns: () => 80, ...surroundings }),
    out: (text: string) => void writes.push(text),
  };
  const requests = () => ({ remaining: 812, limit: 1000 });
  const show = createLiveShow({ terminal, clock, steps: STEPS, requests });
  const rowOf = (name: string) => screenOf(writes).find((row) => row.split(' ')[1] === name);
  return { clock, writes, show, rowOf };
}

describe('the live view of up', () => {
  test('redraws a line for each resource, and prints failures above', async () => {
    const { clock, writes, show } = open();
    show.started(stepAt(0));
    await clock.advance(1_000);
    expect(screenOf(writes).slice(1, 3)).toEqual(['▸ project  creating  1s', '· environment  waiting']);
    show.ended(stepAt(0), { kind: 'created', id: 'p1' });
    show.started(stepAt(1));
    await clock.advance(2_000);
    show.ended(stepAt(1), { kind: 'uncertain', note: 'may have been created', error: null });
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
    show.close();
    show.close();
    expect(screenOf(writes)).toEqual(['environment: may have been created', 'application:api: Slow.', '']);
  });

  test.each([
    [6, ['─', '▸ project', '· environment', '… and 3 more', '  812 of 1000']],
    [5, ['▸ project', '· environment', '· database:main', '… and 2 more']],
    [2, ['▸ project']],
    [1, []],
  ])('is not higher than a terminal of %d rows, since scrolled lines cannot be redrawn', async (rows, shown) => {
    const { clock, writes, show } = open({ rows: () => rows });
    show.started(stepAt(0));
    await clock.advance(1_000);
    const lines = screenOf(writes).slice(0, -1);
    expect(lines).toEqual(shown.map((start) => expect.stringContaining(start)));
    show.close();
  });
});

describe('the row of a resource', () => {
  const CREATED: Outcome = { kind: 'created', id: 'i' };

  function stepOf(words: string): Step {
    const step = STEPS.find(({ kind, name }) => `${kind} ${name.word}` === words);
    if (step === undefined) throw new Error(`There is no ${words}.`);
    return step;
  }

  test('shows an application that is created, gets its settings and is deployed, a second each', async () => {
    const { clock, show, rowOf } = open();
    const then = async (act: () => void) => {
      act();
      await clock.advance(1_000);
      return rowOf('application:api');
    };
    const start = (words: string) => then(() => show.started(stepOf(words)));
    const end = (words: string, outcome: Outcome = CREATED) => then(() => show.ended(stepOf(words), outcome));
    expect(await start('create application:api')).toBe('▸ application:api  creating  1s');
    expect(await end('create application:api')).toBe('· application:api  created, waiting');
    await start('create variable:api/LOG_LEVEL');
    expect(await start('create secret:api/DATABASE_URL')).toBe('▸ application:api  setting variables  4s');
    await end('create secret:api/DATABASE_URL');
    expect(await end('create variable:api/LOG_LEVEL')).toBe('· application:api  created, waiting');

    const state = 'BUILD\u001b[2JING\n';
    const seen = { state, serviceDeploymentStatus: null, lastDeploymentDate: null, identity: {} };
    const record = { ...createRecord('a1', null, 0), last: seen, triggeredAt: 5 };
    await start('deploy application:api');
    expect(await then(() => show.changed('api', null, record))).toBe('▸ application:api  deploying  BUILDING  8s');
    const deployed = { kind: 'deployed', deploymentId: null, note: '' } as const;
    expect(await end('deploy application:api', deployed)).toBe('✓ application:api  deployed  8s');
    show.close();
  });

  test.for<[Outcome, string]>([
    [{ kind: 'found', id: 'i', note: 'is there' }, '✓ project  existed  1s'],
    [CREATED, '✓ project  created  1s'],
    [{ kind: 'failed', note: '', error: new TouchdownError('rejected', 'No.') }, '✗ project  FAILED  1s'],
    [{ kind: 'uncertain', note: '', error: null }, '! project  UNKNOWN  1s'],
    [LEFT, '· project  not started'],
    [{ kind: 'blocked', note: '' }, '· project  not started'],
  ])('shows the outcome $0.kind', async ([outcome, row]) => {
    const { clock, show, rowOf } = open();
    show.started(stepOf('create project'));
    await clock.advance(1_000);
    show.ended(stepOf('create project'), outcome);
    await clock.advance(1_000);
    expect(rowOf('project')).toBe(row);
    show.close();
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
  ])('prints only lines %s', async (_, { env = {}, ...surroundings }, words) => {
    const stage = await openStage('up:\n  project: { name: shop }\n  environment: { name: e }\n');
    const { code, out } = await stage.up(words.trim(), { ...surroundings, env });
    expect([code, out.includes('\x1b')]).toEqual([0, false]);
    expect(out).toContain('created, ');
  });
});
