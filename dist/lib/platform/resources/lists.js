import { InputError, ProtocolError } from '../../kernel/errors.js';
import { safeSentence } from '../../kernel/untrusted.js';
import { isObject, nameType } from '../http/json.js';
/** How many to ask for at a time; a service may cap it, so nothing is concluded from it. */
export const PAGE_SIZE = 100;
/**
 * Returns how the requests of a list take their turns: all of them have the one time limit, and what its reader does between two pages,
 * as a person does at a pager, is not counted.
 */
export function takeTurns(transport, options = {}) {
    let leftMs = transport.leftMs(transport.begin(options));
    return async (send) => {
        const call = transport.begin({ ...options, timeoutMs: leftMs });
        try {
            return await send(call);
        }
        finally {
            leftMs = transport.leftMs(call);
        }
    };
}
/**
 * Decodes one page: `{ results }` with the paging fields under `pagination`, beside it or nowhere, a bare array, or one bare
 * object with an `id`. Throws ProtocolError, naming the place, for any other shape and for an item that is no object.
 */
export function decodePage(json, decodeItem) {
    const { list, where, paging } = findList(json);
    const items = list.map((item, at) => {
        const place = `${where}[${at}]`;
        if (!isObject(item))
            throw new ProtocolError(place, 'an object', nameType(item));
        return decodeItem(item, place);
    });
    return { items, totalPages: readCount(paging['total_pages']), totalCount: readCount(paging['total_count']) };
}
/**
 * Goes through a list page by page, from page 1: each item once, by its identity. Ends if a page brings nothing new (so that a
 * service that ignores `page` ends too), or if the response says that the list has ended; not if it is
 * a full page that counts itself alone.
 */
export async function* listAll(fetchPage, identityOf) {
    const seen = new Set();
    for (let page = 1;; page++) {
        const { items, totalPages, totalCount } = await fetchPage(page);
        const seenBefore = seen.size;
        for (const item of items) {
            const identity = identityOf(item);
            if (seen.has(identity))
                continue;
            seen.add(identity);
            yield item;
        }
        const isLast = (totalPages !== null && page >= totalPages) || (totalCount !== null && seen.size >= totalCount);
        const countsItself = (totalPages ?? 1) === 1 && (totalCount ?? items.length) === items.length;
        const isDoubtful = items.length >= PAGE_SIZE && countsItself;
        if ((isLast && !isDoubtful) || seen.size === seenBefore)
            return;
    }
}
/** Goes through the list that `operationOf` asks for page by page, each request as `takeTurn` has it; else as {@link listAll}. */
export function listPages(transport, takeTurn, operationOf, decodeItem, identityOf) {
    return listAll(async (page) => {
        return decodePage(await takeTurn((call) => transport.fetchJson(operationOf(page), call)), decodeItem);
    }, identityOf);
}
/** Returns the one item of that name. Throws InputError, listing the candidates, if none has it or several have. */
export async function findByName(items, wanted, describe) {
    return chooseByName(await Array.fromAsync(items), wanted, describe, 'names');
}
/**
 * Returns the item with exactly that id, reading no further, else the one of that name. Throws InputError, listing the candidates,
 * if none has it or several have.
 */
export async function findByIdOrName(items, wanted) {
    const others = [];
    for await (const item of items) {
        if (item.id === wanted.name)
            return item;
        others.push(item);
    }
    return chooseByName(others, wanted, (item) => item, 'names or ids');
}
function chooseByName(items, wanted, describe, kinds) {
    const [first, ...others] = items.filter((item) => describe(item).name === wanted.name);
    if (first !== undefined && others.length === 0)
        return first;
    const candidates = renderCandidates((first === undefined ? items : [first, ...others]).map(describe));
    const problem = items.length === 0
        ? `is not found: no ${wanted.input} exists yet.`
        : first === undefined
            ? `is not found. Use one of these ${kinds}: ${candidates}.`
            : `is not a unique name. Use an id: ${candidates}.`;
    throw new InputError([{ name: wanted.input, seen: wanted.name, problem }]);
}
function findList(json) {
    if (Array.isArray(json))
        return { list: json, where: '$', paging: {} };
    if (!isObject(json))
        throw new ProtocolError('$', 'a list', nameType(json));
    const { results, pagination } = json;
    if (Array.isArray(results))
        return { list: results, where: '$.results', paging: isObject(pagination) ? pagination : json };
    if (results === undefined && 'id' in json)
        return { list: [json], where: '$', paging: { total_pages: 1 } };
    throw new ProtocolError('$.results', 'an array', nameType(results));
}
function readCount(value) {
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
/** The most candidates that a message names. */
export const MAX_CANDIDATES = 20;
const MAX_NAME = 100;
/**
 * Returns twenty of them on one line, as `name (id), …`, and how many more there are; what is shown of each is cut. If they are not
 * `isWhole`, it is only said that there are more. Never throws.
 */
export function renderCandidates(candidates, isWhole = true) {
    const named = candidates.slice(0, MAX_CANDIDATES).map(renderCandidate).join(', ');
    const more = candidates.length - MAX_CANDIDATES;
    if (more <= 0)
        return named;
    return isWhole ? `${named} and ${more} more` : `${named} and more`;
}
function renderCandidate({ name, id }) {
    const [shownName, shownId] = [name, id].map((text) => safeSentence(text ?? '', MAX_NAME));
    if (!shownName)
        return shownId ?? '';
    return shownId ? `${shownName} (${shownId})` : shownName;
}
