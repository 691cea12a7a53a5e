import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** The most cells that may be missing from a text's tables. GitHub stops at half a million: `table.c` of its cmark-gfm. */
const MAX_MISSING = 10_000;
/** The maximum number of characters that references may add. */
const MAX_REFERRED = 1_000_000;

type Attributes = NonNullable<typeof defaultSchema.attributes>;

/**
 * Returns Markdown as GitHub renders it: its dialect, HTML if it is allowed, and nothing that its sanitizer removes. `prefix` is what
 * ids begin with. May throw.
 */
export function renderSafely(text: string, prefix: string): string {
  return unified()
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

/** A node of mdast, with "Table" of its GFM extension. */
interface MarkdownNode {
  readonly type: string;
  readonly children?: readonly MarkdownNode[];
  /** Of a table: one entry a column. */
  readonly align?: readonly unknown[] | null;
  /** Of a definition. */
  readonly url?: string;
  readonly title?: string | null;
}

/**
 * Throws if a few kilobytes would become many megabytes of HTML: if rows of tables are so much shorter than their heads
 * that millions of empty cells would be added, and if a long address is referred to again and again.
 */
function refuseGrowth(tree: MarkdownNode): void {
  const nodes = flatten(tree);
  const missing = nodes.reduce((sum, node) => sum + missingIn(node), 0);
  const references = nodes.filter(({ type }) => type === 'linkReference' || type === 'imageReference').length;
  const longest = nodes.reduce((most, node) => Math.max(most, definedIn(node)), 0);
  if (missing > MAX_MISSING || references * longest > MAX_REFERRED) throw new Error('The text would grow too much.');
}

function flatten(node: MarkdownNode): readonly MarkdownNode[] {
  return [node, ...(node.children ?? []).flatMap(flatten)];
}

function missingIn({ type, align, children = [] }: MarkdownNode): number {
  if (type !== 'table') return 0;
  const columns = align?.length ?? 0;
  return children.reduce((sum, row) => sum + Math.max(0, columns - (row.children?.length ?? 0)), 0);
}

function definedIn({ type, url = '', title }: MarkdownNode): number {
  return type === 'definition' ? url.length + (title?.length ?? 0) : 0;
}

/** A tree of HTML, as the chain of the sanitiser passes it on. */
type Root = ReturnType<ReturnType<typeof rehypeSanitize>>;
type Element = Extract<Root['children'][number], { type: 'element' }>;
type ElementContent = Element['children'][number];

/**
 * Changes a tree of HTML in place so that a page without pictures and forms can show it: a picture is its text, a task's box
 * a sign, and what can be wider than the page can be scrolled with the keyboard.
 */
function settleTree(tree: Root): void {
  tree.children = tree.children.flatMap<Root['children'][number]>((node) =>
    node.type === 'element' ? settle(node) : node,
  );
}

function settle(element: Element): ElementContent[] {
  element.children = element.children.flatMap((node) => (node.type === 'element' ? settle(node) : [node]));
  const { tagName, properties } = element;
  switch (tagName) {
    case 'img':
      return [textNode(`[picture: ${String(properties['alt'] ?? '') || 'without text'}]`)];
    case 'source':
      return [];
    case 'input':
      return [textNode(properties['checked'] ? '☑' : '☐')];
    case 'pre':
      return [{ ...element, properties: { ...properties, tabIndex: 0 } }];
    case 'table':
      return [elementNode('div', { className: ['wide'], role: 'group', ariaLabel: 'Table', tabIndex: 0 }, [element])];
    default:
      return [element];
  }
}

function textNode(value: string): ElementContent {
  return { type: 'text', value };
}

function elementNode(tagName: string, properties: Element['properties'], children: ElementContent[]): ElementContent {
  return { type: 'element', tagName, properties, children };
}
