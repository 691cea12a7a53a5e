import { createServer, request as send } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** A proxy on loopback that connects all clients to one port, and the targets that they requested. */
export interface Proxy extends AsyncDisposable {
  readonly url: string;
  readonly requested: readonly string[];
}

/** Starts a proxy; one that `onlyTunnels` refuses every request but CONNECT. */
export async function startProxy(port: number, { onlyTunnels = false } = {}): Promise<Proxy> {
  const requested: string[] = [];
  const server = createServer((incoming, outgoing) => {
    requested.push(`${incoming.method} ${incoming.url}`);
    if (onlyTunnels) return void outgoing.writeHead(405).end();
    const { method, headers, url = '' } = incoming;
    const { pathname, search } = new URL(url);
    const onward = send({ port, method, headers, path: pathname + search }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  server.on('connect', ({ url }, socket, head) => {
    requested.push(`CONNECT ${url}`);
    const onward = connect(port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    for (const end of [socket, onward]) end.on('error', () => {}).on('close', () => onward.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
