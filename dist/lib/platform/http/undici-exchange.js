import { ChunkBuffer, isDeclaredOver } from '../../kernel/bounded-body.js';
import { createAlarm } from '../../kernel/time-limit.js';
import { createDispatcher } from './dispatcher.js';
import { classifyFailure } from './failure.js';
/** The most that is read of a response: far above what a status or a log's tail needs, far below what would fill a runner. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
/** One request and its response, as undici reports them: keeps the time limits, gathers the body, settles exactly once. */
class Conversation {
    #request;
    #limits;
    #clock;
    #limit;
    #resolve;
    #body = new ChunkBuffer();
    #controller = null;
    #head = null;
    #isSettled = false;
    constructor(request, limits, clock, resolve) {
        this.#request = request;
        this.#limits = limits;
        this.#clock = clock;
        this.#limit = createAlarm(clock);
        this.#resolve = resolve;
        request.signal?.addEventListener('abort', this.#onAbort, { once: true });
        // Another request may hold the connection for as long as its response's head may take.
        this.#allow(limits.connectMs + limits.headersMs, 'connect');
    }
    onRequestStart(controller) {
        this.#controller = controller;
        if (this.#isSettled)
            controller.abort(new Error('given up before it was sent'));
        else
            this.#allow(this.#limits.headersMs, 'headers');
    }
    onResponseStart(_, status, headers) {
        if (status < 200)
            return;
        this.#head = { status, headers: joinRepeated(headers) };
        this.#allow(this.#limits.bodyMs, 'body');
        const { 'content-encoding': encoding = '', 'content-length': length = null } = this.#head.headers;
        if (!/^(?:identity)?$/i.test(encoding))
            this.#giveUp({ kind: 'encoded' });
        else if (isDeclaredOver(length, MAX_BODY_BYTES))
            this.#giveUp({ kind: 'too-large' });
    }
    onResponseData(_, chunk) {
        if (this.#isSettled)
            return;
        if (this.#body.sizeBytes + chunk.byteLength > MAX_BODY_BYTES)
            this.#giveUp({ kind: 'too-large' });
        else
            this.#body.add(chunk);
    }
    onResponseEnd() {
        this.#settle(null);
    }
    onResponseError(_, error) {
        this.#settle(classifyFailure(error, this.#progress()));
    }
    #onAbort = () => this.#giveUp({ kind: 'signal', cause: this.#request.signal?.reason });
    #progress() {
        if (this.#head !== null)
            return 'answering';
        return this.#controller === null ? 'waiting' : 'sent';
    }
    #allow(durationMs, kind) {
        const untilDeadlineMs = this.#request.deadlineAt - this.#clock.monotonicMs();
        const ends = untilDeadlineMs < durationMs ? 'deadline' : kind;
        this.#limit.set(Math.min(durationMs, untilDeadlineMs), () => this.#giveUp({ kind: ends }));
    }
    #giveUp(failure) {
        this.#settle(failure);
        this.#controller?.abort(new Error(`given up: ${failure.kind}`));
    }
    #settle(failure) {
        if (this.#isSettled)
            return;
        this.#isSettled = true;
        this.#limit.lift();
        this.#request.signal?.removeEventListener('abort', this.#onAbort);
        this.#resolve(this.#outcome(failure));
    }
    #outcome(failure) {
        if (this.#head !== null) {
            const text = failure === null ? new TextDecoder().decode(this.#body.take()) : '';
            return { kind: 'answered', ...this.#head, text, failure };
        }
        return { kind: 'unanswered', failure: failure ?? { kind: 'reset' } };
    }
}
function joinRepeated(headers) {
    const entries = Object.entries(headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : value,
    ]);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}
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
