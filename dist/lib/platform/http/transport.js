import { backOffMs } from '../../kernel/back-off.js';
import { NetworkError, ProtocolError, RemoteError, ThrottledError } from '../../kernel/errors.js';
import { isUnsent, markUnsent } from '../../kernel/request-fate.js';
import { readAdvice } from '../../rate-limit/advice.js';
import { errorFromBody, errorFromFailure, errorFromRedirect, errorFromStatus, } from './error-mapping.js';
import { parseJson } from './json.js';
import { fillPath } from './request-path.js';
/** How often a call of the stand-alone client is tried; the engine decides for itself, and asks for one attempt. */
const DEFAULT_ATTEMPTS = 4;
const WAIT = { firstMs: 250, maxMs: 8_000 };
/**
 * Returns true if the same request may be sent once more. A read: when the network or the service was at fault. A write:
 * only when surely nothing of it was sent, since a write whose response was lost may have been done. Trust that is missing does not come
 * with another attempt.
 */
export function isRepeatable(error, method) {
    if (error instanceof NetworkError)
        return error.stage !== 'tls' && (method === 'GET' || isUnsent(error));
    return method === 'GET' && error instanceof RemoteError && error.code === 'remote';
}
/** Returns how long to wait before attempt `attempt` + 1, in milliseconds: doubling from 250 ms to 8 s, of which a random part of up to a half is taken off. */
export function nextAttemptInMs(attempt, random) {
    return backOffMs(attempt, WAIT, 1 - random());
}
/** The statuses whose `Location` is to be followed (RFC 9110, section 15.4). */
const LEADING_ON = new Set([301, 302, 303, 307, 308]);
const MAX_FOLLOWED = 5;
/**
 * Decides on a redirect: a read is followed within its origin, five times at most. The token goes to no other origin, and a
 * write is neither sent twice nor turned into a read.
 */
export function decideRedirect({ status, headers }, { method, origin, path, followed }) {
    if (!LEADING_ON.has(status))
        return { kind: 'none' };
    if (method !== 'GET')
        return { kind: 'refuse', why: 'only GET requests are redirected' };
    const location = headers['location'];
    const target = location === undefined ? null : URL.parse(location, origin + path);
    if (target === null)
        return { kind: 'refuse', why: 'it has no valid Location' };
    if (target.origin !== origin)
        return { kind: 'refuse', why: `the token is not sent to another origin, ${target.origin}` };
    if (followed >= MAX_FOLLOWED)
        return { kind: 'refuse', why: `${MAX_FOLLOWED} redirects were already followed` };
    return { kind: 'follow', path: target.pathname + target.search };
}
/** Returns a transport to one platform, with one token, under one rate-limit gate. */
export function createTransport(parts) {
    return {
        begin: ({ signal, turnSignal, timeoutMs = parts.totalMs } = {}) => ({
            signal,
            turnSignal,
            deadlineAt: parts.clock.monotonicMs() + timeoutMs,
        }),
        leftMs: ({ deadlineAt }) => deadlineAt - parts.clock.monotonicMs(),
        send: (operation, call) => sendRepeatedly(parts, operation, call, (response) => response),
        fetchJson: (operation, call, onHead = () => { }) => sendRepeatedly(parts, operation, call, (response) => {
            onHead(response);
            return readJson(askedOf(parts, operation), response);
        }),
    };
}
async function sendRepeatedly(parts, operation, call, read) {
    const { clock, random } = parts;
    const attempts = call.attempts ?? DEFAULT_ATTEMPTS;
    for (let attempt = 1;; attempt++) {
        try {
            return read(await sendFollowing(parts, operation, call));
        }
        catch (error) {
            const waitMs = nextAttemptInMs(attempt, random);
            const isTooLate = clock.monotonicMs() + waitMs >= call.deadlineAt;
            if (attempt >= attempts || isTooLate || !isRepeatable(error, operation.method))
                throw error;
            await clock.wait(waitMs, call.signal);
        }
    }
}
async function sendFollowing(parts, operation, call) {
    const { origin, prefix } = parts.base;
    const { method, template, ids, query } = operation;
    const asked = askedOf(parts, operation);
    let path = prefix + fillPath(template, ids, query);
    for (let followed = 0;; followed++) {
        const answered = await sendAdmitted(parts, asked, path, call);
        const redirect = decideRedirect(answered, { method, origin, path, followed });
        if (redirect.kind === 'none')
            return requireSuccess(asked, answered);
        if (redirect.kind === 'refuse')
            throw errorFromRedirect(asked, answered, redirect.why);
        path = redirect.path;
    }
}
/** Sends once the gate lets it; a 429 started nothing, so it is sent again when the gate, having learned of it, opens. */
async function sendAdmitted(parts, asked, path, call) {
    const { gate, exchange, clock } = parts;
    const { purpose = 'other', deadlineAt } = call;
    const request = renderRequest(parts, asked.operation, path, call);
    for (;;) {
        const admission = await gate.pass(purpose, { deadlineAt, signal: endOfTurn(call) }).catch(throwUnsent);
        if (admission === 'given-up')
            throw givenUp(parts);
        const exchanged = await exchange.send(request);
        gate.learn(exchanged.kind === 'answered' ? readAdvice(exchanged, clock.epochMs()) : null);
        if (exchanged.kind === 'unanswered')
            throw errorFromFailure(asked, exchanged.failure, null);
        if (exchanged.status !== 429)
            return exchanged;
    }
}
function endOfTurn({ signal, turnSignal }) {
    return signal === undefined || turnSignal === undefined
        ? (turnSignal ?? signal)
        : AbortSignal.any([signal, turnSignal]);
}
/** Who waits at the gate has sent nothing, or something that a 429 refused. */
function throwUnsent(error) {
    throw markUnsent(error);
}
function requireSuccess(asked, answered) {
    const { status, text, failure } = answered;
    if (status < 200 || status > 299)
        throw errorFromStatus(asked, answered, text);
    if (failure !== null && asked.operation.method === 'GET')
        throw errorFromFailure(asked, failure, answered);
    return answered;
}
function readJson(asked, response) {
    if (asked.operation.isList === true && response.status === 204)
        return [];
    try {
        return parseJson(response.text);
    }
    catch (error) {
        throw error instanceof ProtocolError ? errorFromBody(asked, response, response.text, error) : error;
    }
}
function renderRequest(parts, { method, body }, path, call) {
    const headers = {
        accept: 'application/json, text/plain;q=0.9, */*;q=0.1',
        'accept-encoding': 'identity',
        authorization: parts.authorization,
        'user-agent': parts.userAgent,
    };
    const { signal, deadlineAt } = call;
    if (body === undefined)
        return { method, path, headers, body: null, signal, deadlineAt };
    const typed = { ...headers, 'content-type': 'application/json' };
    return { method, path, headers: typed, body: JSON.stringify(body), signal, deadlineAt };
}
function askedOf({ base, authorization, limits }, operation) {
    const authWord = authorization.slice(0, authorization.indexOf(' '));
    return { operation, address: base.origin + base.prefix, authWord, limits };
}
function givenUp({ gate, clock }) {
    const now = clock.epochMs();
    const opensAt = Math.max(now, gate.view().resetsAt ?? now);
    return new ThrottledError('The rate limit leaves no request for the log right now.', opensAt - now, opensAt);
}
