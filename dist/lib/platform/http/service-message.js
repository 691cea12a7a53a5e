import { safeSentence } from '../../kernel/untrusted.js';
import { parseJsonOrNothing } from './json.js';
/** Characters of what a service said: a sentence of its own, never a page. */
const LONGEST = 300;
/**
 * Returns what a service says in the body of an error: `message`, else `detail`, else `error`; a list is joined; plain text
 * is taken as it is, a page of HTML is not. One line, redacted, at most 300 characters; empty where it says nothing.
 */
export function readServiceMessage(body) {
    const text = body.trim();
    const json = parseJsonOrNothing(text);
    if (json === undefined)
        return text.startsWith('<') ? '' : safeSentence(text, LONGEST);
    return safeSentence(saidIn(json)[0] ?? '', LONGEST);
}
/** Returns what a service says in the body of an error, one field a line, each cut: for matching, never for showing. */
export function readServiceWords(body) {
    const json = parseJsonOrNothing(body.trim());
    const said = json === undefined ? [body] : saidIn(json);
    return said.map((words) => words.slice(0, LONGEST)).join('\n');
}
/** What is said at all, the most telling field first. */
function saidIn(json) {
    if (typeof json === 'string')
        return [json];
    if (typeof json !== 'object' || json === null)
        return [];
    const fields = new Map(Object.entries(json));
    return ['message', 'detail', 'error'].map((name) => wordsOf(fields.get(name))).filter((words) => words !== '');
}
function wordsOf(value) {
    const list = Array.isArray(value) ? value : [value];
    return list
        .filter((words) => typeof words === 'string')
        .map((words) => words.trim())
        .filter((words) => words !== '')
        .join('; ');
}
