/** The part of a page's script that updates changed elements and keeps the others, with the reader's selection and scroll position. */
export const MORPH_SCRIPT = `'use strict';
const keyOf = (node) => node.nodeName + '/' + (node.dataset?.key ?? node.id ?? '');
const syncAttributes = (old, next) => {
  for (const { name } of [...old.attributes]) if (name !== 'open' && !next.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of next.attributes) {
    if (name !== 'open' && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
};
const morph = (old, next) => {
  if (old.nodeType !== Node.ELEMENT_NODE) {
    if (old.nodeValue !== next.nodeValue) old.nodeValue = next.nodeValue;
    return old;
  }
  syncAttributes(old, next);
  const left = Map.groupBy([...old.childNodes], keyOf);
  const wanted = [...next.childNodes].map((child) => {
    const same = left.get(keyOf(child))?.shift();
    return same === undefined ? child : morph(same, child);
  });
  for (const nodes of left.values()) for (const node of nodes) node.remove();
  let place = old.firstChild;
  for (const node of wanted) {
    if (node === place) place = place.nextSibling;
    else old.insertBefore(node, place);
  }
  return old;
};
`;
