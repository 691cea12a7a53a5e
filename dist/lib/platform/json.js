import { ProtocolError } from '../kernel/errors.js';
/** Parses a body. Throws ProtocolError for what is no JSON, saying what came instead. */
export function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (error) {
        throw new ProtocolError('$', 'JSON', nameText(text), error);
    }
}
/** Tells whether a JSON value is an object, and no array. */
export function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** Answers an id or a word: a string that is not blank, or a number as text; null for anything else. */
export function readWord(value) {
    if (typeof value === 'number' && Number.isFinite(value))
        return String(value);
    return typeof value === 'string' && value.trim() !== '' ? value : null;
}
/** Answers a string that is not blank; null for anything else. */
export function readString(value) {
    return typeof value === 'string' && value.trim() !== '' ? value : null;
}
/** Answers the type of a JSON value as an error names it: never the value. */
export function nameType(value) {
    if (value === undefined)
        return 'missing';
    if (value === null)
        return 'null';
    if (Array.isArray(value))
        return 'an array';
    return typeof value === 'string' && value.trim() === '' ? 'an empty string' : `of type ${typeof value}`;
}
/** Answers a JSON value as compact text. Throws ProtocolError where it is nested too deeply for that. */
export function renderCompact(value, where) {
    try {
        return JSON.stringify(value);
    }
    catch (error) {
        throw new ProtocolError(where, 'a value of few levels', 'nested too deeply to be shown', error);
    }
}
function nameText(text) {
    if (text.trim() === '')
        return 'an empty body';
    return /^\s*</.test(text) ? 'an HTML page' : 'text that is no JSON';
}
