import { NetworkError } from '../../../src/kernel/errors.ts';
import { createGithubApp } from '../../../src/relay/github-app/github-app.ts';
import type { CheckPlace, DesiredCheck, GithubApp, InstalledRepository } from '../../../src/relay/interfaces.ts';
import { sandboxKeyPair } from '../../../src/sandbox/github/app/state.ts';
import type { Repository } from '../../../src/sandbox/github/repository.ts';
import { repositoryOf } from '../../../src/sandbox/github/world.ts';
import { createSandbox } from '../../../src/sandbox/sandbox.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';
import { findRequestProblems, findResponseProblems } from '../../support/github/strict.ts';

export const REPO = 'octo/rocket';
export const SHA = 'a'.repeat(40);
const APP_ID = '424242';

/** One request as GitHub got it. */
export interface Sent {
  /** `GET /app`, without the query. */
  readonly call: string;
  /** Its path as sent: a repository may be named by its id. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly token: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into JSON of every shape.
  readonly body: any;
}

/** An App on the stand-in, without sockets. */
export interface OpenedApp {
  readonly clock: FakeClock;
  readonly app: GithubApp;
  readonly sent: readonly Sent[];
  readonly calls: () => readonly string[];
  /** Problems of requests by GitHub's description, and of the stand-in's responses. */
  readonly problems: readonly string[];
  /** Affects the next call whose `GET /path` contains a text: with a fault of the sandbox, a response or an error. */
  strike(on: string, what: string | Response | Error): void;
  /** Delays the next call whose `GET /path` contains a text. */
  slow(on: string, delayMs: number): void;
  admin(method: string, path: string, body?: unknown): Promise<unknown>;
  repository(): Repository;
  place(fields?: Partial<CheckPlace>): Promise<CheckPlace>;
  installed(): Promise<InstalledRepository>;
}

export const DESIRED_CHECK: DesiredCheck = {
  status: 'in_progress',
  conclusion: null,
  title: 'Deploying',
  summary: 'Since *now*.',
  text: null,
  startedAt: Date.UTC(2030, 0, 1),
  completedAt: null,
  detailsUrl: 'https://relay.example/deployments/1',
  canDeployAgain: false,
};

export const COMPLETED_CHECK: DesiredCheck = {
  ...DESIRED_CHECK,
  status: 'completed',
  conclusion: 'failure',
  title: 'The build failed',
  completedAt: Date.UTC(2030, 0, 1, 0, 5),
  canDeployAgain: true,
};

/** Opens the stand-in, and an App with its key; `skewMs` is how far the App's clock is ahead of GitHub's. */
export function openApp({ skewMs = 0, appId = APP_ID }: { skewMs?: number; appId?: string } = {}): OpenedApp {
  const clock = createFakeClock();
  const sandbox = createSandbox({ clock });
  if (skewMs !== 0) clock.stepEpoch(skewMs);
  const sent: Sent[] = [];
  const problems: string[] = [];
  const strikes: { on: string; what: string | Response | Error }[] = [];
  const delays = new Map<string, number>();
  const takeDelayMs = (call: string): number => {
    const [on, delayMs = 0] = [...delays].find(([text]) => call.includes(text)) ?? [];
    if (on !== undefined) delays.delete(on);
    return delayMs;
  };
  const takeStrike = (call: string) => {
    const index = strikes.findIndex(({ on }) => call.includes(on));
    return index === -1 ? null : (strikes.splice(index, 1)[0]?.what ?? null);
  };
  const send: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input));
    const method = init.method ?? 'GET';
    const headers = Object.fromEntries(new Headers(init.headers));
    const body = typeof init.body === 'string' ? init.body : '';
    const called = url.pathname.replace('/api/v3', '');
    // GitHub describes its calls by name only, and serves each of them by the id too.
    const path = called.replace(/^\/repositories\/\d+/, `/repos/${REPO}`);
    const call = `${method} ${path}`;
    const token = (headers['authorization'] ?? '').replace(/^\S+ /, '');
    sent.push({ call, path: called, query: url.searchParams, token, body: body === '' ? null : JSON.parse(body) });
    problems.push(...findRequestProblems({ method, target: `${path}${url.search}`, headers, body }));
    const delayMs = takeDelayMs(call);
    if (delayMs > 0) await clock.wait(delayMs);
    const struck = takeStrike(call);
    if (struck instanceof Error) throw struck;
    if (struck instanceof Response) return struck;
    const target = `${url.pathname}${url.search}`;
    const faulty = struck === null ? headers : { ...headers, 'x-sandbox-fault': struck };
    const reply = await sandbox.handle({ method, target, headers: faulty, body });
    if (reply.kind !== 'response') {
      throw new TypeError('fetch failed', { cause: new NetworkError('reset', 'reset', { method, path: '/' }) });
    }
    const { status } = reply;
    problems.push(...findResponseProblems({ method, target: `${path}${url.search}`, status, body: reply.body }));
    return new Response(status === 204 ? null : reply.body, { status, headers: reply.headers });
  };
  const app = createGithubApp({
    appId,
    privateKey: sandboxKeyPair().privateKey,
    apiUrl: 'http://127.0.0.1:1/api/v3',
    fetch: send,
    clock,
  });
  const installed = async () => {
    const reply = await app.readRepository(REPO);
    if (reply.kind !== 'done') throw new Error(reply.sentence);
    return reply.value;
  };
  return {
    clock,
    app,
    sent,
    calls: () => sent.map(({ call }) => call),
    problems,
    strike: (on, what) => strikes.push({ on, what }),
    slow: (on, delayMs) => delays.set(on, delayMs),
    async admin(method, path, body) {
      const headers = { 'content-type': 'application/json' };
      const text = body === undefined ? '' : JSON.stringify(body);
      const reply = await sandbox.handle({ method, target: `/_sandbox/github/${path}`, headers, body: text });
      if (reply.kind !== 'response' || reply.status >= 300) throw new Error(JSON.stringify(reply));
      return reply.body === '' ? null : JSON.parse(reply.body);
    },
    repository: () => repositoryOf(sandbox.github(), REPO),
    installed,
    place: async (fields = {}) => ({ ...(await installed()), sha: SHA, name: 'deploy', externalId: 'x:1', ...fields }),
  };
}

/** A JSON response as GitHub sends it. */
export function refusal(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ message }), { status, headers });
}
