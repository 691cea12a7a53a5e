import { ProtocolError, ThrottledError } from '../../kernel/errors.js';
import { markUnsent } from '../../kernel/request-fate.js';
import { readAdvice } from '../../rate-limit/advice.js';
import { errorFromBody, errorFromFailure, errorFromRedirect, errorFromStatus } from './error-mapping.js';
import { parseJson } from './json.js';
import { decideRedirect } from './redirect.js';
import { fillPath } from './request-path.js';
import { backOffMs, DEFAULT_ATTEMPTS, isRepeatable } from './retry.js';
/** Returns a transport to one platform, with one token, under one rate-limit gate. */
export function createTransport(parts) {
    return {
        begin: ({ signal, turnSignal, timeoutMs = parts.totalMs } = {}) => ({
            signal,
            turnSignal,
            deadlineAt: parts.clock.monotonicMs() + timeoutMs,
        }),
        leftMs: ({ deadlineAt }) => deadlineAt - parts.clock.monotonicMs(),
        send: (operation, call) => sendRepeatedly(parts, operation, call, (answer) => answer),
        fetchJson: (operation, call, onHead = () => { }) => sendRepeatedly(parts, operation, call, (answer) => {
            onHead(answer);
            return readJson(askedOf(parts, operation), answer);
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
            const waitMs = backOffMs(attempt, random);
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
function readJson(asked, answer) {
    if (asked.operation.isList === true && answer.status === 204)
        return [];
    try {
        return parseJson(answer.text);
    }
    catch (error) {
        throw error instanceof ProtocolError ? errorFromBody(asked, answer, answer.text, error) : error;
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
    return new ThrottledError('The rate budget has nothing to spare for the log now.', opensAt - now, opensAt);
}
