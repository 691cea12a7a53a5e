import { describe, expect, test } from 'vitest';
import { createOutput } from '../../../src/cli/terminal/output.ts';
import { createUpShow } from '../../../src/cli/up/show.ts';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import type { Outcome } from '../../../src/provision/interfaces.ts';
import { plan } from '../../../src/provision/plan.ts';
import { createState } from '../../../src/provision/state.ts';
import { parse, SHOP } from '../../provision/support/manifests.ts';
import { linesOf } from '../run.ts';
import { createTerminal } from '../terminal.ts';

const MANIFEST = parse(SHOP);
const STEPS = plan(MANIFEST, createState('https://api.example.com'), { redeploys: false });

/** What a run that does this prints, for a person and as JSON. */
function printed(act: (show: ReturnType<typeof createUpShow>) => void) {
  const outs = [false, true].map((isJson) => {
    const terminal = createTerminal();
    act(createUpShow(createOutput('up', isJson, terminal)));
    return terminal.printed.out;
  });
  return { text: outs[0], json: linesOf(outs[1] ?? '').map(({ kind, data }) => [kind, data]) };
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
    [
      5,
      { kind: 'changed', id: null, note: 'changed' },
      'variable:api/LOG_LEVEL: changed',
      { name: 'variable:api/LOG_LEVEL', id: null },
    ],
    [
      5,
      { kind: 'kept', id: null, note: 'Its stored value is used.' },
      'variable:api/LOG_LEVEL: Warning: Its stored value is used.',
      { name: 'variable:api/LOG_LEVEL', id: null },
    ],
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
    expect(text).toBe('application:api: Warning: slow ***\n');
    expect(json).toEqual([['notice', { name: 'application:api', level: 'warning', message: 'slow ***' }]]);
  });

  test('shows the last log lines, cleaned, and nothing for an empty log', () => {
    const { text, json } = printed((show) => show.log('api', ['one\u001b[2J', 'two\nthree']));
    expect(text).toBe('application:api: last log lines:\n  │ one\n  │ two\n  │ three\n');
    expect(json).toEqual(['one', 'two', 'three'].map((line) => ['log', { name: 'application:api', line }]));
    expect(printed((show) => show.log('api', []))).toEqual({ text: '', json: [] });
  });
});
