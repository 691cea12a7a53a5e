/** One item of an event stream: an event, or a comment that shows that the sender is alive. */
export type StreamItem =
  | { readonly kind: 'event'; readonly event: string; readonly data: string; readonly id: string }
  | { readonly kind: 'comment' };

/** The state of reading a stream. */
export interface StreamState {
  readonly pending: string;
  readonly event: string;
  readonly data: readonly string[];
  /** The id of the last complete event, from which a new stream continues. */
  readonly id: string;
  /** The id of the event that has not ended. */
  readonly nextId: string;
  /** Of the event that has not ended. */
  readonly sizeBytes: number;
  readonly isStarted: boolean;
}

/** The result of reading a piece; `isTooLarge`: an event or a line is too large, and nothing after it counts. */
export interface Fed {
  readonly state: StreamState;
  readonly items: readonly StreamItem[];
  readonly isTooLarge: boolean;
}

/** The maximum size of an event. */
export const MAX_EVENT_BYTES = 65_536;
const MAX_ID = 128;

/** Returns the state at the start of a stream; `id` is the last event's of the previous stream. */
export function createStreamState(id: string): StreamState {
  return { pending: '', event: '', data: [], id, nextId: id, sizeBytes: 0, isStarted: false };
}

/** Parses one more piece of a stream (HTML standard, "Server-sent events"). Pure; never throws. */
export function feed(before: StreamState, piece: string): Fed {
  const text = before.pending + (before.isStarted ? piece : piece.replace(/^\uFEFF/, ''));
  // A CR at the end may be the first half of a CRLF.
  const lines = text.split(/\r\n|\n|\r(?!$)/);
  let state: StreamState = { ...before, isStarted: before.isStarted || piece !== '', pending: lines.pop() ?? '' };
  const items: StreamItem[] = [];
  for (const line of lines) {
    if (line === '') {
      state = { ...state, id: state.nextId };
      if (state.data.length > 0)
        items.push({ kind: 'event', event: state.event || 'message', data: state.data.join('\n'), id: state.id });
      state = { ...state, event: '', data: [], sizeBytes: 0 };
    } else if (line.startsWith(':')) items.push({ kind: 'comment' });
    else state = takeField(state, line);
    if (state.sizeBytes > MAX_EVENT_BYTES) return { state, items, isTooLarge: true };
  }
  const isTooLarge = state.sizeBytes + Buffer.byteLength(state.pending) > MAX_EVENT_BYTES;
  return { state, items, isTooLarge };
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
