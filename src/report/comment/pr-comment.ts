import { headlineOfEnd } from '../../deploy/result.ts';
import { escapeMarkdown, renderFence } from '../../kernel/markup.ts';
import { renderDuration } from '../../kernel/units.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import { escapeTitle, renderFold } from '../summary/folded-log.ts';
import { headlineOfSeveral, worstAmong } from '../view.ts';
import { renderMarker } from './pr-comment-data.ts';
import { type CommentDocument, type CommentParts, partsOf } from './pr-comment-document.ts';
import { type CommentEntry, isFailing, LOG_LINES } from './pr-comment-entries.ts';

/** Maximum UTF-16 units of a comment: GitHub accepts 65,536 code points, so this is safe for every text. */
export const COMMENT_UNITS = 65_536;

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
    largest(LOG_LINES, (lines) => tryWith(lines, history.length, rows.length)) ??
    largest(history.length, (count) => tryWith(0, count, rows.length)) ??
    largest(rows.length, (count) => tryWith(0, 0, count)) ??
    empty
  );
}

/** Returns the result of `attempt` for the largest count that fits; null if none does, not even 0. */
function largest<T>(most: number, attempt: (count: number) => T | null): T | null {
  let best = attempt(most);
  if (best !== null) return best;
  let low = 0;
  let high = most - 1;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const tried = attempt(middle);
    if (tried === null) high = middle - 1;
    else {
      best = tried;
      low = middle + 1;
    }
  }
  return best;
}

function cutLog(entry: CommentEntry, lines: number): CommentEntry {
  return entry.log.length <= lines ? entry : { ...entry, log: lines === 0 ? [] : entry.log.slice(-lines) };
}

function renderParts({ rows, history }: CommentParts, document: CommentDocument, keyHash: string): string {
  const reasons = rows
    .filter(isToExplain)
    .map((row) => `- **${escapeMarkdown(row.appId)}**: ${escapeMarkdown(row.reason)}`);
  const { leftOut } = document;
  const said = `At least ${leftOut === 1 ? 'one more application does' : `${leftOut} more applications do`} not fit into this comment.`;
  const parts = [
    `### ${renderHeadline(rows)}`,
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

/** The characters that cannot stand in a link's target: they may end it, a table's cell or a formula, or start markup. */
const UNSAFE_IN_TARGET = /[^A-Za-z0-9\-._~:/?#=&%+,;]/g;
const LABEL_UNITS = 60;

/** Returns a Markdown link to `address` without credentials, labeled `label` or its host; plain text if it is not http(s). */
function renderLink(address: string | null, label: string | null): string {
  if (address === null) return '';
  const url = parseUrl(plainLine(address));
  if (url === null) return escapeMarkdown(address.slice(0, LABEL_UNITS));
  const target = url.href.replace(UNSAFE_IN_TARGET, encode).replaceAll('&', '&amp;');
  return `[${escapeMarkdown((label ?? url.host).slice(0, LABEL_UNITS))}](${target})`;
}

function parseUrl(text: string): URL | null {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol) || !/^[a-z0-9.-]+$/.test(url.hostname)) return null;
  url.username = '';
  url.password = '';
  return url;
}

function encode(mark: string): string {
  return `%${mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
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

function renderLog({ appId, log }: CommentEntry): string | null {
  if (log.length === 0) return null;
  const count = log.length === 1 ? 'log line' : `${log.length} log lines`;
  return renderFold(`Last ${count} of ${escapeTitle(appId)}`, renderFence(log.join('\n')));
}
