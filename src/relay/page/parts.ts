import { escapeHtml } from '../../kernel/markup.ts';
import { renderCode, renderSign, renderText, type Tone } from '../../web/page-kit.ts';
import type { Word } from '../decide/evidence.ts';
import { findApplication, type Rules } from '../decide/rules.ts';
import type { Problem } from '../monitoring/problems.ts';
import type { Overview } from '../store/operations/views.ts';

/** The data of the page: `origin` is the relay's own URL, `csrf` the session's token, `now` in epoch milliseconds. */
export interface PageFacts {
  readonly overview: Overview;
  readonly problems: readonly Problem[];
  readonly rules: Rules;
  readonly origin: string;
  readonly csrf: string;
  readonly now: number;
}

/** The look and the label of each state. */
export const STATES: Readonly<Record<Word, { readonly tone: Tone; readonly sign: string; readonly label: string }>> = {
  unknown: { tone: 'idle', sign: '?', label: 'Unknown' },
  queued: { tone: 'busy', sign: '…', label: 'Queued' },
  running: { tone: 'busy', sign: '▸', label: 'Running' },
  succeeded: { tone: 'good', sign: '✓', label: 'Succeeded' },
  failed: { tone: 'bad', sign: '✗', label: 'Failed' },
  cancelled: { tone: 'idle', sign: '–', label: 'Cancelled' },
  superseded: { tone: 'idle', sign: '»', label: 'Superseded' },
  timed_out: { tone: 'bad', sign: '!', label: 'Timed out' },
};

/** Returns an application by its configured name, with its id as the title; an unknown one by its id. */
export function renderApplication(id: string, rules: Rules): string {
  const application = findApplication(rules, id);
  return application === null
    ? renderCode(id)
    : `<span title="${renderText(id)}">${renderText(application.name)}</span>`;
}

/** Returns a UUID as its first part, with the whole as its title; any other id unchanged. */
export function renderShortId(id: string): string {
  const isUuid = /^[\da-f]{8}-[\da-f-]{27}$/i.test(id);
  return isUuid ? `<span title="${renderText(id)}">${renderCode(id.slice(0, 8))}</span>` : renderCode(id);
}

export function renderStateSign(word: Word): string {
  return renderSign(STATES[word].tone, STATES[word].sign);
}

export function renderState(word: Word): string {
  const { tone, label } = STATES[word];
  return `<strong class="word ${tone}">${label}</strong>`;
}

/** Returns a section of the page; the heading is escaped, the content is HTML. `key` is its id. */
export function renderSection(key: string, heading: string, note: string, content: string): string {
  const aside = note === '' ? '' : `<span class="note">${escapeHtml(note)}</span>`;
  return `<section id="${key}" data-key="${key}" aria-labelledby="${key}-heading">
<div class="over"><h2 id="${key}-heading" tabindex="-1">${escapeHtml(heading)}</h2>${aside}</div>
${content}
</section>`;
}

/** Returns a table that can be scrolled; `label` and `caption` are for screen readers, a row is the HTML of a `<tr>`. */
export function renderTable(
  label: string,
  caption: string,
  heads: readonly string[],
  rows: readonly string[],
  className = 'wide',
): string {
  return `<div class="${className}" role="region" tabindex="0" aria-label="${label}">
<table><caption class="unseen">${caption}</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
}
