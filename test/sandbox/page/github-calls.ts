import type { RunningSandbox } from '../../../src/sandbox/server.ts';
import { ask } from '../socket.ts';

/** The head of pull request 7. */
const HEAD = '7'.padStart(40, '0');

/** Writes to octo/rocket as a workflow does; returns the id of what was made. */
export async function write(sandbox: RunningSandbox, path: string, body: unknown, method = 'POST'): Promise<number> {
  const headers = { Authorization: 'token sandbox-github', 'Content-Type': 'application/json' };
  const target = `/api/v3/repos/octo/rocket${path}`;
  const came = await ask(sandbox, target, { method, headers, body: JSON.stringify(body) });
  const { id } = JSON.parse(came.body) as { id?: number };
  if (id === undefined) throw new Error(`${method} ${target}: ${came.body}`);
  return id;
}

/** Comments on pull request 7. */
export function comment(sandbox: RunningSandbox, body: string): Promise<number> {
  return write(sandbox, '/issues/7/comments', { body });
}

/** Writes a check run on the head of pull request 7; without a conclusion it stays in progress. */
export function check(sandbox: RunningSandbox, name: string, facts: Record<string, unknown> = {}): Promise<number> {
  return write(sandbox, '/check-runs', { name, head_sha: HEAD, status: 'in_progress', ...facts });
}

/** Writes a status on the head of pull request 7. */
export function status(sandbox: RunningSandbox, context: string, state: string): Promise<number> {
  const facts = { description: `It is ${state}`, target_url: 'https://ci.example/1' };
  return write(sandbox, `/statuses/${HEAD}`, { context, state, ...facts });
}

/** Deploys the head of pull request 7 to an environment, as far as `state`. */
export async function deploy(sandbox: RunningSandbox, environment: string, state: string): Promise<void> {
  const id = await write(sandbox, '/deployments', { ref: HEAD, environment, auto_merge: false, required_contexts: [] });
  const facts = { description: 'Follows the platform', environment_url: `https://${environment}.example` };
  await write(sandbox, `/deployments/${id}/statuses`, { state, log_url: 'https://ci.example/log', ...facts });
}

/** Starts a deployment on the platform. */
export async function start(sandbox: RunningSandbox, application: string): Promise<void> {
  await ask(sandbox, `/application/${application}/deploy`, { method: 'POST' });
}

/** Advances the platform's time. */
export async function pass(sandbox: RunningSandbox, seconds: number): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  await ask(sandbox, '/_sandbox/clock', {
    method: 'POST',
    headers,
    body: JSON.stringify({ advance_seconds: seconds }),
  });
}
