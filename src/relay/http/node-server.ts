import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Clock } from '../../kernel/clock.ts';
import { IncomingBody } from '../../web/incoming-body.ts';
import { finishResponse, renderError, renderNotFound } from '../../web/plain-response.ts';
import type { RelayRequest } from '../interfaces.ts';
import type { App, AppResponse } from './app.ts';
import { createConnectionLimit } from './connection-limit.ts';
import { PipelineLimit } from './pipelining.ts';
import type { Waiters } from './waiters.ts';

interface ServerParts {
  readonly app: App;
  readonly waiters: Pick<Waiters, 'close'>;
  readonly clock: Clock;
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  /** How long requests in progress may take when the server closes, in milliseconds. */
  readonly graceMs: number;
  /** How long a connection may transfer nothing during a request, in milliseconds: its client may have stopped reading. */
  readonly stalledMs: number;
}

const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Longer than the 60 s of common load balancers, so that they close an idle connection first. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 32_768,
  // A connection that is paused keeps this much, rounded up to packets of 64 KiB, and one packet more.
  highWaterMark: 16_384,
  keepAlive: true,
  keepAliveInitialDelay: 60_000,
  // The relay refuses these requests itself, since Node's refusals are not counted.
  requireHostHeader: false,
};
const IDLE_CHECK_MS = 50;
/** More than the streams of one process, to leave room for deliveries. */
const MAX_CONNECTIONS = 20_000;
/** A whole company can share one address; more connections are an attack. */
const MAX_CONNECTIONS_PER_ADDRESS = 1_000;
/** After these responses, the rest of the request is not read, to save work. */
const RETRY_STATUSES = [408, 503];
const UNEXPECTED = renderError(417, 'The relay supports only the expectation 100-continue.');
/** A host and an optional port, without characters that would change where the path starts. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Dot segments and fragments in any encoding, which a proxy that blocks a path may read in another way than a URL parser does. */
const DISGUISED = /^[^?]*(?:#|(?:\/|\\|%2f|%5c)(?:\.|%2e){1,2}(?:\/|\\|%2f|%5c|\?|$))/i;

/** A server that listens. */
export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** Starts the relay on node:http. Rejects if it cannot listen. */
export async function startServer(parts: ServerParts) {
  const closing = { isClosing: false };
  const pipeline = new PipelineLimit();
  const accept = (incoming: IncomingMessage, outgoing: ServerResponse, app: App): void => {
    pipeline.count(incoming.socket, outgoing);
    if (closing.isClosing) outgoing.setHeader('connection', 'close');
    void respond(app, incoming, outgoing).then((response) => sendResponse(response, outgoing));
  };
  const server = createServer(LIMITS, (incoming, outgoing) => accept(incoming, outgoing, parts.app));
  server.on('checkExpectation', (incoming, outgoing) => accept(incoming, outgoing, async () => UNEXPECTED));
  server.maxConnections = MAX_CONNECTIONS;
  server.timeout = parts.stalledMs;
  const limit = createConnectionLimit(MAX_CONNECTIONS_PER_ADDRESS);
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (!limit.open(remoteAddress)) return void socket.destroy();
    socket.once('close', () => limit.close(remoteAddress));
    pipeline.watch(socket);
  });
  await listen(server, parts.port, parts.host);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : parts.port;
  let closed: Promise<void> | null = null;
  return {
    port,
    url: `http://${parts.host.includes(':') ? `[${parts.host}]` : parts.host}:${port}`,
    /** From now on, each response closes its connection, so that the next request can reach another relay. */
    drain: (): void => {
      closing.isClosing = true;
    },
    /** Stops listening and ends the event streams; closes the other connections after their response, or `graceMs`. Never rejects. */
    close: (): Promise<void> => {
      closing.isClosing = true;
      closed ??= close(server, parts);
      return closed;
    },
  };
}

/** Rejects, as a server would, if the port is taken. */
export async function requireFreePort(port: number, host: string): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  await new Promise((resolve) => server.close(resolve));
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

async function close(server: Server, { waiters, clock, graceMs }: ServerParts): Promise<void> {
  const finished = new AbortController();
  const done = new Promise<void>((resolve) => server.close(() => resolve())).then(() => finished.abort());
  waiters.close();
  // Node keeps a connection alive after the last response on it, also when the server closes.
  for (let leftMs = graceMs; leftMs > 0 && !finished.signal.aborted; leftMs -= IDLE_CHECK_MS) {
    server.closeIdleConnections();
    await clock.wait(Math.min(IDLE_CHECK_MS, leftMs), finished.signal);
  }
  if (!finished.signal.aborted) server.closeAllConnections();
  await done;
}

/** Does not keep the request while an event stream is sent. */
async function respond(app: App, incoming: IncomingMessage, outgoing: ServerResponse): Promise<AppResponse> {
  const { method = 'GET', socket } = incoming;
  const url = urlOf(incoming);
  if (url === null) return finishResponse(renderError(400, 'malformed request'), method);
  if (DISGUISED.test(incoming.url ?? '')) return finishResponse(renderNotFound(), method);
  const body = method === 'GET' || method === 'HEAD' ? null : new IncomingBody(incoming);
  const headers = takeHeaders(incoming);
  const request = Object.assign(new LazySignal(outgoing), { method, url, headers, body });
  const response = await app(request, socket.remoteAddress);
  body?.discardUnread();
  if (!incoming.complete && RETRY_STATUSES.includes(response.status)) outgoing.shouldKeepAlive = false;
  return response;
}

/** Creates the signal when it is needed. V8 keeps all that a getter of an object literal refers to until a full collection. */
class LazySignal {
  readonly #outgoing: ServerResponse;
  constructor(outgoing: ServerResponse) {
    this.#outgoing = outgoing;
  }
  get signal(): AbortSignal {
    return signalOf(this.#outgoing);
  }
}

/** Returns the request's headers. Node keeps its own, the token too, as long as the connection waits for the response. */
function takeHeaders(incoming: IncomingMessage): RelayRequest['headers'] {
  const headers = new Map(Object.entries(incoming.headersDistinct));
  incoming.headers = {};
  incoming.headersDistinct = {};
  incoming.rawHeaders = [];
  return {
    get: (given) => {
      const name = given.toLowerCase();
      return headers.get(name)?.join(name === 'cookie' ? '; ' : ', ') ?? null;
    },
  };
}

/** Returns a signal that aborts when the client disconnects, or that is aborted if it has. */
function signalOf(outgoing: ServerResponse): AbortSignal {
  const gone = new AbortController();
  const abort = (): void => {
    // Without a reason, abort() builds an Error with a stack trace.
    if (!outgoing.writableFinished) gone.abort('closed');
  };
  if (outgoing.destroyed) abort();
  else outgoing.once('close', abort);
  return gone.signal;
}

/** Returns the address of a request; null if it has not exactly one valid host, or no valid address. Only HTTP/1.0 may omit the host. */
function urlOf({ url = '', httpVersion, headersDistinct }: IncomingMessage): string | null {
  const hosts = headersDistinct['host'] ?? (httpVersion === '1.0' ? ['localhost'] : []);
  const [host = ''] = hosts;
  const [path = ''] = url.split('?', 1);
  // A backslash would become a slash.
  if (hosts.length !== 1 || !HOST.test(host) || path.includes('\\')) return null;
  const address = url.startsWith('/') ? `http://${host}${url}` : url;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

/** Sends a response. Never rejects. Keeps nothing of an event stream's response but its body. */
function sendResponse(response: AppResponse, outgoing: ServerResponse): void {
  const { status, headers, body } = response;
  try {
    outgoing.writeHead(status, headers instanceof Headers ? Object.fromEntries(headers) : headers);
    if (body === null || typeof body === 'string') outgoing.end(body);
    else sendStream(body, outgoing).catch(() => outgoing.destroy());
  } catch {
    outgoing.destroy();
  }
}

/** Sends a body as fast as its client reads; cancels it if the client goes. A pipeline takes 6 KiB more for each event stream. */
async function sendStream(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  // Sent alone, the head becomes one string; sent with data, Node keeps the pieces that it is made of.
  outgoing.flushHeaders();
  const reader = body.getReader();
  let proceed = (): void => {};
  outgoing.on('drain', () => proceed());
  outgoing.once('close', () => {
    reader.cancel().catch(() => {});
    proceed();
  });
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    if (outgoing.write(next.value)) continue;
    await new Promise<void>((resolve) => {
      proceed = resolve;
    });
  }
  outgoing.end();
}
