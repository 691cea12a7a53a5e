import type { Clock } from '../kernel/clock.ts';
import { findSecrets } from '../kernel/redaction.ts';
import { plainLine } from '../kernel/untrusted.ts';
import type { RelayLog } from './ports.ts';

type Facts = Parameters<RelayLog>[2];

/** How an entry begins. */
interface Head {
  /** ISO 8601. */
  readonly time: string;
  readonly level: Parameters<RelayLog>[0];
  readonly message: string;
}

const LINE_BYTES = 8192;
const TEXT_CHARS = 1000;
const PLAIN_CHARS = 1000;
/** Nothing that JSON escapes, and no white space that would be made one space: it is rendered as it stands. */
const PLAIN = /^(?:[\x21\x23-\x5b\x5d-\x7e]+(?: [\x21\x23-\x5b\x5d-\x7e]+)*)?$/;
const KEY = /^[\w.-]{1,64}$/;

/**
 * Answers a log of one JSON line an entry: `time` (ISO 8601), `level`, `message`, `facts`. Texts are cleaned, redacted, then cut to
 * 1,000 characters; facts that do not fit into 8 KiB are left out, and `cut` says how many. Never throws.
 */
export function createJsonLog(write: (line: string) => void, clock: Clock): RelayLog {
  const timeOf = createTimeText();
  return (level, message, facts) => {
    try {
      const head = { time: timeOf(clock.epochMs()), level, message };
      const plain = renderPlain(head, facts);
      write(plain ?? `${renderEntry({ ...head, message: clean(message) }, facts)}\n`);
    } catch {
      // Whoever logs is in the middle of something that matters more.
    }
  };
}

/** Answers what renders an instant (epoch milliseconds) as ISO 8601: in a flood, many entries are of one. */
function createTimeText(): (at: number) => string {
  let last = { at: Number.NaN, text: '' };
  return (at) => {
    if (at !== last.at) last = { at, text: new Date(at).toISOString() };
    return last.text;
  };
}

/** Short texts of printable ASCII, of which one look at all of them shows that no secret is in them; null for any other entry. */
function renderPlain({ time, level, message }: Head, facts: Facts = {}): string | null {
  if (!PLAIN.test(message)) return null;
  let texts = message;
  let members = '';
  for (const key in facts) {
    const value = facts[key];
    if (!KEY.test(key) || (typeof value === 'string' && !PLAIN.test(value))) return null;
    texts += `\n${key}\n${value}`;
    members += `${members === '' ? '' : ','}"${key}":${typeof value === 'string' ? `"${value}"` : JSON.stringify(value)}`;
  }
  if (texts.length > PLAIN_CHARS || findSecrets(texts).length > 0) return null;
  const rest = members === '' ? '' : `,"facts":{${members}}`;
  return `{"time":"${time}","level":"${level}","message":"${message}"${rest}}\n`;
}

function renderEntry(head: Head, facts: Facts = {}): string {
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
