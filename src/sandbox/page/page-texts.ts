import type { RenderMarkdown } from './markdown.ts';
import type { PageView } from './page-view.ts';

/** The Markdown of a page as safe HTML, by the id of the comment or check run. */
export interface PageTexts {
  readonly comments: ReadonlyMap<number, string>;
  readonly outputs: ReadonlyMap<number, string>;
}

/** Returns the Markdown of a page, rendered. Never rejects where `render` does not. */
export async function renderTexts({ shown }: PageView, render: RenderMarkdown): Promise<PageTexts> {
  const renderOne = async (kind: string, id: number, text: string): Promise<[number, string]> => {
    return [id, await render(text, `${kind}-${id}-`)];
  };
  const comments = (shown?.comments ?? []).map(({ id, body }) => renderOne('comment', id, body));
  const outputs = (shown?.checks ?? []).flatMap(({ id, output }) => {
    const text = [output?.summary, output?.text].filter(Boolean).join('\n\n');
    return text === '' ? [] : [renderOne('check', id, text)];
  });
  return { comments: new Map(await Promise.all(comments)), outputs: new Map(await Promise.all(outputs)) };
}
