/**
 * The page's script: fetches the page again, every second while something goes on, and puts in what changed. What somebody
 * opened, scrolled to or has the focus on stays as it is.
 */
export const SCRIPT = `
const partsOf = (root) => new Map([...root.querySelectorAll('[data-part]')].map((part) => [part.dataset.part, part]));
const known = new Map([...partsOf(document)].map(([name, part]) => [name, part.outerHTML]));
document.querySelector('#still').hidden = true;
const offline = document.querySelector('#offline');
const foldsOf = (root) => [...root.querySelectorAll('details')];
const keyOf = (fold) => {
  const owner = fold.parentElement.closest('[id]') ?? fold.ownerDocument.body;
  return owner.id + '/' + foldsOf(owner).indexOf(fold);
};
const focusablesOf = (root) => [...root.querySelectorAll('a, button, summary, [tabindex]')];
const put = (old, next) => {
  const open = new Map(foldsOf(old).map((fold) => [keyOf(fold), fold.open]));
  for (const fold of foldsOf(next)) fold.open = open.get(keyOf(fold)) ?? fold.open;
  const scrolled = [...old.querySelectorAll('[id]')].filter(({ scrollTop, scrollLeft }) => scrollTop || scrollLeft);
  const places = scrolled.map(({ id, scrollTop: top, scrollLeft: left }) => ({ id, top, left, behavior: 'instant' }));
  const focused = focusablesOf(old).indexOf(document.activeElement);
  if (old.role === 'status') {
    old.className = next.className;
    old.replaceChildren(...next.childNodes);
    return;
  }
  old.replaceWith(next);
  for (const place of places) document.getElementById(place.id)?.scrollTo(place);
  focusablesOf(next)[focused]?.focus({ preventScroll: true });
};
const update = (fresh) => {
  const parts = partsOf(document);
  const changed = [...partsOf(fresh)].map(([name, next]) => [name, next, next.outerHTML]);
  for (const [name, next, html] of changed) {
    const old = parts.get(name);
    if (old === undefined || known.get(name) === html) continue;
    known.set(name, html);
    put(old, next);
  }
  document.title = fresh.title;
  document.body.dataset.pace = fresh.body.dataset.pace ?? 'slow';
};
const look = async () => {
  try {
    if (!document.hidden) {
      const response = await fetch(location.href, { cache: 'no-store' });
      update(new DOMParser().parseFromString(await response.text(), 'text/html'));
    }
    offline.hidden = true;
  } catch {
    offline.hidden = false;
  }
  again();
};
const press = async (button) => {
  button.disabled = true;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch('/_sandbox/github/deliver', { method: 'POST', headers, body: button.dataset.event }).catch(() => null);
  if (response?.ok) return;
  button.disabled = false;
  button.textContent += ' (failed: ' + (response?.status ?? 'the sandbox does not answer') + ')';
};
document.addEventListener('click', ({ target }) => {
  const button = target.closest('button[data-event]');
  if (button !== null) void press(button);
});
const again = () => setTimeout(look, document.body.dataset.pace === 'fast' ? 1000 : 3000);
again();
`;
