import { ProtocolError } from '../../kernel/errors.ts';
import { fieldOf, textOf } from '../../kernel/hostile-json.ts';
import { parseInstant } from '../../kernel/instant.ts';
import type { LineOrigin, LogLine } from '../../logs/log-source.ts';
import {
  endOfString,
  isObject,
  isTooLarge,
  type JsonObject,
  parseJson,
  parseJsonOrNothing,
  readWord,
  renderCompact,
} from '../http/json.ts';

/** A log response, as far as it matters for reading it. */
export interface LogBody {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** Five times as many as can be requested, so that a service that ignores `tail` and sends the newest first can be read. */
const MAX_ROWS = 50_000;
const LIST_KEYS = ['results', 'logs', 'data', 'lines'];
const TEXT_KEYS = ['message', 'msg', 'line', 'log', 'text'];
const TIME_KEYS = ['created_at', 'timestamp'];

/**
 * Decodes a log of any shape into its lines, in the response's order: JSON (a bare array, or one under `results`, `logs`, `data`
 * or `lines`), JSON by the line, or plain text. What is none of the known line shapes is shown as compact JSON.
 * Of plain text and JSON by the line, the last 50,000 lines; of a JSON list of more than 100,000 values, the newest that have 60,000. Throws
 * ProtocolError for an HTML page, and for JSON that is announced and broken, or too large without being a list.
 */
export function decodeLog({ status, contentType, text }: LogBody): LogLine[] {
  if (status === 204 || text.trim() === '') return [];
  const type = contentType.toLowerCase();
  if (type.includes('html')) throw new ProtocolError('$', 'log lines', 'an HTML page');
  const isJsonLines = /ndjson|jsonl|json-seq|stream\+json/.test(type);
  const isJson = !isJsonLines && /[/+]json/.test(type);
  const isListLike = isJson || /^\s*[[{]/.test(text);
  const whole = isListLike ? parseJsonOrNothing(text) : undefined;
  if (whole !== undefined && !isJsonLines) return decodeWhole(whole);
  const cut = isJson ? cutList(text, LIST_KEYS) : null;
  if (cut !== null) return decodeCut(cut);
  const rows = splitRows(text);
  const present = rows.filter((row) => row.trim() !== '');
  if (isJsonLines || present.every(isJsonLine)) return present.map(decodeRow);
  if (isJson) parseJson(text);
  return rows.map(plain);
}

/**
 * Returns the last `tail` lines, oldest first, whatever the service did with `tail` and the order: sorted by time, equal times
 * in the service's order, where every line has one; else as they came.
 */
export function lastLines(lines: readonly LogLine[], tail: number): LogLine[] {
  const timed = lines.flatMap((line) => (line.epochMs === null ? [] : [{ line, epochMs: line.epochMs }]));
  if (timed.length < lines.length) return lines.slice(Math.max(0, lines.length - tail));
  const isNewestFirst = (timed.at(0)?.epochMs ?? 0) > (timed.at(-1)?.epochMs ?? 0);
  const inOrder = isNewestFirst ? timed.reverse() : timed;
  return inOrder
    .sort((one, other) => one.epochMs - other.epochMs)
    .slice(Math.max(0, lines.length - tail))
    .map(({ line }) => line);
}

function decodeWhole(json: unknown): LogLine[] {
  if (json === null) return [];
  if (Array.isArray(json)) return json.map(decodeLine);
  if (typeof json === 'string') return splitRows(json).map(plain);
  if (!isObject(json)) return [decodeLine(json)];
  const list = LIST_KEYS.map((key) => json[key]).find((value) => Array.isArray(value));
  return Array.isArray(list) ? list.map(decodeLine) : [decodeLine(json)];
}

/** The end that is the newer one: the last elements, unless the times say that the list has the newest first. */
function decodeCut({ head, tail }: CutList): LogLine[] {
  const last = decodeWhole(parseJson(tail));
  const lastMs = last.at(-1)?.epochMs ?? null;
  if (lastMs === null) return last;
  const first = decodeWhole(parseJson(head));
  return (first.at(0)?.epochMs ?? lastMs) > lastMs ? first : last;
}

function decodeLine(json: unknown): LogLine {
  if (typeof json === 'string') return plain(json);
  if (!isObject(json)) return plain(renderCompact(json, '$'));
  const epochMs = TIME_KEYS.map((key) => parseInstant(json[key])).find((instant) => instant !== null) ?? null;
  const origin = decodeOrigin(json['details']);
  return {
    text: lineTextOf(json) ?? renderCompact(json, '$'),
    epochMs,
    id: readWord(json['id']),
    ...(origin === null ? {} : { origin }),
  };
}

/** Services of the family say with each line of an environment's log whose it is. */
function decodeOrigin(details: unknown): LineOrigin | null {
  const transmitter = fieldOf(details, 'transmitter');
  const origin = {
    executionId: readWord(fieldOf(details, 'execution_id')),
    transmitterId: readWord(fieldOf(transmitter, 'id')),
    transmitterType: readWord(fieldOf(transmitter, 'type')),
  };
  return Object.values(origin).every((word) => word === null) ? null : origin;
}

function decodeRow(row: string): LogLine {
  const json = parseJsonOrNothing(row);
  return json === undefined ? plain(row) : decodeLine(json);
}

/** An application may write JSON of its own as plain text, so an object is a log line only if it has a line's text. */
function isJsonLine(row: string): boolean {
  const json = parseJsonOrNothing(row);
  return isObject(json) && lineTextOf(json) !== null;
}

function lineTextOf(json: JsonObject): string | null {
  const text = TEXT_KEYS.map((key) => json[key]).find((value) => typeof value === 'string');
  if (typeof text !== 'string' || text === '') return joinParts(json) ?? text ?? null;
  const error = joinParts({ error: json['error'] });
  if (error === null || text.startsWith(error)) return text;
  return error.startsWith(text) ? error : `${text}\n${error}`;
}

/**
 * Joins the texts of a line that has an object as its message or its error; null if it has none. A text that another starts with says
 * nothing more.
 */
function joinParts({ error, message }: JsonObject): string | null {
  const texts = [
    textOf(error, 'user_log_message'),
    longerText(message, 'safe_message'),
    longerText(fieldOf(error, 'underlying_error'), 'message'),
    textOf(error, 'hint_message'),
  ].map((text) => text.trimEnd());
  const isRepeated = (text: string, at: number): boolean =>
    texts.some((other, index) => index !== at && other.startsWith(text) && (other.length > text.length || index < at));
  const said = texts.filter((text, at) => text !== '' && !isRepeated(text, at));
  return said.length === 0 ? null : said.join('\n');
}

function longerText(value: unknown, name: string): string {
  const [text, details] = [textOf(value, name), textOf(value, 'full_details')];
  return details.length > text.length ? details : text;
}

function plain(text: string): LogLine {
  return { text, epochMs: null, id: null };
}

/** The last 50,000 rows: an array of all of them could take a hundred times the text's own memory. */
function splitRows(text: string): string[] {
  if (text === '') return [];
  const rows: string[] = [];
  let end = text.length;
  if (end > 0 && isBreak(text.charCodeAt(end - 1))) end = beforeBreak(text, end);
  while (rows.length < MAX_ROWS) {
    let start = end;
    while (start > 0 && !isBreak(text.charCodeAt(start - 1))) start -= 1;
    rows.push(text.slice(start, end));
    if (start === 0) break;
    end = beforeBreak(text, start);
  }
  return rows.reverse();
}

const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d];

function isBreak(character: number): boolean {
  return character === LINE_FEED || character === CARRIAGE_RETURN;
}

/** Returns where the line break begins that ends at `end`; CR and LF are one. */
function beforeBreak(text: string, end: number): number {
  const isPair = text.charCodeAt(end - 1) === LINE_FEED && text.charCodeAt(end - 2) === CARRIAGE_RETURN;
  return isPair ? end - 2 : end - 1;
}

/** Room for the ten thousand lines of six values each that can be requested. */
const MAX_PART_VALUES = 60_000;

/** The first and the last elements of a list, each part as the JSON of an array. */
interface CutList {
  readonly head: string;
  readonly tail: string;
}

/**
 * Returns both ends of a list that is too large to be parsed; null if `text` is not too large or has no such list. The list is the
 * whole text, or stands in an object under one of `keys`. What is cut out is not checked to be JSON. Time linear in the text, twice.
 */
function cutList(text: string, keys: readonly string[]): CutList | null {
  if (!isTooLarge(text)) return null;
  const whole = scanList(text, keys, () => {});
  if (whole === null) return null;
  let [headEnd, tailStart] = [whole.start, whole.end];
  scanList(text, keys, (comma, values) => {
    if (values <= MAX_PART_VALUES) headEnd = comma;
    if (whole.values - values <= MAX_PART_VALUES) tailStart = Math.min(tailStart, comma + 1);
  });
  if (headEnd === whole.start || tailStart === whole.end) return null;
  return { head: `[${text.slice(whole.start, headEnd)}]`, tail: `[${text.slice(tailStart, whole.end)}]` };
}

/** Where a list's elements begin and end, and how many values were counted up to its end. */
interface Scanned {
  readonly start: number;
  readonly end: number;
  readonly values: number;
}

/** Calls `onElement` at each comma between elements, with the values counted before it. */
function scanList(
  text: string,
  keys: readonly string[],
  onElement: (comma: number, values: number) => void,
): Scanned | null {
  let depth = 0;
  let values = 0;
  let start = -1;
  let listDepth = -1;
  let key = '';
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') {
      const end = endOfString(text, at);
      if (depth === 1 && start < 0) key = text.slice(at + 1, Math.min(end, at + 99));
      at = end;
    } else if (character === ',') {
      if (depth === listDepth) onElement(at, values);
      values += 1;
    } else if (character === '[' || character === '{') {
      values += 1;
      depth += 1;
      const isList = start < 0 && character === '[' && (depth === 1 || (depth === 2 && keys.includes(key)));
      if (isList) [start, listDepth] = [at + 1, depth];
    } else if (character === ']' || character === '}') {
      if (depth === listDepth) return { start, end: at, values };
      depth -= 1;
    }
  }
  return null;
}
