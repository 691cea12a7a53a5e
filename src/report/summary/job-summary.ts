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
    renderRequests(view),
    renderIds(view.apps),
  ].filter((part) => part !== '');
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
function renderIds(apps: readonly EndedApp[]): string {
  const lines = apps.flatMap(({ name, appId, deploymentId }) => {
    const application = name === appId ? [] : [`application ${escapeMarkdown(appId)}`];
    const deployment = deploymentId === null ? [] : [`deployment ${escapeMarkdown(deploymentId)}`];
    const ids = [...application, ...deployment].join(', ');
    return ids === '' ? [] : `Ids of **${escapeMarkdown(name)}**: ${ids}`;
  });
  return renderLines(renderList(lines));
}

function renderRequests({ requestsUsed, requestsLeft }: EndedRun): string {
  const left = requestsLeft === null ? '' : `, ${requestsLeft} left until the rate limit resets`;
  return `Requests: ${requestsUsed} used${left}.`;
}

function renderLines(lines: readonly string[]): string {
  const { kept, leftOut } = fitFirst(lines, PART_BYTES);
  return [...kept, ...(leftOut === 0 ? [] : ['', `… and ${leftOut} more.`])].join('\n');
}

/** Longest name of a bar; Mermaid writes what does not fit in the bar beside it. */
const MAX_LABEL_UNITS = 32;
/** Longest name of a section, in lines as wide as the column that Mermaid leaves for it. */
const MAX_SECTION_UNITS = 29;
const SECTION_LINES = /.{1,11}$|.{1,10}[-_./ ]|.{1,10}/gu;

/** Maximum number of times on the axis: more would run into one another on a phone. */
const MAX_TICKS = 4;
const TICKS: readonly (readonly [number, string])[] = [
  ...[1, 2, 5, 10, 30].map((count) => [count * 1_000, `${count}second`] as const),
  ...[1, 2, 5, 10, 30].map((count) => [count * 60_000, `${count}minute`] as const),
  ...[1, 3, 12].map((count) => [count * 3_600_000, `${count}hour`] as const),
];

/**
 * Returns the phases of the applications as a Mermaid gantt diagram, with one section per application, and how many are left out. It has no
 * fence, and no line can close one.
 */
function renderGantt(apps: readonly EndedApp[]) {
  const lines = ['gantt', '  dateFormat x', '  axisFormat %H:%M:%S', `  tickInterval ${renderInterval(apps)}`];
  let units = lines.join('\n').length;
  for (const [index, app] of apps.entries()) {
    const section = renderSection(app);
    units += section.join('\n').length + 1;
    if (units > DIAGRAM_UNITS) return { lines, leftOut: apps.length - index };
    lines.push(...section);
  }
  return { lines, leftOut: 0 };
}

/** Returns the time between two ticks of the axis. */
function renderInterval(apps: readonly EndedApp[]): string {
  const start = Math.min(...apps.map(({ phases }) => phases[0]?.startedAt ?? Number.POSITIVE_INFINITY));
  const end = Math.max(...apps.map(({ phases }) => phases.at(-1)?.endedAt ?? 0));
  return TICKS.find(([stepMs]) => end - start < stepMs * MAX_TICKS)?.[1] ?? '1day';
}

function renderSection(app: EndedApp): string[] {
  const name = escapeMermaid(app.name, MAX_SECTION_UNITS).match(SECTION_LINES) ?? [];
  const isLast = (index: number): boolean => index === app.phases.length - 1;
  const tasks = app.phases.map((phase, index) => renderTask(phase, isLast(index) && !hasPassed(app)));
  return [`  section ${name.join('<br/>')}`, ...tasks];
}

/** Only a failure is marked: Mermaid's dark theme draws the labels of `done` and `active` bars in black, also beside the bar. */
function renderTask({ name, startedAt, endedAt }: PhaseView, isFailure: boolean): string {
  const took = startedAt === endedAt ? '' : ` ${renderDuration(endedAt - startedAt)}`;
  const marks = `${isFailure ? 'crit, ' : ''}${took === '' ? 'milestone, ' : ''}`;
  return `  ${escapeMermaid(name, MAX_LABEL_UNITS)}${took} :${marks}${startedAt}, ${endedAt}`;
}
