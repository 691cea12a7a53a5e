import type { Clock } from '../kernel/clock.ts';
import { findSecrets } from '../kernel/redaction.ts';
import { plainLine } from '../kernel/untrusted.ts';
import type { RelayLog } from './ports.ts';

type Facts = NonNullable<Parameters<RelayLog>[2]>;

interface Entry {
  /** ISO 8601. */
  readonly time: string;
  readonly level: Parameters<RelayLog>[0];
  readonly message: string;
  readonly facts: Facts;
}

/** The line of an entry, which is not yet searched for secrets, and all of its texts where they may be. */
interface Plain {
  readonly line: string;
  readonly texts: string;
}

/** An entry that waits to be written; `plain` is null where it has no short line. */
interface Gathered extends Entry {
  readonly plain: Plain | null;
}

const LINE_BYTES = 8192;
const TEXT_CHARS = 1000;
const PLAIN_CHARS = 1000;
const MOST_GATHERED = 512;
/** Nothing that JSON escapes, and no white space that would be made one space: it is rendered as it stands. */
const PLAIN = /^(?:[\x21\x23-\x5b\x5d-\x7e]+(?: [\x21\x23-\x5b\x5d-\x7e]+)*)?$/;
const KEY = /^[\w.-]{1,64}$/;

/** A log whose entries of one turn of the event loop go out together. */
export interface GatheringLog {
  readonly log: RelayLog;
  /** Writes what is gathered, now. Never throws. */
  flush(): void;
}

/**
 * Answers a log of one JSON line an entry: `time` (ISO 8601), `level`, `message`, `facts`. Texts are cleaned, redacted, then cut to
 * 1,000 characters; facts that do not fit into 8 KiB are left out, and `cut` says how many. Never throws.
 */
export function createJsonLog(write: (line: string) => void, clock: Clock): RelayLog {
  const { log, flush } = createGatheringLog(write, clock, () => {});
  return (...entry) => {
    log(...entry);
    flush();
  };
}

/**
 * Answers the same log, which writes what is usual together, once `whenQuiet` calls back: `write` then gets several whole lines, and the
 * system is asked once for all. A warning or an error goes out at once, after what came before it.
 */
export function createGatheringLog(
  write: (lines: string) => void,
  clock: Clock,
  whenQuiet: (flush: () => void) => void,
): GatheringLog {
  const timeOf = createTimeText();
  let gathered: Gathered[] = [];
  const flush = (): void => {
    const entries = gathered;
    gathered = [];
    if (entries.length > 0) attempt(() => write(renderAll(entries)));
  };
  return {
    flush,
    log: (level, message, facts = {}) => {
      const entry = { time: timeOf(clock.epochMs()), level, message, facts };
      const isUrgent = level === 'warn' || level === 'error';
      const isFirst = gathered.push({ ...entry, plain: attempt(() => renderPlain(entry)) }) === 1;
      if (isUrgent || gathered.length >= MOST_GATHERED) flush();
      else if (isFirst) whenQuiet(flush);
    },
  };
}

/** One look at all that is plain shows that no secret is in it; where one is, each of them is cleaned. */
function renderAll(entries: readonly Gathered[]): string {
  const isClean = findSecrets(entries.map(({ plain }) => plain?.texts ?? '').join('\n')).length === 0;
  return entries.map((entry) => (isClean ? entry.plain?.line : null) ?? `${renderEntry(entry)}\n`).join('');
}

/** Whoever logs is in the middle of something that matters more; null where it throws. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** Answers what renders an instant (epoch milliseconds) as ISO 8601: in a flood, many entries are of one. */
function createTimeText(): (at: number) => string {
  let last = { at: Number.NaN, text: '' };
  return (at) => {
    if (at !== last.at) last = { at, text: new Date(at).toISOString() };
    return last.text;
  };
}

/** Short texts of printable ASCII go into the line as they stand, secrets among them; null for any other entry. */
function renderPlain({ time, level, message, facts }: Entry): Plain | null {
  if (!PLAIN.test(message)) return null;
  let texts = message;
  let members = '';
  for (const key in facts) {
    const value = facts[key];
    if (!KEY.test(key) || (typeof value === 'string' && !PLAIN.test(value))) return null;
    texts += `\n${key}\n${value}`;
    members += `${members === '' ? '' : ','}"${key}":${typeof value === 'string' ? `"${value}"` : JSON.stringify(value)}`;
  }
  if (texts.length > PLAIN_CHARS) return null;
  const rest = members === '' ? '' : `,"facts":{${members}}`;
  return { line: `{"time":"${time}","level":"${level}","message":"${message}"${rest}}\n`, texts };
}

function renderEntry({ time, level, message, facts }: Entry): string {
  const head = { time, level, message: clean(message) };
  const kept: [string, unknown][] = [];
  let left = LINE_BYTES - Buffer.byteLength(JSON.stringify(head)) - '\n,"facts":{},"cut":10000'.length;
  let cut = 0;
  for (const [key, value] of Object.entries(facts)) {
    const entry: [string, unknown] = [
      KEY.test(key) ? clean(key) : 'fact',
      typeof value === 'string' ? clean(value) : value,
    ];
    const bytes = Buffer.byteLength(JSON.stringify(entry));
    if (bytes <= left) kept.push(entry);
    else cut += 1;
    left -= bytes <= left ? bytes : 0;
  }
  return JSON.stringify({
    ...head,
    ...(kept.length === 0 ? {} : { facts: Object.fromEntries(kept) }),
    ...(cut === 0 ? {} : { cut }),
  });
}

/** Cut after redaction, so that no half of a secret is left. */
function clean(text: string): string {
  const line = plainLine(text);
  return line.length <= TEXT_CHARS ? line : `${line.slice(0, TEXT_CHARS - 1).toWellFormed()}…`;
}
