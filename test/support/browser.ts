import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = [process.env['CHROMIUM_PATH'] ?? '', ...CANDIDATES].find((path) => existsSync(path));

/** A page in Chromium, and what it complained of: messages on its console, broken policies and errors. */
export interface OpenedPage {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Opens a page in a browser of its own settings, which is closed when the test is over. */
export type OpenPage = (options?: BrowserContextOptions) => Promise<OpenedPage>;

/** Returns whether this machine has a Chromium: where it has none, tests are skipped, and say so. */
export function hasChromium(): boolean {
  if (executablePath !== undefined) return true;
  console.warn(`NOT TESTED: there is no Chromium here. Looked for $CHROMIUM_PATH and ${CANDIDATES.join(', ')}.`);
  return false;
}

/** Returns the path of this machine's Chromium; throws if it has none. */
export function chromiumPath(): string {
  if (executablePath === undefined)
    throw new Error(`There is no Chromium: set CHROMIUM_PATH, or install ${CANDIDATES[0]}.`);
  return executablePath;
}

/** Starts one Chromium for all tests of the suite in which it is called. */
export function useChromium(): OpenPage {
  let browser: Browser | null = null;
  beforeAll(async () => {
    browser = await chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox'],
    });
  });
  afterAll(() => browser?.close());
  return async (options = {}) => {
    if (browser === null) throw new Error('Chromium has not been started.');
    const context = await browser.newContext(options);
    onTestFinished(() => context.close());
    return openPage(context);
  };
}

async function openPage(context: BrowserContext): Promise<OpenedPage> {
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints };
}
