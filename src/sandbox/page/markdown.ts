import { endOfTurn } from '../../kernel/clock.ts';
import { escapeHtml } from '../../kernel/markup.ts';
import type { Chain } from './markdown-chain.ts';

/** How many characters of texts are kept as they were rendered: the page is asked for again every second, with all that is on it. */
const MAX_KEPT_CHARACTERS = 16_000_000;
/** What a text counts as at least: keeping an empty one takes room as well. */
const MIN_CHARACTERS = 500;
/** A hundred quotes or lists in one another: the parser's time grows with the square of them. */
const TOO_DEEP = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])[ \t])){100}/m;

/** Renders Markdown as GitHub shows it; `prefix` is what ids in it begin with. */
export type RenderMarkdown = (text: string, prefix: string) => Promise<string>;

/**
 * Returns a renderer of Markdown to HTML that is safe in a page: what GitHub would take away is taken away. What cannot be
 * rendered, as what is nested too deeply or would grow too much, is shown as it was written. One text is rendered after the other, and
 * between them others have their turn. The renderer never rejects; its libraries are loaded at first use.
 */
export function createMarkdown(): RenderMarkdown {
  let chain: Promise<Chain> | null = null;
  let last: Promise<unknown> = Promise.resolve();
  const render: RenderMarkdown = async (text, prefix) => {
    if (TOO_DEEP.test(text)) return renderAsWritten(text);
    try {
      chain ??= import('./markdown-chain.ts').then(({ createChain }) => createChain());
      return (await chain)(text, prefix);
    } catch {
      return renderAsWritten(text);
    }
  };
  return keep((text, prefix) => {
    const rendered = last.then(endOfTurn).then(() => render(text, prefix));
    last = rendered;
    return rendered;
  });
}

/** Returns a renderer that renders no text twice, as long as it is among those that were asked for last. */
function keep(render: RenderMarkdown): RenderMarkdown {
  const kept = new Map<string, Promise<string>>();
  let characters = 0;
  return (text, prefix) => {
    const key = `${prefix}\n${text}`;
    const known = kept.get(key);
    if (known === undefined) characters += sizeOf(key);
    const rendered = known ?? render(text, prefix);
    kept.delete(key);
    kept.set(key, rendered);
    for (const oldest of kept.keys()) {
      if (characters <= MAX_KEPT_CHARACTERS) break;
      kept.delete(oldest);
      characters -= sizeOf(oldest);
    }
    return rendered;
  };
}

function sizeOf(key: string): number {
  return Math.max(MIN_CHARACTERS, key.length);
}

function renderAsWritten(text: string): string {
  return `<pre tabindex="0">${escapeHtml(text)}</pre>`;
}
