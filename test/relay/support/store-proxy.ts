import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a server that can go dead without a word: connections stay open, and nothing passes. */
export interface SilentProxy {
  readonly url: string;
  setSilent(isSilent: boolean): void;
  close(): void;
}

/** Starts a proxy before the server that `url` names. */
export async function startSilentProxy(url: string): Promise<SilentProxy> {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      sockets.add(from);
      from.on('data', (chunk) => isSilent || to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => isSilent || to.destroy());
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const own = new URL(url);
  own.port = String(address.port);
  return {
    url: own.href,
    setSilent: (wanted) => {
      isSilent = wanted;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
