import { separateColors, splitLines } from './plain-text.js';
/** The text that replaces a secret. */
export const MASK = '***';
/** Below this length a secret occurs in ordinary text, and masking it would garble the log and betray it. */
const MIN_SECRET = 4;
/** One line of a secret of several lines says little below this length, and `{` or `"type":` would be masked everywhere. */
const MIN_LINE = 8;
/** GitHub's tokens, stateless ones included (`ghs_APPID_JWT`, about 520 characters, with dots): never length-checked. */
const GITHUB_TOKEN = /(?<![a-z])gh[opsur]_[A-Za-z0-9._-]{20,}/g;
const FINE_GRAINED_TOKEN = /(?<![a-z])github_pat_[A-Za-z0-9_]{20,}/g;
/** A JSON Web Token, signed or not (RFC 7519): its header begins with `{"`, which base64url makes `eyJ`. */
const JSON_WEB_TOKEN = /(?<![a-z])eyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g;
/** Each shape with its first characters: searching for those is much faster than trying the shape at every letter. */
const SHAPES = [
    ['gh', GITHUB_TOKEN],
    ['github_pat_', FINE_GRAINED_TOKEN],
    ['eyJ', JSON_WEB_TOKEN],
];
/** The shortest first: most texts are shorter than most forms, which are then not searched for. */
let forms = [];
/** A token that is recognized by its shape is rarely longer, in UTF-16 units. */
const USUAL_REACH = 8_192;
let longestForm = USUAL_REACH;
/** Registers a secret of at least four characters, its lines and its encoded forms, for the life of the process. */
export function registerSecret(value) {
    if (value.trim().length < MIN_SECRET)
        return;
    const shapes = new Set([value, value.trim(), separateColors(value).plain.trim()]);
    const whole = [...shapes].flatMap((shape) => [shape, ...encodingsOf(shape)]);
    const lines = splitLines(value).map((line) => separateColors(line).plain.trim());
    const added = [
        ...whole.filter(({ length }) => length >= MIN_SECRET),
        ...lines.filter(({ length }) => length >= MIN_LINE),
    ];
    forms = [...new Set([...forms, ...added])].sort((one, other) => one.length - other.length);
    longestForm = Math.max(USUAL_REACH, forms.at(-1)?.length ?? 0);
}
/** Forgets every registered value: test files share a process, and none may redact what is no secret in the next. */
export function forgetSecrets() {
    forms = [];
    longestForm = USUAL_REACH;
}
/** Returns how many UTF-16 units a secret may have: the last so many of a cut text may be the start of one. */
export function reachOfSecrets() {
    return longestForm;
}
/** Returns the first `units` units of `text` (default: all) with every secret, GitHub token and JWT as `***`. Never throws. */
export function redact(text, units = text.length) {
    let shown = '';
    let from = 0;
    for (const { start, end } of findSecrets(text.slice(0, units + longestForm))) {
        if (start >= units)
            break;
        shown += text.slice(from, start) + MASK;
        from = end;
    }
    return shown + text.slice(from, Math.max(from, units));
}
/** Returns where in `text` secrets stand: in order, overlapping and touching ones joined; never throws. */
export function findSecrets(text) {
    const found = [];
    for (const form of forms) {
        if (form.length > text.length)
            break;
        for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
            found.push({ start: at, end: at + form.length });
        }
    }
    for (const [beginning, shape] of SHAPES) {
        if (!text.includes(beginning))
            continue;
        for (const { 0: token, index } of text.matchAll(shape))
            found.push({ start: index, end: index + token.length });
    }
    return found.length < 2 ? found : joinSpans(found);
}
function joinSpans(spans) {
    const joined = [];
    for (const span of spans.sort((a, b) => a.start - b.start)) {
        const last = joined.at(-1);
        if (last !== undefined && span.start <= last.end) {
            joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
        }
        else {
            joined.push(span);
        }
    }
    return joined;
}
function encodingsOf(value) {
    const wellFormed = value.toWellFormed();
    const inUrl = encodeURIComponent(wellFormed);
    const inForm = new URLSearchParams([['', wellFormed]]).toString().slice(1);
    const inBase64 = [0, 1, 2].map((shift) => encodeInside(wellFormed, shift));
    const inBase64Url = inBase64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
    return [wellFormed, inUrl, inForm, JSON.stringify(value).slice(1, -1), ...inBase64, ...inBase64Url];
}
/** The part of the base64 of a longer text that `value` alone decides, where `shift` bytes (modulo 3) come before it: `user:token` encoded. */
function encodeInside(value, shift) {
    const bytes = Buffer.from(value);
    const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
    const firstWhole = Math.ceil((shift * 8) / 6);
    const endOfWhole = Math.floor(((shift + bytes.length) * 8) / 6);
    return encoded.slice(firstWhole, endOfWhole);
}
