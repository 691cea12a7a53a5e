/**
 * The page's script: listens to the relay and puts in what changed. Elements that are still there stay the same elements, so what
 * somebody opened, selected, scrolled to or has the focus on stays as it is.
 */
export const SCRIPT = `'use strict';
const keyOf = (node) => node.nodeName + '/' + (node.dataset?.key ?? '');
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
const put = (main, next) => {
  const focused = document.activeElement;
  const around = focused?.closest('section')?.id;
  morph(main, next);
  document.title = main.dataset.title;
  if (focused === null || document.activeElement === focused) return;
  if (focused.isConnected) focused.focus({ preventScroll: true });
  else (document.getElementById(around + '-heading') ?? main).focus({ preventScroll: true });
};
const start = (main, live) => {
  let source = null;
  let isAsking = false;
  let isStale = false;
  const say = (text, isWell) => {
    if (live.textContent !== text) live.textContent = text;
    live.classList.toggle('lost', !isWell);
  };
  const look = async () => {
    if (isAsking) return void (isStale = true);
    isAsking = true;
    isStale = false;
    try {
      const response = await fetch('/fragment', { cache: 'no-store' });
      if (response.status === 401) return void location.assign('/login');
      if (!response.ok) throw new Error();
      put(main, new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main'));
      const problems = Number(main.dataset.problems);
      say(problems === 0 ? 'Live' : problems === 1 ? 'Live, 1 problem' : 'Live, ' + problems + ' problems', problems === 0);
    } catch {
      say('Not connected: this is what was so before', false);
    } finally {
      isAsking = false;
    }
    if (isStale) look();
  };
  const listen = () => {
    source?.close();
    source = null;
    if (document.hidden) return;
    source = new EventSource('/live');
    source.addEventListener('open', look);
    source.addEventListener('change', look);
    source.addEventListener('error', look);
  };
  document.addEventListener('visibilitychange', listen);
  addEventListener('pageshow', (event) => event.persisted && listen());
  addEventListener('pagehide', () => source?.close());
  setInterval(() => {
    if (document.hidden) return;
    if (source?.readyState === EventSource.CLOSED) listen();
    else look();
  }, 20000);
  listen();
};
if (document.querySelector('[data-bounce]') !== null) location.replace('/?own' + location.hash);
const live = document.querySelector('#live');
if (live !== null) start(document.querySelector('main'), live);
`;
