import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/kernel/errors.ts';
import { renderBareEnding, renderEnding } from '../../src/report/ending.ts';
import { failedApp, LOG, OTHER_ERROR, PLACED } from './support/causes.ts';
import { createApp, createRecord, createView, settle } from './support/facts.ts';
import { explainError, explainSignal } from './support/interruptions.ts';

/** The job summary of a step that an error ended before it started. */
const summaryOf = (error: unknown): string | null => renderBareEnding(explainError(error), true).summary;

const STREAM = { logs: 'stream', summary: true } as const;

describe('the ending of a run', () => {
  test('ends the log with one line an application', () => {
    expect(renderEnding(createView(), STREAM).verdict).toEqual([
      `Deployed: app-1 (commit a1b2c3d, 1 min 12 s). ${createRecord().settlement?.reason}`,
    ]);
  });

  test('ends the log of several with the verdict on all', () => {
    const apps = [createApp(), createApp({ appId: 'bad', commit: null, settlement: settle('failure') })];
    const { verdict, passed } = renderEnding(createView({ apps }), STREAM);
    expect(passed).toBe(false);
    expect(verdict.slice(1)).toEqual([
      'Deployment failed: bad (1 min 12 s). It came to failure.',
      'Deployment failed: 1 of 2 applications.',
    ]);
  });

  test('shows the log of a deployment that passed, unless only a failure is to show it', () => {
    const apps = [createApp({ appId: 'good' }, ['fine'])];
    const linesOf = (isLogForFailure: boolean) =>
      renderEnding(createView({ apps, isLogForFailure }), STREAM).summary?.includes('fine');
    expect([linesOf(false), linesOf(true)]).toEqual([true, false]);
  });

  test('holds the last log lines of the failed applications back for on-failure alone', () => {
    const apps = [
      createApp({ appId: 'good' }, ['fine']),
      createApp({ appId: 'bad', settlement: settle('failure') }, ['one', 'two']),
      createApp({ appId: 'mute', settlement: settle('failure') }),
    ];
    const view = createView({ apps });
    expect(renderEnding(view, { ...STREAM, logs: 'on-failure' }).logs).toEqual([
      { title: 'Last log lines of bad', log: { lines: ['one', 'two'], marks: [], before: 0, after: 0 } },
    ]);
    expect(renderEnding(view, STREAM).logs).toEqual([]);
  });

  test('has the lines around the error of each application whose cause is known, ten at most', () => {
    const apps = [failedApp('bad', LOG, [PLACED, OTHER_ERROR]), failedApp('mute', LOG, [])];
    const [failing, ...others] = renderEnding(createView({ apps }), STREAM).failing;
    expect(others).toEqual([]);
    expect(failing?.title).toBe('Log lines around the error of bad (10 earlier and 7 later lines left out)');
    expect(failing?.log.lines).toHaveLength(23);
    expect(failing?.log.marks.map((at) => failing.log.lines[at])).toEqual([LOG[20], 'line 25']);
    const many = Array.from({ length: 12 }, (_, index) => failedApp(`app-${index}`, LOG, [PLACED]));
    expect(renderEnding(createView({ apps: many }), STREAM).failing).toHaveLength(10);
  });

  test('holds back at most as many lines as asked for, around the error if its cause is known', () => {
    const apps = [failedApp('bad', LOG, [PLACED]), failedApp('mute', LOG, [])];
    const { logs } = renderEnding(createView({ apps }), { ...STREAM, logs: 'on-failure', logTail: 12 });
    expect(logs.map(({ title }) => title)).toEqual([
      'Log lines around the error of bad (14 earlier and 14 later lines left out)',
      'Last log lines of mute',
    ]);
    expect(logs.map(({ log: { lines } }) => [lines.length, lines[0]])).toEqual([
      [12, 'line 14'],
      [12, 'line 28'],
    ]);
  });

  test('of a step of which nothing is known is its interruption', () => {
    const ending = renderBareEnding(explainSignal('SIGINT'), true);
    expect(ending).toMatchObject({ passed: false, verdict: [], outputs: { result: 'cancelled' } });
    expect(ending.summary).toMatch(
      /^## ❌ The step was stopped \(SIGINT\) before the deployment finished\n\nA deployment/,
    );
    expect(ending.annotations).toHaveLength(1);
    expect(renderBareEnding(explainSignal('SIGINT'), false).summary).toBeNull();
  });
});

test('the job summary of a step whose inputs cannot be used has each value in one cell, without markup, and cut', () => {
  const seen = `a | b\n# c @d <img src=x> ${'e'.repeat(1000)}`;
  const text = summaryOf(new InputError([{ name: 'commit', seen, problem: 'is not a commit.' }]));
  const row = text?.split('\n').find((line) => line.startsWith('| commit'));
  expect(row?.match(/\|/g)).toHaveLength(4);
  expect(row).not.toMatch(/<img|@d/);
  expect(row?.length).toBeLessThan(300);
});
