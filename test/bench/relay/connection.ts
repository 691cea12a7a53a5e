import { connect, type Socket } from 'node:net';

/** A persistent connection: one request at a time, as raw text. */
export interface Connection {
  /** Sends a request and calls back with the status of its response; 0 if the connection broke. */
  send(request: string, done: (status: number) => void): void;
  end(): void;
}

const END_OF_HEAD = '\r\n\r\n';
const LAST_CHUNK = '0\r\n\r\n';

/** Returns a connection to an address; it reconnects if the server closes it. */
export function openConnection({ hostname, port }: URL): Connection {
  let socket: Socket | null = null;
  let received = '';
  let waiting: ((status: number) => void) | null = null;
  const finish = (status: number): void => {
    const done = waiting;
    waiting = null;
    received = '';
    done?.(status);
  };
  const open = (): Socket => {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true });
    opened.setEncoding('latin1');
    opened.on('data', (chunk) => {
      received += chunk;
      if (isWhole(received)) finish(Number(received.slice(9, 12)));
    });
    opened.on('error', () => {});
    opened.on('close', () => {
      if (socket === opened) socket = null;
      finish(0);
    });
    return opened;
  };
  return {
    send: (request, done) => {
      waiting = done;
      socket ??= open();
      socket.write(request, 'latin1');
    },
    end: () => socket?.destroy(),
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
