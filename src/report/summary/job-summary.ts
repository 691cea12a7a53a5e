import { escapeMarkdown, escapeMermaid } from '../../kernel/markup.ts';
import { renderDuration } from '../../kernel/units.ts';
import { renderCauseLine, showCause } from '../cause/cause-text.ts';
import { excerptLog } from '../cause/log-excerpt.ts';
import { bytesOf, DIAGRAM_UNITS, fitFirst, SUMMARY_BYTES } from '../limits.ts';
import { type AppView, isReasonEvidence, type RunView } from '../view.ts';
import { renderFoldedLog } from './folded-log.ts';
import type { PhaseView } from './timeline.ts';

const LOG_LINES = 50;
/** Maximum bytes of each part that grows with the number of applications; the logs get the rest. */
const PART_BYTES = 160_000;
/** Room for the remark that logs are left out, and for the blank line between two parts. */
const LEFT_OUT_BYTES = 200;
const PARAGRAPH_BYTES = 4;

/** Returns the job summary in at most one MiB of Markdown; it says what is left out and leaves nothing open. Never throws. */
export function renderJobSummary(view: RunView): string {
  const parts = [
    renderVerdict(view),
    ...(view.apps.length === 0 ? [] : [renderTable(view.apps), renderPicture(view.apps), renderEvidence(view.apps)]),
    renderRequests(view),
  ];
  const text = parts.join('\n\n');
  return `${[text, ...renderLogs(view.apps, SUMMARY_BYTES - bytesOf(text))].join('\n\n')}\n`;
}

function renderVerdict(view: RunView): string {
  const sign = view.passed ? signOf(view.apps.some((app) => app.isDoubtful)) : '❌';
  const said = (view.interruption?.message ?? '').split('\n').filter((line) => line !== '');
  const reasons = view.apps.map((app) => renderReason(app, view)).filter((line) => line !== '');
  const lines = [...said.map(escapeMarkdown), ...reasons];
  return renderLines([
    `## ${sign} ${escapeMarkdown(view.headline)}`,
    ...renderCauses(view.apps),
    ...(lines.length === 0 ? [] : ['', ...listOf(lines)]),
  ]);
}

function renderCauses(apps: readonly AppView[]): readonly string[] {
  const lines = apps.flatMap(({ appId, causes: [cause] }) =>
    cause === undefined ? [] : [renderCauseLine(showCause(cause), apps.length === 1 ? null : appId)],
  );
  return lines.length === 0 ? [] : ['', ...listOf(lines)];
}

/** Returns the parts of an application's reason that the headline, the evidence and the interruption do not already show. */
function renderReason(app: AppView, { apps, interruption }: RunView): string {
  const isShownAbove = app.reason === interruption?.reason || isReasonEvidence(app);
  const sentences = [isShownAbove ? '' : app.reason, app.advice === interruption?.advice ? '' : app.advice];
  const text = escapeMarkdown(sentences.filter((sentence) => sentence !== '').join(' '));
  return text === '' || apps.length === 1 ? text : `**${escapeMarkdown(app.appId)}**: ${text}`;
}

function signOf(isDoubtful: boolean): string {
  return isDoubtful ? '⚠️' : '✅';
}

function renderTable(apps: readonly AppView[]): string {
  const head = [
    '| Application | Result | State | Commit | Deployment | Took |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  return renderLines([...head, ...apps.map(renderRow)]);
}

function renderRow(app: AppView): string {
  const sign = app.passed ? signOf(app.isDoubtful) : '❌';
  const words = [
    app.appId,
    `${sign} ${app.result}`,
    app.state,
    app.shortCommit,
    app.deploymentId,
    renderDuration(app.durationMs),
  ];
  return `| ${words.map((text) => (text === null ? '' : escapeMarkdown(text))).join(' | ')} |`;
}

function renderPicture(apps: readonly AppView[]): string {
  const { lines, leftOut } = renderGantt(apps);
  const said = leftOut === 0 ? [] : ['', `The timelines of ${leftOut} more applications are left out.`];
  return ['### Timeline', '', '```mermaid', ...lines, '```', ...said].join('\n');
}

function renderEvidence(apps: readonly AppView[]): string {
  const lines = apps.map((app) => {
    const name = apps.length === 1 ? '' : `**${escapeMarkdown(app.appId)}**: `;
    return `${name}${escapeMarkdown(app.evidence)}`;
  });
  return renderLines(['### Evidence', '', ...listOf(lines)]);
}

function listOf(lines: readonly string[]): readonly string[] {
  return lines.length === 1 ? lines : lines.map((line) => `- ${line}`);
}

function renderRequests({ requestsUsed, requestsLeft }: RunView): string {
  const left = requestsLeft === null ? '' : `, ${requestsLeft} left until the rate limit resets`;
  return `Requests: ${requestsUsed} used${left}.`;
}

function renderLogs(apps: readonly AppView[], roomBytes: number): string[] {
  const logs = apps.filter((app) => app.logTail.length > 0);
  const shareBytes = Math.floor((roomBytes - LEFT_OUT_BYTES) / Math.max(1, logs.length)) - PARAGRAPH_BYTES;
  const blocks = logs.flatMap((app) => renderFoldedLog(app.appId, excerptLog(app, LOG_LINES), shareBytes) ?? []);
  const leftOut = logs.length - blocks.length;
  return leftOut === 0 ? blocks : [...blocks, `The logs of ${leftOut} applications are left out (too long).`];
}

function renderLines(lines: readonly string[]): string {
  const { kept, leftOut } = fitFirst(lines, PART_BYTES);
  return [...kept, ...(leftOut === 0 ? [] : ['', `… and ${leftOut} more.`])].join('\n');
}

const MAX_LABEL_UNITS = 60;

interface Gantt {
  /** The Mermaid source without a fence; no line can close one. */
  readonly lines: readonly string[];
  readonly leftOut: number;
}

/** Returns the phases of the applications as a Mermaid gantt diagram, with one section per application. */
export function renderGantt(apps: readonly AppView[]): Gantt {
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

function renderSection(app: AppView): string[] {
  const tasks = app.phases.map((phase, index) => renderTask(phase, tagOf(app, index === app.phases.length - 1)));
  return [`  section ${escapeMermaid(app.appId, MAX_LABEL_UNITS)}`, ...tasks];
}

function renderTask({ name, startedAt, endedAt }: PhaseView, tag: string): string {
  const label = `${escapeMermaid(name, MAX_LABEL_UNITS)} ${renderDuration(endedAt - startedAt)}`;
  const kind = startedAt === endedAt ? `${tag}, milestone` : tag;
  return `  ${label} :${kind}, ${startedAt}, ${endedAt}`;
}

function tagOf(app: AppView, isLast: boolean): string {
  if (!isLast) return 'done';
  return app.passed ? 'active' : 'crit';
}
