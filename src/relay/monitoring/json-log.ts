import type { Clock } from '../../kernel/clock.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import type { RelayLog } from '../interfaces.ts';

const MAX_LINE_BYTES = 8192;
const MAX_TEXT_CHARS = 1000;
const KEY = /^[\w.-]{1,64}$/;

/**
 * Returns a log that writes each entry as one line of JSON: `time` (ISO 8601), `level`, `message`, `facts`. Texts are cleaned, redacted,
 * then cut to 1,000 characters. Facts beyond 8 KiB are omitted; `cut` counts them. Never throws.
 */
export function createJsonLog(write: (line: string) => void, clock: Clock): RelayLog {
  return (level, message, facts = {}) => {
    const time = new Date(clock.epochMs()).toISOString();
    try {
      write(`${renderEntry({ time, level, message: clean(message) }, facts)}\n`);
    } catch {
      // A failing log must not stop the relay.
    }
  };
}

function renderEntry(head: object, facts: object): string {
  const start = JSON.stringify(head).slice(0, -1);
  const kept: string[] = [];
  let left = MAX_LINE_BYTES - Buffer.byteLength(start) - ',"facts":{},"cut":10000}\n'.length;
  let cut = 0;
  for (const [key, value] of Object.entries(facts)) {
    const name = KEY.test(key) ? clean(key) : 'fact';
    const text = `${JSON.stringify(name)}:${JSON.stringify(typeof value === 'string' ? clean(value) : value)}`;
    const bytes = Buffer.byteLength(text) + 1;
    if (bytes <= left) kept.push(text);
    else cut += 1;
    left -= bytes <= left ? bytes : 0;
  }
  return `${start}${kept.length === 0 ? '' : `,"facts":{${kept.join()}}`}${cut === 0 ? '' : `,"cut":${cut}`}}`;
}

/** Cuts after redaction, so that no part of a secret remains. */
function clean(text: string): string {
  const line = plainLine(text);
  return line.length <= MAX_TEXT_CHARS ? line : `${line.slice(0, MAX_TEXT_CHARS - 1).toWellFormed()}…`;
}
