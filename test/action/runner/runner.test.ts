import { describe, expect, test } from 'vitest';
import type { Host, StopSignal } from '../../../src/action/runner/host.ts';
import { runStep, type Step } from '../../../src/action/runner/runner.ts';
import { InputError } from '../../../src/kernel/errors.ts';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import { renderEnding } from '../../../src/report/ending.ts';
import { OUTPUT_NAMES } from '../../../src/report/outputs.ts';
import { type EndedRun, viewEnd } from '../../../src/report/view.ts';
import { failedApp, LOG, PLACED } from '../../report/support/causes.ts';
import { createApp, createFacts, createView, settle } from '../../report/support/facts.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { refusalOf } from '../../support/refusal.ts';
import { type RecordedCommands, recordCommands } from './support/recorded-commands.ts';

interface Scene {
  readonly commands: RecordedCommands;
  /** The exit codes, of which there is to be one. */
  readonly exits: number[];
  /** Monotonic milliseconds at the first of them. */
  exitedAt: number;
}

interface World {
  readonly commands: RecordedCommands;
  stop(signal: StopSignal): void;
  crash(error: unknown): void;
  wait(durationMs: number): Promise<void>;
}

/** Runs a body to the end of its process, with a clock that jumps. */
async function play(body: (step: Step, world: World) => Promise<void>, env: Host['env'] = {}): Promise<Scene> {
  const clock = createFakeClock();
  const commands = recordCommands();
  const scene: Scene = { commands, exits: [], exitedAt: -1 };
  let stop: (signal: StopSignal) => void = () => {};
  let crash: (error: unknown) => void = () => {};
  const ended = new Promise<void>((resolve) => {
    const host: Host = {
      env,
      onStop: (listen) => {
        stop = listen;
      },
      onCrash: (listen) => {
        crash = listen;
      },
      exit: async (code) => {
        scene.exits.push(code);
        scene.exitedAt = clock.monotonicMs();
        resolve();
      },
    };
    const world: World = {
      commands,
      stop: (signal) => stop(signal),
      crash: (error) => crash(error),
      wait: clock.wait,
    };
    void runStep((step) => body(step, world), { host, commands, clock });
  });
  await clock.run(ended);
  return scene;
}

/** What a run with debug logging shows of an error that ends the step. */
async function debugOf(error: unknown, env: Host['env']): Promise<string[]> {
  const { commands } = await play(() => Promise.reject(error), env);
  return commands.lines.filter((line) => line.startsWith('debug '));
}

function errorsIn({ commands }: Scene): string[] {
  return commands.lines.filter((line) => line.startsWith('error '));
}

const OPTIONS = { logs: 'stream', summary: true } as const;
const forever = (): Promise<never> => new Promise(() => {});
const open = createFacts({ apps: [createApp({ settlement: null })] });
const endOpen = (step: Step): void =>
  step.endWith((interruption) => renderEnding(viewEnd(open, interruption), OPTIONS));
const endDone = (step: Step): void =>
  step.endWith((interruption) => renderEnding(viewEnd(createFacts(), interruption), OPTIONS));

describe('a step', () => {
  test('ends with what its body said, and exits 0 where that passes', async () => {
    const scene = await play(async (step) => endDone(step));
    expect(scene.exits).toEqual([0]);
    expect(scene.commands.outputs.result).toBe('success');
    expect(scene.commands.summaries).toHaveLength(1);
    expect(scene.commands.states.phase).toBe('finished');
    expect(errorsIn(scene)).toEqual([]);
  });

  test('has every output set, pessimistically, before its body runs, in case it is killed', async () => {
    let seen: RecordedCommands['outputs'] = {};
    await play(async (_, { commands }) => {
      seen = { ...commands.outputs };
    });
    expect(Object.keys(seen).sort()).toEqual([...OUTPUT_NAMES].sort());
    expect(seen).toMatchObject({ result: 'unknown', confirmed: 'false', results: '[]' });
    expect(seen.reason).toBe('The step was stopped before it had a result.');
  });

  test('that is given bad inputs fails with one error that lists them, and result unknown', async () => {
    const scene = await play(async () => {
      throw new InputError([{ name: 'timeout', seen: 'soon', problem: 'is not a duration.' }]);
    });
    expect(scene.exits).toEqual([1]);
    expect(errorsIn(scene)).toEqual([expect.stringContaining(refusalOf('timeout', 'soon', 'is not a duration.'))]);
    expect(scene.commands.outputs).toMatchObject({ result: 'unknown', reason: expect.stringContaining('timeout') });
  });

  test.each([
    ['throws', async () => Promise.reject(new TypeError('boom'))],
    [
      'is interrupted by an uncaught error',
      async (world: World) => {
        world.crash(new TypeError('boom'));
        await forever();
      },
    ],
  ])('that %s is unknown, with what is known of its deployments', async (_, fail) => {
    const scene = await play(async (step, world) => {
      endOpen(step);
      await fail(world);
    });
    expect(scene.exits).toEqual([1]);
    expect(scene.commands.outputs).toMatchObject({ result: 'unknown', 'deployment-id': 'dep-7', state: 'RUNNING' });
    expect(errorsIn(scene)).toEqual([expect.stringContaining('boom')]);
    expect(scene.commands.summaries).toHaveLength(1);
  });

  test.each<[string, string, (step: Step) => Promise<void>]>([
    [
      'that crashes after all its deployments were good',
      'boom',
      async (step) => {
        endDone(step);
        throw new Error('boom');
      },
    ],
    [
      'whose result cannot be rendered',
      'no words',
      async (step) =>
        step.endWith(() => {
          throw new Error('no words');
        }),
    ],
    ['that sets no ending', 'without a result', async () => {}],
  ])('%s is not good, and has one error: %s', async (_, said, body) => {
    const scene = await play(body);
    expect(scene.exits).toEqual([1]);
    expect(scene.commands.outputs.result).toBe('unknown');
    expect(errorsIn(scene)).toEqual([expect.stringContaining(said)]);
  });

  test('shows the stack of an error only in a run with debug logging, with its causes and without secrets', async () => {
    registerSecret('stack-secret');
    const error = new Error('outer', { cause: new TypeError('inner stack-secret', { cause: 'thrown' }) });
    expect(await debugOf(error, {})).toEqual([]);
    expect(await debugOf(error, { RUNNER_DEBUG: '1' })).toEqual([
      expect.stringMatching(
        /^debug Error: outer\n +at .*\ncaused by: TypeError: inner \*\*\*\n.*\ncaused by: thrown$/s,
      ),
    ]);
  });
});

describe('a step that is stopped', () => {
  test('is cancelled where its body gives up by throwing', async () => {
    const scene = await play(async (step, world) => {
      world.stop('SIGTERM');
      step.signal.throwIfAborted();
    });
    expect(scene.exits).toEqual([1]);
    expect(scene.commands.outputs.result).toBe('cancelled');
  });

  test('ends within five seconds although its body hangs, with what is known by then', async () => {
    const scene = await play(async (step, world) => {
      endOpen(step);
      await world.wait(60_000);
      world.stop('SIGINT');
      await forever();
    });
    expect(scene.exits).toEqual([1]);
    expect(scene.exitedAt - 60_000).toBeLessThan(4_500);
    expect(scene.commands.outputs).toMatchObject({ result: 'cancelled', 'deployment-id': 'dep-7' });
    expect(errorsIn(scene)).toEqual([expect.stringContaining('SIGINT')]);
    expect(scene.commands.states.phase).toBe('finished');
  });

  test('keeps its verdict if it is stopped while only reports are left to write', async () => {
    const scene = await play(async (step, world) => {
      endDone(step);
      world.stop('SIGINT');
      await forever();
    });
    expect([scene.exits, errorsIn(scene)]).toEqual([[0], []]);
    expect(scene.commands.outputs).toMatchObject({ result: 'success', confirmed: 'true' });
  });

  test('ends at once when it is stopped again', async () => {
    const scene = await play(async (_, world) => {
      world.stop('SIGINT');
      await world.wait(10);
      world.stop('SIGINT');
      await forever();
    });
    expect(scene).toMatchObject({ exits: [1], exitedAt: 10 });
  });
});

const FAILED = createView({ apps: [createApp({ settlement: settle('failure') }, ['one', '::error::x'])] });

/** Ends a step without a summary with what is seen of its deployments. */
const endOf = (view: EndedRun, logs: 'stream' | 'on-failure'): Promise<Scene> =>
  play(async (step) => step.endWith(() => renderEnding(view, { logs, summary: false })));

describe('the ending of a step', () => {
  test('prints the logs that were held back, then the verdict, then one error', async () => {
    const { commands } = await endOf(FAILED, 'on-failure');
    expect(commands.lines).toEqual([
      expect.stringMatching(/^group .* app-1$/),
      'info │ one',
      'info │ ::error::x',
      'endgroup',
      'info Deployment failed: app-1 (commit a1b2c3d, 1 min 12 s). It came to failure.',
      expect.stringMatching(/^error Deployment failed: app-1: Application app-1: It came to failure\. /),
    ]);
    expect(commands.summaries).toEqual([]);
  });
});

describe('the lines around an error', () => {
  test('are printed outside of a group, before the verdict, with the error in red', async () => {
    const log = LOG.with(20, '##[error]::error::x');
    const view = createView({ apps: [failedApp('app-1', log, [PLACED])] });
    const { commands } = await endOf(view, 'stream');
    expect(commands.lines).toHaveLength(1 + 23 + 2);
    expect(commands.lines.slice(0, 2)).toEqual([
      'info Log lines around the error of app-1 (10 earlier and 7 later lines left out):',
      'info │   line 10',
    ]);
    expect(commands.lines[11]).toBe('info │ \x1b[31m→ ##\u200b[error]::error::x\x1b[0m');
    expect(commands.lines.slice(23, 25)).toEqual([
      'info │   line 32',
      expect.stringMatching(/^info Deployment failed/),
    ]);
    expect(commands.lines.at(-1)).toMatch(/^error Deployment failed: app-1: src\/server\.ts:42 Property/);
  });

  test('are not printed twice if they are all of a log that was held back', async () => {
    const view = createView({ apps: [failedApp('app-1', LOG.slice(15, 30), [{ ...PLACED, at: 5 }])] });
    const { commands } = await endOf(view, 'on-failure');
    expect(commands.lines.slice(0, 2)).toEqual(['info Log lines around the error of app-1:', 'info │   line 15']);
    expect(commands.lines).toHaveLength(1 + 15 + 2);
  });
});
