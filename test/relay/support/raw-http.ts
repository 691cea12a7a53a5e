import { connect, type Socket } from 'node:net';

/** A connection that sends exactly the bytes it is given. */
export interface RawConnection {
  /** Resolves once the bytes have left this process, or the connection has closed. */
  send(bytes: string | Uint8Array): Promise<void>;
  /** Everything that has come back. */
  received(): string;
  /** Resolves with everything that has come back once a text stands in it so many times; rejects if the connection closes before. */
  until(text: string, times?: number): Promise<string>;
  /** Resolves with everything that has come back once the connection has closed. */
  readonly closed: Promise<string>;
  destroy(): void;
}

/** Opens a connection to a relay, from an address of this machine. */
export function openRaw(url: string, localAddress = '127.0.0.1'): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress }, () => resolve(connection));
    const connection = follow(socket);
  });
}

function follow(socket: Socket): RawConnection {
  let received = '';
  const check = new Set<() => void>();
  const notify = (): void => {
    for (const one of check) one();
  };
  socket.setEncoding('latin1').on('data', (text) => {
    received += text;
    notify();
  });
  const closed = new Promise<string>((resolve) => {
    socket
      .on('error', () => {})
      .once('close', () => {
        notify();
        resolve(received);
      });
  });
  return {
    send: (bytes) =>
      new Promise((resolve) => {
        void closed.then(() => resolve());
        socket.write(bytes, () => resolve());
      }),
    received: () => received,
    until: (text, times = 1) =>
      new Promise((resolve, reject) => {
        const one = (): void => {
          if (received.split(text).length > times) resolve(received);
          else if (socket.destroyed) reject(new Error(`closed before ${text}: ${received.slice(-500)}`));
          else return;
          check.delete(one);
        };
        check.add(one);
        one();
      }),
    closed,
    destroy: () => void socket.destroy(),
  };
}

/** Sends bytes on a connection of their own, and resolves with everything that came back once the relay has closed it. */
export async function exchange(url: string, bytes: string | Uint8Array): Promise<string> {
  const connection = await openRaw(url);
  void connection.send(bytes);
  return connection.closed;
}

/** Renders a request; `Host` and `Connection: close` stand before the given headers. */
export function renderRequest(
  method: string,
  path: string,
  headers: readonly string[] = [],
  body: string | null = null,
): string {
  const length = body === null ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const lines = [`${method} ${path} HTTP/1.1`, 'Host: relay.test', 'Connection: close', ...headers, ...length];
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}

/** Returns the status of the first response in what came back; 0 without one. */
export function statusOf(received: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(received)?.[1] ?? 0);
}
