// Makes the pictures of the documentation from the real thing: `npm run pictures`. Needs Chromium, an emoji font (Debian:
// fonts-noto-color-emoji), util-linux's `script` and npm's registry, where Mermaid comes from, which draws charts as GitHub does.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { SerializeAddon } from '@xterm/addon-serialize';
import xterm from '@xterm/headless';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { createMarkdown } from '../../src/sandbox/page/markdown.ts';
import { STYLE } from '../../src/sandbox/page/style.ts';
import { type ActionOutcome, runAction } from '../support/action-runner.ts';
import { chromiumPath } from '../support/chromium.ts';
import { CLI, ROOT } from '../support/programs.ts';
import { createBelongings } from './belongings.ts';
import { pressTheButton } from './press-the-button.ts';
import { type DemoRelay, startRelay } from './relay.ts';
import { PLATFORM_TOKEN, PULL_REQUEST, type Sandbox, startSandbox } from './sandbox.ts';

const FOLDER = join(ROOT, 'docs/pictures');
const MAX_BYTES = 150_000;
const WIDTH = 960;
const SCHEMES = ['light', 'dark'] as const;
const APPLICATIONS = { web: 'succeeds', search: 'build-fails' };
const TERMINAL = { cols: 100, rows: 22, scrollback: 0 };
const CAPTION = "The sandbox's stand-in for GitHub's page";
/** The terminal's colors, as GitHub shows them in light and dark. */
const COLORS: Readonly<Record<string, string>> = {
  '#000000': 'inherit',
  '#cc0000': 'light-dark(#cf222e, #ff7b72)',
  '#06989a': 'light-dark(#1b7c83, #39c5cf)',
};
const MERMAID = 'mermaid@12.3.0';

/** The visible part of an open page: an element, or the top of the page down to the end of an element. */
type Choose = (page: Page) => Promise<Locator> | Locator;

const belongings = createBelongings();
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  const sandbox = await startSandbox(belongings);
  for (const [id, scenario] of Object.entries(APPLICATIONS))
    await sandbox.request('POST', '/_sandbox/applications', { id, scenario });
  const outcome = await deploy(sandbox);
  await shootSandbox(sandbox);
  await shootHtml('summary', await renderSummary(outcome));
  await shootHtml('terminal', await renderTerminal(sandbox, 'deploy web search', /Deployment failed .*BUILD_ERROR/));
  await shootHtml('cause', await renderTerminal(sandbox, 'deploy search', /Cause: .*the deployment date changed/s));
  await shootRelay(sandbox, await startRelay(belongings, sandbox));
} finally {
  await browser.close();
  await belongings.release();
}

/** Runs the action as a workflow would. */
async function deploy(sandbox: Sandbox): Promise<ActionOutcome> {
  return runAction('main', {
    inputs: {
      token: PLATFORM_TOKEN,
      'app-id': Object.keys(APPLICATIONS).join(','),
      'base-url': sandbox.url,
      'poll-interval': '300ms',
      timeout: '2m',
      'pr-comment': 'on',
      'check-run': 'Deployment',
      'github-environment': '{app}',
      'environment-url': 'https://{app}.example.com',
    },
    env: {
      GITHUB_API_URL: `${sandbox.url}/api/v3`,
      GITHUB_SERVER_URL: sandbox.url,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_ACTION: '__touchdown',
    },
    event: { pull_request: PULL_REQUEST },
  });
}

async function shootSandbox({ pullRequestUrl }: Sandbox): Promise<void> {
  const open = async (page: Page): Promise<void> => {
    await page.goto(pullRequestUrl);
    // Elements that GitHub does not have, and that it is not GitHub's page.
    await page.addStyleTag({
      content: `body > header, [data-part="applications"], .pulls { display: none } main { padding: 1rem }
        main::before, .pictured::before { content: ${JSON.stringify(CAPTION)}; color: var(--soft); font-size: 0.8125rem }
        .pictured::before { display: block; padding: 0.5rem 1rem; border-bottom: 1px solid var(--line) }`,
    });
  };
  const pictured = async (locator: Locator): Promise<Locator> => {
    await locator.evaluate((element) => element.classList.add('pictured'));
    return locator;
  };
  await shoot('pull-request', open, (page) => page.locator('main'));
  const unfold = async (page: Page): Promise<void> => {
    await open(page);
    await page.locator('.comment summary').first().click();
  };
  const unfoldCheck = async (page: Page): Promise<void> => {
    await open(page);
    await page.locator('summary', { hasText: 'Output of' }).click();
    await page.locator('summary', { hasText: 'Log lines around' }).first().click();
  };
  await shoot('check-run', unfoldCheck, (page) => pictured(page.locator('.card', { hasText: 'Output of' }).first()));
  await shoot('comment', unfold, (page) => pictured(page.locator('.comment').first()));
}

/** Returns the job summary as GitHub shows it, with its chart drawn. */
async function renderSummary({ summary }: ActionOutcome): Promise<string> {
  const charts: string[] = [];
  const text = summary.replace(/```mermaid\n([\s\S]*?)```/g, (_, chart: string) => `CHART-${charts.push(chart) - 1}`);
  const html = (await createMarkdown()(text, 'summary-')).replace(
    /<p>CHART-(\d+)<\/p>/g,
    (_, nth: string) => `<pre class="mermaid">${charts[Number(nth)]}</pre>`,
  );
  const style = `${STYLE} main { padding: 1rem } .body .mermaid { background: none; max-height: none }`;
  const draw = `mermaid.initialize({ startOnLoad: true, theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'default' })`;
  const body = `<main><div class="card"><div class="body">${html}</div></div></main>`;
  return `<style>${style}</style>${body}<script>${loadMermaid()}</script><script>${draw}</script>`;
}

/** Returns Mermaid's script for browsers, from npm's registry: it has 70 dependencies and is used only here. */
function loadMermaid(): string {
  const folder = belongings.folder;
  execFileSync('npm', ['pack', '--silent', MERMAID, '--pack-destination', folder]);
  execFileSync('tar', ['-xzf', join(folder, `${MERMAID.replace('@', '-')}.tgz`), '-C', folder]);
  return readFileSync(join(folder, 'package/dist/mermaid.min.js'), 'utf8').replaceAll('</script', '<\\/script');
}

/** Runs `touchdown` in a terminal, and returns its screen as HTML once it matches. */
async function renderTerminal({ url }: Sandbox, command: string, last: RegExp): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const terminal = new xterm.Terminal({ ...TERMINAL, allowProposedApi: true });
  const serializer = new SerializeAddon();
  terminal.loadAddon(serializer as unknown as Parameters<typeof terminal.loadAddon>[0]);
  const words = `node ${CLI} ${command} --poll-interval 500ms`;
  const shell = `stty cols ${TERMINAL.cols} rows ${TERMINAL.rows}; ${words}`;
  const env = {
    ...process.env,
    TERM: 'xterm-256color',
    TOUCHDOWN_BASE_URL: url,
    TOUCHDOWN_TOKEN: PLATFORM_TOKEN,
    CI: '',
  };
  const child = spawn('script', ['-qefc', shell, '/dev/null'], { env, stdio: ['pipe', 'pipe', 'inherit'] });
  belongings.add(child);
  terminal.write(`$ touchdown ${command}\r\n`);
  child.stdout.on('data', (bytes: Buffer) => terminal.write(bytes));
  while (!last.test(stripVTControlCharacters(serializer.serialize()))) {
    if (child.exitCode !== null) throw new Error(`The screen of ${command} never shows ${last}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const screen = serializer
    .serializeAsHTML({ includeGlobalBackground: false })
    .replace(/#[0-9a-f]{6}/g, (color) => COLORS[color] ?? color);
  child.kill('SIGINT');
  return `<style>
    :root { color-scheme: light dark }
    main { padding: 1rem; background: light-dark(#fff, #0d1117); color: light-dark(#1f2328, #e6edf3) }
    pre, pre * { font: 13px/1.45 'DejaVu Sans Mono', monospace !important; background: none !important }
  </style><main>${screen}</main>`;
}

async function shootRelay(sandbox: Sandbox, relay: DemoRelay): Promise<void> {
  const style = { isColored: false };
  await pressTheButton({ sandbox, relay, style, say: () => undefined, signal: new AbortController().signal });
  const open = async (page: Page): Promise<void> => {
    await page.goto(relay.url);
    await page.getByLabel('Admin token').fill(relay.adminToken);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.getByRole('heading', { name: 'Applications' }).waitFor();
  };
  await shoot('relay', open, (page) => page.locator('body'));
}

async function shootHtml(name: string, html: string): Promise<void> {
  const path = join(belongings.folder, `${name}.html`);
  writeFileSync(path, `<!doctype html><meta charset="utf-8">${html}`);
  const address = pathToFileURL(path).href;
  const open = async (page: Page): Promise<void> => {
    await page.goto(address);
    if (html.includes('class="mermaid"')) await page.locator('.mermaid svg').waitFor();
  };
  await shoot(name, open, (page) => page.locator('main'));
}

/** Takes the picture of what `choose` returns, in light and dark. Throws if one is too large. */
async function shoot(name: string, open: (page: Page) => Promise<void>, choose: Choose): Promise<void> {
  for (const colorScheme of SCHEMES) {
    const page = await newPage(browser, colorScheme);
    await open(page);
    const path = join(FOLDER, `${name}-${colorScheme}.png`);
    await (await choose(page)).screenshot({ path });
    await page.context().close();
    const { size } = statSync(path);
    process.stdout.write(`${path}: ${Math.ceil(size / 1000)} kB\n`);
    if (size > MAX_BYTES) throw new Error(`${path} has ${size} bytes; a picture has at most ${MAX_BYTES}.`);
  }
}

async function newPage(from: Browser, colorScheme: (typeof SCHEMES)[number]): Promise<Page> {
  const context = await from.newContext({ colorScheme, bypassCSP: true, viewport: { width: WIDTH, height: 900 } });
  return context.newPage();
}
