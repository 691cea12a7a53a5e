import type { DeploymentView } from '../store/store.ts';
import type { Change, Waiter } from './change.ts';
import type { Waiters } from './waiters.ts';

/** Where the text of an event stream goes: a response of Node is one. */
export interface EventSink {
  /** What is written and not yet taken, in bytes or so. */
  readonly writableLength: number;
  write(text: string): unknown;
  end(): unknown;
  /** Breaks the connection off. */
  destroy(): unknown;
}

/** The headers of an event stream; `x-accel-buffering` keeps nginx from holding events back. */
export const STREAM_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/event-stream; charset=utf-8',
  'x-accel-buffering': 'no',
};

/** What a stream begins and ends with: after how long a client that lost it comes again. */
export const RETRY = 'retry: 2000\n\n';
/** Whoever reads so slowly is cut off, and comes again with `Last-Event-ID`: memory is bounded. */
const MOST_WAITING = 65_536;

/** One open stream: tells of each rev above the last one that was seen, ends after the end of the deployment. */
export class EventStream implements Waiter {
  readonly #waiters: Waiters;
  readonly #sink: EventSink;
  readonly #id: string;
  #seenRev: number;
  #isOver = false;

  constructor(waiters: Waiters, sink: EventSink, id: string, seenRev: number) {
    this.#waiters = waiters;
    this.#sink = sink;
    this.#id = id;
    this.#seenRev = seenRev;
  }

  /** Opens the stream with the state as it was just read; false where there is no room, and then nothing was written. */
  static open(waiters: Waiters, sink: EventSink, view: DeploymentView, seenRev: number): EventStream | null {
    const stream = new EventStream(waiters, sink, view.id, seenRev);
    return waiters.subscribe(view, stream) ? stream : null;
  }

  changed({ view, frame }: Change): void {
    if (this.#isOver || view.rev <= this.#seenRev) return;
    this.#seenRev = view.rev;
    this.#write(frame);
    if (view.isEnded) this.#end();
  }

  beat(): void {
    this.#write(': \n\n');
  }

  stopped(): void {
    this.#write(RETRY);
    this.#end();
  }

  /** Forgets the stream: its reader has gone. */
  forget(): void {
    this.#isOver = true;
    this.#waiters.unsubscribe(this.#id, this);
  }

  #write(text: string): void {
    if (this.#isOver) return;
    this.#sink.write(text);
    if (this.#sink.writableLength <= MOST_WAITING) return;
    this.forget();
    this.#sink.destroy();
  }

  #end(): void {
    if (this.#isOver) return;
    this.forget();
    this.#sink.end();
  }
}
