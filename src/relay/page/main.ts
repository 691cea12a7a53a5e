import { escapeHtml } from '../../kernel/markup.ts';
import { renderAge } from '../../web/page-dates.ts';
import { renderText } from '../../web/page-kit.ts';
import type { Rules } from '../decide/rules.ts';
import type { Problem } from '../monitoring/problems.ts';
import type { DeliveryRow, Overview } from '../store/operations/views.ts';
import { renderApplications } from './applications.ts';
import { problemTitleOf, renderDeadLetters, renderProblems, renderUnplaced } from './attention.ts';
import { type PageFacts, renderApplication, renderSection, renderShortId, renderTable } from './parts.ts';

const MAX_DELIVERIES = 50;
const DELIVERY_HEADS = ['No.', 'Received', 'From', 'Type', 'Application', 'Deployment', 'State', 'Outcome'];
const NONE = '<span class="soft" aria-hidden="true">–</span><span class="unseen">none</span>';

/** Returns the page's `<main>`, the only part that changes while the page is open; the script reads its `data-title` and `data-problems`. */
export function renderMain(facts: PageFacts): string {
  const { overview, problems } = facts;
  const sections = [
    renderProblems(facts),
    renderSummary(facts),
    renderDeadLetters(facts),
    renderUnplaced(facts),
    renderApplications(facts),
    renderDeliveries(facts),
  ];
  const title = escapeHtml(titleOf(overview, problems));
  return `<main id="content" tabindex="-1" data-title="${title}" data-problems="${problems.length}">
<h1 class="unseen">Touchdown relay</h1>
${sections.filter((section) => section !== '').join('\n')}
</main>`;
}

/** Returns the document's title; problems come first, so that they are visible in a tab. */
export function titleOf({ deadLetters }: Overview, [problem]: readonly Problem[]): string {
  if (problem !== undefined) return `${problemTitleOf(problem)} – Touchdown relay`;
  if (deadLetters.length === 0) return 'Touchdown relay';
  return `${deadLetters.length} dead ${deadLetters.length === 1 ? 'letter' : 'letters'} – Touchdown relay`;
}

function renderSummary({ overview: { backlog, deadLetters, deployments }, now }: PageFacts): string {
  const oldest =
    backlog.oldestPendingAt === null ? '' : ` <small>oldest ${renderAge(backlog.oldestPendingAt, now)}</small>`;
  const unplaced = deployments.filter(({ repository }) => repository === null).length;
  const numbers = [
    renderNumber('Pending deliveries', `${backlog.pending}${oldest}`, ''),
    renderNumber('Pending check runs', String(backlog.unpublished), ''),
    unplaced === 0
      ? renderNumber('Unmatched events', '0', '')
      : renderNumber('Unmatched events', `<a href="#unplaced">${unplaced}</a>`, 'busy'),
    deadLetters.length === 0
      ? renderNumber('Dead letters', '0', '')
      : renderNumber('Dead letters', `<a href="#dead">${deadLetters.length}</a>`, 'bad'),
  ];
  return `<dl class="card summary" data-key="summary">${numbers.join('')}</dl>`;
}

function renderNumber(label: string, value: string, tone: string): string {
  return `<div class="${tone}"><dt>${label}</dt><dd>${value}</dd></div>`;
}

function renderDeliveries({ overview, rules, origin, now }: PageFacts): string {
  const rows = overview.deliveries.slice(0, MAX_DELIVERIES).map((row) => renderDelivery(row, rules, now));
  if (rows.length === 0) return renderSection('deliveries', 'Deliveries', '', renderNoDelivery(origin));
  const caption = 'The last deliveries, newest first';
  const table = renderTable('Table of deliveries', caption, DELIVERY_HEADS, rows, 'card wide');
  return renderSection('deliveries', 'Deliveries', `the last ${rows.length}`, table);
}

function renderNoDelivery(origin: string): string {
  return `<p class="card empty">No deliveries yet. If they do not exist yet, create the platform’s webhook with <code>touchdown relay register</code>, and
set the GitHub App’s webhook URL to <code>${renderText(origin)}/hooks/github</code>.</p>`;
}

function renderDelivery(row: DeliveryRow, rules: Rules, now: number): string {
  const repeats = row.repeats === 0 ? '' : ` <small>and ${row.repeats}× again</small>`;
  const kind = row.kind === 'hint' ? 'deployment' : row.kind;
  const cells = [
    `${renderAge(row.receivedAt, now)}${repeats}`,
    row.source === 'github' ? 'GitHub' : renderText(row.source),
    kind === 'quarantined' ? '<strong class="word bad">unreadable</strong>' : renderText(kind),
    row.application === null ? NONE : renderApplication(row.application, rules),
    row.deployment === null ? NONE : renderShortId(row.deployment),
    row.word === null ? NONE : renderText(row.word.replaceAll('_', ' ')),
    row.outcome === null ? '<strong class="word busy">pending</strong>' : renderText(row.outcome),
  ];
  const key = renderText(row.id);
  return `<tr data-key="${key}"><th scope="row">${key}</th>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}
