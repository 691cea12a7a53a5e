const TIME = String.raw `\d{2}:\d{2}:\d{2}`;
const DAY_AND_MONTH = String.raw `\d{2} [A-Z][a-z]{2}`;
/** The three forms that a recipient has to accept: RFC 9110, section 5.6.7. The last is UTC without saying so. */
const FIXED = new RegExp(`^[A-Z][a-z]{2}, ${DAY_AND_MONTH} \\d{4} ${TIME} GMT$`);
const RFC_850 = new RegExp(`^[A-Z][a-z]{5,8}, \\d{2}-[A-Z][a-z]{2}-\\d{2} ${TIME} GMT$`);
const ASCTIME = new RegExp(`^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \\d]\\d ${TIME} \\d{4}$`);
/**
 * Returns the instant of an HTTP date (`Sun, 06 Nov 1994 08:49:37 GMT`) in milliseconds since the Unix epoch;
 * null for anything else. Never throws. `Date.parse` alone would read a date into almost any text that has a number in it.
 */
export function parseHttpDate(text) {
    if (FIXED.test(text) || RFC_850.test(text))
        return finite(Date.parse(text));
    if (ASCTIME.test(text))
        return finite(Date.parse(`${text} GMT`));
    return null;
}
function finite(epochMs) {
    return Number.isFinite(epochMs) ? epochMs : null;
}
