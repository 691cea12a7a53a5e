import { headlineOfEnd } from '../../deploy/result.ts';
import { escapeMarkdown } from '../../kernel/markup.ts';
import { renderDuration } from '../../kernel/units.ts';
import { fitLargest } from '../limits.ts';
import { renderCauses, renderFold, renderLink, renderOpenedLog } from '../markdown.ts';
import { headlineOfSeveral, isDoubtful, worstAmong } from '../view.ts';
import { type CommentDocument, type CommentParts, partsOf, renderMarker } from './document.ts';
import { CLOSED, type CommentEntry, compareRows, cutLog, isFailing, LOG_LINES, placeOf } from './entries.ts';

/** Maximum UTF-16 units of a comment: GitHub accepts 65,536 code points, so this is safe for every text. */
const COMMENT_UNITS = 65_536;

const COLUMNS = ['Result', 'State', 'Commit', 'Took', 'Log'];

/** A comment that fits, and the document that it still holds. */
export interface FittedComment {
  readonly body: string;
  readonly document: CommentDocument;
}

/**
 * Returns the comment's body, the hidden marker and then what people read, with what is left of the document: logs are cut first, all alike,
 * then the history, then rows. Equal documents give equal bodies. Never throws.
 */
export function fitComment(document: CommentDocument, keyHash: string): FittedComment {
  const parts = partsOf(document.entries);
  const renderWith = (lines: number, history: number, rows: number): FittedComment => {
    const kept = {
      rows: parts.rows.slice(0, rows).map((row) => ({ ...row, log: cutLog(row.log, lines) })),
      history: parts.history.slice(0, history),
    };
    const leftOut = Math.max(document.leftOut, parts.rows.length - rows);
    const fitted = { revision: document.revision, entries: [...kept.rows, ...kept.history], leftOut };
    return { body: `${renderMarker(fitted, keyHash)}\n${renderParts(kept, leftOut)}\n`, document: fitted };
  };
  const ifFits = (fitted: FittedComment): FittedComment | null => (fitted.body.length <= COMMENT_UNITS ? fitted : null);
  const { rows, history } = parts;
  return (
    fitLargest(LOG_LINES, (lines) => ifFits(renderWith(lines, history.length, rows.length))) ??
    fitLargest(history.length, (count) => ifFits(renderWith(0, count, rows.length))) ??
    fitLargest(rows.length, (count) => ifFits(renderWith(0, 0, count))) ??
    renderWith(0, 0, 0)
  );
}

function renderParts(parts: CommentParts, leftOut: number): string {
  const rows = parts.rows.toSorted(compareRows);
  const label = createLabels([...rows, ...parts.history]);
  const history = parts.history.map((entry) => renderPast({ ...entry, name: label(entry) }));
  const labeled = rows.map((row) => ({ ...row, name: label(row) }));
  const causes = renderCauses(labeled);
  const reasons = labeled
    .filter(isToExplain)
    .map((row) => `- **${escapeMarkdown(row.name)}**: ${escapeMarkdown(row.reason)}`);
  const logs = labeled.filter(({ log }) => log.lines.length > 0);
  const said = `At least ${leftOut === 1 ? 'one more application does' : `${leftOut} more applications do`} not fit into this comment.`;
  const shown = [
    `### ${renderHeadline(rows)}`,
    ...(causes.length === 0 ? [] : [causes.join('\n')]),
    ...(rows.length === 0 ? [] : [renderTable(rows)]),
    ...(leftOut === 0 ? [] : [said]),
    ...(reasons.length === 0 ? [] : [reasons.join('\n')]),
    ...logs.map(({ name, log }) => renderOpenedLog(name, log)),
    ...(history.length === 0 ? [] : [renderFold('Earlier deployments', history.join('\n'))]),
  ];
  return shown.join('\n\n');
}

function renderHeadline(all: readonly CommentEntry[]): string {
  const rows = all.filter(({ isClosed }) => isClosed !== true);
  const [first = all[0]] = rows;
  if (first === undefined) return 'No deployments to show';
  if (rows.length === 0) return `${signOf(first)} ${CLOSED}`;
  if (rows.length === 1) return `${signOf(first)} ${escapeMarkdown(first.headline)}`;
  const bad = rows.filter(({ conclusion }) => isFailing(conclusion) || conclusion === 'cancelled');
  const open = rows.filter(({ progress }) => progress !== 'completed');
  if (bad.length === 0 && open.length > 0) {
    const sign = open.every(({ progress }) => progress === 'queued') && open.length === rows.length ? '⏳' : '🔄';
    return `${sign} Deploying: ${rows.length - open.length} of ${rows.length} applications have finished`;
  }
  const judged = bad.length > 0 ? bad : rows;
  const alike = worstAmong(judged);
  return `${signOf(alike[0] ?? first)} ${headlineOfSeveral(alike, rows.length)}`;
}

/** Returns the name of each entry, with where it is deployed if another entry with this name is deployed elsewhere. */
function createLabels(entries: readonly CommentEntry[]): (entry: CommentEntry) => string {
  const hasSeveral = hasSeveralPlatforms(entries);
  return (entry) => {
    const others = entries.filter((other) => other.name === entry.name && placeOf(other) !== placeOf(entry));
    if (others.length === 0) return entry.name;
    const where = [entry.environment, hasSeveral ? entry.platform : null].filter((mark) => mark !== null);
    return `${entry.name} (${where.length === 0 ? entry.appId : where.join(', ')})`;
  };
}

function hasSeveralPlatforms(entries: readonly CommentEntry[]): boolean {
  return new Set(entries.map(({ platform }) => platform)).size > 1;
}

function renderTable(rows: readonly CommentEntry[]): string {
  const columns: (readonly [title: string, cellOf: (row: CommentEntry) => string])[] = [
    ['Application', ({ name }) => escapeMarkdown(name)],
    ...(rows.some((row) => row.environment !== null || row.environmentUrl !== null)
      ? [['Environment', renderEnvironment] as const]
      : []),
    ...(hasSeveralPlatforms(rows) ? [['Platform', (row: CommentEntry) => escapeMarkdown(row.platform)] as const] : []),
  ];
  const lines = rows.map((row) => [...columns.map(([, cellOf]) => cellOf(row)), ...cellsOf(row)]);
  const titles = [...columns.map(([title]) => title), ...COLUMNS];
  return [titles, titles.map(() => '-'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function renderEnvironment({ environment, environmentUrl }: CommentEntry): string {
  return environmentUrl === null ? escapeMarkdown(environment ?? '') : renderLink(environmentUrl, environment);
}

function cellsOf(entry: CommentEntry): string[] {
  return [
    `${signOf(entry)} ${verdictOf(entry)}`,
    escapeMarkdown(entry.state ?? ''),
    escapeMarkdown(entry.shortCommit ?? ''),
    renderTime(entry),
    renderLink(entry.logUrl, 'log'),
  ];
}

function isToExplain(entry: CommentEntry): boolean {
  const { conclusion, reason } = entry;
  return reason !== '' && conclusion !== null && (conclusion !== 'success' || isDoubtful(entry));
}

function renderPast(entry: CommentEntry): string {
  const commit = entry.shortCommit === null ? '' : ` at ${escapeMarkdown(entry.shortCommit)}`;
  const link = entry.logUrl === null ? '' : ` (${renderLink(entry.logUrl, 'log')})`;
  const verdict = `${signOf(entry)} ${verdictOf(entry)}`;
  const time = entry.isClosed === true ? '' : `, ${renderTime(entry)}`;
  return `- ${renderMinute(entry.startedAt)} ${verdict}: ${escapeMarkdown(entry.name)}${commit}${time}${link}`;
}

function signOf(entry: CommentEntry): string {
  const { conclusion, progress, isClosed } = entry;
  if (isClosed === true) return '🧹';
  if (conclusion === null) return progress === 'queued' ? '⏳' : '🔄';
  if (isFailing(conclusion)) return '❌';
  if (conclusion === 'cancelled') return '🚫';
  if (conclusion === 'skipped') return '⏭️';
  return isDoubtful(entry) ? '⚠️' : '✅';
}

function verdictOf({ result, progress, ...entry }: CommentEntry): string {
  if (entry.isClosed === true) return CLOSED;
  if (result !== null) return headlineOfEnd({ ...entry, result });
  return progress === 'queued' ? 'Waiting' : 'Deploying';
}

function renderTime({ startedAt, endedAt, isClosed }: CommentEntry): string {
  if (isClosed === true) return '';
  return endedAt === null ? `since ${renderMinute(startedAt)}` : renderDuration(endedAt - startedAt);
}

function renderMinute(at: number): string {
  return `${new Date(at)
    .toISOString()
    .replace('T', ' ')
    .replace(/:\d\d\.\d+Z$/, '')} UTC`;
}
