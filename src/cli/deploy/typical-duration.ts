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
import { fieldOf, parseJson } from '../../kernel/hostile-json.ts';
import { isObject } from '../../platform/http/json.ts';
import type { Terminal } from '../arguments/command.ts';

/** How long deployments took, in milliseconds, the oldest first, by `keyOfDurations`; the last deployed application is last. */
type Durations = ReadonlyMap<string, readonly number[]>;

const MAX_DURATIONS = 20;
const MAX_APPLICATIONS = 500;
const MAX_KEY_CHARS = 2048;
const MAX_MS = 2_147_483_647;

function keyOfDurations(baseUrl: string, appId: string): string {
  return `${baseUrl} ${appId}`;
}

/** Returns the typical duration in milliseconds; null if unknown. */
export function typicalMs(durations: Durations, key: string): number | null {
  const sorted = [...(durations.get(key) ?? [])].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

/** Returns the durations with one more of an application; keeps the last 20 of each of the last 500 applications. */
export function addDuration(durations: Durations, key: string, durationMs: number): Durations {
  const kept = durations.get(key) ?? [];
  const others = [...durations].filter(([other]) => other !== key);
  const added = [key, [...kept, Math.round(durationMs)].slice(-MAX_DURATIONS)] as const;
  return new Map([...others, added].slice(-MAX_APPLICATIONS));
}

/** Parses the text of `renderDurations`; leaves out what cannot be used. Never throws. */
export function parseDurations(text: string): Durations {
  const kept = fieldOf(parseJson(text), 'durations');
  const entries = Object.entries(isObject(kept) ? kept : {}).filter(([key]) => key.length <= MAX_KEY_CHARS);
  const usable = entries.map(([key, list]) => [key, decodeList(list)] as const).filter(([, list]) => list.length > 0);
  return new Map(usable.slice(-MAX_APPLICATIONS));
}

/** Renders durations as the text of a file. */
export function renderDurations(durations: Durations): string {
  return `${JSON.stringify({ version: 1, durations: Object.fromEntries(durations) })}\n`;
}

function decodeList(list: unknown): readonly number[] {
  if (!Array.isArray(list)) return [];
  const numbers = list.slice(-MAX_DURATIONS).filter((value) => Number.isFinite(value));
  return numbers.filter((value) => value >= 0 && value <= MAX_MS);
}

/** How long the deployments of a platform's applications typically take on this machine. No call throws. */
export interface TypicalDurations {
  /** In milliseconds; null if unknown. */
  typicalMs(appId: string): number | null;
  /** Stores the durations of successful deployments, if possible. */
  keep(took: readonly { readonly appId: string; readonly durationMs: number }[]): void;
}

const MAX_BYTES = 1_048_576;
const NOTHING_KNOWN: TypicalDurations = { typicalMs: () => null, keep: () => undefined };

/** Opens the durations in `$XDG_STATE_HOME/touchdown/durations.json` (freedesktop.org's Base Directory Specification); not in a CI. */
export function openTypicalDurations(env: Terminal['env'], baseUrl: string): TypicalDurations {
  const path = pathOf(env);
  if (path === null) return NOTHING_KNOWN;
  const durations = readDurations(path);
  return {
    typicalMs: (appId) => typicalMs(durations, keyOfDurations(baseUrl, appId)),
    keep: (took) => {
      if (took.length === 0) return;
      // Read again: another run may have written meanwhile.
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
    // A pipe at this path must not block the deployment.
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
    // It is harmless if the file cannot be removed.
  }
}
