import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStateStore, type RunnerState } from '../../../src/action/runner/state-store.ts';

/** Windows takes so many characters in one variable of the environment, its name included. */
const MAX_VARIABLE_UNITS = 32_767;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchdown-state-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The runner's state: every value that was ever saved, and the last of each name. */
function createRunnerState(): RunnerState & { readonly saves: string[]; readonly last: Map<string, string> } {
  const last = new Map<string, string>();
  const saves: string[] = [];
  return {
    last,
    saves,
    save: (name, value) => {
      saves.push(value);
      last.set(name, value);
    },
    read: (name) => last.get(name) ?? '',
  };
}

function open(state = createRunnerState()) {
  const store = createStateStore(state, folder);
  /** What the post step reads: another process has another store. */
  const readAgain = (name: string): string => createStateStore(state, folder).read(name);
  return { state, store, readAgain };
}

describe('the state for the post step', () => {
  test('keeps a short text with the runner, and creates no file for it', () => {
    const { state, store, readAgain } = open();
    store.save('github', '{"sha":"x"}');
    expect(state.last.get('github')).toBe('{"sha":"x"}');
    expect(readAgain('github')).toBe('{"sha":"x"}');
    expect(readAgain('deployments')).toBe('');
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each([29_000, 200_000])('is read as it was saved, and fits a variable of Windows, at %i units', (units) => {
    const { state, store, readAgain } = open();
    const text = '壊'.repeat(units);
    store.save('github', text);
    expect(`STATE_github=${state.last.get('github')}`.length).toBeLessThan(MAX_VARIABLE_UNITS);
    expect(readAgain('github')).toBe(text);
  });

  test('gives the runner about one mebibyte at most, however often it changes', () => {
    const { state, store, readAgain } = open();
    for (let turn = 0; turn < 300; turn++) {
      store.save('github', `${turn} `.padEnd(25_000, 'x'));
      store.save('deployments', `${turn}`.padEnd(400));
    }
    expect(state.saves.join('').length).toBeLessThan(1_100_000);
    expect(readAgain('github')).toBe('299 '.padEnd(25_000, 'x'));
    expect(readAgain('deployments')).toBe('299'.padEnd(400));
    store.save('phase', 'finished');
    store.save('github', '');
    expect([readAgain('phase'), readAgain('github')]).toEqual(['finished', '']);
  });

  test('is only for this user in its file, and leaves one file for each name', () => {
    const { state, store } = open();
    for (const mark of ['a', 'b']) {
      store.save('github', mark.repeat(50_000));
      store.save('deployments', mark.repeat(60_000));
    }
    const [home = ''] = readdirSync(folder);
    const files = readdirSync(join(folder, home)).toSorted();
    expect(files).toEqual(['deployments.json', 'github.json']);
    expect(state.last.get('github')).toBe(`file:${join(folder, home, 'github.json')}`);
    if (process.platform === 'win32') return;
    for (const file of files) expect(statSync(join(folder, home, file)).mode & 0o077).toBe(0);
  });

  test('still has the text before in its file where a new one was cut off', () => {
    const { store, readAgain } = open();
    store.save('github', 'a'.repeat(50_000));
    const [home = ''] = readdirSync(folder);
    writeFileSync(join(folder, home, 'github.json.new'), 'bbb');
    expect(readAgain('github')).toBe('a'.repeat(50_000));
  });

  test('is an error where the file is gone, or larger than any that is written', () => {
    const { state, store, readAgain } = open();
    store.save('github', 'a'.repeat(50_000));
    const path = state.last.get('github')?.replace('file:', '') ?? '';
    truncateSync(path, 67_108_865);
    expect(() => readAgain('github')).toThrow('larger');
    rmSync(path);
    expect(() => readAgain('github')).toThrow('ENOENT');
  });

  test('is an error where there is no folder for it, and the text before stays with the runner', () => {
    const state = createRunnerState();
    const store = createStateStore(state, join(folder, 'none'));
    store.save('github', 'short');
    expect(() => store.save('github', 'a'.repeat(50_000))).toThrow('ENOENT');
    expect(state.last.get('github')).toBe('short');
  });
});
