import { escapeMarkdown, escapeMermaid } from '../../kernel/markup.ts';
import { renderDuration } from '../../kernel/units.ts';
import { bytesOf, DIAGRAM_UNITS, fitFirst, SUMMARY_BYTES } from '../limits.ts';
import { renderCauses, renderFoldedLogs, renderList, renderTable } from '../markdown.ts';
import { type EndedApp, type EndedRun, hasPassed, isDoubtful, isReasonEvidence } from '../view.ts';
import type { PhaseView } from './timeline.ts';

const LOG_LINES = 50;
/** Maximum bytes of each part that grows with the number of applications; the logs get the rest. */
const PART_BYTES = 160_000;

/** Returns the job summary in at most one MiB of Markdown; it says what is left out and leaves nothing open. Never throws. */
export function renderJobSummary(view: EndedRun): string {
  const parts = [
    renderVerdict(view),
    ...(view.apps.length === 0
      ? []
      : [renderLines(renderTable(view.apps)), renderPicture(view.apps), renderEvidence(view.apps)]),
    ...renderIds(view.apps),
    renderRequests(view),
  ];
  const text = parts.join('\n\n');
  const sayLeftOut = (count: number): string => `The logs of ${count} applications are left out (too long).`;
  const logs = renderFoldedLogs(view.apps, LOG_LINES, SUMMARY_BYTES - bytesOf(text), sayLeftOut);
  return `${[text, ...logs].join('\n\n')}\n`;
}

function renderVerdict(view: EndedRun): string {
  const sign = hasPassed(view) ? (view.apps.some(isDoubtful) ? '⚠️' : '✅') : '❌';
  const said = (view.interruption?.message ?? '').split('\n').filter((line) => line !== '');
  const causes = renderCauses(view.apps);
  const reasons = view.apps.map((app) => renderReason(app, view)).filter((line) => line !== '');
  const lines = [...said.map(escapeMarkdown), ...reasons];
  return renderLines([
    `## ${sign} ${escapeMarkdown(view.headline)}`,
    ...(causes.length === 0 ? [] : ['', ...causes]),
    ...(lines.length === 0 ? [] : ['', ...renderList(lines)]),
  ]);
}

/**
 * Returns the parts of an application's reason that the headline, the evidence and the interruption do not show, and what was done with its
 * variables and secrets.
 */
function renderReason(app: EndedApp, { apps, interruption }: EndedRun): string {
  const isShownAbove = app.reason === interruption?.reason || isReasonEvidence(app);
  const advice = app.advice === interruption?.advice ? '' : app.advice;
  const sentences = [isShownAbove ? '' : app.reason, advice, ...app.settings];
  const text = escapeMarkdown(sentences.filter((sentence) => sentence !== '').join(' '));
  return text === '' || apps.length === 1 ? text : `**${escapeMarkdown(app.name)}**: ${text}`;
}

function renderPicture(apps: readonly EndedApp[]): string {
  const { lines, leftOut } = renderGantt(apps);
  const said = leftOut === 0 ? [] : ['', `The timelines of ${leftOut} more applications are left out.`];
  return ['### Timeline', '', '```mermaid', ...lines, '```', ...said].join('\n');
}

function renderEvidence(apps: readonly EndedApp[]): string {
  const lines = apps.map((app) => {
    const name = apps.length === 1 ? '' : `**${escapeMarkdown(app.name)}**: `;
    return `${name}${escapeMarkdown(app.evidence)}`;
  });
  return renderLines(['### Evidence', '', ...renderList(lines)]);
}

/** Everywhere else, people read the names. */
function renderIds(apps: readonly EndedApp[]): readonly string[] {
  const named = apps.filter(({ name, appId }) => name !== appId);
  const lines = named.map(({ name, appId }) => `The id of **${escapeMarkdown(name)}** is ${escapeMarkdown(appId)}.`);
  return named.length === 0 ? [] : [renderLines(renderList(lines))];
}

function renderRequests({ requestsUsed, requestsLeft }: EndedRun): string {
  const left = requestsLeft === null ? '' : `, ${requestsLeft} left until the rate limit resets`;
  return `Requests: ${requestsUsed} used${left}.`;
}

function renderLines(lines: readonly string[]): string {
  const { kept, leftOut } = fitFirst(lines, PART_BYTES);
  return [...kept, ...(leftOut === 0 ? [] : ['', `… and ${leftOut} more.`])].join('\n');
}

const MAX_LABEL_UNITS = 60;

/**
 * Returns the phases of the applications as a Mermaid gantt diagram, with one section per application, and how many are left out. It has no
 * fence, and no line can close one.
 */
function renderGantt(apps: readonly EndedApp[]) {
  const lines = ['gantt', '  dateFormat x', '  axisFormat %H:%M:%S'];
  let units = lines.join('\n').length;
  for (const [index, app] of apps.entries()) {
    const section = renderSection(app);
    units += section.join('\n').length + 1;
    if (units > DIAGRAM_UNITS) return { lines, leftOut: apps.length - index };
    lines.push(...section);
  }
  return { lines, leftOut: 0 };
}

function renderSection(app: EndedApp): string[] {
  const tasks = app.phases.map((phase, index) => renderTask(phase, tagOf(app, index === app.phases.length - 1)));
  return [`  section ${escapeMermaid(app.name, MAX_LABEL_UNITS)}`, ...tasks];
}

function renderTask({ name, startedAt, endedAt }: PhaseView, tag: string): string {
  const label = `${escapeMermaid(name, MAX_LABEL_UNITS)} ${renderDuration(endedAt - startedAt)}`;
  const kind = startedAt === endedAt ? `${tag}, milestone` : tag;
  return `  ${label} :${kind}, ${startedAt}, ${endedAt}`;
}

function tagOf(app: EndedApp, isLast: boolean): string {
  if (!isLast) return 'done';
  return hasPassed(app) ? 'active' : 'crit';
}
