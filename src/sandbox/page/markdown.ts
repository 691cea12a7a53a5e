import { endOfTurn } from '../../kernel/clock.ts';
import { escapeHtml } from '../../kernel/markup.ts';

/** How many texts are kept as they were rendered: the page is requested again every second, with everything on it. */
const MAX_KEPT = 1000;
/** A hundred quotes or lists in one another: the parser's time grows with the square of them. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){100}/m;

/** Renders Markdown as GitHub shows it; `prefix` is what ids in it begin with. */
export type RenderMarkdown = (text: string, prefix: string) => Promise<string>;

/**
 * Returns a renderer of Markdown to HTML that is safe in a page. What cannot be rendered, or would grow too much, is shown as it was
 * written. One text is rendered after the other, and other requests are handled in between. The renderer never rejects; its libraries are loaded at first use.
 */
export function createMarkdown(): RenderMarkdown {
  const kept = new Map<string, Promise<string>>();
  let last: Promise<unknown> = Promise.resolve();
  const render: RenderMarkdown = async (text, prefix) => {
    try {
      if (TOO_DEEP.test(text)) return renderAsWritten(text);
      const { renderSafely } = await import('./markdown-chain.ts');
      return renderSafely(text, prefix);
    } catch {
      return renderAsWritten(text);
    }
  };
  return (text, prefix) => {
    const key = `${prefix}\n${text}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const rendered = last.then(endOfTurn).then(() => render(text, prefix));
    last = rendered;
    if (kept.size === MAX_KEPT) kept.clear();
    kept.set(key, rendered);
    return rendered;
  };
}

function renderAsWritten(text: string): string {
  return `<pre tabindex="0">${escapeHtml(text)}</pre>`;
}
