import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { endOfTurn } from '../../kernel/clock.ts';

/** Each request that waits for its response takes several KiB, and few clients send one before the last response. */
const MAX_UNANSWERED = 4;
/** How many connections continue in one turn of the event loop, which accepts about one new connection in that time. */
const MAX_CONTINUED = 2;
/** The end of a request's head. */
const HEAD_END = '\r\n\r\n';

/**
 * Stops reading a connection while 4 of its requests wait for their responses. Node's parser accepts every request that it is given, and a
 * packet can contain thousands, so this gives the parser the bytes up to one end of a head at a time.
 */
export class PipelineLimit {
  readonly #unanswered = new WeakMap<Socket, number>();
  /** The connections that reached the limit and are not read. */
  readonly #held = new WeakSet<Socket>();
  /** Those of them that may continue. */
  readonly #ready = new Set<Socket>();

  /** Takes over the bytes of a connection that node:http has just accepted. */
  watch(socket: Socket): void {
    const parsers = socket.listeners('data');
    socket.removeAllListeners('data');
    socket.on('data', (packet: Buffer) => {
      for (let rest = packet; rest.length > 0 && !socket.destroyed; ) {
        if (this.#isFull(socket, rest)) this.#held.add(socket);
        if (this.#held.has(socket) || socket.isPaused()) {
          socket.pause();
          socket.unshift(rest);
          return;
        }
        const end = rest.indexOf(HEAD_END);
        const sizeBytes = end === -1 ? rest.length : end + HEAD_END.length;
        for (const parse of parsers) Reflect.apply(parse, socket, [rest.subarray(0, sizeBytes)]);
        rest = rest.subarray(sizeBytes);
      }
    });
  }

  /** Counts a request until its response was sent, or its connection has closed. */
  count(socket: Socket, outgoing: ServerResponse): void {
    this.#add(socket, 1);
    outgoing.once('close', () => {
      this.#add(socket, -1);
      if (!this.#held.has(socket)) return;
      const isContinuing = this.#ready.size > 0;
      this.#ready.add(socket);
      if (!isContinuing) void this.#continue();
    });
  }

  /** Lets a few connections continue in each turn of the event loop, so that all others get their turn. */
  async #continue(): Promise<void> {
    while (this.#ready.size > 0) {
      await endOfTurn();
      for (const socket of [...this.#ready].slice(0, MAX_CONTINUED)) {
        this.#ready.delete(socket);
        this.#held.delete(socket);
        // Node pauses it again if its client does not read.
        socket.resume();
      }
    }
  }

  #add(socket: Socket, count: number): void {
    this.#unanswered.set(socket, (this.#unanswered.get(socket) ?? 0) + count);
  }

  /** Bytes that start within the end of a head may complete a request before the next end of a head. */
  #isFull(socket: Socket, [first = 0]: Buffer): boolean {
    const spare = first === 0x0d || first === 0x0a ? 1 : 0;
    return (this.#unanswered.get(socket) ?? 0) + spare >= MAX_UNANSWERED;
  }
}
