import { runAction } from '../support/action-runner.ts';
import { ROOT } from '../support/programs.ts';
import { readOptions } from '../support/read-options.ts';
import { createBelongings } from './belongings.ts';
import { openInBrowser } from './open-in-browser.ts';
import { pressTheButton } from './press-the-button.ts';
import { type DemoRelay, startRelay } from './relay.ts';
import { renderHeadline, renderStepLine, renderSummary, wrap } from './render.ts';
import { PLATFORM_TOKEN, PULL_REQUEST, startSandbox } from './sandbox.ts';

const style = { isColored: process.stdout.isTTY === true && process.env['NO_COLOR'] === undefined };
const USAGE = `Usage: npm run demo -- [options]
  --open  open the pages in a browser, and keep them until Ctrl-C`;
const options = readOptions(USAGE, { open: { type: 'boolean', default: false } });
const COLUMNS = 80;
/** The step's clock runs faster, so that its pauses of seconds, such as between two health checks, do not make the demo long. */
const STEP_SPEED = 4;
const belongings = createBelongings();
const stopping = new AbortController();

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal, 130));
// A reader that has gone (`npm run demo | head`) has seen enough.
process.stdout.on('error', () => stop('SIGTERM', 0));

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
try {
  sandbox = await startSandbox(belongings);
  say(renderHeadline(`The sandbox serves the platform's API at ${sandbox.url}`, style));
  const lasts = options.open ? '' : ', until the demo ends';
  say(`  A step of the action runs ${STEP_SPEED} times as fast as on a runner.`);
  say(`  What a reviewer of the pull request sees${lasts}:\n  ${sandbox.pullRequestUrl}`);
  if (options.open && !(await openInBrowser(sandbox.pullRequestUrl)))
    say('  (No browser could be started: open it yourself.)');
  await play();
} catch (error) {
  // An interruption by Ctrl-C is not a failure.
  if (!isStopped()) throw error;
} finally {
  await belongings.release();
}

async function play(): Promise<void> {
  const green = await deploy('succeeds', 'A deployment that succeeds');
  if (isStopped()) return;
  const starting = startRelay(belongings, sandbox);
  starting.catch(() => undefined);
  const red = await deploy('build-fails', 'A deployment whose build fails');
  if (isStopped()) return;
  const relay = await starting;
  say(renderHeadline('A deployment started outside CI: a user presses the button', style));
  const relayed = await pressTheButton({ sandbox, relay, style, say, signal: stopping.signal });
  if (isStopped()) return;
  conclude(green && !red && relayed);
  if (options.open) await leaveOpen(relay);
}

function isStopped(): boolean {
  return stopping.signal.aborted;
}

function stop(signal: NodeJS.Signals, exitCode: number): void {
  process.exitCode ??= exitCode;
  stopping.abort();
  belongings.signal(signal);
}

/** Runs the action's committed bundle on one application and shows what a person would see. Returns whether the step passed. */
async function deploy(app: string, title: string): Promise<boolean> {
  say(renderHeadline(`${title}: uses: touchdown, with app-id: ${app}`, style));
  let rest = '';
  const outcome = await runAction('main', {
    root: ROOT,
    inputs: {
      token: PLATFORM_TOKEN,
      'app-id': app,
      'base-url': sandbox.url,
      'poll-interval': `${300 * STEP_SPEED}ms`,
      timeout: '10m',
      'health-url': `${sandbox.url}/apps/{app}/health`,
      'health-text': '{sha}',
      'pr-comment': 'on',
      'github-environment': app,
      'check-run': `deploy / ${app}`,
    },
    env: {
      GITHUB_API_URL: `${sandbox.url}/api/v3`,
      GITHUB_SERVER_URL: sandbox.url,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_ACTION: `__touchdown_${app}`,
    },
    event: { pull_request: PULL_REQUEST },
    speed: STEP_SPEED,
    onStart: (child) => belongings.add(child),
    onOutput: (text) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) show(line);
    },
  });
  const verdict = outcome.exitCode === 0 ? 'The job continues' : 'The job fails';
  const ending = `exit code ${outcome.exitCode}, result ${outcome.outputs['result']}`;
  say(renderHeadline(`${verdict}: ${ending}. Its job summary:`, style));
  say(renderSummary(outcome.summary, style));
  return outcome.exitCode === 0;
}

/** Keeps the sandbox, the relay and their pages until Ctrl-C. */
async function leaveOpen({ url, adminToken }: DemoRelay): Promise<void> {
  say(`  The pages stay until Ctrl-C:
  ${sandbox.pullRequestUrl}
  ${url}/ (the relay's page)
    its admin token: ${adminToken}
`);
  await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve, { once: true }));
}

function show(line: string): void {
  const shown = renderStepLine(line, style);
  if (shown !== null) say(shown);
}

function conclude(isAsExpected: boolean): void {
  process.exitCode = isAsExpected ? 0 : 1;
  const sentence = isAsExpected
    ? 'Done: one deployment succeeded, one failed, and one was started outside CI.'
    : 'The demo failed: it should show a success, a failure, and a success outside CI.';
  say(renderHeadline(sentence, style));
  say(`  Next:
    see its pages in a browser    npm run demo -- --open
    try commands and workflows    npm run sandbox, then docs/sandbox.md
    deploy with your own          docs/getting-started.md`);
}

function say(text: string): void {
  process.stdout.write(`${wrap(text, COLUMNS)}\n`);
}
