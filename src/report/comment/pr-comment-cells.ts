import { headlineOfEnd } from '../../deploy/result.ts';
import { escapeMarkdown, renderFence } from '../../kernel/markup.ts';
import { renderDuration } from '../../kernel/units.ts';
import { plainLine } from '../../kernel/untrusted.ts';
import { escapeTitle, renderFold } from '../summary/folded-log.ts';
import { type CommentEntry, isFailing } from './pr-comment-entries.ts';

/** What may stand in a link's target as it is: nothing that ends it, a table's cell or a formula, or begins markup. */
const UNSAFE_IN_TARGET = /[^A-Za-z0-9\-._~:/?#=&%+,;]/g;
const LABEL_UNITS = 60;

/**
 * Returns a Markdown link to `address`, named `label`, or by its host where that is null; the address as text where it is none of the
 * web's, empty where there is none. A name and a password in it are left out.
 */
export function renderLink(address: string | null, label: string | null): string {
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

/** Returns the sign of an entry. */
export function signOf({ conclusion, progress, isDoubtful }: CommentEntry): string {
  if (conclusion === null) return progress === 'queued' ? '⏳' : '🔄';
  if (isFailing(conclusion)) return '❌';
  if (conclusion === 'cancelled') return '🚫';
  if (conclusion === 'skipped') return '⏭️';
  return isDoubtful || conclusion === 'neutral' ? '⚠️' : '✅';
}

/** Returns what became of an entry, in two or three words. */
export function verdictOf({ result, progress, ...entry }: CommentEntry): string {
  if (result !== null) return headlineOfEnd({ ...entry, result });
  return progress === 'queued' ? 'Waiting' : 'Deploying';
}

/** Returns how long an entry took, or since when it goes on. */
export function renderTime({ startedAt, endedAt }: CommentEntry): string {
  return endedAt === null ? `since ${renderMinute(startedAt)}` : renderDuration(endedAt - startedAt);
}

/** Returns an instant to the minute, as `2030-01-01 12:34 UTC`. */
export function renderMinute(at: number): string {
  return `${new Date(at)
    .toISOString()
    .replace('T', ' ')
    .replace(/:\d\d\.\d+Z$/, '')} UTC`;
}

/** Returns the lines of an entry's log, folded; null where there are none. */
export function renderLog({ appId, log }: CommentEntry): string | null {
  if (log.length === 0) return null;
  const count = log.length === 1 ? 'log line' : `${log.length} log lines`;
  return renderFold(`Last ${count} of ${escapeTitle(appId)}`, renderFence(log.join('\n')));
}
