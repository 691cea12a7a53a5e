import { escapeHtml } from '../../kernel/markup.ts';
import type { Chain } from './markdown-chain.ts';

/** How many texts are kept as they were rendered: the page is asked for again every second. */
const MOST_KEPT = 200;
/** A hundred quotes or lists in one another: the parser's time grows with the square of them. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){100}/m;

/** Renders Markdown as GitHub shows it; `prefix` is what ids in it begin with. */
export type RenderMarkdown = (text: string, prefix: string) => Promise<string>;

/**
 * Answers a renderer of Markdown to HTML that is safe in a page: what GitHub would take away is taken away. What cannot be
 * rendered, as what is nested too deeply, is shown as it was written. The renderer never rejects; its libraries are loaded at first use.
 */
export function createMarkdown(): RenderMarkdown {
  const kept = new Map<string, Promise<string>>();
  let chain: Promise<Chain> | null = null;
  const render: RenderMarkdown = async (text, prefix) => {
    if (TOO_DEEP.test(text)) return renderAsWritten(text);
    try {
      chain ??= import('./markdown-chain.ts').then(({ createChain }) => createChain());
      return (await chain)(text, prefix);
    } catch {
      return renderAsWritten(text);
    }
  };
  return (text, prefix) => {
    const key = `${prefix}\n${text}`;
    const known = kept.get(key) ?? render(text, prefix);
    kept.delete(key);
    kept.set(key, known);
    const oldest = kept.keys().next();
    if (kept.size > MOST_KEPT && oldest.done === false) kept.delete(oldest.value);
    return known;
  };
}

function renderAsWritten(text: string): string {
  return `<pre tabindex="0">${escapeHtml(text)}</pre>`;
}
