import { Conversation } from './conversation.js';
import { createDispatcher } from './dispatcher.js';
import { classifyFailure } from './failure.js';
/** Returns an exchange over undici; nothing is connected before the first request. */
export function createExchange(options) {
    const { origin, proxy, limits, clock } = options;
    let dispatcher = null;
    let isClosed = false;
    const send = async (request) => {
        if (isClosed)
            return { kind: 'unanswered', failure: { kind: 'closed' } };
        try {
            dispatcher ??= createDispatcher(origin, proxy, limits);
            return await converse(await dispatcher, origin, request, limits, clock);
        }
        catch (error) {
            return { kind: 'unanswered', failure: classifyFailure(error, 'waiting') };
        }
    };
    const close = async () => {
        isClosed = true;
        await dispatcher?.then((opened) => opened.destroy(), () => { });
    };
    return { send, close };
}
function converse(dispatcher, origin, request, limits, clock) {
    const { method, path, headers, body, signal } = request;
    return new Promise((resolve) => {
        if (signal?.aborted)
            return resolve({ kind: 'unanswered', failure: { kind: 'signal', cause: signal.reason } });
        const conversation = new Conversation(request, limits, clock, resolve);
        dispatcher.dispatch({ origin, method, path, headers: { ...headers }, body }, conversation);
    });
}
