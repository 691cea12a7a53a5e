import type { DeliveryRow } from '../store/store-overview.ts';
import { renderTime } from './dates.ts';
import { renderCode, renderSection, renderText } from './icons.ts';

/** How many deliveries the page shows. */
const MOST = 50;

const KINDS: Readonly<Record<string, string>> = {
  hint: 'deployment',
  request: 'request',
  ignored: 'ignored',
  quarantined: 'quarantined',
};

/** Returns the section of the last deliveries; `origin` is the relay's own address, `now` in epoch milliseconds. */
export function renderDeliveries(deliveries: readonly DeliveryRow[], origin: string, now: number): string {
  const rows = deliveries.slice(0, MOST);
  const note = rows.length === 0 ? '' : `the last ${rows.length}`;
  return renderSection(
    'deliveries',
    'Deliveries',
    note,
    rows.length === 0 ? renderEmpty(origin) : renderTable(rows, now),
  );
}

function renderEmpty(origin: string): string {
  return `<p class="card empty">Nothing has been delivered. Create the platform’s webhook with <code>touchdown relay register</code>, and
point the GitHub App’s webhook at <code>${renderText(origin)}/hooks/github</code>.</p>`;
}

function renderTable(rows: readonly DeliveryRow[], now: number): string {
  const heads = ['No.', 'Received', 'From', 'Kind', 'Application', 'Deployment', 'Says', 'Came to'];
  return `<div class="card wide" role="region" tabindex="0" aria-label="Table of deliveries">
<table><caption class="unseen">The last deliveries, the newest first</caption>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>
${rows.map((row) => renderRow(row, now)).join('\n')}
</tbody></table></div>`;
}

function renderRow(row: DeliveryRow, now: number): string {
  const repeats = row.repeats === 0 ? '' : ` <small>and ${row.repeats}× again</small>`;
  const kind = Object.hasOwn(KINDS, row.kind) ? KINDS[row.kind] : undefined;
  const cells = [
    `${renderTime(row.receivedAt, now)}${repeats}`,
    renderText(row.source),
    row.kind === 'quarantined' ? '<strong class="word bad">quarantined</strong>' : renderText(kind ?? row.kind),
    row.application === null ? renderNothing() : renderCode(row.application),
    row.deployment === null ? renderNothing() : renderCode(row.deployment),
    row.word === null ? renderNothing() : renderText(row.word.replaceAll('_', ' ')),
    row.outcome === null ? '<strong class="word busy">pending</strong>' : renderText(row.outcome),
  ];
  const key = renderText(row.id);
  return `<tr data-key="${key}"><th scope="row">${key}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function renderNothing(): string {
  return '<span class="soft" aria-hidden="true">–</span><span class="unseen">none</span>';
}
