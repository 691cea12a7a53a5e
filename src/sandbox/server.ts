import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Clock, createSystemClock } from '../kernel/clock.ts';
import { InputError } from '../kernel/errors.ts';
import { isLoopbackHost } from './admin/guard.ts';
import { createPoster } from './http/webhook-sender.ts';
import { respondProblem, type SandboxRequest, type SandboxResult } from './http/wire.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from './sandbox.ts';

/** How long an idle connection is kept, in real milliseconds: longer than any client leaves between two status checks, so that none is reset by chance. */
const KEEP_ALIVE_MS = 120_000;

/** Where a sandbox listens, and what it is made of. */
export interface ServerOptions extends Omit<SandboxOptions, 'clock' | 'post'> {
  /** The machine's own by default. */
  readonly clock?: Clock | undefined;
  /** 0, and by default: any that is free. */
  readonly port?: number | undefined;
  /** 127.0.0.1 by default. */
  readonly host?: string | undefined;
  readonly allowRemote?: boolean | undefined;
}

/** A sandbox that listens. */
export interface RunningSandbox extends Omit<Sandbox, 'close'> {
  /** `http://127.0.0.1:4010`, without a slash at its end. */
  readonly url: string;
  readonly port: number;
  /** Ends every connection, those that hang too, and stops to listen. */
  close(): Promise<void>;
}

/** Starts a sandbox on this machine; rejects with InputError if it may not or cannot listen there. */
export async function startSandbox(options: ServerOptions = {}): Promise<RunningSandbox> {
  const { clock = createSystemClock(), host = '127.0.0.1', port = 0, allowRemote = false } = options;
  if (!allowRemote && !isLoopbackHost(host)) {
    throw new InputError([
      {
        name: '--host',
        seen: host,
        problem: 'is an address that other machines can reach. Use 127.0.0.1, or add --allow-remote.',
      },
    ]);
  }
  const closing = new AbortController();
  const sandbox = createSandbox({ ...options, clock, post: createPoster(clock, closing.signal) });
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, outgoing) => {
    void respondTo(sandbox, incoming, outgoing);
  });
  const bound = await listen(server, host, port);
  return {
    ...sandbox,
    url: `http://${bound.family === 'IPv6' ? `[${bound.address}]` : bound.address}:${bound.port}`,
    port: bound.port,
    async close() {
      closing.abort();
      sandbox.close();
      const closed = server.listening ? once(server, 'close') : null;
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function respondTo(sandbox: Sandbox, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = await readRequest(incoming);
  const result =
    request === null
      ? respondProblem(400, 'The body is larger than 1 MiB, or incomplete.')
      : await sandbox.handle(request);
  writeResponse(result, outgoing);
}

async function listen(server: Server, host: string, port: number): Promise<AddressInfo> {
  server.listen(port, host.replace(/^\[(.*)\]$/, '$1'));
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new InputError([describeRefusal(cause, host, port)], cause);
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address;
}

function describeRefusal(cause: unknown, host: string, port: number): InputError['inputs'][number] {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return {
        name: '--port',
        seen: String(port),
        problem: 'is used by another program. Use another port, or 0 for any free port.',
      };
    case 'EACCES':
      return {
        name: '--port',
        seen: String(port),
        problem: 'is not allowed for your account. Use a port from 1024, or 0 for any free port.',
      };
    default:
      return { name: '--host', seen: host, problem: 'is not an address of this machine. Use 127.0.0.1.' };
  }
}

const MAX_BODY_BYTES = 1024 * 1024;

/** Returns a request that came over a socket; null if its body is larger than 1 MiB, or ends before its time. */
export async function readRequest(incoming: IncomingMessage): Promise<SandboxRequest | null> {
  const body = await readBody(incoming);
  if (body === null) return null;
  const { method = 'GET', url = '/', socket } = incoming;
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  return { method, target: pathOf(url), headers, body, remoteAddress: socket.remoteAddress ?? '' };
}

/** A server has to take a whole address for its path: RFC 9112, section 3.2.2. */
function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '');
  return path === url || path.startsWith('/') ? path : `/${path}`;
}

/** Reads on past the limit without keeping anything, so that the client has sent all of it and hears the response. */
async function readBody(incoming: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of incoming) {
      if (!Buffer.isBuffer(chunk)) continue;
      bytes += chunk.length;
      if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return bytes > MAX_BODY_BYTES ? null : Buffer.concat(chunks).toString('utf8');
}

/** Carries a result over the socket: a reset is a TCP reset, and of a body that is cut half is sent. */
export function writeResponse(result: SandboxResult, outgoing: ServerResponse): void {
  if (result.kind === 'hang') return;
  if (result.kind === 'reset') {
    outgoing.socket?.resetAndDestroy();
    return;
  }
  const body = Buffer.from(result.body);
  const length = result.status === 204 ? {} : { 'Content-Length': body.length };
  outgoing.writeHead(result.status, { ...result.headers, ...length });
  if (result.cut) outgoing.write(body.subarray(0, Math.floor(body.length / 2)), () => outgoing.socket?.destroy());
  else outgoing.end(body);
}
