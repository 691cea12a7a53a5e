import { isCommonText } from './common-text.ts';
import { findCredentials, MASK, type Span } from './credentials.ts';
import { separateColors, splitLines } from './plain-text.ts';

/** A shorter text says little, and would be redacted everywhere. */
const MIN_SECRET = 3;
/** A shorter line of a secret of several lines, such as `{`, would be redacted everywhere. */
const MIN_LINE = 6;
const registered = new Set<string>();
/** The shortest first: most texts are shorter than most forms, which are then not searched for. Null after a registration. */
let sorted: readonly string[] | null = null;
/** A token that is recognized by its shape is rarely longer, in UTF-16 units. */
const USUAL_REACH = 8_192;
let longestForm = USUAL_REACH;

/**
 * Registers a secret of at least three characters, its lines and its encoded forms, for the life of the process. A common text is redacted
 * only where it stands as a whole word.
 */
export function registerSecret(value: string): void {
  if (value.trim().length < MIN_SECRET) return;
  const shapes = new Set([value, value.trim(), separateColors(value).plain.trim()]);
  const whole = [...shapes].flatMap((shape) => [shape, ...encodingsOf(shape)]);
  const lines = splitLines(value).map((line) => separateColors(line).plain.trim());
  const added = [
    ...whole.filter(({ length }) => length >= MIN_SECRET),
    ...lines.filter(({ length }) => length >= MIN_LINE),
  ];
  for (const form of added) {
    registered.add(form);
    longestForm = Math.max(longestForm, form.length);
  }
  sorted = null;
}

function sortedForms(): readonly string[] {
  sorted ??= [...registered].sort((one, other) => one.length - other.length);
  return sorted;
}

/** Forgets every registered value: test files share a process, and none may redact what is no secret in the next. */
export function forgetSecrets(): void {
  registered.clear();
  sorted = null;
  longestForm = USUAL_REACH;
}

/** Returns how many UTF-16 units a secret may have: the last so many of a cut text may be the start of one. */
export function reachOfSecrets(): number {
  return longestForm;
}

/** Returns the first `units` units of `text` (default: all) with every registered secret and every credential as `***`. Never throws. */
export function redact(text: string, units = text.length): string {
  let shown = '';
  let from = 0;
  for (const { start, end } of findSecrets(text.slice(0, units + longestForm))) {
    if (start >= units) break;
    shown += text.slice(from, start) + MASK;
    from = end;
  }
  return shown + text.slice(from, Math.max(from, units));
}

/** Returns where in `text` secrets stand: in order, overlapping and touching ones joined; never throws. */
export function findSecrets(text: string): Span[] {
  const found = findCredentials(text);
  for (const form of sortedForms()) {
    if (form.length > text.length) break;
    for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
      const end = at + form.length;
      if (!isCommonText(form) || isWholeWord(text, at, end)) found.push({ start: at, end });
    }
  }
  return found.length < 2 ? found : joinSpans(found);
}

/** Returns whether a registered secret stands in `text`; a short or common text, as `isCommonText` has it, does not count. Never throws. */
export function hasSecret(text: string): boolean {
  return sortedForms().some((form) => text.includes(form) && !isCommonText(form));
}

const WORD_CHAR = /[\p{L}\p{N}_]/u;

function isWholeWord(text: string, start: number, end: number): boolean {
  const isWordAt = (at: number): boolean => WORD_CHAR.test(text.charAt(at));
  return !(isWordAt(start - 1) && isWordAt(start)) && !(isWordAt(end - 1) && isWordAt(end));
}

function joinSpans(spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last !== undefined && span.start <= last.end) {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else {
      joined.push(span);
    }
  }
  return joined;
}

function encodingsOf(value: string): string[] {
  const wellFormed = value.toWellFormed();
  const inUrl = encodeURIComponent(wellFormed);
  const inForm = new URLSearchParams([['', wellFormed]]).toString().slice(1);
  const inBase64 = [0, 1, 2].map((shift) => encodeInside(wellFormed, shift));
  const inBase64Url = inBase64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'));
  const inHex = Buffer.from(wellFormed).toString('hex');
  return [
    wellFormed,
    inUrl,
    inForm,
    ...inBase64,
    ...inBase64Url,
    inHex,
    inHex.toUpperCase(),
    ...QUOTES.map(([double, single]) => escapeMarkup(wellFormed, double, single)),
    ...JSON_ESCAPES.flatMap((escaped) => [escapeJson(value, escaped, false), escapeJson(value, escaped, true)]),
  ];
}

/** How the escape functions of HTML and XML write the two quotes: in a text, and in an attribute. */
const QUOTES = [
  ['"', "'"],
  ['&quot;', "'"],
  ['&quot;', '&#39;'],
  ['&quot;', '&#x27;'],
  ['&quot;', '&apos;'],
  ['&#34;', '&#39;'],
] as const;

function escapeMarkup(text: string, double: string, single: string): string {
  const inText = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return inText.replaceAll('"', double).replaceAll("'", single);
}

/** What writers of JSON escape as `\u003c`: nothing; what is not ASCII; what HTML reads too; both; quotes and signs too; everything. */
const JSON_ESCAPES = [/(?!)/, /[^\0-\x7f]/, /[<>&\u2028\u2029]/, /[<>&]|[^\0-\x7f]/, /[<>&"'+`]|[^\0-\x7f]/, /[\s\S]/];

function escapeJson(value: string, escaped: RegExp, isUpper: boolean): string {
  const escapeUnit = (unit: string): string => {
    const digits = unit.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${isUpper ? digits.toUpperCase() : digits}`;
  };
  // What the pattern matches has the odd indexes.
  const parts = value.split(new RegExp(`(${escaped.source})`));
  return parts.map((part, at) => (at % 2 === 1 ? escapeUnit(part) : JSON.stringify(part).slice(1, -1))).join('');
}

/** The part of the base64 of a longer text that `value` alone decides, where `shift` bytes (modulo 3) come before it: `user:token` encoded. */
function encodeInside(value: string, shift: number): string {
  const bytes = Buffer.from(value);
  const encoded = Buffer.concat([Buffer.alloc(shift), bytes]).toString('base64');
  const firstWhole = Math.ceil((shift * 8) / 6);
  const endOfWhole = Math.floor(((shift + bytes.length) * 8) / 6);
  return encoded.slice(firstWhole, endOfWhole);
}
