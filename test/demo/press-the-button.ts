import { setTimeout as wait } from 'node:timers/promises';
import { type DemoRelay, RELAYED } from './relay.ts';
import type { Style } from './render.ts';
import { renderRelayLine, renderWay } from './render-relay.ts';
import type { Sandbox } from './sandbox.ts';

const POLL_MS = 200;
const TIMEOUT_MS = 30_000;

/** A check run as the sandbox returns it. */
interface CheckRun {
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly output: { readonly title: string | null };
}

/** The tools that watch the deployment. */
export interface Watching {
  readonly sandbox: Sandbox;
  readonly relay: DemoRelay;
  readonly style: Style;
  readonly say: (text: string) => void;
  readonly signal: AbortSignal;
}

/**
 * Deploys like the button on the platform does and shows how the relay writes a check run. Returns true if the check run succeeded,
 * false if it failed, did not complete in time, or the demo was stopped before.
 */
export async function pressTheButton({ sandbox, relay, style, say, signal }: Watching): Promise<boolean> {
  say('  The relay runs: touchdown relay (SQLite). Its webhook: touchdown relay register');
  say('  RELAY_UNPLACED=branch-head: this platform does not say which commit runs,');
  say('  so the relay uses the head of the branch.');
  await relay.register((line) => {
    if (/^\s+(?:target|events)/.test(line)) say(`    ${line.trim().replaceAll('DEPLOYMENT_', '')}`);
  });
  const written = new Promise<void>((resolve) => {
    relay.follow((line) => {
      const shown = renderRelayLine(line, style);
      if (shown !== null && !signal.aborted) say(shown);
      if (shown?.endsWith('written: completed') || signal.aborted) resolve();
    });
  });
  say(renderWay('you → platform', `Deploy: POST /application/${RELAYED.id}/deploy`, style));
  await sandbox.request('POST', `/application/${RELAYED.id}/deploy`, {});
  const check = await untilCompleted(sandbox, signal);
  if (check === null) return false;
  // The relay logs a write after GitHub has responded, so GitHub's state can be read before that line is printed.
  await Promise.race([written, wait(TIMEOUT_MS, undefined, { signal, ref: false }).catch(() => {})]);
  const title = check.output.title ?? '';
  say(renderWay('on the commit', `“${check.name}” ${check.status} ${check.conclusion}: ${title}`, style));
  return check.conclusion === 'success';
}

/** Returns the check run once it is completed; null after a time limit, or if the demo is stopped. */
async function untilCompleted(sandbox: Sandbox, signal: AbortSignal): Promise<CheckRun | null> {
  for (let leftMs = TIMEOUT_MS; leftMs > 0 && !signal.aborted; leftMs -= POLL_MS) {
    await wait(POLL_MS);
    const check = await readCheck(sandbox);
    if (check?.status === 'completed') return check;
  }
  return null;
}

async function readCheck(sandbox: Sandbox): Promise<CheckRun | null> {
  const github = (await sandbox.request('GET', '/_sandbox/github')) as {
    repositories: readonly { checkRuns: readonly CheckRun[] }[];
  };
  const checks = github.repositories.flatMap(({ checkRuns }) => checkRuns);
  return checks.find(({ name }) => name === RELAYED.check) ?? null;
}
