import type { Clock } from '../kernel/clock.ts';
import { findSecrets } from '../kernel/redaction.ts';
import { plainLine } from '../kernel/untrusted.ts';
import type { RelayLog } from './ports.ts';

type Facts = Parameters<RelayLog>[2];

const LINE_BYTES = 8192;
const TEXT_CHARS = 1000;
const PLAIN_CHARS = 1000;
/** No escape of JSON, so no quote or control character in a text either; no white space that would be made one space. */
const PLAIN = /^(?!.*(?: {2}|" | "))[\x20-\x5b\x5d-\x7e]*$/;
const KEY = /^[\w.-]{1,64}$/;

/**
 * Answers a log of one JSON line an entry: `time` (ISO 8601), `level`, `message`, `facts`. Texts are cleaned, redacted, then cut to
 * 1,000 characters; facts that do not fit into 8 KiB are left out, and `cut` says how many. Never throws.
 */
export function createJsonLog(write: (line: string) => void, clock: Clock): RelayLog {
  return (level, message, facts) => {
    try {
      const head = { time: new Date(clock.epochMs()).toISOString(), level, message };
      const plain = renderPlain(head, facts);
      write(plain ?? `${renderEntry({ ...head, message: clean(message) }, facts)}\n`);
    } catch {
      // Whoever logs is in the middle of something that matters more.
    }
  };
}

/** Short texts of printable ASCII, of which one look at all of them shows that no secret is in them; null for any other entry. */
function renderPlain(head: { readonly message: string }, facts: Facts = {}): string | null {
  const line = JSON.stringify(Object.keys(facts).length === 0 ? head : { ...head, facts });
  if (line.length > PLAIN_CHARS || !PLAIN.test(line)) return null;
  let texts = head.message;
  for (const key in facts) {
    if (!KEY.test(key)) return null;
    texts += `\n${key}\n${facts[key]}`;
  }
  return findSecrets(texts).length > 0 ? null : `${line}\n`;
}

function renderEntry(head: object, facts: Facts = {}): string {
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
