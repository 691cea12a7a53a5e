const NUMBER = String.raw`(\d{1,12}(?:\.\d{1,6})?)`;
const BARE_SECONDS = new RegExp(`^${NUMBER}$`);
const PARTS = new RegExp(`^(?:${NUMBER}h)?(?:${NUMBER}m)?(?:${NUMBER}s)?(?:${NUMBER}ms)?$`);
const UNITS = [
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1000],
  ['ms', 1],
] as const;

/**
 * Returns how many whole milliseconds `text` means, or null if it means no duration.
 * `500ms`, `90s`, `10m`, `1h30m`, `1.5h`: each unit at most once, the largest first; a bare number is seconds.
 * Nothing negative. Never throws.
 */
export function parseDuration(text: string): number | null {
  const written = text.trim();
  const bare = BARE_SECONDS.exec(written)?.[1];
  if (bare !== undefined) return asDuration(Number(bare) * 1000);
  const parts = PARTS.exec(written)?.slice(1);
  if (parts === undefined || written === '') return null;
  return asDuration(UNITS.reduce((sum, [, unitMs], index) => sum + Number(parts[index] ?? 0) * unitMs, 0));
}

function asDuration(durationMs: number): number | null {
  const wholeMs = Math.round(durationMs);
  return Number.isSafeInteger(wholeMs) ? wholeMs : null;
}

/** Returns whole milliseconds as {@link parseDuration} reads them: `1h30m`; empty for 0. */
export function writeDuration(durationMs: number): string {
  const parts = UNITS.map(([unit, unitMs], index) => {
    const [, largerMs = Number.POSITIVE_INFINITY] = UNITS[index - 1] ?? [];
    const count = Math.floor((durationMs % largerMs) / unitMs);
    return count === 0 ? '' : `${count}${unit}`;
  });
  return parts.join('');
}

/** Returns what is wrong with a duration that is longer than `mostMs`, as a predicate: a bare number may have been meant as milliseconds. */
export function sayTooLong(text: string, mostMs: number): string {
  const problem = `is longer than ${writeDuration(mostMs)}`;
  if (!BARE_SECONDS.test(text.trim())) return `${problem}.`;
  const meantMs = Math.round(Number(text));
  const how = meantMs <= mostMs ? ` For milliseconds, use ${writeDuration(meantMs)}.` : '';
  return `${problem}: a number without a unit is seconds.${how}`;
}

/** Returns a duration in at most two units: `450 ms`, `2.5 s`, `1 min 12 s`, `2 d 3 h`; `0 s` below zero. Never throws. */
export function renderDuration(durationMs: number): string {
  if (!(durationMs >= 0.5)) return '0 s';
  if (Math.round(durationMs) < 1000) return `${Math.round(durationMs)} ms`;
  const tenths = Math.round(durationMs / 100);
  if (tenths < 100) return `${tenths / 10} s`;
  const seconds = Math.round(durationMs / 1000);
  if (seconds < 3600) return renderPair(seconds, 60, 'min', 's');
  const minutes = Math.round(seconds / 60);
  if (minutes < 1440) return renderPair(minutes, 60, 'h', 'min');
  return renderPair(Math.round(minutes / 60), 24, 'd', 'h');
}

function renderPair(count: number, perLarge: number, large: string, small: string): string {
  const shown = [
    [Math.floor(count / perLarge), large],
    [count % perLarge, small],
  ] as const;
  return shown
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${amount} ${unit}`)
    .join(' ');
}

/** Returns a duration in seconds, with one decimal. */
export function toSeconds(durationMs: number): number {
  return Math.round(durationMs / 100) / 10;
}

/** Returns a size as a person reads it, in binary units: `0 B`, `999 B`, `1.5 KiB`, `64 KiB`, `10 MiB`. Never throws. */
export function renderBytes(bytes: number): string {
  let amount = bytes > 0 ? Math.round(bytes) : 0;
  let unit = 'B';
  for (const larger of ['KiB', 'MiB', 'GiB', 'TiB']) {
    if (roundForShow(amount) < 1024) break;
    amount /= 1024;
    unit = larger;
  }
  return `${roundForShow(amount)} ${unit}`;
}

function roundForShow(amount: number): number {
  return amount < 10 ? Math.round(amount * 10) / 10 : Math.round(amount);
}
