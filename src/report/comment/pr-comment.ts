import { headlineOfEnd } from '../../deploy/result.ts';
import { escapeMarkdown } from '../../kernel/markup.ts';
import { renderDuration } from '../../kernel/units.ts';
import { renderCauseLine } from '../cause/cause-text.ts';
import { type LogExcerpt, narrowExcerpt } from '../cause/log-excerpt.ts';
import { fitLargest } from '../limits.ts';
import { renderLink } from '../markdown-link.ts';
import { renderFold, renderOpenedLog } from '../summary/folded-log.ts';
import { headlineOfSeveral, worstAmong } from '../view.ts';
import { renderMarker } from './pr-comment-data.ts';
import { type CommentDocument, type CommentParts, partsOf } from './pr-comment-document.ts';
import { type CommentEntry, isFailing, LOG_LINES, withoutLog } from './pr-comment-entries.ts';

/** Maximum UTF-16 units of a comment: GitHub accepts 65,536 code points, so this is safe for every text. */
export const COMMENT_UNITS = 65_536;

const UNMARKED = { marks: [], before: 0, after: 0 };
const COLUMNS = ['Application', 'Result', 'State', 'Commit', 'Took', 'Log'];

/** A comment that fits, and the document that it still holds. */
export interface FittedComment {
  readonly body: string;
  readonly document: CommentDocument;
}

/** Returns the comment's body: the hidden marker, then what people read. Equal documents give equal bodies. Never throws. */
export function renderComment(document: CommentDocument, keyHash: string): string {
  return fitComment(document, keyHash).body;
}

/** Returns the comment as {@link renderComment} does, with what is left of the document: logs are cut first, all alike, then the history, then rows. */
export function fitComment(document: CommentDocument, keyHash: string): FittedComment {
  const parts = partsOf(document.entries);
  const tryWith = (lines: number, history: number, rows: number): FittedComment | null => {
    const kept = {
      rows: parts.rows.slice(0, rows).map((row) => cutLog(row, lines)),
      history: parts.history.slice(0, history),
    };
    const leftOut = Math.max(document.leftOut, parts.rows.length - rows);
    const fitted = { revision: document.revision, entries: [...kept.rows, ...kept.history], leftOut };
    const body = renderParts(kept, fitted, keyHash);
    return body.length <= COMMENT_UNITS ? { body, document: fitted } : null;
  };
  const { rows, history } = parts;
  const nothing = { ...document, entries: [], leftOut: Math.max(document.leftOut, rows.length) };
  const empty = { body: renderParts({ rows: [], history: [] }, nothing, keyHash), document: nothing };
  return (
    fitLargest(LOG_LINES, (lines) => tryWith(lines, history.length, rows.length)) ??
    fitLargest(history.length, (count) => tryWith(0, count, rows.length)) ??
    fitLargest(rows.length, (count) => tryWith(0, 0, count)) ??
    empty
  );
}

function cutLog(entry: CommentEntry, count: number): CommentEntry {
  if (entry.log.length <= count) return entry;
  if (count === 0) return withoutLog(entry);
  const { lines, ...around } = narrowExcerpt(excerptOf(entry), count);
  return { ...withoutLog(entry), log: lines, ...(around.marks.length === 0 ? {} : { around }) };
}

function excerptOf({ log, around = UNMARKED }: CommentEntry): LogExcerpt {
  return { lines: log, ...around };
}

function renderParts({ rows, history }: CommentParts, document: CommentDocument, keyHash: string): string {
  const reasons = rows
    .filter(isToExplain)
    .map((row) => `- **${escapeMarkdown(row.appId)}**: ${escapeMarkdown(row.reason)}`);
  const causes = rows.flatMap(({ appId, cause }) =>
    cause === undefined ? [] : [renderCauseLine(cause, rows.length === 1 ? null : appId)],
  );
  const { leftOut } = document;
  const said = `At least ${leftOut === 1 ? 'one more application does' : `${leftOut} more applications do`} not fit into this comment.`;
  const parts = [
    `### ${renderHeadline(rows)}`,
    ...(causes.length === 0 ? [] : [(causes.length === 1 ? causes : causes.map((line) => `- ${line}`)).join('\n')]),
    ...(rows.length === 0 ? [] : [renderTable(rows)]),
    ...(leftOut === 0 ? [] : [said]),
    ...(reasons.length === 0 ? [] : [reasons.join('\n')]),
    ...rows.map(renderLog).filter((log) => log !== null),
    ...(history.length === 0 ? [] : [renderFold('Earlier deployments', history.map(renderPast).join('\n'))]),
  ];
  return `${renderMarker(document, keyHash)}\n${parts.join('\n\n')}\n`;
}

function renderHeadline(rows: readonly CommentEntry[]): string {
  const [first] = rows;
  if (first === undefined) return 'No deployments to show';
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

function renderTable(rows: readonly CommentEntry[]): string {
  const hasEnvironment = rows.some(({ environmentUrl }) => environmentUrl !== null);
  const environmentOf = (row: CommentEntry): string[] => (hasEnvironment ? [renderLink(row.environmentUrl, null)] : []);
  const columns = hasEnvironment ? [...COLUMNS, 'Environment'] : COLUMNS;
  const lines = rows.map((row) => [...cellsOf(row), ...environmentOf(row)]);
  return [columns, columns.map(() => '-'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf(entry: CommentEntry): string[] {
  return [
    escapeMarkdown(entry.appId),
    `${signOf(entry)} ${verdictOf(entry)}`,
    escapeMarkdown(entry.state ?? ''),
    escapeMarkdown(entry.shortCommit ?? ''),
    renderTime(entry),
    renderLink(entry.logUrl, 'log'),
  ];
}

function isToExplain({ conclusion, isDoubtful, reason }: CommentEntry): boolean {
  return reason !== '' && conclusion !== null && (conclusion !== 'success' || isDoubtful);
}

function renderPast(entry: CommentEntry): string {
  const commit = entry.shortCommit === null ? '' : ` at ${escapeMarkdown(entry.shortCommit)}`;
  const link = entry.logUrl === null ? '' : ` (${renderLink(entry.logUrl, 'log')})`;
  const took = renderTime(entry);
  return `- ${renderMinute(entry.startedAt)} ${signOf(entry)} ${verdictOf(entry)}: ${escapeMarkdown(entry.appId)}${commit}, ${took}${link}`;
}

function signOf({ conclusion, progress, isDoubtful }: CommentEntry): string {
  if (conclusion === null) return progress === 'queued' ? '⏳' : '🔄';
  if (isFailing(conclusion)) return '❌';
  if (conclusion === 'cancelled') return '🚫';
  if (conclusion === 'skipped') return '⏭️';
  return isDoubtful || conclusion === 'neutral' ? '⚠️' : '✅';
}

function verdictOf({ result, progress, ...entry }: CommentEntry): string {
  if (result !== null) return headlineOfEnd({ ...entry, result });
  return progress === 'queued' ? 'Waiting' : 'Deploying';
}

function renderTime({ startedAt, endedAt }: CommentEntry): string {
  return endedAt === null ? `since ${renderMinute(startedAt)}` : renderDuration(endedAt - startedAt);
}

function renderMinute(at: number): string {
  return `${new Date(at)
    .toISOString()
    .replace('T', ' ')
    .replace(/:\d\d\.\d+Z$/, '')} UTC`;
}

function renderLog(entry: CommentEntry): string | null {
  return entry.log.length === 0 ? null : renderOpenedLog(entry.appId, excerptOf(entry));
}
