import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../src/kernel/clock.ts';
import { openStage, without } from './stage.ts';

const HEAD = 'up:\n  project: { name: shop }\n  environment: { name: e }\n';
const TWO = `${HEAD}  databases: { one: { type: A } }\n  applications: { api: { needs: [one], variables: { A: b } } }\n`;

const MINUTE_MS = 60_000;
/** The longest wait for a window; limits of calls are longer. */
const HOUR_MS = 3_660_000;

/** Returns the clock, which calls `waits` when the command starts to wait for a window. */
function watchWindows(clock: Clock, waits: () => void): Clock {
  return {
    ...clock,
    wait: (durationMs, signal) => {
      const waiting = clock.wait(durationMs, signal);
      if (durationMs > MINUTE_MS && durationMs < HOUR_MS) waits();
      return waiting;
    },
  };
}

/** Runs `up` within a window of so many requests, and interrupts it while it waits for the next. */
async function interruptAfter(rateLimit: number, yaml: string, line = '') {
  let interrupt = (): void => undefined;
  const stage = await openStage(yaml, { rateLimit });
  const clock = watchWindows(stage.clock, () => interrupt());
  const { terminal, code } = stage.begin(line, { clock });
  interrupt = () => queueMicrotask(() => terminal.end());
  return { stage, code: await code, ...terminal.printed };
}

/** The rows of the table at the end, without ids. */
function rowsOf(out: string): readonly string[] {
  return out
    .split('\n')
    .filter((line) => line.split('\t').length === 4)
    .map((line) => line.split('\t').toSpliced(1, 1).join(' ').trim());
}

describe('touchdown up, interrupted while it waits for the rate limit', () => {
  test('shows unsent steps as not started, and finished ones as done', async () => {
    const { stage, code, out } = await interruptAfter(5, TWO);
    expect(code).toBe(130);
    expect(rowsOf(out)).toEqual([
      'project created',
      'environment created',
      'database:one not started not started',
      'application:api not started not started',
      'variable:api/A not started',
    ]);
    expect(out).not.toContain('FAILED');
    expect(out).toContain('database:one: not started, because the run ended early\n');
    expect((await stage.state()).pending).toEqual({});
  });

  test('counts an application as not deployed if only its status was read', async () => {
    const yaml = `${HEAD}  applications: { api: {}, web: { needs: [api] } }\n`;
    const { stage, code, out } = await interruptAfter(8, yaml, '--timeout 3h');
    expect(without(stage.requests())).not.toContain('deploy');
    expect([code, rowsOf(out).slice(-2)]).toEqual([
      130,
      ['application:api created not started', 'application:web created not started'],
    ]);
    expect(out).not.toContain('was lost');
  });
});
