import { escapeHtml } from '../../kernel/markup.ts';
import { cutChars } from '../../kernel/plain-text.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import type { Word } from '../decide/deployment-evidence.ts';
import { labelOf, signOf, toneOf } from './page-tones.ts';

/** Most characters of a text from outside that is one of several in a line. */
const TEXT_CHARS = 200;
const SHA_CHARS = 8;

/** Returns a text from outside as one line of HTML, cut to `maxChars` UTF-16 units, cleaned and redacted. Never throws. */
export function renderText(text: string, maxChars = TEXT_CHARS): string {
  return escapeHtml(cutChars(plainLine(text), maxChars));
}

/** Returns an identifier as code. */
export function renderCode(text: string): string {
  return `<code>${renderText(text)}</code>`;
}

/** Returns a commit as code: its first digits, all of it as the title. */
export function renderCommit(sha: string): string {
  return `<code title="${renderText(sha)}">${renderText(plainLine(sha).slice(0, SHA_CHARS))}</code>`;
}

/** Returns a link where `address` is one of the web's, else the empty string; `unseen` is what only screen readers hear after the label. */
export function renderLink(address: string | null, label: string, unseen: string): string {
  const href = webAddressOf(address);
  if (href === null) return '';
  return `<a href="${escapeHtml(href)}" rel="noreferrer noopener">${escapeHtml(label)}${renderUnseen(unseen)}</a>`;
}

/** Returns a text for screen readers alone, with a space before it. */
export function renderUnseen(text: string): string {
  return `<span class="unseen"> ${renderText(text)}</span>`;
}

/** Returns a state's sign, which says nothing to a screen reader: the state stands beside it as a word. */
export function renderSign(word: Word): string {
  return `<span class="sign ${toneOf(word)}" aria-hidden="true">${signOf(word)}</span>`;
}

/** Returns a state as a word with its color. */
export function renderWord(word: Word): string {
  return `<strong class="word ${toneOf(word)}">${labelOf(word)}</strong>`;
}

/** Returns a section of the page; the heading is escaped, the content is HTML. `key` is its id. */
export function renderSection(key: string, heading: string, note: string, content: string): string {
  const aside = note === '' ? '' : `<span class="note">${escapeHtml(note)}</span>`;
  return `<section id="${key}" data-key="${key}" aria-labelledby="${key}-heading">
<div class="over"><h2 id="${key}-heading" tabindex="-1">${escapeHtml(heading)}</h2>${aside}</div>
${content}
</section>`;
}

/** Only http and https, and no names or passwords in it, which would be shown as the host to who looks quickly. */
function webAddressOf(address: string | null): string | null {
  const url = address === null ? null : URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null;
  return url.username === '' && url.password === '' ? url.href : null;
}
