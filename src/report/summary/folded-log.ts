import { escapeHtml, renderFence } from '../../kernel/markup.ts';
import { bytesOf } from '../limits.ts';

/** Returns the last lines of an application's log, folded, as many as `mostBytes` hold in UTF-8; null if not even one fits. */
export function renderFoldedLog(appId: string, lines: readonly string[], mostBytes: number): string | null {
  const first = firstThatFits(lines, mostBytes);
  for (let leftOut = first; leftOut < lines.length; leftOut++) {
    const block = fold(appId, lines.slice(leftOut), leftOut);
    if (bytesOf(block) <= mostBytes) return block;
  }
  return null;
}

function firstThatFits(lines: readonly string[], mostBytes: number): number {
  let bytes = 0;
  const last = lines.findLastIndex((line) => {
    bytes += bytesOf(line) + 1;
    return bytes > mostBytes;
  });
  return last + 1;
}

function fold(appId: string, lines: readonly string[], leftOut: number): string {
  const cut = leftOut === 0 ? '' : ` (${leftOut} earlier lines left out)`;
  const title = `Last ${lines.length === 1 ? 'log line' : `${lines.length} log lines`} of ${escapeTitle(appId)}${cut}`;
  return renderFold(title, renderFence(lines.join('\n')));
}

/** Returns `content` folded under `title`, which is HTML. */
export function renderFold(title: string, content: string): string {
  return `<details>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
}

/** Returns a text for the title of a fold: GitHub looks for mentions and references inside HTML too. Never throws. */
export function escapeTitle(text: string): string {
  return escapeHtml(text).replace(/@|(?<!&)#/g, '$&&#8203;');
}
