import { parseJson } from '../../kernel/hostile-json.ts';

/** How long deployments took, in milliseconds, the oldest first, by `keyOfDurations`; the application that was deployed last is last. */
export type Durations = ReadonlyMap<string, readonly number[]>;

const MAX_DURATIONS = 20;
const MAX_APPLICATIONS = 500;
const MAX_KEY_CHARS = 2048;
const MAX_MS = 2_147_483_647;

/** Returns the name under which the durations of an application of the platform at that address are kept. */
export function keyOfDurations(baseUrl: string, appId: string): string {
  return `${baseUrl} ${appId}`;
}

/** Returns the median of what is kept of an application, in milliseconds; null where nothing is. */
export function usualMs(durations: Durations, key: string): number | null {
  const sorted = [...(durations.get(key) ?? [])].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? null : Math.round((lower + upper) / 2);
}

/** Returns the durations with one more of an application; the last 20 of each of the last 500 applications are kept. */
export function addDuration(durations: Durations, key: string, durationMs: number): Durations {
  const kept = durations.get(key) ?? [];
  const others = [...durations].filter(([other]) => other !== key);
  const added = [key, [...kept, Math.round(durationMs)].slice(-MAX_DURATIONS)] as const;
  return new Map([...others, added].slice(-MAX_APPLICATIONS));
}

/** Reads durations as `renderDurations` writes them; what of `text` cannot be used is left out. Never throws. */
export function parseDurations(text: string): Durations {
  const entries = entriesOf(parseJson(text), 'durations').filter(([key]) => key.length <= MAX_KEY_CHARS);
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

function entriesOf(json: unknown, key: string): readonly (readonly [string, unknown])[] {
  if (typeof json !== 'object' || json === null) return [];
  const found = new Map<string, unknown>(Object.entries(json)).get(key);
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? Object.entries(found) : [];
}
