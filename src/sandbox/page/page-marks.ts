import { escapeHtml } from '../../kernel/markup.ts';
import { isWebAddress } from '../http/json-bodies.ts';
import { signOf, type Tone } from './sandbox-page-tones.ts';

/** Returns an instant as an element that a person and a program can read, in UTC; `zone` is what says so. */
export function renderTime(at: number, zone = ' UTC'): string {
  const instant = new Date(at).toISOString();
  return `<time datetime="${instant}">${instant.slice(0, 10)} ${instant.slice(11, 19)}${zone}</time>`;
}

/** Returns a tone's sign, which says nothing to a screen reader: the state stands beside it as a word. */
export function renderSign(tone: Tone): string {
  return `<span class="sign" aria-hidden="true">${signOf(tone)}</span>`;
}

/** Returns a state as a word for people: `in_progress` is `in progress`. */
export function renderWord(state: string): string {
  return escapeHtml(state.replaceAll('_', ' '));
}

/** Returns a link where `address` is one of the web's, else the empty string. `label` is escaped here; so is what only screen readers hear after it. */
export function renderLink(address: string | null, label: string, unseen = ''): string {
  if (address === null || !isWebAddress(address)) return '';
  const more = unseen === '' ? '' : `<span class="hidden"> ${escapeHtml(unseen)}</span>`;
  return `<a href="${escapeHtml(address)}" rel="noopener noreferrer">${escapeHtml(label)}${more}</a>`;
}

/** Returns a card with a heading and how many things it holds; `empty` where that is none. The heading is escaped, the content is HTML. */
export function renderCard(part: string, heading: string, count: number, content: string, empty: string): string {
  const shown = count === 0 ? `<p class="empty">${escapeHtml(empty)}</p>` : content;
  const counted = count === 0 ? '' : `<span class="count">${count}</span>`;
  return `<section class="card" data-part="${part}" id="${part}" aria-labelledby="${part}-heading">
<h2 id="${part}-heading">${escapeHtml(heading)} ${counted}</h2>
${shown}
</section>`;
}
