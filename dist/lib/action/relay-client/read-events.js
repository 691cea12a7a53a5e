/** No event is read beyond this size. */
export const LARGEST_EVENT_BYTES = 65_536;
const MAX_ID = 128;
/** Returns the state before anything of a stream was read; `id` is the last event's of the stream before. */
export function createStreamState(id) {
    return { pending: '', event: '', data: [], id, nextId: id, sizeBytes: 0, isStarted: false };
}
/** Reads one more piece of a stream, as the HTML standard has it ("Server-sent events", parsing an event stream). Pure; never throws. */
export function feed(before, piece) {
    const text = before.pending + (before.isStarted ? piece : piece.replace(/^\uFEFF/, ''));
    // A CR at the end may be the first half of a CRLF.
    const lines = text.split(/\r\n|\n|\r(?!$)/);
    let state = { ...before, isStarted: before.isStarted || piece !== '', pending: lines.pop() ?? '' };
    const items = [];
    for (const line of lines) {
        if (line === '') {
            state = { ...state, id: state.nextId };
            if (state.data.length > 0)
                items.push(itemOf(state));
            state = { ...state, event: '', data: [], sizeBytes: 0 };
        }
        else if (line.startsWith(':'))
            items.push({ kind: 'comment' });
        else
            state = takeField(state, line);
        if (state.sizeBytes > LARGEST_EVENT_BYTES)
            return { state, items, isTooLarge: true };
    }
    const isTooLarge = state.sizeBytes + Buffer.byteLength(state.pending) > LARGEST_EVENT_BYTES;
    return { state, items, isTooLarge };
}
function itemOf({ event, data, id }) {
    return { kind: 'event', event: event || 'message', data: data.join('\n'), id };
}
function takeField(before, line) {
    const state = { ...before, sizeBytes: before.sizeBytes + Buffer.byteLength(line) };
    const at = line.indexOf(':');
    const name = at < 0 ? line : line.slice(0, at);
    const value = at < 0 ? '' : line.slice(at + 1).replace(/^ /, '');
    if (name === 'event')
        return { ...state, event: value };
    if (name === 'data')
        return { ...state, data: [...state.data, value] };
    // It goes into a header of the next request.
    const isUsable = name === 'id' && value.length <= MAX_ID && /^[\x21-\x7e]*$/.test(value);
    return isUsable ? { ...state, nextId: value } : state;
}
