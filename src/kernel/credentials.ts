import { splitLines, stripHidden } from './plain-text.ts';

/** The text that replaces a secret. */
export const MASK = '***';

/** A stretch of text, in UTF-16 units; `end` is the first that is no longer part of it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const GAP = String.raw`(?:[\s"'+,]|\\+[nr])`;
const KEY_NAME = '[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----';
const KEY_BODY = `[A-Za-z0-9+/]{16,}(?:${GAP}+[A-Za-z0-9+/]{16,})*(?:${GAP}+[A-Za-z0-9+/]{1,15}(?==|${GAP}*-----END ${KEY_NAME}))?={0,2}`;
/** A private key with its line breaks, or with `\n` in their place. Without an end, only what looks like a key counts. */
const KEY = `-----BEGIN ${KEY_NAME}(?:${GAP}+[A-Za-z-]{1,24}: [\\w,-]{1,100}){0,4}${GAP}*(?<token>${KEY_BODY})`;

/** Tokens that are known by how they begin. Each with its first characters: searching for those is much faster than trying the pattern. */
const TOKENS: readonly (readonly [beginning: string, pattern: RegExp])[] = [
  // GitHub's, stateless ones included (`ghs_APPID_JWT`, about 520 characters, with dots): never length-checked.
  ['gh', /(?<![a-z])gh[opsur]_[A-Za-z0-9._-]{20,}/g],
  ['github_pat_', /(?<![a-z])github_pat_[A-Za-z0-9_]{20,}/g],
  // A JSON Web Token, signed or not (RFC 7519): its header begins with `{"`, which base64url makes `eyJ`. One attempt for each run of characters.
  ['eyJ', /(?<![\w-])(?=[\w-]+\.[\w-]{5,}\.)(?:[\w-]*?(?<![a-z]))(?<token>eyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*)/g],
  ['AKIA', /(?<![A-Za-z0-9])AKIA[A-Z0-9]{16}(?![A-Za-z0-9])/g],
  ['ASIA', /(?<![A-Za-z0-9])ASIA[A-Z0-9]{16}(?![A-Za-z0-9])/g],
  ['npm_', /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{30,}/g],
  ['gl', /(?<![A-Za-z0-9])gl(?:pat|dt|oas|rt|rtr|cbt|ptt|ft|imt|agent|soat|ffct|wt)-[\w.-]{20,}/g],
  ['xox', /(?<![A-Za-z0-9])xox[a-z](?:\.xox[a-z])?-[\w-]{10,}/g],
  ['hooks.slack.com/', /hooks\.slack\.com\/(?:services|workflows|triggers)\/(?<token>[\w/-]+)/g],
  ['k_', /(?<![A-Za-z0-9])[sr]k_(?:live|test)_[A-Za-z0-9]{10,}/g],
  ['whsec_', /(?<![A-Za-z0-9])whsec_[A-Za-z0-9+/]{16,}={0,2}/g],
  ['hv', /(?<![\w.])hv[sbr]\.[\w-]{20,}/g],
  ['s.', /(?<![\w.-])s\.(?=[A-Za-z]{0,23}\d)[A-Za-z0-9]{24}(?![\w.(-])/g],
  ['AIza', /(?<![A-Za-z0-9])AIza[\w-]{35}(?![\w-])/g],
  ['ya29.', /(?<![A-Za-z0-9])ya29\.[\w-]{20,}/g],
  ['GOCSPX-', /(?<![A-Za-z0-9])GOCSPX-[\w-]{20,}/g],
  // The password in an address, and a long user name without a password, which is a token. A database's may have a slash, but is no port.
  ['://', /:\/\/(?:[^\s/?#@:"'`<>]*:(?<token>[^\s/?#"'`<>]+)|(?<user>(?=[A-Za-z_-]*\d)[\w-]{20,}))@/g],
  ['://', /(?:sql|gres|db|srv|rediss?|amqps?):\/\/[^\s/?#@:"']*:(?<token>(?!\d{1,5}[/?#])[^\s@"'<>]{1,256})@/g],
  ['@tcp(', /(?:^|[\s"'=`])[\w.-]{1,64}:(?<token>[^\s:@"'`]{1,256})@tcp\(/g],
  ['earer ', /(?<![A-Za-z])[Bb]earer (?<token>(?=[A-Za-z_.~+/-]{0,64}\d)[\w.~+/-]{16,}={0,2})/g],
  ['PRIVATE KEY', new RegExp(KEY, 'g')],
];

/** Returns where in `text` credentials stand that no one registered. Linear time in the text; the order is not that of the text. Never throws. */
export function findCredentials(text: string): Span[] {
  const found: Span[] = [];
  for (const [beginning, pattern] of TOKENS) {
    if (!text.includes(beginning)) continue;
    for (const { 0: whole, index, groups } of text.matchAll(pattern)) {
      const token = groups?.['token'] ?? groups?.['user'] ?? whole;
      const start = index + whole.lastIndexOf(token);
      if (!isPlaceholder(token)) found.push({ start, end: start + token.length });
    }
  }
  addNamedValues(text, found);
  return found;
}

/** The last word of a name, the quote or bracket after it, and what separates it from its value. */
const NAMED =
  /(?<word>secret|token|password|passwd|passphrase|pwd|key|_auth|authorization)(?:[_-]?\d{1,3}|_(?:base|value|old|new|prod|production|dev|development|test|staging|live))?(?<close>\\{0,3}["'`]|\])?(?<sign>[ \t]{0,8}(?:=>|:=|=(?![=~>])|:(?![:/=?])|,(?=[ \t]?\\{0,3}["'`]))[ \t]{0,8}|[ \t]{1,8}(?![-|=:]))/gi;
/** `DB_PASSWORD`, as environment variables are written. */
const IS_VARIABLE = /^[A-Z0-9_]+$/;
/** What makes a key a secret one; a key of a table, a list or a cache is not. */
const SECRET_KEY =
  /(?:api|access|private|secret|encrypt(?:ion)?|signing|master|auth|account|storage|shared|session|app|admin|service|license|deploy|ssh|jwt|hmac|aes|webhook)[_-]?$/i;
const SECRET_KEY_IN_WORDS = /(?<![\w-])(?:api|access|private|secret|encryption|signing|master|license) $/i;
const PUBLIC_KEY =
  /(?:^|_)(?:PUBLIC|PUBLISHABLE|PRIMARY|FOREIGN|CACHE|SORT|PARTITION|ROUTING|UNIQUE|DUPLICATE|DUP|HOST|INVALID|UNKNOWN|MISSING)_$/;
/** What a parser calls a token. */
const PARSED = /(?:unexpected|expected|illegal|reserved|next|current)[\s_-]?$/i;

const QUOTED: Readonly<Record<string, RegExp>> = {
  '"': /[^"\\\n]*(?:\\.[^"\\\n]*)*/y,
  "'": /[^'\\\n]*(?:\\.[^'\\\n]*)*/y,
  '`': /[^`\\\n]*(?:\\.[^`\\\n]*)*/y,
};
/** After `\"`: up to the next one. */
const ESCAPED = /[^"\\\n]*/y;
const SLASHES = /\\{0,3}/y;
const BARE = /[^\s"'`,;&<>|\\]+/y;
const TO_SPACE = /\S+/y;
const SCHEME =
  /(?:basic|bearer|token|digest|negotiate|ntlm|api-?key|key|jwt|bot|oauth|hawk|sharedkey|aws4-hmac-sha256)[ \t]+/iy;
const TO_QUOTE = /[^"'`\\\n]+/y;

/** Finds the values of names that say that the value is a secret. */
function addNamedValues(text: string, found: Span[]): void {
  NAMED.lastIndex = 0;
  for (let match = NAMED.exec(text); match !== null; match = NAMED.exec(text)) {
    const [{ length }, { word = '', close = '', sign = '' }] = [match[0], match.groups ?? {}];
    const before = `${match.index > 64 ? '…' : ''}${text.slice(Math.max(0, match.index - 64), match.index)}`;
    const head = /(?<![\w-])[\w-]*$/.exec(before.slice(-40))?.[0] ?? '';
    const lead = before.slice(0, before.length - head.length);
    const named: Named = {
      word: word.toLowerCase(),
      head,
      lead,
      name: `${head}${word}`,
      close,
      sign: sign.trim(),
      isSpaced: sign !== sign.trim(),
    };
    // `NAME= command` gives the variable no value.
    if ((/^=[ \t]/.test(sign) && IS_VARIABLE.test(named.name)) || !isSecretName(named)) continue;
    const value = readValue(text, match.index + length, named);
    if (value === null) continue;
    const isSecret = isSecretValue(text, value, named);
    if (isSecret) found.push(value);
    // A sentence in quotes may name another secret.
    if (isSecret || !value.isQuoted) NAMED.lastIndex = value.end;
  }
}

interface Named {
  readonly word: string;
  /** What stands before the word in the same name, and before the name. */
  readonly head: string;
  readonly lead: string;
  readonly name: string;
  readonly close: string;
  /** Empty: a space, as in `--token abc`. */
  readonly sign: string;
  readonly isSpaced: boolean;
}

function isSecretName({ word, head, lead, name, close, sign }: Named): boolean {
  // The password of an address is found as such.
  if (lead.endsWith('://')) return false;
  if (sign === '' && (!head.startsWith('--') || close !== '')) return false;
  if (sign === ',' && (word !== 'authorization' || close === '')) return false;
  // The name of a secret in an ARN or a path.
  if (word === 'secret' && sign === ':' && /[:/]$/.test(lead)) return false;
  if (sign === '=>' && word !== 'authorization' && close === '' && !lead.endsWith(':')) return false;
  if (word === 'key') {
    if (SECRET_KEY.test(head) || (head === '' && SECRET_KEY_IN_WORDS.test(lead))) return true;
    return IS_VARIABLE.test(name) && head.endsWith('_') && !PUBLIC_KEY.test(head);
  }
  if (word === '_auth') return head === '';
  // The working folder of a shell, but a password in a connection string.
  if (word === 'pwd') return !/^(?:OLD)?PWD$/.test(name) || lead.endsWith(';');
  return word !== 'token' || !PARSED.test(head === '' ? lead : head);
}

interface Value extends Span {
  readonly isQuoted: boolean;
}

/** Returns where the value stands, without its quotes; null if there is none. */
function readValue(text: string, at: number, named: Named): Value | null {
  const quoteAt = endOf(SLASHES, text, at);
  const inQuotes = QUOTED[text[quoteAt] ?? ''];
  const start = inQuotes === undefined ? at : quoteAt + 1;
  if (named.word === 'authorization') {
    const from = endOf(SCHEME, text, start);
    const isList = /^(?:digest|aws4-hmac-sha256|oauth|hawk)\s/i.test(text.slice(start, from));
    return valueAt(inQuotes !== undefined || isList ? TO_QUOTE : BARE, text, from, from > start);
  }
  if (inQuotes !== undefined) return valueAt(quoteAt > at ? ESCAPED : inQuotes, text, start, true);
  const isLine =
    IS_VARIABLE.test(named.name) && named.sign === '=' && /(?:^|\n)[ \t]*(?:export |ENV |- )?$/.test(named.lead);
  const value = valueAt(isLine && !named.isSpaced ? TO_SPACE : BARE, text, start, false);
  if (value === null || isLine) return value;
  const bare = text.slice(value.start, value.end);
  const closing = /[([{]/.test(bare) ? 0 : (/[)\]}]{0,8}$/.exec(bare.slice(-8))?.[0].length ?? 0);
  return closing === bare.length ? null : { ...value, end: value.end - closing };
}

function valueAt(pattern: RegExp, text: string, at: number, isQuoted: boolean): Value | null {
  const end = endOf(pattern, text, at);
  return end === at ? null : { start: at, end, isQuoted };
}

/** Returns where a sticky pattern's match at `at` ends. */
function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** What is written in the place of a secret: `***`, `<password>`, `[YOUR-PASSWORD]`, `${TOKEN}`, `$TOKEN`, `%s`, `{{ token }}`, `xxxxx`. */
const PLACEHOLDER =
  /^(?:\*+|[xX]{3,}|\.{3,}|…|<[^>]*>?|\[[^\]]*\]?|[#@$]?\{.*|\$?\(.*|\$\$?(?:[A-Z_][A-Z0-9_]*|[a-z_]+)|%[a-z]|%\(.*|@[A-Z]+|%[A-Z_]+%|(?:[Rr]edacted|[Ff]iltered|[Mm]asked|[Hh]idden|REDACTED|FILTERED|MASKED|HIDDEN))$/s;
/** Words of a program or of a sentence, which stand after a name and are no value of it. */
const WORDS = new Set(
  `null none nil undefined true false yes no required invalid missing expired incorrect wrong denied failed failure empty unset set valid present
  absent optional unknown unauthorized forbidden rejected revoked disabled enabled string number boolean any never object str int bool bytes char text
  varchar function array not is was are were be must may the a an and or for to of in on at by from with without as if when can cannot should has have needs
  need expected unexpected found provided given value token password secret key flag option argument instead but that this which file name error
  authentication authorization scheme header credentials bearer basic does did will would only already because please check use using try wait`.split(
    /\s+/,
  ),
);
const LITERALS = /^(?:null|none|nil|undefined|true|false)$/i;
const SENTENCE =
  /\s(?:is|are|was|must|required|invalid|not|cannot|incorrect|missing|expired)\b|^(?:please|enter|invalid|missing|no)\s/i;
/** Of source code: a call, or a field of what usually has the secret. */
const EXPRESSION =
  /^(?:(?:await|new)$|[\w.$:]+[([]|(?:self|this|process|os|config|cfg|conf|env|settings|options|opts|props|req|request|ctx|args|params|user|data|var|local|module|secrets|import)[.[])/;
const FILE = /^(?:[.~]{0,2}\/|[A-Za-z]:\\)\S*\.[A-Za-z]{2,5}$/;
const TRAILING = /(?<![.,;:!)])[.,;:!)]+$/;
const LETTERS = /^[A-Za-z_./-]+$/;

function isPlaceholder(text: string): boolean {
  return text.length <= 256 && (PLACEHOLDER.test(text) || PLACEHOLDER.test(text.replace(TRAILING, '')));
}

function isSecretValue(text: string, { start, end, isQuoted }: Value, named: Named): boolean {
  const value = text.slice(start, Math.min(end, start + 512));
  const lower = value.toLowerCase();
  if (isPlaceholder(value) || LITERALS.test(value) || FILE.test(value)) return false;
  if (named.word === 'authorization') return isQuoted ? !WORDS.has(lower) : value.length >= 8 && /\d/.test(value);
  if (named.word === 'pwd' && value.startsWith('/')) return false;
  // `Use an API token: "One, then another"` says no secret, other than `token: "abc"`.
  const isProse = named.sign === ':' && `${named.close}${named.head}` === '' && /[A-Za-z] $/.test(named.lead);
  if (WORDS.has(lower.replace(TRAILING, ''))) return false;
  if (isQuoted) return !SENTENCE.test(value) && !(isProse && value.includes(' '));
  // `--password requires a value`
  const isWord = /^[a-z]+[,.]?$/.test(value) && /^[ \t]+[a-z]/.test(text.slice(end, end + 40));
  if (named.sign === '') return !isWord && !/^(?:id|src|source|type|env)=/.test(value);
  const isVariable = IS_VARIABLE.test(named.name);
  const isAssigned = named.sign === '=' && !named.isSpaced;
  if (lower === named.name.replace(/^--?/, '').toLowerCase()) return false;
  if (!(isVariable && isAssigned) && EXPRESSION.test(value)) return false;
  if (isAssigned) return !named.name.startsWith('--') || !WORDS.has(lower);
  if (named.sign !== ':') return isVariable || named.close !== '' || /[^\w.$]|\d/.test(value);
  const isRandom = value.length >= 8 && /\d/.test(value) && /[A-Za-z]/.test(value);
  // What follows makes it a sentence.
  if (!isRandom && /^[ \t]+[^\s#]/.test(text.slice(end, end + 40))) return false;
  if (isVariable || named.close !== '' || !LETTERS.test(value)) return true;
  return /(?:^|\n)[ \t-]*$/.test(named.lead) && /^[a-z]+$/.test(value);
}

const KEY_EDGE = new RegExp(`-----(?<edge>BEGIN|END) ${KEY_NAME}`, 'g');
/** The last word of a line of a key, with what a program's text has after it. */
const KEY_WORD = /^["']?(?<word>={0,2}[A-Za-z0-9+/]{1,16384}={0,2})(?:\\+[nr])*["',+\\]{0,4}$/;
/** A word of this length counts wherever it stands, if it is no path; a shorter one below the beginning or a line of the key. */
const MIN_KEY_WORD = 16;
const MAX_KEY_LINES = 400;
/** A key has up to four lines of headers, and other programs may print between its lines. */
const MAX_OTHER_LINES = 4;

interface Row {
  text: string;
  isMasked: boolean;
}

/**
 * Returns the lines of a log, oldest first, with each line of a private key as `***`, whatever stands before it. The end of the key may be
 * missing, or its beginning. A text may have line breaks of its own. Linear time; never throws.
 */
export function maskPrivateKeys<T extends { readonly text: string }>(lines: T[]): T[] {
  if (!lines.some(({ text }) => text.includes('PRIVATE KEY'))) return lines;
  const rowsOf: Row[][] = lines.map(({ text }) =>
    splitLines(text).map((row) => ({ text: stripHidden(row), isMasked: false })),
  );
  const rows = rowsOf.flat();
  let key: KeyState | null = null;
  for (const [at, row] of rows.entries()) {
    const edge = [...row.text.matchAll(KEY_EDGE)].at(-1);
    if (edge === undefined) {
      if (key !== null) key = maskNext(row, key);
    } else if (edge.groups?.['edge'] === 'BEGIN') {
      key = { column: edge.index, units: 0, left: MAX_KEY_LINES, others: 0 };
    } else {
      if (key === null) maskAbove(rows, at, edge.index);
      key = null;
    }
  }
  return lines.map((line, at) => {
    const own = rowsOf[at] ?? [];
    return own.some(({ isMasked }) => isMasked) ? { ...line, text: own.map(({ text }) => text).join('\n') } : line;
  });
}

interface KeyState {
  /** Where the lines of the key begin, and how long the last one was; 0 before the first. */
  readonly column: number;
  readonly units: number;
  readonly left: number;
  readonly others: number;
}

/** Masks the row if it is of the key; returns null if it was the last one. All lines of a key have one length, but the last may be shorter. */
function maskNext(row: Row, { column, units, left, others }: KeyState): KeyState | null {
  const word = keyWordOf(row, column);
  if (left === 0) return null;
  if (word === null) return others === MAX_OTHER_LINES ? null : { column, units, left: left - 1, others: others + 1 };
  maskWord(row, word);
  const length = word.end - word.start;
  const isLast = word.start === column && length < units;
  return isLast ? null : { column: word.start, units: length, left: left - 1, others: 0 };
}

/** Masks the lines of a key above its end: the first of them is no longer in the log. */
function maskAbove(rows: readonly Row[], end: number, column: number): void {
  let units = 0;
  for (const row of rows.slice(Math.max(0, end - MAX_KEY_LINES), end).reverse()) {
    const word = keyWordOf(row, column);
    if (word === null || word.end - word.start < units) return;
    units = word.end - word.start;
    maskWord(row, word);
  }
}

/** Returns the last word of a row if it may be of a key whose lines begin at `column`. */
function keyWordOf(row: Row, column: number): Span | null {
  const line = row.text.trimEnd();
  const start = Math.max(line.lastIndexOf(' '), line.lastIndexOf('\t'), line.lastIndexOf('|')) + 1;
  const text = KEY_WORD.exec(line.slice(start))?.groups?.['word'];
  if (text === undefined) return null;
  const isLong = text.length >= MIN_KEY_WORD && !text.startsWith('/');
  const wordStart = line.indexOf(text, start);
  return isLong || start === column ? { start: wordStart, end: wordStart + text.length } : null;
}

function maskWord(row: Row, { start, end }: Span): void {
  row.text = row.text.slice(0, start) + MASK + row.text.slice(end);
  row.isMasked = true;
}
