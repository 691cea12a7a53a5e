import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { chromiumPath } from './chromium.ts';

/** A page in Chromium, and what it complained of: messages on its console, broken policies and errors. */
export interface OpenedPage {
  readonly page: Page;
  readonly complaints: readonly string[];
  /** Lets seconds of the page's time pass at once. */
  pass(seconds: number): Promise<void>;
}

/** What a test may say of the browser that it needs. */
export type PageOptions = Pick<BrowserContextOptions, 'colorScheme' | 'javaScriptEnabled'> & {
  readonly viewport?: { readonly width: number; readonly height: number };
};

/** Returns an empty page, without cookies and with the given settings alone, which is emptied when the test is over. */
export type OpenPage = (options?: PageOptions) => Promise<OpenedPage>;

/** Chromium starts a process for each origin, and each test has one of its own. */
const ONE_RENDERER = ['--renderer-process-limit=1', '--disable-site-isolation-trials', '--disable-gpu'];
const VIEWPORT = { width: 1280, height: 720 };

/**
 * Starts one Chromium for all tests of the suite in which it is called. They use one page with and one without JavaScript, one test after
 * the other: a page for each takes most of the CPU time.
 */
export function useChromium(): OpenPage {
  let browser: Browser | null = null;
  const pages = new Map<boolean, Promise<Page>>();
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: [...ONE_RENDERER, '--no-sandbox'] });
  });
  afterAll(() => browser?.close());
  const providePage = (javaScriptEnabled: boolean): Promise<Page> => {
    if (browser === null) throw new Error('Chromium has not been started.');
    const page = pages.get(javaScriptEnabled) ?? createPage(browser, javaScriptEnabled);
    pages.set(javaScriptEnabled, page);
    return page;
  };
  return async ({ javaScriptEnabled = true, colorScheme = 'light', viewport = VIEWPORT } = {}) => {
    const page = await providePage(javaScriptEnabled);
    await page.context().clearCookies();
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    onTestFinished(async () => {
      page.removeAllListeners();
      await page.goto('about:blank');
    });
    return { page, complaints, pass: (seconds) => page.clock.fastForward(seconds * 1000) };
  };
}

async function createPage(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled });
  if (javaScriptEnabled) await context.clock.install();
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  return page;
}

/** Returns each place of a page that is not accessible, with the rule that it breaks. */
export async function findViolations(page: Page): Promise<string[]> {
  // The other mode, for pages with frames, opens a page for each analysis.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
