import type { Clock } from '../../kernel/clock.ts';
import { renderSseEvent, SseStream } from '../../web/sse-writer.ts';

/** At most one event in this time. */
const PACE_MS = 1000;
/** Proxies close what is silent for a minute. */
const HEARTBEAT_MS = 15_000;
const CHANGE = renderSseEvent('change', '');

/** What the page's event stream needs. */
export interface LiveParts {
  readonly onChange: (listener: () => void) => () => void;
  readonly clock: Clock;
  /** When the stream ends, in epoch milliseconds. */
  readonly until: number;
  /** Ends the stream. */
  readonly signal: AbortSignal;
}

/** Returns server-sent events: `change` (without data) when something changed, at most one a second, and heartbeats between them. */
export function openLive(parts: LiveParts): ReadableStream<Uint8Array> {
  const stream = new SseStream(parts.signal);
  void follow(stream, parts);
  return stream.body;
}

async function follow(stream: SseStream, { onChange, clock, until }: LiveParts): Promise<void> {
  let changed = new AbortController();
  const leave = onChange(() => changed.abort());
  while (!stream.ended.aborted && clock.epochMs() < until) {
    await clock.wait(HEARTBEAT_MS, AbortSignal.any([changed.signal, stream.ended]));
    if (changed.signal.aborted) {
      changed = new AbortController();
      stream.send(CHANGE);
    } else stream.beat();
    await clock.wait(PACE_MS, stream.ended);
  }
  leave();
  stream.end();
}
