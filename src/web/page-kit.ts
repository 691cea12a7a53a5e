import { escapeHtml } from '../kernel/markup.ts';
import { cutChars, shortCommit } from '../kernel/plain-text.ts';
import { plainLine } from '../kernel/untrusted.ts';
import { SAFE_HEADERS } from './plain-response.ts';

/** The tone in which a state is shown: it passed, failed, continues, or neither. */
export type Tone = 'good' | 'bad' | 'busy' | 'idle';

/** The maximum length of a text from outside that is one of several in a line. */
const MAX_TEXT_CHARS = 200;

/** Returns a whole HTML document; `title` is a text, the other parts are HTML. */
export function renderDocument(parts: { title: string; head: string; bodyAttributes?: string; body: string }): string {
  const { title, head, bodyAttributes = '', body } = parts;
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${head}
</head>
<body${bodyAttributes}>
${body}
</body>
</html>
`;
}

/** Returns the headers of a page that loads only its own parts, is not cached, not framed and shares nothing. The values are CSP sources. */
export function renderPageHeaders(
  sources: Readonly<Record<'scripts' | 'styles' | 'forms', string>>,
): Readonly<Record<string, string>> {
  return {
    ...SAFE_HEADERS,
    'content-security-policy': [
      "default-src 'none'",
      `script-src ${sources.scripts}`,
      `style-src ${sources.styles}`,
      "connect-src 'self'",
      `form-action ${sources.forms}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
  };
}

/** Returns a text from outside as one line of HTML: cleaned, redacted and cut to `maxChars` UTF-16 units. */
export function renderText(text: string, maxChars = MAX_TEXT_CHARS): string {
  return escapeHtml(cutChars(plainLine(text), maxChars));
}

export function renderCode(text: string): string {
  return `<code>${renderText(text)}</code>`;
}

/** Returns a commit as code: its short form, with the whole SHA as the title. */
export function renderCommit(sha: string): string {
  return `<code title="${renderText(sha)}">${renderText(shortCommit(sha))}</code>`;
}

/** Returns a text for screen readers alone, with a space before it. */
export function renderUnseen(text: string): string {
  return `<span class="unseen"> ${renderText(text)}</span>`;
}

/** Returns a state's sign, hidden from screen readers: the state stands beside it as a word. */
export function renderSign(tone: Tone, sign: string): string {
  return `<span class="sign ${tone}" aria-hidden="true">${sign}</span>`;
}

/** Returns a link if `address` is an http or https address, else the empty string; screen readers hear `unseen` after the label. */
export function renderLink(address: string | null, label: string, unseen = ''): string {
  const url = address === null ? null : URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return '';
  // A name before the host can look like the host.
  if (url.username !== '' || url.password !== '') return '';
  const more = unseen === '' ? '' : renderUnseen(unseen);
  return `<a href="${escapeHtml(url.href)}" rel="noreferrer noopener">${escapeHtml(label)}${more}</a>`;
}
