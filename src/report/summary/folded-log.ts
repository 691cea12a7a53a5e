import { escapeHtml, renderFence } from '../../kernel/markup.ts';
import { type LogExcerpt, narrowExcerpt, renderExcerpt, titleExcerpt } from '../cause/log-excerpt.ts';
import { bytesOf, fitLargest } from '../limits.ts';

/** Returns an excerpt of an application's log, folded, as many of its lines as `mostBytes` hold in UTF-8; null if not even one fits. */
export function renderFoldedLog(appId: string, excerpt: LogExcerpt, mostBytes: number): string | null {
  return fitLargest(excerpt.lines.length, (count) => {
    const part = narrowExcerpt(excerpt, count);
    // Counted first, since cleaning is slower.
    if (part.lines.length === 0 || bytesOf(part.lines.join('\n')) > mostBytes) return null;
    const block = renderOpenedLog(appId, part);
    return bytesOf(block) <= mostBytes ? block : null;
  });
}

/** Returns all of an excerpt of an application's log, folded. */
export function renderOpenedLog(appId: string, excerpt: LogExcerpt): string {
  return renderFold(titleExcerpt(excerpt, escapeTitle(appId)), renderFence(renderExcerpt(excerpt).join('\n')));
}

/** Returns `content` folded under `title`, which is HTML. */
export function renderFold(title: string, content: string): string {
  return `<details>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** Returns a text for the title of a fold: GitHub looks for mentions and references inside HTML too. Never throws. */
function escapeTitle(text: string): string {
  return escapeHtml(text).replace(/@|(?<!&)#/g, '$&&#8203;');
}
