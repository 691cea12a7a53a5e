const NOT_A_WORD = /\W+/;
/** Words that so many lines have that they say little. */
const COMMON = new Set([
    'error',
    'Error',
    'ERROR',
    'failed',
    'to',
    'in',
    'is',
    'not',
    'a',
    'the',
    'at',
    'of',
    'no',
    'line',
]);
const MAX_WORDS = 150;
/**
 * Returns an index of matchers: with hundreds of them, trying each on every line of a long log would take seconds. A matcher is found
 * by one of the words without which its pattern cannot match; one without such words is tried on every line.
 */
export function indexMatchers(matchers) {
    const always = [];
    const byWord = new Map();
    for (const [place, { pattern }] of matchers.entries()) {
        const words = requiredWords(pattern);
        if (words === null)
            always.push(place);
        for (const word of words ?? [])
            byWord.set(word, [...(byWord.get(word) ?? []), place]);
    }
    const matchersAt = (places) => places.flatMap((place) => matchers[place] ?? []);
    const merge = (places) => matchersAt([...new Set([...always, ...places])].sort((one, other) => one - other));
    const alwaysTried = matchersAt(always);
    // Most lines have one such word at most.
    const triedFor = new Map([...byWord].map(([word, places]) => [word, merge(places)]));
    return (text) => {
        const words = text.split(NOT_A_WORD, MAX_WORDS).filter((word) => byWord.has(word));
        if (words.length > 1)
            return merge(words.flatMap((word) => byWord.get(word) ?? []));
        return triedFor.get(words[0] ?? '') ?? alwaysTried;
    };
}
/** Returns words of which every text that the pattern matches has at least one, as a whole word; null if there are none. */
export function requiredWords({ source, flags }) {
    return flags.includes('i') ? null : wordsOfChoices(readChoices({ source, at: 0 }), ANY, ANY);
}
/** Stands in a literal text for what can be any character, or none. */
const ANY = '\0';
/** Reads alternatives up to the end of their group. */
function readChoices(cursor) {
    const choices = [];
    do {
        const pieces = [];
        while (cursor.at < cursor.source.length && !'|)'.includes(cursor.source[cursor.at] ?? '')) {
            const piece = readPiece(cursor);
            pieces.push(readQuantifier(cursor) ? optionalOf(piece, pieces.at(-1)) : piece);
        }
        choices.push(pieces);
    } while (cursor.source[cursor.at++] === '|');
    return choices;
}
/** What may be absent is like a space where neither it nor what stands before it can be a part of the next word. */
function optionalOf(piece, before) {
    const ends = typeof piece === 'string' ? [piece] : piece.map((pieces) => pieces.at(-1) ?? ANY);
    return [...ends, before].every((end) => typeof end === 'string' && end !== ANY && /^\W$/.test(end)) ? ' ' : ANY;
}
function readPiece(cursor) {
    const char = cursor.source[cursor.at++] ?? '';
    if (char === '(')
        return readGroup(cursor);
    if (char === '[')
        return readClass(cursor);
    if (char === '\\')
        return literalOf(cursor.source[cursor.at++] ?? '');
    return char === '.' ? ANY : '^$'.includes(char) ? ' ' : char;
}
/** A group of any kind; what is only looked at is not part of the text. */
function readGroup(cursor) {
    const opening = /^\?(?:<\w+>|:|[=!])/.exec(cursor.source.slice(cursor.at))?.[0] ?? '';
    cursor.at += opening.length;
    const choices = readChoices(cursor);
    return opening === '?=' || opening === '?!' ? ANY : choices;
}
function readClass(cursor) {
    while (cursor.source[cursor.at] !== ']')
        cursor.at += cursor.source[cursor.at] === '\\' ? 2 : 1;
    cursor.at += 1;
    return ANY;
}
function literalOf(escaped) {
    if (escaped === 's' || escaped === 'b')
        return ' ';
    return /\w/.test(escaped) ? ANY : escaped;
}
/** Reads a quantifier, if there is one; returns whether what it follows may be absent. */
function readQuantifier(cursor) {
    const found = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(cursor.source.slice(cursor.at));
    if (found === null)
        return false;
    cursor.at += found[0].length;
    return found[0].startsWith('*') || found[0].startsWith('?') || found[1] === '0';
}
function wordsOfChoices(choices, before, after) {
    const words = choices.map((pieces) => wordsOfPieces(pieces, before, after));
    return words.some((some) => some === null) ? null : new Set(words.flatMap((some) => [...(some ?? [])]));
}
/** `before` and `after` are the characters beside the pieces. */
function wordsOfPieces(pieces, before, after) {
    const literal = [edgeOf(before), ...pieces.map((piece) => (typeof piece === 'string' ? piece : ANY)), edgeOf(after)];
    let best = null;
    for (const word of wordsIn(literal.join('')))
        best = betterOf(best, new Set([word]));
    for (const [index, piece] of pieces.entries())
        if (typeof piece !== 'string')
            best = betterOf(best, wordsOfChoices(piece, literal[index] ?? ANY, literal[index + 2] ?? ANY));
    return best;
}
/** A word that goes on beyond the pieces is no whole word. */
function edgeOf(char) {
    return /\w/.test(char) ? ANY : char;
}
/** Returns the words that stand whole in a literal text: nothing beside them can be part of a longer word. */
function wordsIn(literal) {
    return literal.match(/(?<![\w\0])\w{2,}(?![\w\0])/g) ?? [];
}
function betterOf(one, other) {
    if (one === null || other === null)
        return one ?? other;
    return costOf(other) < costOf(one) ? other : one;
}
/** A long word that few lines have is cheaper than a common one, and one word than several. */
function costOf(words) {
    let cost = 0;
    for (const word of words)
        cost += COMMON.has(word) ? 100 : 10 / word.length;
    return cost;
}
