/** The most cells that may be missing from a text's tables. GitHub stops at half a million: `table.c` of its cmark-gfm. */
const MAX_MISSING = 10_000;
/** The most characters that references may bring in. */
const MAX_REFERRED = 1_000_000;

/** A node of a tree of Markdown: mdast, with "Table" of its GFM extension. */
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
 * Throws where a few kilobytes would become many megabytes of HTML: where rows of tables are so much shorter than their heads
 * that millions of empty cells would be added, and where a long address is referred to again and again.
 */
export function refuseGrowth(tree: MarkdownNode): void {
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
