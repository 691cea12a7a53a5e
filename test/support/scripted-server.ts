import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** One answer of the script. A body that is no text is sent as JSON. */
export interface ScriptedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * What the server does with one request: answers it, closes the connection (`reset`), never answers (`hang`), or whatever a
 * function does.
 */
export type Step = ScriptedAnswer | 'reset' | 'hang' | ((response: ServerResponse, socket: Socket) => void);

/** A request as it arrived. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Which connection it came on, counted from 1. */
  readonly connection: number;
}

/** A server on loopback that plays a script: one step a request, the last one for all that follow. */
export interface ScriptedServer extends AsyncDisposable {
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  /** Resolves once `count` requests have arrived whole. */
  arrived(count: number): Promise<void>;
}

/** Starts a server that plays `steps`; dispose of it to end it and every connection. */
export async function startScriptedServer(...steps: readonly Step[]): Promise<ScriptedServer> {
  const requests: SeenRequest[] = [];
  const sockets: Socket[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  // A connection that a test sees end was ended by the client.
  const server = createServer({ keepAliveTimeout: 600_000 }, async (request, response) => {
    const step = steps[Math.min(requests.length, steps.length - 1)] ?? {};
    const body = await readBody(request);
    const { method = '', url = '', headers, socket } = request;
    requests.push({ method, url, headers, body, connection: sockets.indexOf(socket) + 1 });
    play(step, response, socket);
    for (const { count, resolve } of waiting) if (requests.length >= count) resolve();
  });
  server.on('connection', (socket) => sockets.push(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    requests,
    arrived: (count) =>
      new Promise((resolve) => {
        if (requests.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Returns the address of a port on loopback where no server listens. */
export async function findClosedPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

function play(step: Step, response: ServerResponse, socket: Socket): void {
  if (step === 'hang') return;
  if (step === 'reset') {
    socket.resetAndDestroy();
    return;
  }
  if (typeof step === 'function') {
    step(response, socket);
    return;
  }
  const { status = 200, headers, body = {} } = step;
  const isText = typeof body === 'string' || body instanceof Uint8Array;
  response.writeHead(status, isText ? headers : { 'content-type': 'application/json', ...headers });
  response.end(status === 204 ? undefined : isText ? body : JSON.stringify(body));
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = await Array.fromAsync(request);
  return Buffer.concat(chunks).toString();
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
