import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';

const DEMO = join(import.meta.dirname, 'demo.ts');

interface Played {
  readonly child: ChildProcess;
  readonly folder: string;
  /** The file in which the fake browser writes the address to open. */
  readonly opened: string;
  printed(): string;
  /** Resolves once something was printed. */
  until(text: string): Promise<void>;
}

const played: Played[] = [];
afterEach(() => {
  for (const { child, folder, opened } of played.splice(0)) {
    // All that it started is of its group.
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    for (const path of [folder, dirname(opened)]) rmSync(path, { recursive: true, force: true });
  }
});

/** Runs the demo as it runs in a pipe, with a folder of its own for temporary files. */
function play(...words: readonly string[]): Played {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-demo-test-'));
  const opened = join(mkdtempSync(join(tmpdir(), 'touchdown-demo-browser-')), 'opened');
  const browser = join(dirname(opened), 'browser');
  writeFileSync(browser, `#!/bin/sh\necho "$1" >> '${opened}'\n`, { mode: 0o755 });
  const child = spawn(process.execPath, [DEMO, ...words], {
    env: { ...process.env, TMPDIR: folder, BROWSER: browser },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  const news = new EventEmitter();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      news.emit('printed');
    });
  }
  child.once('exit', () => news.emit('error', new Error(`the demo ended: ${printed.slice(-2000)}`)));
  news.on('error', () => {});
  const until = async (text: string): Promise<void> => {
    while (!printed.includes(text)) await once(news, 'printed');
  };
  const one = { child, folder, opened, printed: () => printed, until };
  played.push(one);
  return one;
}

async function interrupt({ child }: Played): Promise<number | null> {
  const closed = once(child, 'close');
  child.kill('SIGINT');
  const [exitCode] = (await closed) as [number | null];
  return exitCode;
}

async function isServed(address: string): Promise<boolean> {
  return fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

describe('the demo', () => {
  test('shows a successful, a failed and a relayed deployment, keeps its pages open with --open, and removes its files and processes', async () => {
    const demo = play('--open');
    await demo.until('its admin token: ');
    const lines = demo.printed().split('\n');
    const shown = lines.slice(lines.findIndex((line) => line.includes('a user presses the button')));
    const [relay = '', token = ''] =
      /(http\S+) \(the relay's page\)\s+its admin token: (\w+)/.exec(shown.join('\n'))?.slice(1) ?? [];
    const [pullRequest = ''] = /http\S+\/pull\/7/.exec(shown.join('\n')) ?? [];

    const told = shown.filter((line) => /→|on the commit/.test(line)).map((line) => line.trim().replace(/\d{4,}/, 'N'));
    // The check run is queued again if it learns only then that the platform does not say which commit runs.
    const story = [...new Set(told)]
      // A late status causes a second one, which says that the outcome is not confirmed yet, and an early outcome none.
      .filter((line) => !line.endsWith('written: in progress'));
    // Each sender's lines come in its order; two senders' lines may cross on a busy machine.
    const sentBy = (sender: string) => story.filter((line) => line.startsWith(sender));
    expect(sentBy('relay → GitHub'), shown.join('\n')).toEqual([
      'relay → GitHub      check run N written: queued',
      'relay → GitHub      check run N written: completed',
    ]);
    expect(sentBy('platform → relay')).toEqual([
      'platform → relay    delivery 2 stored: running',
      'platform → relay    delivery 3 stored: succeeded',
    ]);
    expect(story).toHaveLength(7);
    expect(story[0]).toBe('GitHub → relay      delivery 1 stored: a pull request needs a check');
    expect(story).toContain('you → platform      Deploy: POST /application/checkout/deploy');
    expect(story[6]).toBe('on the commit       “deploy / checkout” completed success: Deployed: checkout');
    expect(shown).toContain('Done: one deployment succeeded, one failed, and one was started outside CI.');
    const next = shown.slice(shown.indexOf('  Next:'));
    expect(next.join('\n')).toMatch(/npm run demo -- --open\n.* docs\/sandbox\.md\n.* docs\/getting-started\.md$/m);
    const cause = "src/server.ts:42 Property 'listne' does not exist on type 'Server'";
    const rendered = [
      '  ▾ Log',
      '  │   1f0c9e5b7a3d48e26b90c4d1a5f7e8092b6c3d47',
      `  ✖ ${cause}`,
      `  **Cause**: ${cause}`,
    ];
    expect(lines).toEqual(expect.arrayContaining(rendered));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}BUILDING [\d.]+ m?s +━{2,}$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}BUILD_ERROR +◆$/));
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}Health check \d+ s +━+$/));
    expect(demo.printed().replaceAll(/\s+/g, ' ')).toMatch(/Checking the health of http\S+\/apps\/succeeds\/health\./);
    expect(demo.printed()).toMatch(/ {2}▸ Last 50 log lines of succeeds .*\(folded\)\n/);
    expect(demo.printed()).not.toMatch(/\u001b|^ *::|<details>|```/m);
    expect(lines.filter((line) => [...line].length > 80 && /\S\s+\S/.test(line.trim()))).toEqual([]);
    const body = new URLSearchParams({ token });
    const login = await fetch(`${relay}login`, { method: 'POST', body, redirect: 'manual' });
    expect([login.status, login.headers.get('location')]).toEqual([303, '/']);
    const page = await (await fetch(pullRequest)).text();
    expect(page).toContain('deploy / checkout');
    expect(readFileSync(demo.opened, 'utf8')).toBe(`${pullRequest}\n`);
    const links = [...page.matchAll(/href="(http[^"]+)"/g)].map(([, link = '']) => link);
    const statuses = await Promise.all(links.map(async (link) => (await fetch(link)).status));
    expect(statuses).toEqual(Array(8).fill(200));

    expect(await interrupt(demo)).toBe(0);
    expect([await isServed(relay), await isServed(pullRequest)]).toEqual([false, false]);
    expect(readdirSync(demo.folder)).toEqual([]);
  });

  test('removes its files and processes if it is interrupted early', async () => {
    const demo = play();
    await demo.until('app-id: succeeds');
    expect(existsSync(demo.opened)).toBe(false);
    const [sandbox = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(demo.printed()) ?? [];
    expect(await interrupt(demo)).toBe(130);
    expect(await isServed(sandbox)).toBe(false);
    expect(readdirSync(demo.folder)).toEqual([]);
  });
});
