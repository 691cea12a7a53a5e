import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Clock } from '../../kernel/clock.ts';
import type { App } from './app.ts';
import { createConnectionLimit } from './connection-limit.ts';
import { renderError, toResponse } from './http-response.ts';
import { toRequest } from './node-request.ts';
import { sendResponse } from './node-response.ts';
import type { Waiters } from './waiters.ts';

/** What a server serves, and where. */
export interface ServerParts {
  readonly app: App;
  readonly waiters: Waiters;
  readonly clock: Clock;
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
/** More than the streams of one process: the rest is for deliveries. */
const MAX_CONNECTIONS = 20_000;

/** A sender that is to come again is not listened to any longer, so that it costs nothing more. */
const COME_AGAIN = [408, 503];
/** Behind one address can be a whole company; more than this is an attack. */
const MAX_CONNECTIONS_PER_ADDRESS = 1_000;

/** Starts the relay on node:http: adapts Node's requests and responses to the app's. Rejects if it cannot listen. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const closing = { isClosing: false };
  const server = createServer(LIMITS, (incoming, outgoing) => {
    if (closing.isClosing) outgoing.setHeader('connection', 'close');
    void respond(parts.app, incoming, outgoing).then((response) => sendResponse(response, outgoing));
  });
  server.maxConnections = MAX_CONNECTIONS;
  limitConnections(server);
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

/** Returns the app's response. What an event stream does not need, such as the request, is not kept while it is sent. */
async function respond(app: App, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const request = toRequest(incoming, gone.signal);
  if (request === null) return toResponse(renderError(400, 'the request cannot be understood'));
  const response = await app(request, incoming.socket.remoteAddress);
  // What was not read is discarded as it arrives.
  if (request.body?.locked === false) request.body.cancel().catch(() => {});
  if (!incoming.complete && COME_AGAIN.includes(response.status)) outgoing.shouldKeepAlive = false;
  return response;
}

function limitConnections(server: Server): void {
  const limit = createConnectionLimit(MAX_CONNECTIONS_PER_ADDRESS);
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (limit.open(remoteAddress)) socket.once('close', () => limit.close(remoteAddress));
    else socket.destroy();
  });
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
