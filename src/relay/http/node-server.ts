import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { ChunkBuffer } from '../../kernel/bounded-body.ts';
import { type Clock, endOfTurn } from '../../kernel/clock.ts';
import { renderError, toResponse } from '../../web/plain-response.ts';
import type { App } from './app.ts';
import { createConnectionLimit } from './connection-limit.ts';
import type { Waiters } from './waiters.ts';

/** The parts and options of a server. */
export interface ServerParts {
  readonly app: App;
  readonly waiters: Waiters;
  readonly clock: Clock;
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  /** How long requests in progress may take when the server closes, in milliseconds (default: 8,000). */
  readonly graceMs?: number;
}

/** A server that listens. */
export interface RunningServer {
  readonly port: number;
  readonly url: string;
  /**
   * Stops listening, ends the event streams, waits for requests in progress, and closes the remaining connections after `graceMs`. Never
   * rejects.
   */
  close(): Promise<void>;
}

const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  /** Longer than the 60 s of common load balancers, so that they close an idle connection first. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: 32_768,
  keepAlive: true,
  keepAliveInitialDelay: 60_000,
};
const GRACE_MS = 8_000;
const IDLE_CHECK_MS = 50;
/** More than the streams of one process, to leave room for deliveries. */
const MAX_CONNECTIONS = 20_000;
/** A whole company can share one address; more connections are an attack. */
const MAX_CONNECTIONS_PER_ADDRESS = 1_000;
/** After these responses, the rest of the request is not read, to save work. */
const RETRY_STATUSES = [408, 503];
/** A host and an optional port, without characters that would change where the path starts. */
const HOST = /^(?:[\w.~-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;
/** Smaller reads wait for more data in this turn of the event loop: many chunks of one byte would use much memory. */
const MIN_READ_BYTES = 16_384;
/** The maximum unread part of a body: larger than any body that waits for the token check. */
const MAX_UNREAD_BYTES = 131_072;
/** How much a sender may still send after the response: enough for a client that sends its whole body before it reads. */
const MAX_DISCARDED_BYTES = 4_194_304;

/** Starts the relay on node:http. Rejects if it cannot listen. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const closing = { isClosing: false };
  const server = createServer(LIMITS, (incoming, outgoing) => {
    if (closing.isClosing) outgoing.setHeader('connection', 'close');
    void respond(parts.app, incoming, outgoing).then((response) => sendResponse(response, outgoing));
  });
  server.maxConnections = MAX_CONNECTIONS;
  const limit = createConnectionLimit(MAX_CONNECTIONS_PER_ADDRESS);
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (limit.open(remoteAddress)) socket.once('close', () => limit.close(remoteAddress));
    else socket.destroy();
  });
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

async function close(server: Server, { waiters, clock, graceMs = GRACE_MS }: ServerParts): Promise<void> {
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

/** Returns the app's response. Does not keep the request while an event stream is sent. */
async function respond(app: App, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Response> {
  const gone = new AbortController();
  outgoing.once('close', () => {
    // Without a reason, abort() builds an Error with a stack trace.
    if (!outgoing.writableFinished) gone.abort('closed');
  });
  const request = toRequest(incoming, gone.signal);
  if (request === null) return toResponse(renderError(400, 'malformed request'));
  const response = await app(request, incoming.socket.remoteAddress);
  // An unread body is discarded.
  if (request.body?.locked === false) request.body.cancel().catch(() => {});
  if (!incoming.complete && RETRY_STATUSES.includes(response.status)) outgoing.shouldKeepAlive = false;
  return response;
}

/**
 * Returns a web-standard request; null if it has not exactly one valid host, or an address or method that the standard does not allow.
 * `signal` aborts when the client disconnects; if there is a body, the body fails instead.
 */
function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request | null {
  const { method = 'GET' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  try {
    const headers = Object.entries(incoming.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const url = urlOf(incoming);
    // Node keeps the headers, the token too, as long as the connection waits for the response.
    incoming.headers = {};
    incoming.headersDistinct = {};
    incoming.rawHeaders = [];
    if (url === null) return null;
    const body = hasBody ? new ReadableStream(new IncomingBody(incoming), { highWaterMark: 0 }) : null;
    return new Request(url, { method, headers, ...(body === null ? { signal } : { body, duplex: 'half' }) });
  } catch {
    return null;
  }
}

function urlOf({ url = '', headersDistinct }: IncomingMessage): string | null {
  const hosts = headersDistinct['host'] ?? [];
  const [host = ''] = hosts;
  const [path = ''] = url.split('?', 1);
  // A backslash would become a slash.
  if (hosts.length !== 1 || !HOST.test(host) || path.includes('\\')) return null;
  const address = url.startsWith('/') ? `http://${host}${url}` : url;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

/**
 * The body of a request, as a source. It never pauses the sender: Node would keep the data in the chunks in which it arrived, each of which
 * costs hundreds of bytes however small it is.
 */
class IncomingBody {
  readonly #incoming: IncomingMessage;
  readonly #unread = new ChunkBuffer();
  #state: 'open' | 'ended' | 'broken' | 'discarded' = 'open';
  #discardedBytes = 0;
  #wake: (() => void) | null = null;
  #turn: Promise<void> | null = null;

  constructor(incoming: IncomingMessage) {
    this.#incoming = incoming;
    incoming.on('data', (chunk: Buffer) => this.#take(chunk));
    incoming.on('end', () => this.#become('ended'));
    incoming.on('close', () => this.#become('broken'));
    incoming.on('error', () => this.#become('broken'));
  }

  async pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
    if (this.#unread.sizeBytes === 0 && this.#state === 'open') {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    if (this.#unread.sizeBytes > 0) controller.enqueue(this.#unread.take());
    else if (this.#state === 'ended') controller.close();
    else controller.error(new Error('the body broke off'));
  }

  cancel(reason?: unknown): void {
    this.#unread.take();
    this.#become('discarded');
    if (reason !== undefined) this.#incoming.pause();
  }

  #take(chunk: Buffer): void {
    if (this.#state === 'open') this.#unread.add(chunk);
    else this.#discardedBytes += chunk.length;
    if (this.#unread.sizeBytes > MAX_UNREAD_BYTES) this.#become('broken');
    if (this.#discardedBytes > MAX_DISCARDED_BYTES) this.#incoming.destroy();
    if (this.#wake === null) return;
    if (this.#unread.sizeBytes >= MIN_READ_BYTES) this.#wakeReader();
    else this.#turn ??= endOfTurn().then(() => this.#wakeReader());
  }

  #become(state: 'ended' | 'broken' | 'discarded'): void {
    if (this.#state === 'open') this.#state = state;
    this.#wakeReader();
  }

  #wakeReader(): void {
    this.#turn = null;
    this.#wake?.();
    this.#wake = null;
  }
}

/** Sends a response. Never rejects. Keeps nothing of an event stream's response but its body. */
function sendResponse(response: Response, outgoing: ServerResponse): Promise<void> {
  const { status, headers, body } = response;
  const cookies = headers.getSetCookie();
  const destroy = (): void => void outgoing.destroy();
  try {
    outgoing.writeHead(status, { ...Object.fromEntries(headers), ...(cookies[0] && { 'set-cookie': cookies }) });
  } catch {
    destroy();
    return Promise.resolve();
  }
  // A body of known length is in memory as a whole.
  if (body !== null && !headers.has('content-length')) return sendStream(body, outgoing).catch(destroy);
  return response
    .arrayBuffer()
    .then((bytes) => void outgoing.end(Buffer.from(bytes)))
    .catch(destroy);
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
