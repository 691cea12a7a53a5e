import { renderAge } from '../../web/page-dates.ts';
import { renderCode, renderText } from '../../web/page-kit.ts';
import type { DeliveryRow } from '../store/store-overview.ts';
import { renderSection, renderTable } from './render-parts.ts';

const MAX_ROWS = 50;
const HEADS = ['No.', 'Received', 'From', 'Kind', 'Application', 'Deployment', 'Says', 'Came to'];
const NONE = '<span class="soft" aria-hidden="true">–</span><span class="unseen">none</span>';

/** Returns the section of the last deliveries; `origin` is the relay's own address, `now` in epoch milliseconds. */
export function renderDeliveries(deliveries: readonly DeliveryRow[], origin: string, now: number): string {
  const rows = deliveries.slice(0, MAX_ROWS).map((row) => renderRow(row, now));
  if (rows.length === 0) return renderSection('deliveries', 'Deliveries', '', renderEmpty(origin));
  const caption = 'The last deliveries, the newest first';
  const table = renderTable('Table of deliveries', caption, HEADS, rows, 'card wide');
  return renderSection('deliveries', 'Deliveries', `the last ${rows.length}`, table);
}

function renderEmpty(origin: string): string {
  return `<p class="card empty">Nothing has been delivered. Create the platform’s webhook with <code>touchdown relay register</code>, and
point the GitHub App’s webhook at <code>${renderText(origin)}/hooks/github</code>.</p>`;
}

function renderRow(row: DeliveryRow, now: number): string {
  const repeats = row.repeats === 0 ? '' : ` <small>and ${row.repeats}× again</small>`;
  const kind = row.kind === 'hint' ? 'deployment' : row.kind;
  const cells = [
    `${renderAge(row.receivedAt, now)}${repeats}`,
    renderText(row.source),
    kind === 'quarantined' ? '<strong class="word bad">quarantined</strong>' : renderText(kind),
    row.application === null ? NONE : renderCode(row.application),
    row.deployment === null ? NONE : renderCode(row.deployment),
    row.word === null ? NONE : renderText(row.word.replaceAll('_', ' ')),
    row.outcome === null ? '<strong class="word busy">pending</strong>' : renderText(row.outcome),
  ];
  const key = renderText(row.id);
  return `<tr data-key="${key}"><th scope="row">${key}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
