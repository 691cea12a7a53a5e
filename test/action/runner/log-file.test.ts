import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLogFile, type LogFile } from '../../../src/action/runner/log-file.ts';

describe('the log file', () => {
  let folder = '';
  const warnings: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'log-file-'));
    warnings.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function create(env: Record<string, string> = { RUNNER_TEMP: folder }): LogFile {
    return createLogFile(env, (sentence) => warnings.push(sentence));
  }

  function pathOf({ path }: LogFile): string {
    if (path === null) throw new Error('there is no log file');
    return path;
  }

  test('is a new one under RUNNER_TEMP, readable by this user alone', () => {
    const path = pathOf(create());
    expect(pathOf(create())).not.toBe(path);
    expect(dirname(dirname(path))).toBe(folder);
    // There, the folder's access list says it, and every mode is shown as 0666.
    if (process.platform === 'win32') return;
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
  });

  test('lies in the system’s folder for temporary files outside of a runner', () => {
    const path = pathOf(create({}));
    expect(path.startsWith(tmpdir())).toBe(true);
    rmSync(dirname(path), { recursive: true });
  });

  test('holds each line as soon as it is written', () => {
    const file = create();
    file.write(['one', 'zwölf']);
    file.write([]);
    file.write(['three']);
    expect(readFileSync(pathOf(file), 'utf8')).toBe('one\nzwölf\nthree\n');
  });

  test('ends at its limit, says so in its last line and by one warning', () => {
    const file = createLogFile({ RUNNER_TEMP: folder }, (sentence) => warnings.push(sentence), 8);
    file.write(['one', 'two']);
    file.write(['three']);
    file.write(['4']);
    file.close();
    expect(readFileSync(pathOf(file), 'utf8')).toBe('one\ntwo\n… the log continues; this file ends at 8 B …\n');
    expect(warnings).toEqual(['The log file is incomplete: it ends at 8 B.']);
  });

  test('that cannot be created has no path, costs one warning and breaks nothing', () => {
    const file = create({ RUNNER_TEMP: join(folder, 'none') });
    file.write(['one']);
    file.write(['two']);
    file.close();
    expect(file.path).toBeNull();
    expect(warnings).toEqual([expect.stringMatching(/^The log file is incomplete\. .*ENOENT/)]);
  });
});
