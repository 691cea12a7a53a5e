import { MORPH_SCRIPT } from '../../web/morph-script.ts';

/** The page's script: listens to the relay and puts in what changed. */
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
  let source = null;
  let isFetching = false;
  let isStale = false;
  const show = (text, isGood) => {
    if (live.textContent !== text) live.textContent = text;
    live.classList.toggle('lost', !isGood);
  };
  const refresh = async () => {
    if (isFetching) return void (isStale = true);
    isFetching = true;
    isStale = false;
    try {
      const response = await fetch('/fragment', { cache: 'no-store' });
      if (response.status === 401) return void location.assign('/login');
      if (!response.ok) throw new Error();
      put(main, new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('main'));
      const problems = Number(main.dataset.problems);
      show(problems === 0 ? 'Live' : problems === 1 ? 'Live, 1 problem' : 'Live, ' + problems + ' problems', problems === 0);
    } catch {
      show('Not connected: this is what was so before', false);
    } finally {
      isFetching = false;
    }
    if (isStale) refresh();
  };
  const listen = () => {
    source?.close();
    source = null;
    if (document.hidden) return;
    source = new EventSource('/live');
    source.addEventListener('open', refresh);
    source.addEventListener('change', refresh);
    source.addEventListener('error', refresh);
  };
  document.addEventListener('visibilitychange', listen);
  addEventListener('pageshow', (event) => event.persisted && listen());
  addEventListener('pagehide', () => source?.close());
  setInterval(() => {
    if (document.hidden) return;
    if (source?.readyState === EventSource.CLOSED) listen();
    else refresh();
  }, 20000);
  listen();
};
if (document.querySelector('[data-bounce]') !== null) location.replace('/?own' + location.hash);
const live = document.querySelector('#live');
if (live !== null) start(document.querySelector('main'), live);
`;
