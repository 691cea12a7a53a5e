import { appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as core from '@actions/core';
import type { Annotation } from '../../report/annotation.ts';
import { messageOf } from '../../report/interruption.ts';
import type { OutputName } from '../../report/outputs.ts';
import type { SettingName } from '../../settings/settings.ts';
import { createStateStore } from './state-store.ts';

/** The names of the values for the post step. `phase` is `started`, then `finished`; `github` is what must still be written there. */
export type StateName = 'phase' | 'deployments' | 'github';

/** The runner's commands. No call throws; printed texts must be safe already. */
export interface Commands {
  /** The text of an input, untrimmed; empty if it was not given. */
  input(name: SettingName): string;
  mask(value: string): void;
  info(line: string): void;
  /** Shown only in a run with debug logging. */
  debug(line: string): void;
  annotate(annotation: Annotation): void;
  openGroup(title: string): void;
  closeGroup(): void;
  /** Sets an output; the last value counts. */
  output(name: OutputName, value: string): void;
  /** Keeps a value of any length for the post step, even if this process is killed. The last value counts. */
  saveState(name: StateName, value: string): void;
  /** What the main step saved; empty if it saved nothing. */
  state(name: StateName): string;
  summarize(markdown: string): void;
}

/** Returns the commands of the runner that started this process; outside of one they print what they would do. */
export function createCommands(): Commands {
  const reported = new Set<string>();
  /** A file that cannot be written must not decide a deployment's verdict; it is reported once for each. */
  const attempt = <T>(what: string, act: () => T): T | null => {
    try {
      return act();
    } catch (error) {
      if (!reported.has(what)) core.warning(`${what}. ${messageOf(error)}`);
      reported.add(what);
      return null;
    }
  };
  const runnerState = { save: core.saveState, read: core.getState };
  const store = createStateStore(runnerState, process.env['RUNNER_TEMP'] || tmpdir());
  return {
    input: (name) => core.getInput(name, { trimWhitespace: false }),
    mask: (value) => core.setSecret(value),
    info: (line) => core.info(line),
    debug: (line) => core.debug(line),
    annotate: ({ level, title, message, position }) =>
      (level === 'error' ? core.error : core.warning)(message, { title, ...renderPosition(position) }),
    openGroup: (title) => core.startGroup(title),
    closeGroup: () => core.endGroup(),
    output: (name, value) => void attempt('The outputs could not be written', () => core.setOutput(name, value)),
    saveState: (name, value) =>
      void attempt('The state for the post step could not be written', () => store.save(name, value)),
    state: (name) => attempt('The state of the main step could not be read', () => store.read(name)) ?? '',
    summarize: (markdown) => void attempt('The job summary could not be written', () => appendSummary(markdown)),
  };
}

function renderPosition(position: Annotation['position']): core.AnnotationProperties {
  if (position === undefined) return {};
  const { file, line, column } = position;
  return {
    file,
    ...(line === undefined ? {} : { startLine: line }),
    ...(column === undefined ? {} : { startColumn: column }),
  };
}

function appendSummary(markdown: string): void {
  const path = process.env['GITHUB_STEP_SUMMARY'];
  if (path !== undefined && path !== '') appendFileSync(path, markdown);
}
