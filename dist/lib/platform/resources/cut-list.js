import { endOfString, isTooLarge } from '../http/json.js';
/** Room for the ten thousand lines of six values each that can be asked for. */
const MAX_PART_VALUES = 60_000;
/**
 * Returns both ends of a list that is too large to be parsed; null where `text` is not too large or has no such list. The list is the
 * whole text, or stands in an object under one of `keys`. What is cut out is not checked to be JSON. Time linear in the text, twice.
 */
export function cutList(text, keys) {
    if (!isTooLarge(text))
        return null;
    const whole = scanList(text, keys, () => { });
    if (whole === null)
        return null;
    let [headEnd, tailStart] = [whole.start, whole.end];
    scanList(text, keys, (comma, values) => {
        if (values <= MAX_PART_VALUES)
            headEnd = comma;
        if (whole.values - values <= MAX_PART_VALUES)
            tailStart = Math.min(tailStart, comma + 1);
    });
    if (headEnd === whole.start || tailStart === whole.end)
        return null;
    return { head: `[${text.slice(whole.start, headEnd)}]`, tail: `[${text.slice(tailStart, whole.end)}]` };
}
/** Calls `onElement` at each comma between elements, with the values counted before it. */
function scanList(text, keys, onElement) {
    let depth = 0;
    let values = 0;
    let start = -1;
    let listDepth = -1;
    let key = '';
    for (let at = 0; at < text.length; at++) {
        const character = text[at];
        if (character === '"') {
            const end = endOfString(text, at);
            if (depth === 1 && start < 0)
                key = text.slice(at + 1, Math.min(end, at + 99));
            at = end;
        }
        else if (character === ',') {
            if (depth === listDepth)
                onElement(at, values);
            values += 1;
        }
        else if (character === '[' || character === '{') {
            values += 1;
            depth += 1;
            const isList = start < 0 && character === '[' && (depth === 1 || (depth === 2 && keys.includes(key)));
            if (isList)
                [start, listDepth] = [at + 1, depth];
        }
        else if (character === ']' || character === '}') {
            if (depth === listDepth)
                return { start, end: at, values };
            depth -= 1;
        }
    }
    return null;
}
