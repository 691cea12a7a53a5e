import { createParser } from 'eventsource-parser';
import type { Clock } from '../../kernel/clock.ts';
import { createTimer, unlessAborted } from '../../kernel/time-limit.ts';
import type { RelayClient } from './client.ts';
import { decodeReport, type RelayReport, type Subject } from './event.ts';

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
const MAX_EVENT_CHARS = 65_536;
const TOO_LARGE = 'the event stream of the relay is too large';
/** The last id goes into a header of the next request. */
const ID = /^[\x21-\x7e]{0,128}$/;

/** Reads one stream and passes on its reports, until it ends, something is wrong with it, or `take` returns false. Never rejects. */
export async function readStream(
  options: StreamOptions,
  take: (report: RelayReport) => boolean,
): Promise<StreamEnding> {
  const { client, clock, subject, signal } = options;
  const silent = new AbortController();
  const over = new AbortController();
  const either = AbortSignal.any([signal, silent.signal, over.signal]);
  const timer = createTimer(clock);
  const heartbeat = (): void => timer.set(MAX_SILENCE_MS, () => silent.abort());
  heartbeat();
  const ended = await unlessAborted(client.open(subject.id, options.lastEventId, either), either);
  let heard: StreamEnding = { doubt: null, lastEventId: options.lastEventId };
  if (ended?.kind === 'doubtful') heard = { ...heard, doubt: ended.why };
  if (ended?.kind === 'open') heard = await hear(ended.body, options, either, take, heartbeat);
  timer.clear();
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
  let ending: StreamEnding | null = null;
  let lastId = lastEventId;
  let sizeBytes = 0;
  const end = (doubt: string | null): void => {
    ending ??= { doubt, lastEventId: lastId };
  };
  const parser = createParser({
    maxBufferSize: MAX_EVENT_CHARS,
    onComment: heartbeat,
    onId: (id) => {
      if (ending === null && ID.test(id)) lastId = id;
    },
    onEvent: ({ event, data }) => {
      heartbeat();
      if (ending !== null || event !== 'state') return;
      const report = decodeReport(data, subject);
      if (report === null) end('an event of the relay cannot be read');
      else if (report !== undefined && !take(report)) end(null);
    },
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') end(TOO_LARGE);
    },
  });
  while (ending === null) {
    const read = await unlessAborted(
      reader.read().catch(() => null),
      signal,
    );
    if (read === null || read.value === undefined) {
      end(null);
      continue;
    }
    sizeBytes += read.value.byteLength;
    parser.feed(decoder.decode(read.value, { stream: true }));
    if (sizeBytes > MAX_STREAM_BYTES) end(TOO_LARGE);
  }
  reader.cancel().catch(() => {});
  return ending;
}
