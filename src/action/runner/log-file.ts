import { closeSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderBytes } from '../../kernel/units.ts';
import { messageOf } from '../../report/interruption.ts';
import { renderRemark } from '../../report/log-sentences.ts';
import type { Environment } from './host.ts';

const LOG_FILE_BYTES = 104_857_600;

/** The file that holds the log as it was read, up to its limit. No call throws. */
export interface LogFile {
  /** Null if the file could not be created. */
  readonly path: string | null;
  write(lines: readonly string[]): void;
  close(): void;
}

/**
 * Creates a log file that only this user can read, in a folder of its own under RUNNER_TEMP (outside of a runner, under the
 * system's folder for temporary files). Once it cannot be created or written, or would be larger than `mostBytes`, `warn` is called and
 * nothing more is written.
 */
export function createLogFile(env: Environment, warn: (sentence: string) => void, mostBytes = LOG_FILE_BYTES): LogFile {
  let file: number | null = null;
  let leftBytes = mostBytes;
  const attempt = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      file = null;
      warn(`The log file is incomplete. ${messageOf(error)}`);
    }
  };
  const close = (): void => {
    if (file === null) return;
    const open = file;
    file = null;
    attempt(() => closeSync(open));
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
      const bytes = Buffer.from(`${lines.join('\n')}\n`);
      leftBytes -= bytes.length;
      if (leftBytes >= 0) return attempt(() => writeAll(open, bytes));
      const size = renderBytes(mostBytes);
      attempt(() => writeAll(open, Buffer.from(`${renderRemark(`the log continues; this file ends at ${size}`)}\n`)));
      close();
      warn(`The log file is incomplete: it ends at ${size}.`);
    },
    close,
  };
}

function writeAll(file: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(file, bytes, written);
}
