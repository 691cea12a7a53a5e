import { describe, expect, test } from 'vitest';
import type { RunningSandbox } from '../../../src/sandbox/server.ts';
import { findViolations, useChromium } from '../../support/browser.ts';
import { isMissing } from '../../support/needs.ts';
import { ask, start } from '../socket.ts';

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

/** The head of pull request 7. */
const HEAD = '7'.padStart(40, '0');

/** Writes to octo/rocket as a workflow does; returns the id of what was made. */
async function write(sandbox: RunningSandbox, path: string, body: unknown, method = 'POST'): Promise<number> {
  const headers = { Authorization: 'token sandbox-github', 'Content-Type': 'application/json' };
  const target = `/api/v3/repos/octo/rocket${path}`;
  const came = await ask(sandbox, target, { method, headers, body: JSON.stringify(body) });
  const { id } = JSON.parse(came.body) as { id?: number };
  if (id === undefined) throw new Error(`${method} ${target}: ${came.body}`);
  return id;
}

function comment(sandbox: RunningSandbox, body: string): Promise<number> {
  return write(sandbox, '/issues/7/comments', { body });
}

function check(sandbox: RunningSandbox, name: string, facts: Record<string, unknown> = {}): Promise<number> {
  return write(sandbox, '/check-runs', { name, head_sha: HEAD, status: 'in_progress', ...facts });
}

function status(sandbox: RunningSandbox, context: string, state: string): Promise<number> {
  const facts = { description: `It is ${state}`, target_url: 'https://ci.example/1' };
  return write(sandbox, `/statuses/${HEAD}`, { context, state, ...facts });
}

async function deploy(sandbox: RunningSandbox, environment: string, state: string): Promise<void> {
  const id = await write(sandbox, '/deployments', { ref: HEAD, environment, auto_merge: false, required_contexts: [] });
  const facts = { description: 'Follows the platform', environment_url: `https://${environment}.example` };
  await write(sandbox, `/deployments/${id}/statuses`, { state, log_url: 'https://ci.example/log', ...facts });
}

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
  for (const application of ['succeeds', 'hostile-log', 'build-fails'])
    await ask(sandbox, `/application/${application}/deploy`, { method: 'POST' });
}

describe.skipIf(isMissing('chromium'))('the page in Chromium', () => {
  const openPage = useChromium();

  test('is accessible with every element, in the dark on a narrow screen', async () => {
    const sandbox = await start({ speed: 20 });
    await fill(sandbox);
    const headers = { 'Content-Type': 'application/json' };
    await ask(sandbox, '/_sandbox/clock', { method: 'POST', headers, body: '{"advance_seconds":100}' });
    const { page, complaints } = await openPage({ colorScheme: 'dark', viewport: { width: 320, height: 800 } });
    await page.goto(sandbox.url);
    await page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true;");
    expect(await findViolations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
    expect(complaints).toEqual([]);
  });

  test('shows changes without a reload, keeps folded parts as they are, and says when the sandbox no longer responds', async () => {
    const sandbox = await start();
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
    await sandbox.close();
    await page.getByText('The sandbox is not responding.').waitFor();
  });

  test('sends a click on a button to the GitHub App', async () => {
    const sandbox = await start();
    await comment(sandbox, 'a');
    const actions = [{ label: 'Deploy again', description: 'x', identifier: 'deploy-again' }];
    await check(sandbox, 'production', { conclusion: 'failure', actions });
    const { page, complaints } = await openPage();
    await page.goto(`${sandbox.url}/octo/rocket/pull/7`);
    const sent = page.waitForResponse((response) => response.url().endsWith('/_sandbox/github/deliver'));
    await page.getByRole('button', { name: 'Deploy again' }).click();
    expect((await sent).status()).toBe(202);
    const app = JSON.parse((await ask(sandbox, '/_sandbox/github/app')).body);
    expect(app.deliveries).toMatchObject([{ event: 'check_run', action: 'requested_action' }]);
    expect(complaints).toEqual([]);
  });
});
