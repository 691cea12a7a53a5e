import { appendFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import * as core from '@actions/core';
import type { Annotation } from '../../report/annotation.ts';
import { messageOf } from '../../report/interruption.ts';
import type { OutputName } from '../../report/outputs.ts';
import type { InputName, StateName } from '../inputs/contract.ts';
import { createStateStore } from './state-store.ts';

/** What a step may tell the runner and ask of it. No call throws; texts that are printed are to be safe already. */
export interface Commands {
  /** The text of an input, untrimmed; empty where it was not given. */
  input(name: InputName): string;
  /** Has the runner hide a value wherever it is printed from now on. */
  mask(value: string): void;
  info(line: string): void;
  /** Shown only in a run with debug logging. */
  debug(line: string): void;
  annotate(annotation: Annotation): void;
  openGroup(title: string): void;
  closeGroup(): void;
  /** The last value given is the one that counts. */
  output(name: OutputName, value: string): void;
  /** Keeps a value of any length for the post step, even if this process is killed. The last one given is the one that counts. */
  saveState(name: StateName, value: string): void;
  /** What the main step saved; empty where it saved nothing. */
  state(name: StateName): string;
  /** Adds Markdown to the job summary; nothing outside of a runner. */
  summarize(markdown: string): void;
}

/** Returns the commands of the runner that started this process; outside of one they print what they would have done. */
export function createCommands(): Commands {
  const told = new Set<string>();
  /** A file that fails must not decide over a deployment's verdict; it is said once of each. */
  const attempt = <T>(what: string, act: () => T): T | null => {
    try {
      return act();
    } catch (error) {
      if (!told.has(what)) core.warning(`${what}. ${messageOf(error)}`);
      told.add(what);
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
    annotate: ({ level, title, message }) => (level === 'error' ? core.error : core.warning)(message, { title }),
    openGroup: (title) => core.startGroup(title),
    closeGroup: () => core.endGroup(),
    output: (name, value) => void attempt('The outputs could not be written', () => core.setOutput(name, value)),
    saveState: (name, value) =>
      void attempt('The state for the post step could not be written', () => store.save(name, value)),
    state: (name) => attempt('The state of the main step could not be read', () => store.read(name)) ?? '',
    summarize: (markdown) => void attempt('The job summary could not be written', () => appendSummary(markdown)),
  };
}

function appendSummary(markdown: string): void {
  const path = process.env['GITHUB_STEP_SUMMARY'];
  if (path !== undefined && path !== '') appendFileSync(path, markdown);
}
