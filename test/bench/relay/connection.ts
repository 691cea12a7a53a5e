import { connect, type Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/**
 * Returns a persistent connection that sends raw text; it reconnects if the server closes it. An HTTP client would use more CPU time
 * than the server that is measured.
 */
export function openConnection(url: string) {
  const { hostname, port } = new URL(url);
  let socket: Socket | null = null;
  let received = '';
  let settle = (_status: number): void => {};
  const open = (): Socket => {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true });
    opened.setEncoding('latin1');
    opened.on('data', (chunk) => {
      received += chunk;
      if (isWhole(received)) settle(Number(received.slice(9, 12)));
    });
    opened.on('error', () => {});
    opened.on('close', () => {
      if (socket === opened) socket = null;
      settle(0);
    });
    return opened;
  };
  return {
    /** Sends a request after the response to the last one. Resolves with the status; 0 if the connection broke. */
    send: (request: string): Promise<number> =>
      new Promise((resolve) => {
        received = '';
        settle = resolve;
        socket ??= open();
        socket.write(request, 'latin1');
      }),
    end: (): void => void socket?.destroy(),
  };
}

/** Returns true if the response is complete: by its length, or up to its last chunk. */
function isWhole(received: string): boolean {
  const end = received.indexOf(END_OF_HEAD);
  if (end === -1) return false;
  const length = /\r\ncontent-length: *(\d+)/i.exec(received.slice(0, end + 2))?.[1];
  if (length !== undefined) return received.length >= end + END_OF_HEAD.length + Number(length);
  return received.endsWith(LAST_CHUNK);
}
