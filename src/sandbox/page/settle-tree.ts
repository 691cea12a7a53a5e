import type rehypeSanitize from 'rehype-sanitize';

/** A tree of HTML, as the chain of the sanitiser passes it on. */
type Root = ReturnType<ReturnType<typeof rehypeSanitize>>;
type Element = Extract<Root['children'][number], { type: 'element' }>;
type ElementContent = Element['children'][number];

/**
 * Changes a tree of HTML in place so that a page without pictures and forms can show it: a picture is its text, a task's box
 * a sign, and what can be wider than the page can be scrolled with the keyboard.
 */
export function settleTree(tree: Root): void {
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
