import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { refuseGrowth } from './refuse-growth.ts';
import { settleTree } from './settle-tree.ts';

/** Returns Markdown as safe HTML; may throw. */
export type Chain = (text: string, prefix: string) => string;

type Attributes = NonNullable<typeof defaultSchema.attributes>;

/** Returns a chain that renders as GitHub does: its dialect, HTML where it is allowed, and nothing that its sanitiser removes. */
export function createChain(): Chain {
  return (text, prefix) =>
    unified()
      .use(remarkParse)
      .use(remarkGfm)
      .use(() => refuseGrowth)
      .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
      .use(rehypeRaw)
      .use(() => settleTree)
      .use(rehypeSanitize, { ...defaultSchema, clobberPrefix: prefix, attributes: allowedAttributes() })
      .use(rehypeStringify)
      .processSync(text)
      .toString();
}

/** What `settleTree` writes is written here alone: the schema lets it pass, with these values only. */
function allowedAttributes(): Attributes {
  const attributes = defaultSchema.attributes ?? {};
  return {
    ...attributes,
    pre: [...(attributes['pre'] ?? []), ['tabIndex', '0']],
    div: [
      ...(attributes['div'] ?? []),
      ['className', 'wide'],
      ['role', 'group'],
      ['ariaLabel', 'Table'],
      ['tabIndex', '0'],
    ],
  };
}
