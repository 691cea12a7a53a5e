import type { Clock } from '../../kernel/clock.ts';
import { createAlarm, unlessAborted } from '../../kernel/time-limit.ts';
import { createStreamState, feed, type StreamItem } from '../../web/sse-reader.ts';
import type { RelayClient } from './relay-client.ts';
import { decodeReport, type RelayReport, type Subject } from './relay-event.ts';

interface StreamOptions {
  readonly client: RelayClient;
  readonly clock: Clock;
  readonly subject: Subject;
  readonly lastEventId: string;
  readonly signal: AbortSignal;
}

/** How a stream ended: `doubt` says what was wrong with it, as a clause; null if it was merely closed. */
export interface StreamEnding {
  readonly doubt: string | null;
  readonly lastEventId: string;
}

/** The relay sends a comment every 15 s: after three missing ones it may be gone, in milliseconds. */
const MAX_SILENCE_MS = 45_000;
/** Far above what a day of comments and events needs; a longer stream is not a relay's. */
const MAX_STREAM_BYTES = 8 * 1024 * 1024;

/** Reads one stream and passes on its reports, until it ends, something is wrong with it, or `take` returns false. Never rejects. */
export async function readStream(
  options: StreamOptions,
  take: (report: RelayReport) => boolean,
): Promise<StreamEnding> {
  const { client, clock, subject, signal } = options;
  const silent = new AbortController();
  const over = new AbortController();
  const either = AbortSignal.any([signal, silent.signal, over.signal]);
  const alarm = createAlarm(clock);
  const heartbeat = (): void => alarm.set(MAX_SILENCE_MS, () => silent.abort());
  heartbeat();
  const ended = await unlessAborted(client.open(subject.id, options.lastEventId, either), either);
  let heard: StreamEnding = { doubt: null, lastEventId: options.lastEventId };
  if (ended?.kind === 'doubtful') heard = { ...heard, doubt: ended.why };
  if (ended?.kind === 'open') heard = await hear(ended.body, options, either, take, heartbeat);
  alarm.lift();
  over.abort();
  return silent.signal.aborted ? { ...heard, doubt: 'the relay was silent for 45 s' } : heard;
}

async function hear(
  body: ReadableStream<Uint8Array>,
  { lastEventId, subject }: StreamOptions,
  signal: AbortSignal,
  take: (report: RelayReport) => boolean,
  heartbeat: () => void,
): Promise<StreamEnding> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let state = createStreamState(lastEventId);
  let sizeBytes = 0;
  const end = (doubt: string | null): StreamEnding => {
    reader.cancel().catch(() => {});
    return { doubt, lastEventId: state.id };
  };
  for (;;) {
    const read = await unlessAborted(
      reader.read().catch(() => null),
      signal,
    );
    if (read === null || read.value === undefined) return end(null);
    sizeBytes += read.value.byteLength;
    const fed = feed(state, decoder.decode(read.value, { stream: true }));
    state = fed.state;
    if (fed.items.length > 0) heartbeat();
    if (fed.isTooLarge || sizeBytes > MAX_STREAM_BYTES) return end('the event stream of the relay is too large');
    for (const item of fed.items) {
      const report = reportOf(item, subject);
      if (report === null) return end('an event of the relay cannot be read');
      if (report !== undefined && !take(report)) return end(null);
    }
  }
}

/** Returns undefined if an item is not about the deployment; null if it should be and cannot be read. */
function reportOf(item: StreamItem, subject: Subject): RelayReport | null | undefined {
  if (item.kind === 'comment' || item.event !== 'state') return undefined;
  return decodeReport(item.data, subject);
}
