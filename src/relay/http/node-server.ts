import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Clock } from '../../kernel/clock.ts';
import type { RelayLog } from '../ports.ts';
import type { App } from './app.ts';
import type { Deployments } from './deployments.ts';
import { findHook, type Intakes } from './hook-route.ts';
import { findStream, openNodeStream } from './node-events.ts';
import { readHeader, takeHook } from './node-hook.ts';
import type { Waiters } from './waiters.ts';

/** What a server serves, and where. */
export interface ServerParts {
  readonly app: App;
  readonly intakes: Intakes;
  readonly deployments: Deployments;
  readonly waiters: Waiters;
  readonly clock: Clock;
  readonly log: RelayLog;
  /** 0 for any that is free. */
  readonly port: number;
  readonly host: string;
  /** How long what is under way may take when the server closes, in milliseconds; 8,000 unless given. */
  readonly graceMs?: number;
}

/** A server that listens. */
export interface RunningServer {
  readonly port: number;
  readonly url: string;
  /** Takes no more, ends the event streams, waits for what is under way, breaks off what is left after the grace. Never rejects. */
  close(): Promise<void>;
}

const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Longer than the 60 s of common load balancers, so that it is they who close an idle connection. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 32_768,
  keepAlive: true,
  keepAliveInitialDelay: 60_000,
};
const GRACE_MS = 8_000;
const IDLE_LOOK_MS = 50;
/** What a URL's path is, letter for letter: neither escapes, nor dots that walk, nor a query. */
const PLAIN_PATH = /^(?:\/[\w-]+)+$/;
/** More than the streams of one process: the rest is for deliveries. */
const MOST_CONNECTIONS = 20_000;

/**
 * Starts the relay on node:http: deliveries and event streams straight on Node's own request and response, all else through the
 * app. Rejects where it cannot listen.
 */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const listener = getRequestListener((request, { incoming }) => parts.app(request, incoming.socket.remoteAddress), {
    overrideGlobalObjects: false,
  });
  const closing = { isClosing: false };
  const server = createServer(LIMITS, (request, response) => {
    if (closing.isClosing) response.setHeader('connection', 'close');
    if (!serveDirectly(parts, request, response)) void listener(request, response);
  });
  server.maxConnections = MOST_CONNECTIONS;
  await listen(server, parts.port, parts.host);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : parts.port;
  let closed: Promise<void> | null = null;
  return {
    port,
    url: `http://${parts.host.includes(':') ? `[${parts.host}]` : parts.host}:${port}`,
    close: () => {
      closing.isClosing = true;
      closed ??= close(server, parts);
      return closed;
    },
  };
}

/** Answers whether it was one of the hot paths, read as the app reads it. */
function serveDirectly(parts: ServerParts, request: IncomingMessage, response: ServerResponse): boolean {
  const path = pathOf(request);
  const hook = path === null ? null : findHook(path);
  if (hook !== null) {
    takeHook(parts.intakes, hook, request, response, parts.log);
    return true;
  }
  const stream = path === null || request.method !== 'GET' ? null : findStream(path);
  if (stream !== null) void openNodeStream(parts, stream, request, response);
  return stream !== null;
}

/** Null for an absolute or broken address, and without a host: what they mean is the app's listener's to say. */
function pathOf(request: IncomingMessage): string | null {
  const { url = '' } = request;
  if (!url.startsWith('/') || readHeader(request, 'host') === null) return null;
  if (PLAIN_PATH.test(url)) return url;
  return URL.parse(`http://relay${url}`)?.pathname ?? null;
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function close(server: Server, { waiters, clock, graceMs = GRACE_MS }: ServerParts): Promise<void> {
  const finished = new AbortController();
  const done = new Promise<void>((resolve) => server.close(() => resolve())).then(() => finished.abort());
  waiters.close();
  // Node keeps a connection alive after the last answer on it, also when the server closes.
  for (let leftMs = graceMs; leftMs > 0 && !finished.signal.aborted; leftMs -= IDLE_LOOK_MS) {
    server.closeIdleConnections();
    await clock.wait(Math.min(IDLE_LOOK_MS, leftMs), finished.signal);
  }
  if (!finished.signal.aborted) server.closeAllConnections();
  await done;
}
