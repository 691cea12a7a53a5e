import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishJob } from '../../../src/action/post.ts';
import type { Environment, Host, StopSignal } from '../../../src/action/runner/host.ts';
import { runStep } from '../../../src/action/runner/runner.ts';
import type { Commands } from '../../../src/action/runner/workflow-commands.ts';
import { deploy } from '../../../src/action/step.ts';
import { type ActionOutcome, type ActionRun, createCommandFiles, createStepEnv } from '../../support/action-runner.ts';
import { createLoopbackClock } from '../../support/loopback-clock.ts';

/** The results of a step that runs in this process. */
export type StepOutcome = Pick<ActionOutcome, 'exitCode' | 'printed' | 'outputs' | 'state' | 'summary' | 'logFile'>;

/** How a step runs in this process. */
export interface RunHere extends Omit<ActionRun, 'onStart' | 'onOutput' | 'speed' | 'root'> {
  /** Called before the step starts, with what the runner does to stop it. */
  readonly onStart?: (stop: (signal: StopSignal) => void) => void;
}

/**
 * Runs a step in this process, over real sockets, on a clock that jumps once the sockets are idle. Records outputs in memory;
 * tests that start a process check the runner's files.
 */
export async function runStepHere(step: 'main' | 'post', run: RunHere): Promise<StepOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-here-'));
  try {
    const env = { ...createStepEnv(run, createCommandFiles(folder, run.event), folder), ...run.env };
    const kept = keepCommands(env, run.state ?? {});
    const exitCode =
      step === 'main' ? await runMain(kept.commands, env, run.onStart) : await runPost(kept.commands, env);
    const results = kept.read();
    const logFile = results.outputs['log-file'] ?? '';
    return { exitCode, ...results, logFile: logFile === '' ? '' : readFileSync(logFile, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function runMain(commands: Commands, env: Environment, onStart: RunHere['onStart']): Promise<0 | 1> {
  const clock = createLoopbackClock();
  const exit = Promise.withResolvers<0 | 1>();
  const host: Host = {
    env,
    onStop: (listen) => onStart?.(listen),
    onCrash: () => {},
    exit: async (code) => exit.resolve(code),
  };
  await runStep((step) => deploy(step, clock), { host, commands, clock });
  return exit.promise;
}

async function runPost(commands: Commands, env: Environment): Promise<0> {
  await finishJob(commands, env, createLoopbackClock());
  return 0;
}

/** Returns commands that print as the runner's do, and record their arguments. */
function keepCommands(env: Environment, saved: Readonly<Record<string, string>>) {
  const outputs: Record<string, string> = {};
  const state: Record<string, string> = {};
  let [printed, summary] = ['', ''];
  const print = (line: string): void => {
    printed += `${line}\n`;
  };
  const commands: Commands = {
    input: (name) => env[`INPUT_${name.toUpperCase()}`] ?? '',
    mask: (value) => print(`::add-mask::${escapeData(value)}`),
    info: print,
    debug: (line) => print(`::debug::${escapeData(line)}`),
    annotate: ({ level, title, message }) =>
      print(`::${level} title=${escapeData(title).replaceAll(':', '%3A')}::${escapeData(message)}`),
    openGroup: (title) => print(`::group::${title}`),
    closeGroup: () => print('::endgroup::'),
    output: (name, value) => {
      outputs[name] = value;
    },
    saveState: (name, value) => {
      state[name] = value;
    },
    state: (name) => saved[name] ?? '',
    summarize: (markdown) => {
      summary += markdown;
    },
  };
  return { commands, read: () => ({ printed, outputs, state, summary }) };
}

/** Escapes as actions/toolkit's command.ts does. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
