import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { runAction } from '../support/action-runner.ts';
import { renderHeadline, renderStepLine, renderSummary } from './render.ts';

const CLI = join(import.meta.dirname, '../../dist/cli/index.js');
const style = { isColoured: process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined };
const running = new Set<ChildProcess>();

const { values: options } = parseArgs({ options: { open: { type: 'boolean', default: false } } });

/** The pull request that both deployments are about. */
const PULL_REQUEST = {
  number: 7,
  head: {
    sha: '1f0c9e5b7a3d48e26b90c4d1a5f7e8092b6c3d47',
    label: 'octo:faster-checkout',
    repo: { full_name: 'octo/rocket' },
  },
  base: { ref: 'main', repo: { full_name: 'octo/rocket' } },
};

/** Twelve platform seconds a second: a deployment of a minute and a half takes eight seconds. */
const SPEED = '12';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill(signal);
    process.exitCode = 130;
  });
}
process.stdout.on('error', () => process.exit());

const { address, close } = await startSandbox();
try {
  await openPullRequest();
  const green = await deploy('succeeds', 'A deployment that goes well');
  const red = isStopped() ? false : await deploy('build-fails', 'A deployment whose build fails');
  if (!isStopped()) conclude(green, red);
  if (options.open && process.exitCode !== 130) await leaveOpen();
} finally {
  close();
}

function isStopped(): boolean {
  return process.exitCode !== undefined;
}

/** Starts the sandbox as a user would: the committed command, on a free port. */
async function startSandbox(): Promise<{ address: string; close(): void }> {
  const args = [CLI, 'sandbox', '--port', '0', '--speed', SPEED, '--rate-limit', '100000', '--json', '--quiet'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const ended = once(child, 'exit').then(() => {
    throw new Error('the sandbox ended before it was ready');
  });
  const first = once(createInterface(child.stdout), 'line').then(([line]) => String(line));
  const line = await Promise.race([first, ended]);
  ended.catch(() => undefined);
  const { url } = JSON.parse(line) as { url: string };
  say(renderHeadline(`The sandbox serves the platform's API at ${url}`, style));
  say(`  What a reviewer of the pull request sees: ${pageOf(url)}`);
  return { address: url, close: () => child.kill('SIGTERM') };
}

/** Runs the committed action on one application and shows what a person would see. Answers whether the step passed. */
async function deploy(app: string, title: string): Promise<boolean> {
  say(renderHeadline(`${title}: uses: touchdown, with app-id: ${app}`, style));
  let rest = '';
  const outcome = await runAction('main', {
    inputs: {
      ...{ token: 'sandbox-admin', 'app-id': app, 'base-url': address, 'poll-interval': '300ms', timeout: '2m' },
      ...{ 'pr-comment': 'on', 'github-environment': app, 'check-run': `Deployed: ${app}` },
    },
    env: {
      GITHUB_API_URL: `${address}/api/v3`,
      GITHUB_SERVER_URL: address,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_ACTION: `__touchdown_${app}`,
    },
    event: { pull_request: PULL_REQUEST },
    onStart: (child) => {
      running.add(child);
      child.once('exit', () => running.delete(child));
    },
    onOutput: (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) show(line);
    },
  });
  const verdict = outcome.exitCode === 0 ? 'The job goes on' : 'The job fails';
  say(
    renderHeadline(
      `${verdict}: exit code ${outcome.exitCode}, result ${outcome.outputs['result']}. Its job summary:`,
      style,
    ),
  );
  say(renderSummary(outcome.summary, style));
  return outcome.exitCode === 0;
}

function pageOf(url: string): string {
  return `${url}/octo/rocket/pull/${PULL_REQUEST.number}`;
}

/** Tells the sandbox of the pull request that both deployments are about. */
async function openPullRequest(): Promise<void> {
  const { number, head } = PULL_REQUEST;
  const facts = { repository: 'octo/rocket', number, title: 'Make the checkout faster', login: 'mona', base: 'main' };
  const body = JSON.stringify({ ...facts, head_sha: head.sha, head_label: head.label });
  const { ok, status } = await fetch(`${address}/_sandbox/github/pull-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  if (!ok) throw new Error(`the sandbox answered ${status} to the pull request`);
}

/** Keeps the sandbox and its page until somebody ends them. */
async function leaveOpen(): Promise<void> {
  say(`  The page stays until Ctrl-C: ${pageOf(address)}\n`);
  await new Promise<void>((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
}

function show(line: string): void {
  const shown = renderStepLine(line, style);
  if (shown !== null) say(shown);
}

function conclude(green: boolean, red: boolean): void {
  const asExpected = green && !red;
  process.exitCode = asExpected ? 0 : 1;
  const next =
    'To keep the page: npm run demo -- --open. What else the sandbox can do: npm run sandbox -- --scenarios.';
  say(
    renderHeadline(
      asExpected
        ? `One green, one red, each for its reason. ${next}`
        : 'The demo did not end as it should: one green and one red were expected.',
      style,
    ),
  );
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
