import { untilAborted } from '../../kernel/aborted.js';
import { createStreamState, feed } from './read-events.js';
import { decodeTelling } from './relay-event.js';
/** The relay writes a comment every 15 s: after three that did not come, nobody knows whether it is there, in milliseconds. */
const MAX_SILENCE_MS = 45_000;
/** Far above what a day of comments and events comes to; more is no relay's. */
const LARGEST_STREAM_BYTES = 8 * 1024 * 1024;
/** Listens to one stream and passes on what it tells, until it ends, something is wrong with it, or `take` answers false. Never rejects. */
export async function readStream(options, take) {
    const { client, clock, subject, signal } = options;
    const silent = new AbortController();
    const over = new AbortController();
    const either = AbortSignal.any([signal, silent.signal, over.signal]);
    const watch = createSilenceWatch(clock, over.signal, () => silent.abort());
    const opened = client.open(subject.id, options.lastEventId, either);
    const ended = await Promise.race([opened, untilAborted(either).then(() => null)]);
    let heard = { doubt: null, lastEventId: options.lastEventId };
    if (ended?.kind === 'doubtful')
        heard = { ...heard, doubt: ended.why };
    if (ended?.kind === 'open')
        heard = await hear(ended.body, options, either, take, watch);
    over.abort();
    return silent.signal.aborted ? { ...heard, doubt: 'it was silent for 45 s' } : heard;
}
async function hear(body, { lastEventId, subject }, signal, take, heartbeat) {
    const reader = body.getReader();
    const decoder = new TextDecoder();
    const aborted = untilAborted(signal).then(() => null);
    let state = createStreamState(lastEventId);
    let sizeBytes = 0;
    const end = (doubt) => {
        reader.cancel().catch(() => { });
        return { doubt, lastEventId: state.id };
    };
    for (;;) {
        const read = await Promise.race([reader.read().catch(() => null), aborted]);
        if (read === null || read.value === undefined)
            return end(null);
        sizeBytes += read.value.byteLength;
        const fed = feed(state, decoder.decode(read.value, { stream: true }));
        state = fed.state;
        if (fed.items.length > 0)
            heartbeat();
        if (fed.isTooLarge || sizeBytes > LARGEST_STREAM_BYTES)
            return end('its stream is larger than is read');
        for (const item of fed.items) {
            const telling = tellingOf(item, subject);
            if (telling === null)
                return end('what it tells cannot be read');
            if (telling !== undefined && !take(telling))
                return end(null);
        }
    }
}
/** Undefined where an item tells nothing of the deployment; null where it should and cannot be read. */
function tellingOf(item, subject) {
    if (item.kind === 'comment' || item.event !== 'state')
        return undefined;
    return decodeTelling(item.data, subject);
}
/** Calls `onSilence` once so long nothing was heard; what is answered is to be called whenever something was. */
function createSilenceWatch(clock, over, onSilence) {
    let heardAt = clock.monotonicMs();
    const watch = async () => {
        while (!over.aborted) {
            const leftMs = heardAt + MAX_SILENCE_MS - clock.monotonicMs();
            if (leftMs <= 0)
                return onSilence();
            await clock.wait(leftMs, over);
        }
    };
    void watch();
    return () => {
        heardAt = clock.monotonicMs();
    };
}
