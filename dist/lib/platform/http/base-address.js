import { InputError } from '../../kernel/errors.js';
import { isLoopback } from '../../kernel/loopback.js';
const ACCEPTED = 'the URL of the platform\'s API with its version prefix, for example "https://api.example.com/api/v1"';
/**
 * Reads a base address: http or https, with or without a prefix, a port, slashes at the end; IPv6 in brackets.
 * Throws InputError for anything else, for credentials, a query or a fragment in it, and for plain http to a host other
 * than this machine unless `allowHttp`, since the token would travel in the clear.
 */
export function parseBaseAddress(text, { allowHttp }) {
    const url = /[\s\p{C}]/u.test(text.trim()) ? null : URL.parse(text.trim());
    if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:'))
        throw unusable(text, ACCEPTED);
    if (url.username !== '' || url.password !== '') {
        throw unusable(text, 'a URL without a user name or password; set the token separately');
    }
    if (/[?#]/.test(text))
        throw unusable(url.origin + url.pathname, 'a URL without a query or a fragment');
    if (url.protocol === 'http:' && !allowHttp && !isLoopback(url.hostname)) {
        throw unusable(text, 'an https URL, because http would send the token unencrypted; to allow it, set allow-http');
    }
    return { origin: url.origin, prefix: url.pathname.replace(/\/+$/, '') };
}
/** What stands before an `@` may be a password, so such an address is not shown. */
function unusable(text, accepted) {
    return new InputError([{ name: 'base-url', seen: text.includes('@') ? '' : text.trim(), accepted }]);
}
