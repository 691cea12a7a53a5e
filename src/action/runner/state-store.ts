import { mkdtempSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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
