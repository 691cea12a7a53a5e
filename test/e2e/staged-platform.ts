import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSystemClock } from '../../src/kernel/clock.ts';
import type { SandboxRequest, SandboxResult } from '../../src/sandbox/http/wire.ts';
import { logUntil } from '../../src/sandbox/platform/log-window.ts';
import type { WorldOptions } from '../../src/sandbox/platform/world-state.ts';
import { createSandbox, type Sandbox } from '../../src/sandbox/sandbox.ts';
import { readRequest, writeResponse } from '../../src/sandbox/server.ts';

/** The start of the platform's clock. */
const START = Date.UTC(2030, 0, 1);
/** So many requests an hour that the action's pace never comes from them. */
const RATE_LIMIT = 10_000_000;

/** How much of its time passes with each request for the health of an application. */
const HEALTH_ATTEMPT_MS = 5_000;

/** How a staged platform plays. */
export interface StagingOptions extends WorldOptions {
  /** How many seconds the platform's time advances between two status checks of an application (default: 20). */
  readonly secondsPerCheck?: number | undefined;
  /** Called when a request arrives, before the response. */
  readonly onRequest?: ((request: SandboxRequest) => void) | undefined;
}

/** A request and its response: a status, none, or none yet. */
export interface StagedRequest extends SandboxRequest {
  readonly answer: number | 'reset' | 'hang' | 'pending';
}

/** The sandbox behind a server on loopback, on a clock of its own. */
export interface StagedPlatform extends AsyncDisposable {
  /** With the version prefix: `http://127.0.0.1:4010/api/v1`. */
  readonly url: string;
  readonly port: number;
  readonly sandbox: Sandbox;
  /** The requests, in the order of arrival. */
  readonly requests: readonly StagedRequest[];
}

/**
 * Starts a sandbox whose time advances with each status check, and not between them, so that a check has the same result on a fast
 * and a slow machine. The first check of an application and the first after each deploy request show the current state; every
 * other one shows the state `secondsPerCheck` later, as long as any deployment continues. If a client reads the log, time waits until
 * the client has read it to its end, so that states and lines alternate. Delays that are faults are real time.
 */
export async function startStagedPlatform(options: StagingOptions = {}): Promise<StagedPlatform> {
  const { secondsPerCheck = 20, onRequest, ...world } = options;
  const wall = createSystemClock();
  let nowMs = 0;
  const clock = { monotonicMs: () => nowMs, epochMs: () => START, wait: wall.wait };
  const sandbox = createSandbox({ rateLimit: RATE_LIMIT, ...world, clock });
  const reader = createReader(sandbox);
  const closing = new AbortController();
  const requests: StagedRequest[] = [];
  const checked = new Set<string>();

  const pass = async (appId: string): Promise<void> => {
    await reader.caughtUp(appId);
    const application = sandbox.world().applications.get(appId);
    const goesOn =
      application !== undefined && (application.deployments.length > 0 || application.scenario.before.length > 1);
    if (goesOn) nowMs += secondsPerCheck * 1000;
  };
  const answer = async (request: SandboxRequest): Promise<SandboxResult> => {
    const [, appId = '', call] = /\/application\/([^/]+)\/(deploy|status$|log)/.exec(request.target) ?? [];
    if (call === 'deploy') checked.delete(appId);
    if (call === 'status' && checked.has(appId)) await pass(appId);
    if (call === 'status') checked.add(appId);
    if (/^\/apps\/[^/]+\/health/.test(request.target)) nowMs += HEALTH_ATTEMPT_MS;
    const lines = reader.linesOf(appId);
    const index = requests.push({ ...request, answer: 'pending' }) - 1;
    onRequest?.(request);
    const reply = await sandbox.handle(request);
    requests[index] = { ...request, answer: reply.kind === 'response' ? reply.status : reply.kind };
    const isRefused = reply.kind === 'response' && reply.status === 403 && sandbox.deploymentsStarted(appId) > 0;
    if (call === 'log') reader.took(appId, isRefused ? Infinity : lines);
    return reply;
  };
  const server = createServer((incoming, outgoing) => {
    void readRequest(incoming).then(async (request) => {
      if (request !== null) writeResponse(await answer(request), outgoing);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/v1`,
    port,
    sandbox,
    requests,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        closing.abort();
        sandbox.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Who reads the logs: how far they got, and who waits for them. */
interface Reader {
  /** How many lines the log of an application has now. */
  linesOf(appId: string): number;
  took(appId: string, lines: number): void;
  /** Resolves once the log was read to its end; at once if no client reads it. */
  caughtUp(appId: string): Promise<void>;
}

function createReader(sandbox: Sandbox): Reader {
  const taken = new Map<string, number>();
  let next = Promise.withResolvers<void>();
  const linesOf = (appId: string): number => {
    const application = sandbox.world().applications.get(appId);
    return application === undefined ? 0 : logUntil(application, sandbox.now(), '').length;
  };
  return {
    linesOf,
    took: (appId, lines) => {
      taken.set(appId, Math.max(lines, taken.get(appId) ?? 0));
      next.resolve();
      next = Promise.withResolvers();
    },
    caughtUp: async (appId) => {
      while (linesOf(appId) > (taken.get(appId) ?? Infinity)) await next.promise;
    },
  };
}
