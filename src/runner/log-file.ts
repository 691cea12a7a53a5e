import { closeSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../report/interruption.ts';
import type { Environment } from './environment.ts';

/** The file that holds the whole log as it was seen. No call throws. */
export interface LogFile {
  /** Null where the file could not be created. */
  readonly path: string | null;
  write(lines: readonly string[]): void;
  close(): void;
}

/**
 * Creates a log file that only this user can read, in a folder of its own under RUNNER_TEMP (outside of a runner, under the
 * system's folder for temporary files). `warn` is told, once, where it cannot be created or written; nothing is written after that.
 */
export function createLogFile(env: Environment, warn: (sentence: string) => void): LogFile {
  let file: number | null = null;
  const attempt = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      file = null;
      warn(`The log file is not complete. ${messageOf(error)}`);
    }
  };
  let path: string | null = null;
  attempt(() => {
    path = join(mkdtempSync(join(env['RUNNER_TEMP'] || tmpdir(), 'touchdown-')), 'deployment.log');
    file = openSync(path, 'wx', 0o600);
  });
  return {
    path: file === null ? null : path,
    write: (lines) => {
      if (file === null || lines.length === 0) return;
      const open = file;
      attempt(() => writeAll(open, Buffer.from(`${lines.join('\n')}\n`)));
    },
    close: () => {
      if (file === null) return;
      const open = file;
      file = null;
      attempt(() => closeSync(open));
    },
  };
}

function writeAll(file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}
