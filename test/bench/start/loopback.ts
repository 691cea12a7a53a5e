import { once } from 'node:events';
import { createServer } from 'node:net';

/** A server on this machine that never responds and reports when a client sends its first byte. */
export interface Loopback extends AsyncDisposable {
  readonly url: string;
  /** Resolves with the next first byte of a connection. */
  firstByte(): Promise<void>;
}

/** Starts a server on a free port. */
export async function openLoopback(): Promise<Loopback> {
  let next = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => next.resolve());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    firstByte: () => {
      next = Promise.withResolvers();
      return next.promise;
    },
    [Symbol.asyncDispose]: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
