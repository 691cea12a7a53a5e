import { isLoopback } from '../../kernel/loopback.js';
/** OpenSSL's codes for a first answer that is no TLS record, as a server of plain http sends it. */
const NO_TLS = /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/;
/** Returns what to do where a failure's code says that an https address leads to a port of plain http; null for any other failure. */
export function advisePlainHttp(code, address) {
    const url = URL.parse(address);
    if (!NO_TLS.test(code) || url?.protocol !== 'https:')
        return null;
    const plain = address.replace(/^https:/i, 'http:');
    const use = isLoopback(url.hostname) ? `Use ${plain}.` : `Use the port for https, or ${plain} with allow-http.`;
    return `The port seems to speak plain http, not https. ${use}`;
}
