import { MORPH_SCRIPT } from '../../web/morph-script.ts';

/** The page's script: loads the page's content every 3 s while it is visible, and updates what changed. */
export const SCRIPT = `${MORPH_SCRIPT}
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
  let isFetching = false;
  const show = (text, isGood) => {
    if (live.textContent !== text) live.textContent = text;
    live.classList.toggle('lost', !isGood);
  };
  const refresh = async () => {
    if (isFetching || document.hidden) return;
    isFetching = true;
    try {
      const response = await fetch('/fragment', { cache: 'no-store', signal: AbortSignal.timeout(20000) });
      if (response.status === 401) return void location.assign('/login');
      if (!response.ok) throw new Error();
      put(main, new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main'));
      const problems = Number(main.dataset.problems);
      show(problems === 0 ? 'Live' : problems === 1 ? 'Live, 1 problem' : 'Live, ' + problems + ' problems', problems === 0);
    } catch {
      show('Disconnected. Showing the last known state.', false);
    } finally {
      isFetching = false;
    }
  };
  document.addEventListener('visibilitychange', refresh);
  addEventListener('pageshow', refresh);
  setInterval(refresh, 3000);
};
// A replayed page is shown for a form: loading it again must not send the form again.
if (location.pathname === '/replay') history.replaceState(null, '', '/');
const live = document.querySelector('#live');
if (live !== null) start(document.querySelector('main'), live);
`;
