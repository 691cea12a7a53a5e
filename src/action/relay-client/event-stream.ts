import type { Clock } from '../../kernel/clock.ts';
import { createAlarm, unlessAborted } from '../../kernel/time-limit.ts';
import type { RelayClient } from './relay-client.ts';
import { decodeReport, type RelayReport, type Subject } from './relay-event.ts';

/** What listening to one stream takes. */
export interface StreamOptions {
  readonly client: RelayClient;
  readonly clock: Clock;
  readonly subject: Subject;
  /** Empty on the first stream. */
  readonly lastEventId: string;
  readonly signal: AbortSignal;
}

/** How a stream ended: `doubt` says what was wrong with it, as a clause; null if it merely closed. */
export interface Heard {
  readonly doubt: string | null;
  readonly lastEventId: string;
}

/** The relay writes a comment every 15 s: after three that did not come, nobody knows whether it is there, in milliseconds. */
const MAX_SILENCE_MS = 45_000;
/** Far above what a day of comments and events comes to; more is no relay's. */
const LARGEST_STREAM_BYTES = 8 * 1024 * 1024;

/** Listens to one stream and passes on what it tells, until it ends, something is wrong with it, or `take` answers false. Never rejects. */
export async function readStream(options: StreamOptions, take: (report: RelayReport) => boolean): Promise<Heard> {
  const { client, clock, subject, signal } = options;
  const silent = new AbortController();
  const over = new AbortController();
  const either = AbortSignal.any([signal, silent.signal, over.signal]);
  const alarm = createAlarm(clock);
  const heartbeat = (): void => alarm.set(MAX_SILENCE_MS, () => silent.abort());
  heartbeat();
  const ended = await unlessAborted(client.open(subject.id, options.lastEventId, either), either);
  let heard: Heard = { doubt: null, lastEventId: options.lastEventId };
  if (ended?.kind === 'doubtful') heard = { ...heard, doubt: ended.why };
  if (ended?.kind === 'open') heard = await hear(ended.body, options, either, take, heartbeat);
  alarm.lift();
  over.abort();
  return silent.signal.aborted ? { ...heard, doubt: 'it was silent for 45 s' } : heard;
}

async function hear(
  body: ReadableStream<Uint8Array>,
  { lastEventId, subject }: StreamOptions,
  signal: AbortSignal,
  take: (report: RelayReport) => boolean,
  heartbeat: () => void,
): Promise<Heard> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let state = createStreamState(lastEventId);
  let sizeBytes = 0;
  const end = (doubt: string | null): Heard => {
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
    if (fed.isTooLarge || sizeBytes > LARGEST_STREAM_BYTES) return end('its stream is larger than is read');
    for (const item of fed.items) {
      const report = reportOf(item, subject);
      if (report === null) return end('what it tells cannot be read');
      if (report !== undefined && !take(report)) return end(null);
    }
  }
}

/** Returns undefined if an item is not about the deployment; null if it should be and cannot be read. */
function reportOf(item: StreamItem, subject: Subject): RelayReport | null | undefined {
  if (item.kind === 'comment' || item.event !== 'state') return undefined;
  return decodeReport(item.data, subject);
}

/** One thing that a stream of server-sent events said: an event, or a comment that shows that the sender is there. */
export type StreamItem =
  | { readonly kind: 'event'; readonly event: string; readonly data: string; readonly id: string }
  | { readonly kind: 'comment' };

/** What was read of a stream so far and is not yet whole. */
interface StreamState {
  /** A line that has not ended. */
  readonly pending: string;
  readonly event: string;
  readonly data: readonly string[];
  /** The id of the last event that came whole: what a new stream continues from. */
  readonly id: string;
  /** The id of the event that has not ended: of no use where it is cut off. */
  readonly nextId: string;
  /** Of the event that has not ended. */
  readonly sizeBytes: number;
  readonly isStarted: boolean;
}

/** What a piece of the stream came to; `isTooLarge`: an event or a line is larger than is read, and nothing after it counts. */
interface Fed {
  readonly state: StreamState;
  readonly items: readonly StreamItem[];
  readonly isTooLarge: boolean;
}

/** No event is read beyond this size. */
export const LARGEST_EVENT_BYTES = 65_536;
const MAX_ID = 128;

/** Returns the state before anything of a stream was read; `id` is the last event's of the stream before. */
export function createStreamState(id: string): StreamState {
  return { pending: '', event: '', data: [], id, nextId: id, sizeBytes: 0, isStarted: false };
}

/** Reads one more piece of a stream, as the HTML standard has it ("Server-sent events", parsing an event stream). Pure; never throws. */
export function feed(before: StreamState, piece: string): Fed {
  const text = before.pending + (before.isStarted ? piece : piece.replace(/^\uFEFF/, ''));
  // A CR at the end may be the first half of a CRLF.
  const lines = text.split(/\r\n|\n|\r(?!$)/);
  let state: StreamState = { ...before, isStarted: before.isStarted || piece !== '', pending: lines.pop() ?? '' };
  const items: StreamItem[] = [];
  for (const line of lines) {
    if (line === '') {
      state = { ...state, id: state.nextId };
      if (state.data.length > 0) items.push(itemOf(state));
      state = { ...state, event: '', data: [], sizeBytes: 0 };
    } else if (line.startsWith(':')) items.push({ kind: 'comment' });
    else state = takeField(state, line);
    if (state.sizeBytes > LARGEST_EVENT_BYTES) return { state, items, isTooLarge: true };
  }
  const isTooLarge = state.sizeBytes + Buffer.byteLength(state.pending) > LARGEST_EVENT_BYTES;
  return { state, items, isTooLarge };
}

function itemOf({ event, data, id }: StreamState): StreamItem {
  return { kind: 'event', event: event || 'message', data: data.join('\n'), id };
}

function takeField(before: StreamState, line: string): StreamState {
  const state = { ...before, sizeBytes: before.sizeBytes + Buffer.byteLength(line) };
  const at = line.indexOf(':');
  const name = at < 0 ? line : line.slice(0, at);
  const value = at < 0 ? '' : line.slice(at + 1).replace(/^ /, '');
  if (name === 'event') return { ...state, event: value };
  if (name === 'data') return { ...state, data: [...state.data, value] };
  // It goes into a header of the next request.
  const isUsable = name === 'id' && value.length <= MAX_ID && /^[\x21-\x7e]*$/.test(value);
  return isUsable ? { ...state, nextId: value } : state;
}
