import { describe, expect, test } from 'vitest';
import type { Terminal } from '../../../src/cli/arguments/command.ts';
import { createLiveView } from '../../../src/cli/deploy/views.ts';
import { createRecord } from '../../../src/deploy/state.ts';
import type { NamedApp } from '../../../src/settings/app-ids.ts';
import { appOf } from '../../support/app-of.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { screenOf } from '../screen.ts';
import { createTerminal } from '../terminal.ts';

const POLICY = {
  commit: null,
  trigger: true,
  wait: true,
  dryRun: false,
  timeoutMs: 1,
  startTimeoutMs: 1,
  pollIntervalMs: 1,
  successStates: [],
  failureStates: [],
  onUnchanged: 'succeed',
  onSuperseded: 'fail',
  onConflict: 'wait',
} as const;

function open(surroundings: Partial<Terminal> = {}, apps: readonly NamedApp[] = [appOf('app-1')]) {
  const clock = createFakeClock();
  const writes: string[] = [];
  const terminal = {
    ...createTerminal({ columns: () => 80, ...surroundings }),
    out: (text: string) => writes.push(text),
  };
  const initial = apps.map((app) => ({ app, record: createRecord(app.appId, 'a1b2c3d', 0) }));
  const view = createLiveView({
    terminal,
    clock,
    policy: POLICY,
    initial,
    requests: () => ({ remaining: 812, limit: 1000 }),
  });
  return { clock, writes, view, initial };
}

describe('the live view', () => {
  test('breaks a verdict between words, and never a line of the log', () => {
    const { writes, view } = open({ columns: () => 40 });
    view.notice(appOf('app-1'), { level: 'warning', text: 'The platform has not reported a state for five minutes.' });
    view.log(appOf('app-1'), 'a line of the log that is longer than this terminal is wide');
    view.close();
    expect(screenOf(writes)).toEqual([
      'Warning: The platform has not reported a',
      'state for five minutes.',
      '│ a line of the log that is longer than this terminal is wide',
      '',
    ]);
  });

  test('keeps every log line, in order, above one block', async () => {
    const { clock, writes, view, initial } = open();
    for (let line = 1; line <= 300; line++) {
      view.log(appOf('app-1'), `line ${line}`);
      if (line % 7 === 0) await clock.advance(130);
      if (line === 150)
        view.changed(initial[0]!.app, { ...initial[0]!.record, triggeredAt: 1000 }, [
          'The platform accepted the deployment.',
        ]);
    }
    await clock.advance(200);
    const rows = screenOf(writes);
    const lines = rows.filter((row) => row.startsWith('│ '));
    expect(lines).toEqual(Array.from({ length: 300 }, (_, index) => `│ line ${index + 1}`));
    expect(rows.slice(-4)).toEqual([
      '─'.repeat(60),
      expect.stringMatching(/^▸ app-1 {2}waiting to start {2}\d+s {2}commit a1b2c3d$/),
      '  812 of 1000 requests left',
      '',
    ]);
  });

  test('shows the outcome of each application, and which one is doubtful', async () => {
    const { clock, writes, view, initial } = open({ columns: () => 120 }, [
      appOf('a1', 'refused'),
      appOf('a2', 'same'),
      appOf('good'),
    ]);
    const facts = { reasonCode: 'deployed', reason: 'r', advice: [], confirmed: true, settledAt: 1 } as const;
    const results = [{ result: 'failure', isRefused: true }, { result: 'unchanged' }, { result: 'success' }] as const;
    for (const [at, { app, record }] of initial.entries()) {
      view.changed(app, { ...record, settlement: { ...facts, ...results[at]! } }, []);
    }
    await clock.advance(200);
    expect(screenOf(writes).slice(1, 4)).toEqual([
      expect.stringMatching(/^✗ refused {2}Refused by the platform /),
      expect.stringMatching(/^! same /),
      expect.stringMatching(/^✓ good {2}Deployed /),
    ]);
    view.close();
  });

  test('never hides the cursor, and leaves it at the start of a line on each way out', async () => {
    for (const isEnded of [true, false]) {
      const { clock, writes, view } = open();
      view.log(appOf('app-1'), 'the last line');
      const all = { view: {} as never, exitCode: 0, verdict: ['Deployed: app-1.'], logs: [], failing: [], causes: [] };
      if (isEnded) view.end(all);
      view.close();
      view.close();
      expect(writes.join('')).not.toContain('\x1b[?');
      expect(screenOf(writes)).toEqual(['│ the last line', ...(isEnded ? ['Deployed: app-1.'] : []), '']);
      const count = writes.length;
      await clock.advance(5_000);
      expect(writes.length).toBe(count);
    }
  });

  test('shows the lines around the cause after the log, marked and red, then the cause and the verdict', () => {
    const { writes, view } = open({ hasColors: true });
    view.log(appOf('app-1'), 'error: it does not compile');
    view.end({
      view: {} as never,
      exitCode: 1,
      verdict: ['Deployment failed: app-1.'],
      logs: [],
      failing: [
        {
          title: 'Log lines around the error of app-1',
          log: { lines: ['building\x1b[2J', 'error: it does not compile'], marks: [1], before: 0, after: 0 },
        },
      ],
      causes: [
        { app: appOf('app-1'), lines: ['Cause: src/a.ts:1 it does not compile', 'Also: src/b.ts:2 nor does that'] },
      ],
    });
    const red = (text: string): string => `\x1b[31m${text}\x1b[39m`;
    expect(writes.join('').split('\n').slice(-7)).toEqual([
      'Log lines around the error of app-1:',
      '│   building',
      red('│ → error: it does not compile'),
      red('Cause: src/a.ts:1 it does not compile'),
      red('Also: src/b.ts:2 nor does that'),
      'Deployment failed: app-1.',
      '',
    ]);
  });

  test('prints no hostile text that a terminal would execute', async () => {
    const { clock, writes, view, initial } = open({}, [appOf('\x1b[2Japp\x07\n')]);
    view.log(initial[0]!.app, 'a\x1b[2Jb\x1b]0;title\x07c\rd');
    view.notice(initial[0]!.app, { level: 'warning', text: '\x1b[?1049h over' });
    await clock.advance(200);
    const text = writes.join('').replace(/\r\x1b\[\d+A\x1b\[J/g, '');
    expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f]/);
    expect(text).toContain('▸ app');
    expect(text).toContain('│ ab');
  });
});
