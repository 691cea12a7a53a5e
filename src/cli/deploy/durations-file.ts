import { randomUUID } from 'node:crypto';
import {
  closeSync,
  constants,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import type { Terminal } from '../arguments/command.ts';
import {
  addDuration,
  type Durations,
  keyOfDurations,
  parseDurations,
  renderDurations,
  usualMs,
} from './typical-duration.ts';

/** How long the deployments of a platform's applications usually take on this machine. No call throws. */
export interface UsualDurations {
  /** In milliseconds; null where nothing is known. */
  usualMs(appId: string): number | null;
  /** Keeps how long successful deployments took; where that cannot be written, nothing is kept. */
  keep(took: readonly { readonly appId: string; readonly durationMs: number }[]): void;
}

const MAX_BYTES = 1_048_576;
const NOTHING_KNOWN: UsualDurations = { usualMs: () => null, keep: () => undefined };

/**
 * Returns the durations that are kept in `$XDG_STATE_HOME/touchdown/durations.json` (else in `~/.local/state`; freedesktop.org's Base
 * Directory Specification); none in a CI, whose machines are nobody's own, nor where there is no home.
 */
export function openUsualDurations(env: Terminal['env'], baseUrl: string): UsualDurations {
  const path = pathOf(env);
  if (path === null) return NOTHING_KNOWN;
  const durations = readDurations(path);
  return {
    usualMs: (appId) => usualMs(durations, keyOfDurations(baseUrl, appId)),
    keep: (took) => {
      if (took.length === 0) return;
      // Read anew: another run may have written meanwhile.
      const kept = took.reduce(
        (all, { appId, durationMs }) => addDuration(all, keyOfDurations(baseUrl, appId), durationMs),
        readDurations(path),
      );
      writeDurations(path, kept);
    },
  };
}

function pathOf(env: Terminal['env']): string | null {
  if (!['', 'false', '0'].includes(env['CI'] ?? '')) return null;
  const { XDG_STATE_HOME: stateHome = '', HOME: home = '' } = env;
  const folder = isAbsolute(stateHome) ? stateHome : isAbsolute(home) ? join(home, '.local', 'state') : null;
  return folder === null ? null : join(folder, 'touchdown', 'durations.json');
}

function readDurations(path: string): Durations {
  try {
    // A pipe in its place must not hold up the deployment.
    const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    try {
      const facts = fstatSync(file);
      const isUsable = facts.isFile() && facts.size <= MAX_BYTES;
      return parseDurations(isUsable ? readFileSync(file, 'utf8') : '');
    } finally {
      closeSync(file);
    }
  } catch {
    return new Map();
  }
}

function writeDurations(path: string, durations: Durations): void {
  const draft = `${path}.${randomUUID()}`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(draft, renderDurations(durations), { mode: 0o600, flag: 'wx' });
    renameSync(draft, path);
  } catch {
    rmQuietly(draft);
  }
}

function rmQuietly(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // What cannot be removed stays; nothing rests on it.
  }
}
