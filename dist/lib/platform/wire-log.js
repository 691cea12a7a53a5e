import { ProtocolError } from '../kernel/errors.js';
import { parseInstant } from '../kernel/instant.js';
import { isObject, parseJson, readWord, renderCompact } from './json.js';
const LIST_KEYS = ['results', 'logs', 'data', 'lines'];
const TEXT_KEYS = ['message', 'msg', 'line', 'log', 'text'];
const TIME_KEYS = ['created_at', 'timestamp'];
/**
 * Decodes a log of any shape into its lines, in the answer's order: JSON (a bare array, or one under `results`, `logs`, `data`
 * or `lines`), JSON by the line, or plain text. What is none of the known line shapes is shown as compact JSON.
 * Throws ProtocolError for an HTML page, and for JSON that is announced and broken.
 */
export function decodeLog({ status, contentType, text }) {
    if (status === 204 || text.trim() === '')
        return [];
    const type = contentType.toLowerCase();
    if (type.includes('html'))
        throw new ProtocolError('$', 'log lines', 'an HTML page');
    const isJsonLines = /ndjson|jsonl|json-seq|stream\+json/.test(type);
    const isJson = !isJsonLines && /[/+]json/.test(type);
    const isListLike = isJson || /^\s*[[{]/.test(text);
    const whole = isListLike ? tryParse(text) : undefined;
    if (whole !== undefined && !isJsonLines)
        return decodeWhole(whole);
    const rows = splitRows(text);
    const present = rows.filter((row) => row.trim() !== '');
    if (isJsonLines || present.every(isJsonLine))
        return present.map(decodeRow);
    if (isJson)
        parseJson(text);
    return rows.map(plain);
}
/**
 * Answers the last `tail` lines, oldest first, whatever the service did with `tail` and the order: sorted by time, equal times
 * in the service's order, where every line has one; else as they came.
 */
export function lastLines(lines, tail) {
    const timed = lines.flatMap((line) => (line.epochMs === null ? [] : [{ line, epochMs: line.epochMs }]));
    if (timed.length < lines.length)
        return lines.slice(Math.max(0, lines.length - tail));
    const isNewestFirst = (timed.at(0)?.epochMs ?? 0) > (timed.at(-1)?.epochMs ?? 0);
    const inOrder = isNewestFirst ? timed.reverse() : timed;
    return inOrder
        .sort((one, other) => one.epochMs - other.epochMs)
        .slice(Math.max(0, lines.length - tail))
        .map(({ line }) => line);
}
function decodeWhole(json) {
    if (json === null)
        return [];
    if (Array.isArray(json))
        return json.map(decodeLine);
    if (typeof json === 'string')
        return splitRows(json).map(plain);
    if (!isObject(json))
        return [decodeLine(json)];
    const list = LIST_KEYS.map((key) => json[key]).find((value) => Array.isArray(value));
    return Array.isArray(list) ? list.map(decodeLine) : [decodeLine(json)];
}
function decodeLine(json) {
    if (typeof json === 'string')
        return plain(json);
    if (!isObject(json))
        return plain(renderCompact(json, '$'));
    const epochMs = TIME_KEYS.map((key) => parseInstant(json[key])).find((instant) => instant !== null) ?? null;
    return { text: textOf(json) ?? renderCompact(json, '$'), epochMs, id: readWord(json['id']) };
}
function decodeRow(row) {
    const json = tryParse(row);
    return json === undefined ? plain(row) : decodeLine(json);
}
/** An application may write JSON of its own as plain text, so an object is a log line only where it has a line's text. */
function isJsonLine(row) {
    const json = tryParse(row);
    return isObject(json) && textOf(json) !== null;
}
function textOf(json) {
    const text = TEXT_KEYS.map((key) => json[key]).find((value) => typeof value === 'string');
    return typeof text === 'string' ? text : null;
}
function plain(text) {
    return { text, epochMs: null, id: null };
}
function splitRows(text) {
    const rows = text.split(/\r\n|\n|\r/);
    return rows.at(-1) === '' ? rows.slice(0, -1) : rows;
}
function tryParse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
