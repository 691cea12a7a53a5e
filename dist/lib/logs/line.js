/**
 * Returns the identity of every line of two windows of one log: its id if it has one, else its time and text. Ids are ignored if one
 * stands for two texts in one window (it names something else, such as a container), or if most ids in both windows belong to different
 * lines (they were counted anew, as after a restart).
 */
export function numberWindows(old, fresh) {
    const usesIds = areLineIds(old) && areLineIds(fresh) && areSameIds(old, fresh);
    const byId = new Map();
    const byTextAndTime = new Map();
    const texts = new Map();
    const distinct = [];
    const numberOf = ({ id, epochMs, text }) => {
        const isNamed = usesIds && id !== null;
        const numbers = isNamed ? byId : byTextAndTime;
        // The text's number stands for the text: keys with the text itself would double the memory of a window.
        const key = isNamed ? id : `${epochMs ?? ''} ${getOrAdd(texts, text, texts.size)}`;
        const number = getOrAdd(numbers, key, distinct.length);
        if (number === distinct.length)
            distinct.push(isNamed || epochMs !== null);
        return number;
    };
    return {
        old: old.map(numberOf),
        fresh: fresh.map(numberOf),
        isDistinct: (number) => distinct[number] ?? false,
    };
}
function getOrAdd(numbers, key, next) {
    const known = numbers.get(key);
    if (known === undefined)
        numbers.set(key, next);
    return known ?? next;
}
/** Returns the lines without repeated ids; all of them if the ids do not identify lines. */
export function dropRepeatedIds(lines) {
    if (!areLineIds(lines))
        return lines;
    const seen = new Set();
    return lines.filter(({ id }) => {
        if (id === null)
            return true;
        const isNew = !seen.has(id);
        seen.add(id);
        return isNew;
    });
}
function areLineIds(lines) {
    const texts = new Map();
    return lines.every(({ id, text }) => {
        if (id === null)
            return true;
        const known = texts.get(id);
        if (known === undefined)
            texts.set(id, text);
        return known === undefined || known === text;
    });
}
/** One line may differ: the last one, if it was read before it was complete. */
function areSameIds(old, fresh) {
    const known = new Map(old.map((line) => [line.id, line]));
    let shared = 0;
    let different = 0;
    for (const line of fresh) {
        const before = line.id === null ? undefined : known.get(line.id);
        if (before === undefined)
            continue;
        shared += 1;
        if (before.text !== line.text || before.epochMs !== line.epochMs)
            different += 1;
    }
    return different <= 1 || different * 2 <= shared;
}
/** Returns how many lines are missing between two windows if their ids are consecutive numbers; null if unknown. */
export function countMissing(old, fresh) {
    const [, last] = readCount(old) ?? [];
    const [first] = readCount(fresh) ?? [];
    return last === undefined || first === undefined || first <= last ? null : first - last - 1;
}
function readCount(lines) {
    const counts = lines.map(({ id }) => (id !== null && /^\d{1,15}$/.test(id) ? Number(id) : Number.NaN));
    const first = counts[0];
    if (first === undefined || counts.length < 2)
        return null;
    return counts.every((count, index) => count === first + index) ? [first, first + counts.length - 1] : null;
}
