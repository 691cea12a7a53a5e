import { parseHttpDate } from '../kernel/http-date.js';
/** No wait that a header asks for is believed beyond one window of the platform's limit. */
const MAX_MS = 3_600_000;
const COUNT = /^\d{1,15}$/;
const NUMBER = /^\d{1,25}(?:\.\d{1,9})?$/;
/**
 * Returns what one answer says of the rate limit. Times are measured against the answer's own `Date`; `epochMs`, this
 * machine's clock, stands in where there is none. What is missing or cannot be read is null; never throws.
 * Headers: `X-RateLimit-Limit`, `-Remaining`, `-Reset` by the platform's description; `Retry-After` by RFC 9110, section 10.2.3.
 */
export function readAdvice({ status, headers }, epochMs) {
    const read = (name) => headers[name]?.trim() ?? '';
    const answeredAt = parseHttpDate(read('date')) ?? epochMs;
    const mayAskToWait = status === 429 || status === 503;
    return {
        limit: parseCount(read('x-ratelimit-limit')),
        remaining: parseCount(read('x-ratelimit-remaining')),
        resetInMs: parseReset(read('x-ratelimit-reset'), answeredAt),
        retryAfterMs: mayAskToWait ? parseRetryAfter(read('retry-after'), answeredAt) : null,
        limited: status === 429,
    };
}
function parseCount(text) {
    return COUNT.test(text) ? Number(text) : null;
}
/** The platform describes Reset as a Unix timestamp, and one of its examples takes it for seconds to wait; the size tells the unit. */
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
