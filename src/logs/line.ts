import { redact } from '../kernel/redaction.ts';
import type { LogLine } from './log-source.ts';

/** Says which lines are the same line: they have equal numbers, in one window or across two. */
export interface NumberedWindows {
  readonly old: readonly number[];
  readonly fresh: readonly number[];
  /** True if ids identify lines. */
  readonly usesIds: boolean;
  /** Returns true for the number of a line with an id or a time, so that seeing it again is no coincidence. */
  isDistinct(number: number): boolean;
}

/**
 * Returns the identity of every line of two windows of one log: its id if it has one, else its time and text. Ids are ignored if one
 * stands for two texts in one window (it names something else, such as a container), or if most ids in both windows belong to different
 * lines (they were counted anew, as after a restart).
 */
export function numberWindows(old: readonly LogLine[], fresh: readonly LogLine[]): NumberedWindows {
  const usesIds = areLineIds(old) && areLineIds(fresh) && areSameIds(old, fresh);
  const byId = new Map<string, number>();
  const byTextAndTime = new Map<string, number>();
  const texts = new Map<string, number>();
  const distinct: boolean[] = [];
  const numberOf = ({ id, epochMs, text }: LogLine): number => {
    const isNamed = usesIds && id !== null;
    const numbers = isNamed ? byId : byTextAndTime;
    // The text's number stands for the text: keys with the text itself would double the memory of a window.
    const key = isNamed ? id : `${epochMs ?? ''} ${getOrAdd(texts, text, texts.size)}`;
    const number = getOrAdd(numbers, key, distinct.length);
    if (number === distinct.length) distinct.push(isNamed || epochMs !== null);
    return number;
  };
  return {
    old: old.map(numberOf),
    fresh: fresh.map(numberOf),
    usesIds,
    isDistinct: (number) => distinct[number] ?? false,
  };
}

/** What was added to a line that was read before it was complete. */
export interface Growth {
  readonly rest: LogLine;
  /** True if an id or a time says that it is the same line; else the lines around it have to. */
  readonly isSure: boolean;
}

/** Returns what `now` adds to `before`; null if it is another line, or has nothing more. */
export function growthOf(before: LogLine | undefined, now: LogLine | undefined, usesIds: boolean): Growth | null {
  if (before === undefined || now === undefined || before.text === '') return null;
  if (now.text.length <= before.text.length || !now.text.startsWith(before.text)) return null;
  const isNamed = usesIds && before.id !== null;
  const isSame = isNamed ? now.id === before.id : now.epochMs === before.epochMs && (!usesIds || now.id === null);
  if (!isSame) return null;
  return { rest: { ...now, text: restOf(before.text, now.text) }, isSure: isNamed || before.epochMs !== null };
}

/** Returns what to show of a completed line; all of it, redacted, if a secret begins in the part that was shown. */
function restOf(before: string, now: string): string {
  const [shown, whole] = [redact(before), redact(now)];
  return whole.startsWith(shown) ? whole.slice(shown.length) : whole;
}

function getOrAdd(numbers: Map<string, number>, key: string, next: number): number {
  const known = numbers.get(key);
  if (known === undefined) numbers.set(key, next);
  return known ?? next;
}

/** Returns the lines without repeated ids; all of them if the ids do not identify lines. */
export function dropRepeatedIds(lines: readonly LogLine[]): readonly LogLine[] {
  if (!areLineIds(lines)) return lines;
  const seen = new Set<string>();
  return lines.filter(({ id }) => {
    if (id === null) return true;
    const isNew = !seen.has(id);
    seen.add(id);
    return isNew;
  });
}

function areLineIds(lines: readonly LogLine[]): boolean {
  const texts = new Map<string, string>();
  return lines.every(({ id, text }) => {
    if (id === null) return true;
    const known = texts.get(id);
    if (known === undefined) texts.set(id, text);
    return known === undefined || known === text;
  });
}

/** One line may differ: the last one, if it was read before it was complete. */
function areSameIds(old: readonly LogLine[], fresh: readonly LogLine[]): boolean {
  const known = new Map(old.map((line) => [line.id, line]));
  let shared = 0;
  let different = 0;
  for (const line of fresh) {
    const before = line.id === null ? undefined : known.get(line.id);
    if (before === undefined) continue;
    shared += 1;
    if (before.text !== line.text || before.epochMs !== line.epochMs) different += 1;
  }
  return different <= 1 || different * 2 <= shared;
}

/** Returns how many lines are missing between two windows if their ids are consecutive numbers; null if unknown. */
export function countMissing(old: readonly LogLine[], fresh: readonly LogLine[]): number | null {
  const [, last] = readCount(old) ?? [];
  const [first] = readCount(fresh) ?? [];
  return last === undefined || first === undefined || first <= last ? null : first - last - 1;
}

function readCount(lines: readonly LogLine[]): readonly [first: number, last: number] | null {
  const counts = lines.map(({ id }) => (id !== null && /^\d{1,15}$/.test(id) ? Number(id) : Number.NaN));
  const first = counts[0];
  if (first === undefined || counts.length < 2) return null;
  return counts.every((count, index) => count === first + index) ? [first, first + counts.length - 1] : null;
}
