import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Host } from '../../src/action/runner/host.ts';
import { runStep } from '../../src/action/runner/runner.ts';
import { deploy } from '../../src/action/step.ts';
import { renderAuthorization } from '../../src/platform/http/authorization.ts';
import type { WorldOptions } from '../../src/sandbox/platform/world-state.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { SETTINGS, type SettingSpec } from '../../src/settings/settings.ts';
import { type RecordedCommands, recordCommands } from '../action/runner/support/recorded-commands.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import { createPlatformOn, exchangeWith, type SimulatedRequest } from '../support/simulated-platform.ts';

const DEFAULTS = Object.fromEntries(
  Object.entries<SettingSpec>(SETTINGS).map(([name, setting]) => [name, setting.default ?? '']),
);

/** The result of a step that ran in this process. */
export interface PlayedStep extends Pick<RecordedCommands, 'lines' | 'outputs' | 'states' | 'summaries'> {
  readonly exitCode: 0 | 1;
  readonly requests: readonly SimulatedRequest[];
  /** The text of the file that `log-file` names; empty if the file does not exist. */
  readonly logFile: string;
  /** Deployments that the platform started. */
  readonly started: number;
  readonly sandbox: Sandbox;
  /** How long the step took on its own clock, in milliseconds. */
  readonly tookMs: number;
}

/** The environment of a step, in addition to the settings of the sandbox. */
export interface Surroundings extends WorldOptions {
  /** The payload that triggered the workflow. */
  readonly event?: unknown;
  readonly env?: Readonly<Record<string, string>>;
  /** Changes the sandbox before the step starts. */
  readonly prepare?: (sandbox: Sandbox) => Promise<unknown>;
}

/**
 * Deploys an application that is named as a scenario (several: a line each), with the inputs' defaults and `inputs`. All is real but the sockets, the
 * runner and the clock, which the step and the platform share and which jumps, so that nothing depends on this machine's speed.
 */
export async function playStep(
  appId: string,
  inputs: Readonly<Record<string, string>> = {},
  { event = {}, env = {}, prepare, ...world }: Surroundings = {},
): Promise<PlayedStep> {
  const clock = createFakeClock();
  const random = createSeededRandom(1);
  const sandbox = createSandbox({ ...world, clock });
  const requests: SimulatedRequest[] = [];
  const commands = recordCommands({
    ...DEFAULTS,
    token: 'sandbox-ci',
    'app-id': appId,
    'base-url': 'http://127.0.0.1:1',
    ...inputs,
  });
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-play-'));
  const eventPath = join(folder, 'event.json');
  writeFileSync(eventPath, JSON.stringify(event));
  await prepare?.(sandbox);
  const exit = Promise.withResolvers<0 | 1>();
  const host: Host = {
    env: {
      RUNNER_TEMP: folder,
      GITHUB_EVENT_PATH: eventPath,
      GITHUB_SHA: 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334',
      ...env,
    },
    onStop: () => {},
    onCrash: () => {},
    exit: async (code) => exit.resolve(code),
  };
  try {
    const finished = runStep(
      (step) =>
        deploy(step, clock, random, ({ gate, token, authScheme = 'auto' }) =>
          createPlatformOn(
            exchangeWith(sandbox, clock, requests),
            clock,
            random,
            gate,
            renderAuthorization(token, authScheme),
          ),
        ),
      { host, commands, clock },
    );
    await clock.run(finished);
    return {
      ...commands,
      exitCode: await exit.promise,
      requests,
      logFile: commands.outputs['log-file'] ? readFileSync(commands.outputs['log-file'], 'utf8') : '',
      started: sandbox.deploymentsStarted(appId),
      sandbox,
      tookMs: clock.monotonicMs(),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns the errors that a step showed beside the job. */
export function errorsOf({ lines }: Pick<PlayedStep, 'lines'>): readonly string[] {
  return lines.filter((line) => line.startsWith('error '));
}

/** Returns the lines of the application's log that a step printed, without the mark before them. */
export function logLinesOf({ lines }: Pick<PlayedStep, 'lines'>): readonly string[] {
  return lines.flatMap((line) => /^info (?:\[[^\]]+\] )?│ (.*)$/s.exec(line)?.[1] ?? []);
}

/** Returns the requests that change something, as `POST /application/a/deploy`. */
export function writesOf({ requests }: Pick<PlayedStep, 'requests'>): readonly string[] {
  return requests.flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`]));
}
