import { escapeHtml, escapeMarkdown, renderFence } from '../kernel/markup.ts';
import { renderDuration } from '../kernel/units.ts';
import { renderWhere } from './cause/cause-text.ts';
import { type LogExcerpt, narrowExcerpt, renderExcerpt, titleExcerpt } from './cause/log-excerpt.ts';
import { bytesOf, fitLargest } from './limits.ts';
import { type AppView, hasFailed, isDoubtful } from './view.ts';

/** The characters that cannot stand in a link's target: they may end it, a table's cell or a formula, or start markup. */
const UNSAFE_IN_TARGET = /[^A-Za-z0-9\-._~:/?#=&%+,;]/g;
const HOST_UNITS = 60;
/** Room for the blank line between two parts, and for the remark that logs are left out. */
const PARAGRAPH_BYTES = 4;
const LEFT_OUT_BYTES = 100;

/** Returns a Markdown link to `address` without credentials, labeled `label` or its host; plain text if it is not http(s). Never throws. */
export function renderLink(address: string | null, label: string | null): string {
  if (address === null) return '';
  const url = parseUrl(address);
  if (url === null) return escapeMarkdown(label ?? address.slice(0, HOST_UNITS));
  const target = url.href.replace(UNSAFE_IN_TARGET, encode).replaceAll('&', '&amp;');
  return `[${escapeMarkdown(label ?? url.host.slice(0, HOST_UNITS))}](${target})`;
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

/** Returns a line for the first cause of each application, with a link to its place, as a list if there are several. Never throws. */
export function renderCauses(apps: readonly Pick<AppView, 'name' | 'causes'>[]): readonly string[] {
  return renderList(
    apps.flatMap(({ name, causes: [cause] }) => {
      if (cause === undefined) return [];
      const of = apps.length === 1 ? '' : ` of ${escapeMarkdown(name)}`;
      const label = `**${cause.certainty === 'likely' ? 'Likely cause' : 'Cause'}**${of}:`;
      const where = renderWhere(cause);
      const url = cause.place?.url ?? null;
      const place = where === '' || url === null ? escapeMarkdown(where) : renderLink(url, where);
      return [label, place, escapeMarkdown(cause.sentence)].filter((text) => text !== '').join(' ');
    }),
  );
}

/** Returns the lines of Markdown as a list; a single one as it is. */
export function renderList(lines: readonly string[]): readonly string[] {
  return lines.length === 1 ? lines : lines.map((line) => `- ${line}`);
}

/** Returns the lines of a table with the facts of each application. Never throws. */
export function renderTable(apps: readonly AppView[]): readonly string[] {
  const head = ['| Application | Result | State | Commit | Took |', '| --- | --- | --- | --- | --- |'];
  return [...head, ...apps.map(renderRow)];
}

/** A running deployment shows no state: each change would cost a request. */
function renderRow(app: AppView): string {
  const took = app.endedAt === null ? null : renderDuration(app.endedAt - app.startedAt);
  const state = app.progress === 'completed' ? app.state : null;
  const words = [app.name, renderResult(app), state, app.shortCommit, took];
  return `| ${words.map((text) => (text === null ? '' : escapeMarkdown(text))).join(' | ')} |`;
}

function renderResult(app: AppView): string {
  if (app.progress !== 'completed') return `⏳ ${app.progress === 'queued' ? 'queued' : 'in progress'}`;
  if (hasFailed(app)) return `❌ ${app.result}`;
  return `${isDoubtful(app) ? '⚠️' : '✅'} ${app.result}`;
}

/**
 * Returns at most `mostLines` lines of each log that has any, folded, with an equal share of `roomBytes` bytes in UTF-8, and what
 * `sayLeftOut` says of the number of those without room. Never throws.
 */
export function renderFoldedLogs(
  apps: readonly Pick<AppView, 'name' | 'log'>[],
  mostLines: number,
  roomBytes: number,
  sayLeftOut: (count: number) => string,
): readonly string[] {
  const logs = apps.filter((app) => app.log.lines.length > 0);
  const shareBytes = Math.floor((roomBytes - LEFT_OUT_BYTES) / Math.max(1, logs.length)) - PARAGRAPH_BYTES;
  const blocks = logs.flatMap((app) => renderFoldedLog(app.name, narrowExcerpt(app.log, mostLines), shareBytes) ?? []);
  return blocks.length === logs.length ? blocks : [...blocks, sayLeftOut(logs.length - blocks.length)];
}

/** Returns an excerpt of an application's log, folded, as many of its lines as `mostBytes` hold in UTF-8; null if not even one fits. */
function renderFoldedLog(name: string, excerpt: LogExcerpt, mostBytes: number): string | null {
  return fitLargest(excerpt.lines.length, (count) => {
    const part = narrowExcerpt(excerpt, count);
    // Counted first, since rendering is slower.
    if (part.lines.length === 0 || bytesOf(part.lines.join('\n')) > mostBytes) return null;
    const block = renderOpenedLog(name, part);
    return bytesOf(block) <= mostBytes ? block : null;
  });
}

/** Returns all of an excerpt of an application's log, folded. */
export function renderOpenedLog(name: string, excerpt: LogExcerpt): string {
  return renderFold(titleExcerpt(excerpt, escapeTitle(name)), renderFence(renderExcerpt(excerpt).join('\n')));
}

/** Returns `content` folded under `title`, which is HTML. */
export function renderFold(title: string, content: string): string {
  return `<details>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** Returns a text for the title of a fold: GitHub looks for mentions, references and emoji inside HTML too. Never throws. */
function escapeTitle(text: string): string {
  return escapeHtml(text).replace(/@|:|(?<!&)#/g, '$&&#8203;');
}
