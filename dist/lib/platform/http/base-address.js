import { InputError } from '../../kernel/errors.js';
import { isLoopback } from '../../kernel/loopback.js';
const NOT_A_URL = "is not a URL. Use the URL of the platform's API, for example https://api.example.com/api/v1.";
/**
 * Reads a base address: http or https, with or without a prefix, a port, slashes at the end; IPv6 in brackets.
 * Throws InputError for anything else, for credentials, a query or a fragment in it, and for plain http to a host other
 * than this machine unless `allowHttp`, since the token would travel in the clear.
 */
export function parseBaseAddress(text, { allowHttp }) {
    const url = /[\s\p{C}]/u.test(text.trim()) ? null : URL.parse(text.trim());
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
        throw unusable(text, NOT_A_URL);
    if (url.username !== '' || url.password !== '') {
        throw unusable(text, 'has a user name or password in it. Remove it, and set the token separately.');
    }
    if (/[?#]/.test(text))
        throw unusable(url.origin + url.pathname, 'is followed by a query or a fragment. Remove it.');
    if (url.protocol === 'http:' && !allowHttp && !isLoopback(url.hostname)) {
        throw unusable(text, 'is not encrypted: http would send the token in clear text. Use https, or set allow-http.');
    }
    return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, '') };
}
/** What stands before an `@` may be a password, so such an address is not shown. */
function unusable(text, problem) {
    return new InputError([{ name: 'base-url', seen: text.includes('@') ? '' : text.trim(), problem }]);
}
