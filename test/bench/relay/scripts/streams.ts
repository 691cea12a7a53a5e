// Many clients of event streams, and when each received its event.
import { connect, type Socket } from 'node:net';
import { serveParent, sharedMs } from './parent.ts';

/** One who waits: whose deployment, and with which token. */
export interface Waiting {
  readonly id: string;
  readonly token: string;
}

/** So many connections are made at a time. */
const AT_ONCE = 100;
const sockets: Socket[] = [];
let receivedAtMs: number[] = [];
let marker = '';

function open(host: string, port: number, { id, token }: Waiting, index: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    sockets.push(socket);
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the stream was closed')));
    socket.on('data', (chunk: string) => {
      if (chunk.startsWith('HTTP/1.1 ') && !chunk.startsWith('HTTP/1.1 200')) reject(new Error(chunk.slice(0, 200)));
      if (chunk.includes('data:')) resolve();
      if (marker !== '' && receivedAtMs[index] === undefined && chunk.includes(marker))
        receivedAtMs[index] = sharedMs();
    });
    const head = [`GET /v1/deployments/${id}/events HTTP/1.1`, 'host: relay.test', `authorization: Bearer ${token}`];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
  });
}

async function openAll(input: { url: string; waiting: readonly Waiting[] }): Promise<void> {
  const { hostname, port } = new URL(input.url);
  for (let begin = 0; begin < input.waiting.length; begin += AT_ONCE) {
    const some = input.waiting.slice(begin, begin + AT_ONCE);
    await Promise.all(some.map((waiting, index) => open(hostname, Number(port), waiting, begin + index)));
  }
}

serveParent(null, {
  open: openAll,
  listenFor: (text: string) => {
    marker = text;
    receivedAtMs = [];
  },
  /** By index; null for who did not hear it. */
  heard: () => sockets.map((_, index) => receivedAtMs[index] ?? null),
});
