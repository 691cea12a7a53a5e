import { createGithubClient, type GithubClient, stopAfterLasting } from '../../../src/github/http/client.ts';
import { sendWithOctokit } from '../../../src/github/http/octokit.ts';
import { CancelledError, NetworkError } from '../../../src/kernel/errors.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Repository } from '../../../src/sandbox/github/repository.ts';
import { repositoryOf } from '../../../src/sandbox/github/world.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';
import { findRequestProblems, findResponseProblems } from '../../support/github/strict.ts';

/** A fault of the sandbox for a call, or `no-trust` for a certificate that is not trusted; null if it goes well. Calls count from 0. */
export type FaultAt = (call: number) => string | null;

/** GitHub on a fake clock, without sockets. */
export interface StandIn {
  readonly clock: FakeClock;
  /** Returns a client as one process has it. */
  client(token?: string): GithubClient;
  /** `POST /repos/octo/rocket/deployments 201`, in the order in which they were answered; without the queries. */
  readonly calls: readonly string[];
  /** What was wrong with requests by GitHub's own description, and with the responses of the stand-in; found when it is read. */
  readonly problems: readonly string[];
  repository(): Repository;
  /** Merges a pull request, by this commit. */
  merge(number: number, mergeCommit: string): Promise<void>;
  /** Makes a token that acts as a person, or as the bot of an App if the login ends in `[bot]`. */
  addToken(token: string, login: string): Promise<void>;
}

const FACTS = { method: 'GET', path: '/' };
/** The time limit of the fetch that the action uses. */
const HANGS_MS = 15_000;

/** Returns a stand-in whose calls take `latencyMs` each. */
export function openStandIn(latencyMs: Random = () => 150, faultAt: FaultAt = () => null): StandIn {
  const clock = createFakeClock();
  const sandbox = createSandbox({ clock });
  const calls: string[] = [];
  const checks: (() => readonly string[])[] = [];
  let sent = 0;
  const send: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input));
    const method = init.method ?? 'GET';
    const headers = { ...Object.fromEntries(new Headers(init.headers)), host: url.host };
    const body = typeof init.body === 'string' ? init.body : '';
    const target = `${url.pathname}${url.search}`;
    const call = { method, target: target.replace('/api/v3', '') };
    checks.push(() => findRequestProblems({ ...call, headers, body }));
    const fault = faultAt(sent++);
    await clock.wait(latencyMs() / 2);
    if (fault === 'no-trust')
      throw new TypeError('fetch failed', { cause: new NetworkError('tls', 'No trust.', FACTS) });
    const struck = fault === null ? headers : { ...headers, 'x-sandbox-fault': fault };
    const result = await sandbox.handle({ method, target, headers: struck, body });
    await clock.wait(latencyMs() / 2);
    calls.push(
      `${method} ${url.pathname.replace('/api/v3', '')} ${result.kind === 'response' ? result.status : result.kind}`,
    );
    if (result.kind === 'reset')
      throw new TypeError('fetch failed', { cause: new NetworkError('reset', 'reset', FACTS) });
    if (result.kind === 'hang') {
      await clock.wait(HANGS_MS);
      throw new TypeError('fetch failed', { cause: new CancelledError('timeout', 'The request took too long.') });
    }
    const { status, body: text } = result;
    if (fault === null) checks.push(() => findResponseProblems({ ...call, status, body: text }));
    return new Response(status === 204 ? null : text, { status, headers: result.headers });
  };
  return {
    clock,
    client: (token = 'sandbox-github') =>
      stopAfterLasting(
        createGithubClient({ token, baseUrl: 'http://127.0.0.1:1/api/v3', fetch: send, send: sendWithOctokit, clock }),
      ),
    calls,
    get problems() {
      return checks.flatMap((check) => check());
    },
    repository: () => repositoryOf(sandbox.github(), 'octo/rocket'),
    merge: async (number, mergeCommit) => {
      const facts = { repository: 'octo/rocket', number, merged: true, merge_commit_sha: mergeCommit };
      const request = { method: 'POST', target: '/_sandbox/github/pull-requests', body: JSON.stringify(facts) };
      await sandbox.handle({ ...request, headers: { 'content-type': 'application/json' } });
    },
    addToken: async (token, login) => {
      const permissions = { pull_requests: 'write', issues: 'write', contents: 'read' };
      const body = JSON.stringify({ token, login, permissions });
      const headers = { 'content-type': 'application/json' };
      await sandbox.handle({ method: 'POST', target: '/_sandbox/github/tokens', headers, body });
    },
  };
}
