import { type BadInput, InputError } from '../../kernel/errors.ts';
import { describeBadDuration, parseDuration } from '../../kernel/units.ts';
import type { OptionValues } from './command.ts';

/** Reads the values of a command's options and collects the bad ones. */
export interface OptionReader {
  flag(name: string): boolean;
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  /** A number from `least` to `most`; a whole one unless `isWhole` is false. */
  number(name: string, range: { least: number; most: number; isWhole?: boolean }): number | undefined;
  /** A duration above zero, in milliseconds. */
  durationMs(name: string): number | undefined;
  reject(bad: BadInput): void;
  /** Throws InputError with every bad input, if there are any. */
  finish(): void;
}

/** Returns a reader of these values. */
export function createOptionReader(values: OptionValues): OptionReader {
  const bad: BadInput[] = [];
  const text = (name: string): string | undefined => {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    flag: (name) => values[name] === true,
    text,
    texts: (name) => [values[name] ?? []].flat().filter((value) => typeof value === 'string'),
    number(name, { least, most, isWhole = true }) {
      const seen = text(name);
      if (seen === undefined) return undefined;
      const number = /^\d{1,10}(\.\d{1,6})?$/.test(seen) ? Number(seen) : Number.NaN;
      if (number >= least && number <= most && !(isWhole && !Number.isInteger(number))) return number;
      bad.push({
        name: `--${name}`,
        seen,
        problem: `is not ${isWhole ? 'a whole number' : 'a number'} from ${least} to ${most}.`,
      });
      return undefined;
    },
    durationMs(name) {
      const seen = text(name);
      const durationMs = seen === undefined ? null : parseDuration(seen);
      if (seen === undefined || (durationMs !== null && durationMs > 0)) return durationMs ?? undefined;
      bad.push({ name: `--${name}`, seen, problem: describeBadDuration(durationMs) });
      return undefined;
    },
    reject: (found) => bad.push(found),
    finish() {
      if (bad.length > 0) throw new InputError(bad);
    },
  };
}
