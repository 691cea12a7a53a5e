import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came to the front, its headers included. */
export interface FrontRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A server on loopback before another one. */
export interface Front extends AsyncDisposable {
  /** `http://127.0.0.1:4011`. */
  readonly origin: string;
  /** The requests, in the order of arrival. */
  readonly requests: readonly FrontRequest[];
  /** Resolves once `isTrue` returns true; calls it now, and after every response. */
  until(isTrue: () => boolean): Promise<void>;
}

/** How a front forwards requests. */
export interface FrontOptions {
  /** Called with a request before it is forwarded. */
  readonly before?: (request: FrontRequest, front: Front) => Promise<void>;
  /** True to send a request again while the response is 503: a relay on a very busy machine refuses deliveries, which no sender here repeats. */
  readonly isPatient?: boolean;
}

const AGAIN_MS = 100;

/** Starts a proxy that forwards every request to `port`, and every response back. */
export async function startFront(
  port: number,
  { before = async () => {}, isPatient = false }: FrontOptions = {},
): Promise<Front> {
  const requests: FrontRequest[] = [];
  let next = Promise.withResolvers<void>();
  const notify = (): void => {
    next.resolve();
    next = Promise.withResolvers();
  };
  const server = createServer((incoming, outgoing) => {
    void readBody(incoming).then(async (body) => {
      const { method = '', url: target = '', headers } = incoming;
      const taken = { method, target, headers, body };
      requests.push(taken);
      await before(taken, front);
      passOn(taken, outgoing, { port, isPatient, notify });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const front: Front = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    until: async (isTrue) => {
      while (!isTrue()) await next.promise;
    },
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return front;
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

function passOn(
  taken: FrontRequest,
  outgoing: ServerResponse,
  how: { readonly port: number; readonly isPatient: boolean; readonly notify: () => void },
): void {
  const { method, target, headers, body } = taken;
  const passed = request({ host: '127.0.0.1', port: how.port, method, path: target, headers }, (answer) => {
    if (how.isPatient && answer.statusCode === 503) {
      answer.resume();
      setTimeout(() => passOn(taken, outgoing, how), AGAIN_MS);
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
    answer.pipe(outgoing);
    answer.once('end', how.notify);
    answer.once('close', () => {
      if (!answer.complete) outgoing.destroy();
    });
  });
  passed.once('error', () => outgoing.destroy());
  passed.end(body);
}
