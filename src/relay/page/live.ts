import type { Clock } from '../../kernel/clock.ts';

/** At most one event in this time. */
const PACE_MS = 1000;
/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 15_000;

/** What a stream of events needs: who tells of changes, and until when (epoch milliseconds) its reader may listen. */
export interface LiveFacts {
  readonly onChange: (listener: () => void) => () => void;
  readonly clock: Clock;
  readonly until: number;
  /** Ends the stream. */
  readonly signal: AbortSignal;
}

/**
 * Returns server-sent events: `change` (without data) when something changed, at most one a second, and heartbeats between them.
 * Nothing is kept for a reader who does not read: what it missed is one event.
 */
export function openLive(facts: LiveFacts): ReadableStream<Uint8Array> {
  const gone = new AbortController();
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const close = (): void => {
        if (!gone.signal.aborted) controller.close();
      };
      tell(controller, { ...facts, signal: AbortSignal.any([facts.signal, gone.signal]) }).then(close, (error) =>
        controller.error(error),
      );
    },
    cancel: () => gone.abort(),
  });
}

async function tell(reader: ReadableStreamDefaultController<Uint8Array>, facts: LiveFacts): Promise<void> {
  const { onChange, clock, until, signal } = facts;
  const encoder = new TextEncoder();
  const news = createNews();
  const leave = onChange(news.tell);
  signal.addEventListener('abort', news.tell);
  const send = (text: string): void => {
    if ((reader.desiredSize ?? 0) > 0) reader.enqueue(encoder.encode(text));
  };
  try {
    send('retry: 2000\n\n');
    while (!signal.aborted && clock.epochMs() < until) {
      await news.wait(clock);
      if (signal.aborted) return;
      const isFull = (reader.desiredSize ?? 0) <= 0;
      const isNew = !isFull && news.take();
      send(isNew ? 'event: change\ndata: \n\n' : ': still here\n\n');
      await clock.wait(PACE_MS, signal);
    }
  } finally {
    leave();
  }
}

interface News {
  tell(): void;
  /** Returns whether there was any, and forgets it. */
  take(): boolean;
  /** Resolves at news, or after a heartbeat's time. */
  wait(clock: Clock): Promise<void>;
}

function createNews(): News {
  let isThere = false;
  let wake = new AbortController();
  return {
    tell: () => {
      isThere = true;
      wake.abort();
    },
    take: () => {
      const wasThere = isThere;
      isThere = false;
      wake = new AbortController();
      return wasThere;
    },
    wait: (clock) => clock.wait(HEARTBEAT_MS, wake.signal),
  };
}
