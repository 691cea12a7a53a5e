import { MORPH_SCRIPT } from '../../web/morph-script.ts';

/** The page's script: fetches the page again, every second while something is in progress, and puts in what changed. */
export const SCRIPT = `${MORPH_SCRIPT}
const partsOf = (root) => new Map([...root.querySelectorAll('[data-part]')].map((part) => [part.dataset.part, part]));
const known = new Map([...partsOf(document)].map(([name, part]) => [name, part.outerHTML]));
document.querySelector('#still').hidden = true;
const offline = document.querySelector('#offline');
const marked = new Set();
const showMarks = () => {
  for (const mark of document.querySelectorAll('.lines mark')) {
    if (marked.has(mark.id)) continue;
    marked.add(mark.id);
    mark.closest('details').open = true;
    const box = mark.closest('.lines');
    box.scrollTop += mark.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
  }
};
const update = (fresh) => {
  const parts = partsOf(document);
  const changed = [...partsOf(fresh)].map(([name, next]) => [name, next, next.outerHTML]);
  for (const [name, next, html] of changed) {
    const old = parts.get(name);
    if (old === undefined || known.get(name) === html) continue;
    known.set(name, html);
    morph(old, next);
  }
  showMarks();
  document.title = fresh.title;
  document.body.dataset.pace = fresh.body.dataset.pace ?? 'slow';
};
const refresh = async () => {
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
  button.textContent += ' (failed: ' + (response === null ? 'the sandbox is not responding' : 'status ' + response.status) + ')';
};
document.addEventListener('click', ({ target }) => {
  const button = target.closest('button[data-event]');
  if (button !== null) void press(button);
});
const again = () => setTimeout(refresh, document.body.dataset.pace === 'fast' ? 1000 : 3000);
showMarks();
again();
`;
