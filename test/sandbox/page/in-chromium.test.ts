import { describe, expect, test } from 'vitest';
import type { RunningSandbox } from '../../../src/sandbox/server.ts';
import { findViolations, useChromium } from '../../support/browser.ts';
import { isMissing } from '../../support/needs.ts';
import { ask, start as startSandbox } from '../socket.ts';
import { check, comment, deploy, pass, start, status, write } from './github-calls.ts';

const COMMENT = `### ❌ Deployment failed

| Application | Result | State | Commit | Took | A column that makes the table wide |
| - | - | - | - | - | - |
| web | ❌ failure | BUILD_ERROR | a1b2c3d | 1 min 12 s | and so does this |

- [x] done, [see](https://ci.example)

<details><summary>Last log lines</summary>

\`\`\`text
${'a long line '.repeat(40)}
\`\`\`

</details>

<script>console.log('ran')</script><img src="x" onerror="console.log('ran')">`;

/** A pull request with everything on it: green, red and running. */
async function fill(sandbox: RunningSandbox): Promise<void> {
  await comment(sandbox, COMMENT);
  const output = { title: 'Deployed', summary: '**Fine** <b onclick="x">so</b>' };
  await check(sandbox, 'production', { conclusion: 'success', output, details_url: 'https://ci.example/1' });
  await check(sandbox, 'preview', { conclusion: 'failure' });
  await check(sandbox, 'lint', { conclusion: 'skipped' });
  await check(sandbox, 'integration');
  await status(sandbox, 'unit', 'success');
  await deploy(sandbox, 'production', 'success');
  await deploy(sandbox, 'preview', 'failure');
  await deploy(sandbox, 'staging', 'in_progress');
  for (const application of ['succeeds', 'hostile-log', 'build-fails']) await start(sandbox, application);
}

describe.skipIf(isMissing('chromium'))('the page in Chromium', () => {
  const openPage = useChromium();

  test.each([
    ['light', 1280],
    ['dark', 320],
  ] as const)('is accessible with every element, in %s, %d pixels wide', async (colorScheme, width) => {
    const sandbox = await startSandbox({ speed: 20 });
    await fill(sandbox);
    await pass(sandbox, 100);
    const { page, complaints } = await openPage({ colorScheme, viewport: { width, height: 800 } });
    await page.goto(sandbox.url);
    await page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true;");
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    expect(complaints).toEqual([]);
  });

  test('shows everything without JavaScript', async () => {
    const sandbox = await startSandbox();
    await fill(sandbox);
    const { page, complaints } = await openPage({ javaScriptEnabled: false });
    await page.goto(sandbox.url);
    await page.getByText('1 of 5 checks did not pass').waitFor();
    await page.getByText('Last log lines').click();
    expect(await page.getByText('a long line').isVisible()).toBe(true);
    await page.getByText('reload the page to update it').waitFor();
    expect(complaints).toEqual([]);
  });

  test('shows changes without a reload, and keeps folded parts as they are', async () => {
    const sandbox = await startSandbox();
    await fill(sandbox);
    const { page, complaints } = await openPage();
    await page.goto(`${sandbox.url}/octo/rocket/pull/7`);
    await page.evaluate(() => Object.assign(globalThis, { isSame: true }));
    await page.getByText('Last log lines').click();
    await page.getByText('Output of production').click();
    const said = await page.locator('[role=status]').elementHandle();
    await check(sandbox, 'preview', { conclusion: 'success' });
    const id = await check(sandbox, 'integration');
    await write(sandbox, `/check-runs/${id}`, { conclusion: 'success' }, 'PATCH');
    await comment(sandbox, 'A second comment');
    await page.getByText('A second comment').waitFor();
    await page.getByText('All 5 checks passed').waitFor();
    expect(await said?.textContent()).toContain('All 5 checks passed');
    expect(await page.title()).toMatch(/^✓ /);
    expect(await page.getByText('a long line').isVisible()).toBe(true);
    expect(await page.getByText('Fine').isVisible()).toBe(true);
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Output of production');
    expect(await page.evaluate(() => 'isSame' in globalThis)).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('shows the failing line of a log on a narrow screen', async () => {
    const sandbox = await startSandbox();
    await start(sandbox, 'crashes-after-start');
    const { page, complaints } = await openPage({ viewport: { width: 390, height: 800 } });
    await page.goto(`${sandbox.url}/octo/rocket/actions/runs/1`);
    await pass(sandbox, 100);
    await page.locator('.lines mark').waitFor();
    const [mark, box] = ['.lines mark', '.lines'].map(
      (part) => `document.querySelector('${part}').getBoundingClientRect()`,
    );
    await page.waitForFunction(`${mark}.top >= ${box}.top && ${mark}.bottom <= ${box}.bottom`);
    await page.locator('.cause a').click();
    expect(await page.evaluate("document.querySelector(':target').textContent")).toContain('ECONNREFUSED');
    expect(complaints).toEqual([]);
  });

  test('sends a click on a button to the GitHub App', async () => {
    const sandbox = await startSandbox();
    await comment(sandbox, 'a');
    const actions = [{ label: 'Deploy again', description: 'x', identifier: 'deploy-again' }];
    const id = await check(sandbox, 'production', { conclusion: 'failure', actions });
    const { page, complaints } = await openPage();
    await page.goto(`${sandbox.url}/octo/rocket/pull/7`);
    const sent = page.waitForResponse((response) => response.url().endsWith('/_sandbox/github/deliver'));
    await page.getByRole('button', { name: 'Deploy again' }).click();
    expect((await sent).status()).toBe(202);
    const app = JSON.parse((await ask(sandbox, '/_sandbox/github/app')).body);
    expect(app.deliveries).toMatchObject([{ event: 'check_run', action: 'requested_action' }]);
    expect(id).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
  });

  test('says when the sandbox no longer responds', async () => {
    const sandbox = await startSandbox();
    await start(sandbox, 'succeeds');
    const { page } = await openPage();
    await page.goto(sandbox.url);
    await sandbox.close();
    await page.getByText('The sandbox is not responding.').waitFor();
  });
});
