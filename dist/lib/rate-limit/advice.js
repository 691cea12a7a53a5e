import { parseHttpDate } from '../kernel/instant.js';
/** One window of the limit: a longer wait in a header is cut to it. */
const MAX_MS = 3_600_000;
const COUNT = /^\d{1,15}$/;
const NUMBER = /^\d{1,25}(?:\.\d{1,9})?$/;
/**
 * Returns what one response says about the rate limit. Times are measured against the response's own `Date`, or against
 * `epochMs`, this machine's clock, if it has none. What is missing or cannot be read is null; never throws.
 * Headers: `X-RateLimit-Limit`, `-Remaining`, `-Reset` by the platform's description; `Retry-After` by RFC 9110, section 10.2.3.
 */
export function readAdvice({ status, headers }, epochMs) {
    const read = (name) => headers[name]?.trim() ?? '';
    const respondedAt = parseHttpDate(read('date')) ?? epochMs;
    const mayAskToWait = status === 429 || status === 503;
    return {
        limit: parseCount(read('x-ratelimit-limit')),
        remaining: parseCount(read('x-ratelimit-remaining')),
        resetInMs: parseReset(read('x-ratelimit-reset'), respondedAt),
        retryAfterMs: mayAskToWait ? parseRetryAfter(read('retry-after'), respondedAt) : null,
        limited: status === 429,
    };
}
function parseCount(text) {
    return COUNT.test(text) ? Number(text) : null;
}
/** The platform documents Reset as a Unix timestamp, but one of its examples treats it as seconds to wait; the size shows the unit. */
function parseReset(text, now) {
    if (!NUMBER.test(text))
        return parseUntil(text, now);
    const value = Number(text);
    if (value >= 1e17)
        return clampWait(value / 1e6 - now);
    if (value >= 1e14)
        return clampWait(value / 1e3 - now);
    if (value >= 1e11)
        return clampWait(value - now);
    if (value >= 1e9)
        return clampWait(value * 1e3 - now);
    return clampWait(value * 1e3);
}
function parseRetryAfter(text, now) {
    return NUMBER.test(text) ? clampWait(Number(text) * 1e3) : parseUntil(text, now);
}
function parseUntil(text, now) {
    const at = parseHttpDate(text);
    return at === null ? null : clampWait(at - now);
}
function clampWait(durationMs) {
    return Math.min(MAX_MS, Math.max(0, durationMs));
}
