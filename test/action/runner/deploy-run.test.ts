import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { watchApplications } from '../../../src/action/runner/deploy-run.ts';
import type { RenderEnding, Step } from '../../../src/action/runner/runner.ts';
import type { Watch } from '../../../src/action/runner/watch.ts';
import type { Ending } from '../../../src/report/ending.ts';
import { NO_LINKS } from '../../../src/report/view.ts';
import { createRecord } from '../../report/support/facts.ts';
import { explainSignal } from '../../report/support/interruptions.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { readWith } from './support/inputs.ts';
import { type RecordedCommands, recordCommands } from './support/recorded-commands.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

interface Scene {
  readonly watches: readonly Watch[];
  readonly commands: RecordedCommands;
  end(): Ending;
  stop(): Ending;
}

function begin(given: Parameters<typeof readWith>[0] = {}): Scene {
  const commands = recordCommands();
  let render: RenderEnding | null = null;
  const step: Step = {
    signal: new AbortController().signal,
    commands,
    env: { RUNNER_TEMP: folder },
    endWith: (how) => {
      render = how;
    },
  };
  const { watches } = watchApplications(step, readWith(given), createFakeClock(), {
    requests: () => ({ used: 3, remaining: null }),
    links: () => NO_LINKS,
  });
  const renderEnding = (interruption: Parameters<RenderEnding>[0]): Ending => {
    if (render === null) throw new Error('the step set no ending');
    return render(interruption);
  };
  return { watches, commands, end: () => renderEnding(null), stop: () => renderEnding(explainSignal('SIGINT')) };
}

describe('the watches of a step', () => {
  test('are one an application, in the order of the input', () => {
    const { watches, end } = begin({ 'app-id': 'b,a' });
    for (const [index, appId] of ['b', 'a'].entries()) watches[index]?.changed(createRecord({ appId }));
    const results: { 'app-id': string }[] = JSON.parse(end().outputs.results);
    expect(results.map((result) => result['app-id'])).toEqual(['b', 'a']);
  });

  test('make the ending of what they saw', () => {
    const { watches, end } = begin();
    watches[0]?.changed(createRecord());
    expect(end()).toMatchObject({
      passed: true,
      outputs: { result: 'success', 'requests-used': '3', 'rate-limit-remaining': '' },
      summary: expect.stringContaining('Deployed: app-1'),
    });
  });

  test('have the log closed, and its group ended, before the ending is reported', () => {
    const { watches, commands, end } = begin();
    watches[0]?.line({ text: 'one', epochMs: null, id: null });
    end();
    watches[0]?.line({ text: 'late', epochMs: null, id: null });
    expect(commands.lines).toEqual(['group Log', 'info │ one', 'endgroup']);
  });

  test('include every application in an early ending, even one that was not started', () => {
    const { watches, stop } = begin({ 'app-id': 'begun,waiting' });
    watches[0]?.changed(createRecord({ appId: 'begun', settlement: null }));
    const { outputs, annotations } = stop();
    expect(outputs.result).toBe('cancelled');
    expect(annotations.map(({ title }) => title)).toEqual(['Cancelled: begun', 'Cancelled: waiting']);
    expect(JSON.parse(outputs.results)).toHaveLength(2);
  });

  test('have no log file where no log is read, and no summary where none is wanted', () => {
    const { end } = begin({ logs: 'off', summary: 'false' });
    expect(end()).toMatchObject({ outputs: { 'log-file': '' }, summary: null });
    expect(readdirSync(folder)).toEqual([]);
  });

  test('hold the log back until a failure under on-failure', () => {
    const { watches, commands, end } = begin({ logs: 'on-failure', 'log-tail': '1' });
    watches[0]?.line({ text: 'one\ntwo', epochMs: null, id: null });
    watches[0]?.changed(createRecord({ settlement: null }));
    expect(commands.lines.join()).not.toContain('two');
    expect(end().logs).toMatchObject([{ title: expect.stringMatching(/ app-1$/), log: { lines: ['two'] } }]);
  });
});
