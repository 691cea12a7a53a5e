import { InputError } from '../../kernel/errors.js';
/**
 * Returns the path that a template stands for, every id one encoded segment: `/application/{app_id}/log` and
 * `{ app_id: 'a b' }` give `/application/a%20b/log`; `query` is appended in its order.
 * Throws InputError for an id that is empty, or that would walk to another resource once some server decodes it.
 */
export function fillPath(template, ids, query = {}) {
    const path = template.replace(/\{(\w+)\}/g, (_, name) => encodeSegment(name, ids[name] ?? ''));
    const pairs = Object.entries(query).map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
    return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
function encodeSegment(name, id) {
    const isUsable = id.trim() !== '' && id.isWellFormed() && !isWalking(id);
    if (isUsable)
        return encodeURIComponent(id);
    const problem = 'is not a valid id. Copy it from the platform.';
    throw new InputError([{ name: name.replaceAll('_', '-'), seen: id.toWellFormed(), problem }]);
}
/** A proxy or a server on the way may decode a segment before it resolves dots, so encoding alone does not hold it. */
function isWalking(id) {
    const parts = id.replace(/%2e/gi, '.').split(/[/\\]|%2f|%5c/i);
    return parts.some((part) => /^\s*\.{1,2}\s*$/.test(part));
}
