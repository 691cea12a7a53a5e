import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import type { Rules } from '../../../src/relay/decide/rules.ts';
import type { App } from '../../../src/relay/http/app.ts';
import { type RunningServer, startServer } from '../../../src/relay/http/node-server.ts';
import type { Dependencies } from '../../../src/relay/monitoring/problems.ts';
import { createPage, type Page as RespondingPage } from '../../../src/relay/page/page.ts';
import { finishResponse } from '../../../src/web/plain-response.ts';
import { createBodyReader } from '../../../src/web/request-bodies.ts';
import { findViolations, type PageOptions, useChromium } from '../../support/browser.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { isMissing } from '../../support/needs.ts';
import { WELL } from '../support/dependencies.ts';
import { rulesOf } from '../support/history-facts.ts';
import { TOKEN } from '../support/page-in-memory.ts';
import {
  createPageStore,
  deploymentOf,
  emptyOverview,
  fullExample,
  NOW,
  type PageStore,
  problemOf,
} from '../support/page-store.ts';

interface Served extends RunningServer {
  readonly store: PageStore;
}

/** How often the page loads its content, in seconds. */
const PACE = 3;

/** Serves a page on a free port until the test is over, with the relay's own server. */
async function servePage(respond: RespondingPage): Promise<RunningServer> {
  const app: App = async (request, client = '') => finishResponse(await respond(request, client), request.method);
  const waiters = { close: () => {} };
  const server = await startServer({
    app,
    waiters,
    clock: createSystemClock(),
    port: 0,
    host: '127.0.0.1',
    graceMs: 0,
    stalledMs: 60_000,
  });
  onTestFinished(() => server.close());
  return server;
}

/** Serves the page with all there can be on it, or with an overview of one's own. */
async function serve(
  store?: PageStore,
  rules: Rules = fullExample().rules,
  dependencies: Dependencies = WELL,
): Promise<Served> {
  const shown = store ?? createPageStore(fullExample().overview);
  // Time passes for the stream's pace, and stands still for what is shown.
  const clock = { ...createSystemClock(), epochMs: createFakeClock(NOW).epochMs };
  const readBody = createBodyReader(clock);
  const page = createPage({
    store: shown,
    rules: () => rules,
    dependencies,
    adminToken: TOKEN,
    readBody,
    clock,
    log: () => undefined,
  });
  return { ...(await servePage(page)), store: shown };
}

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Admin token').fill(TOKEN);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('heading', { name: 'Applications' }).waitFor();
}

const widthOf = (page: Page): Promise<unknown> => page.evaluate('document.documentElement.scrollWidth');

describe.skipIf(isMissing('chromium'))('the relay’s page in Chromium', () => {
  const openPage = useChromium();
  const open = async (served: Served, options?: PageOptions): ReturnType<typeof openPage> => {
    const opened = await openPage(options);
    await logIn(opened.page, served.url);
    return opened;
  };

  test.each([
    ['light', 1280],
    ['dark', 320],
  ] as const)(
    'is accessible with every element and when it is empty, in %s, %d pixels wide',
    async (colorScheme, width) => {
      const served = await serve();
      const { page, complaints, pass } = await open(served, { colorScheme, viewport: { width, height: 800 } });
      await page.getByText('Live', { exact: true }).waitFor();
      await page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true;");
      expect(await findViolations(page)).toEqual([]);
      expect(await widthOf(page)).toBe(width);
      served.store.change(emptyOverview());
      await pass(PACE);
      await page.getByText('No deliveries yet.').waitFor();
      if (colorScheme === 'dark') expect(await findViolations(page)).toEqual([]);
      expect(await widthOf(page)).toBe(width);
      expect(complaints).toEqual([]);
    },
  );

  test('has a login that is accessible and reports a wrong token', async () => {
    const { url } = await serve();
    const { page } = await openPage({ colorScheme: 'dark', viewport: { width: 320, height: 600 } });
    await page.goto(url);
    // Chromium focuses it when it draws the page, which may come after its load.
    await page.locator('input:focus').waitFor();
    await page.keyboard.type('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Wrong admin token.').waitFor();
    expect(await findViolations(page)).toEqual([]);
    expect(await widthOf(page)).toBe(320);
  });

  test('works without JavaScript: log in, open folded parts, replay, refresh, log out', async () => {
    const served = await serve();
    const { page, complaints } = await open(served, { javaScriptEnabled: false });
    await page.getByText('12 earlier').click();
    expect(await page.getByText('dep-w16', { exact: true }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Replay deploy / api' }).click();
    await page.getByText('One check run will be written again.').waitFor();
    expect(served.store.replayed).toEqual(['dead-2']);
    served.store.change(emptyOverview());
    await page.getByRole('link', { name: 'Refresh' }).click();
    await page.getByText('No deliveries yet.').waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByLabel('Admin token').waitFor();
    await page.goto(served.url);
    await page.getByLabel('Admin token').waitFor();
    expect(complaints).toEqual([]);
  });

  test('shows changes without a reload, and keeps focus, folds and elements', async () => {
    const served = await serve();
    const { page, complaints, pass } = await open(served);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    await page.getByText('12 earlier').click();
    const link = page.locator('#w2').getByRole('link', { name: 'Check run' });
    await link.focus();
    await page.evaluate('globalThis.focused = document.activeElement');
    const { overview } = fullExample();
    const fresh = deploymentOf('new', { word: 'queued', environment: 'freshly', openedAt: NOW, endedAt: null });
    served.store.change({ ...overview, deployments: [fresh, ...overview.deployments], deadLetters: [] });
    await pass(PACE);
    await page.getByText('freshly').waitFor();
    expect(await page.title()).toBe('Touchdown relay');
    expect(await page.getByText('dep-w15', { exact: true }).isVisible()).toBe(true);
    expect(await page.evaluate('document.activeElement === focused && focused.isConnected')).toBe(true);
    expect(await page.evaluate('focused.closest("li").id')).toBe('w2');
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('moves the focus to the section of an element that disappears', async () => {
    const served = await serve();
    const { page, pass } = await open(served);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Replay deploy / api' }).focus();
    const { overview } = fullExample();
    served.store.change({ ...overview, deadLetters: overview.deadLetters.slice(0, 1) });
    await pass(PACE);
    await page.getByRole('button', { name: 'Replay deploy / api' }).waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.id')).toBe('dead-heading');
  });

  test('shows each problem in one line, is not green then, and is green again afterwards', async () => {
    const [colorScheme, width] = ['dark', 320] as const;
    let isWell = false;
    const served = await serve(createPageStore(), rulesOf({ applications: [] }), {
      findStoreProblem: async () => (isWell ? null : problemOf('store', 'There is no space left.')),
      readGithub: () => ({
        isKnown: true,
        problem: isWell ? null : problemOf('github-refused', 'GitHub answered 401.'),
      }),
    });
    const { page, complaints, pass } = await open(served, { colorScheme, viewport: { width, height: 800 } });
    const live = page.locator('#live');
    await page.getByText('Live, 2 problems', { exact: true }).waitFor();
    await page.getByText('No application is configured.').waitFor();
    expect(await live.getAttribute('class')).toContain('lost');
    expect(await page.title()).toBe('Deliveries cannot be stored – Touchdown relay');
    const lines = page.getByRole('list', { name: 'Problems' }).getByRole('listitem');
    expect(await lines.count()).toBe(2);
    expect(await findViolations(page)).toEqual([]);
    expect(await widthOf(page)).toBe(width);
    isWell = true;
    served.store.change(emptyOverview());
    await pass(PACE);
    await page.getByText('Live', { exact: true }).waitFor();
    expect(await live.getAttribute('class')).not.toContain('lost');
    expect(await lines.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('says when the relay no longer responds, and goes to the login when the session has expired', async () => {
    const served = await serve();
    const { page, pass } = await open(served);
    await page.getByText('Live', { exact: true }).waitFor();
    await page.context().clearCookies();
    served.store.change(emptyOverview());
    await pass(PACE);
    await page.getByLabel('Admin token').waitFor();
    await logIn(page, served.url);
    await served.close();
    await pass(PACE);
    await page.getByText('Disconnected. Showing the last known state.').waitFor();
  });

  test('can be reached over a link on another site by a visitor who has logged in', async () => {
    const served = await serve();
    const elsewhere = await servePage(async () => {
      const link = `<a href="${served.url}/#w9">Details</a>`;
      return { status: 200, headers: { 'content-type': 'text/html' }, body: link };
    });
    const { page, complaints } = await open(served);
    await page.goto(elsewhere.url.replace('127.0.0.1', 'localhost'));
    await page.getByText('Details').click();
    await page.getByRole('heading', { name: 'Applications' }).waitFor();
    // The script keeps the fragment, and Chromium opens the fold that it is in.
    await page.locator('#w9:target').waitFor();
    expect(complaints).toEqual([]);
  });
});
