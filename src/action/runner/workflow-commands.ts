import { appendFileSync, mkdtempSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as core from '@actions/core';
import type { Annotation } from '../../report/annotation.ts';
import { messageOf } from '../../report/interruption.ts';
import type { OutputName } from '../../report/outputs.ts';
import type { InputName, StateName } from '../inputs/contract.ts';

/** The runner's commands. No call throws; printed texts must be safe already. */
export interface Commands {
  /** The text of an input, untrimmed; empty if it was not given. */
  input(name: InputName): string;
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

/** The state that the runner keeps for the post step: one variable of its environment for each name. */
export interface RunnerState {
  save(name: string, value: string): void;
  read(name: string): string;
}

/** Windows takes 32,767 characters in one variable of the environment, name included; Linux 128 KiB, at most 3 bytes a unit. */
const MAX_VALUE_UNITS = 30_000;
/** The runner appends every value to one file, and reads all of it at the end of the step. */
const MAX_TOTAL_UNITS = 1_048_576;
/** A shorter value never needs a file: the file's path would be about as long. */
const SHORT_UNITS = 300;
const MAX_FILE_BYTES = 67_108_864;
const IN_FILE = 'file:';

/**
 * Returns a state for texts of any length: a short one is saved in the runner's state; for a long one, the state holds the path of a
 * file in `folder`. An unchanged text is not written again. `save` throws if the file cannot be written, and the post step then reads
 * the previous text; `read` throws if the file cannot be read or is larger than 64 MiB.
 */
export function createStateStore(state: RunnerState, folder: string): RunnerState {
  const saved = new Map<string, string>();
  const inFile = new Set<string>();
  let givenUnits = 0;
  let home: string | null = null;
  const give = (name: string, value: string): void => {
    state.save(name, value);
    givenUnits += value.length;
  };
  const saveToFile = (name: string, text: string): void => {
    home ??= mkdtempSync(join(folder, 'touchdown-'));
    const path = join(home, `${name}.json`);
    // Renamed into place, so that a killed process leaves a complete text.
    writeFileSync(`${path}.new`, text, { mode: 0o600 });
    renameSync(`${path}.new`, path);
    if (!inFile.has(name)) give(name, `${IN_FILE}${path}`);
    inFile.add(name);
  };
  return {
    save: (name, text) => {
      if (saved.get(name) === text) return;
      const fits = text.length <= MAX_VALUE_UNITS && givenUnits + text.length <= MAX_TOTAL_UNITS;
      if (fits || text.length <= SHORT_UNITS) {
        give(name, text);
        inFile.delete(name);
      } else saveToFile(name, text);
      saved.set(name, text);
    },
    read: (name) => {
      const value = state.read(name);
      return value.startsWith(IN_FILE) ? readText(value.slice(IN_FILE.length)) : value;
    },
  };
}

function readText(path: string): string {
  if (statSync(path).size > MAX_FILE_BYTES) throw new RangeError(`${path} is larger than ${MAX_FILE_BYTES} bytes`);
  return readFileSync(path, 'utf8');
}
