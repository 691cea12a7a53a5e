/**
 * Returns the longest overlap of `old` and `fresh`, null where there is none; time and space linear in both (Knuth, Morris, Pratt).
 * Either a start of `fresh` is an end of `old`, or all of `old` stands somewhere in `fresh`: then its last place at which
 * at most `seenAtMost` lines of `fresh` were seen, so that where all lines are equal none is shown twice.
 */
export function findOverlap(old, fresh, seenAtMost = fresh.length) {
    if (old.length === 0 || fresh.length === 0)
        return null;
    if (old.length <= fresh.length) {
        const seen = findEnds(old, fresh).findLast((end) => end <= seenAtMost);
        if (seen !== undefined)
            return { seen, length: old.length };
    }
    const length = matchAlong(fresh, old.slice(-fresh.length)).at(-1) ?? 0;
    return length === 0 ? null : { seen: length, length };
}
/** Where `pattern` ends in `text`, in order; `pattern` is not empty. */
function findEnds(pattern, text) {
    const ends = [];
    for (const [index, length] of matchAlong(pattern, text).entries())
        if (length === pattern.length)
            ends.push(index + 1);
    return ends;
}
/** For each place in `text`, how long a start of `pattern` ends there. */
function matchAlong(pattern, text) {
    const borders = bordersOf(pattern);
    const lengths = [];
    let length = 0;
    for (const number of text) {
        while (length > 0 && pattern[length] !== number)
            length = borders[length - 1] ?? 0;
        if (pattern[length] === number)
            length += 1;
        lengths.push(length);
    }
    return lengths;
}
/** For each start of `pattern`, how long its longest own start is that is also its end. */
function bordersOf(pattern) {
    const borders = pattern.length === 0 ? [] : [0];
    let length = 0;
    for (const number of pattern.slice(1)) {
        while (length > 0 && pattern[length] !== number)
            length = borders[length - 1] ?? 0;
        if (pattern[length] === number)
            length += 1;
        borders.push(length);
    }
    return borders;
}
