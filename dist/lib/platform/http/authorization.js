import { InputError } from '../../kernel/errors.js';
import { parseJson } from '../../kernel/hostile-json.js';
import { registerSecret } from '../../kernel/redaction.js';
/**
 * Returns the `Authorization` header for a token, which is a registered secret from here on.
 * Throws InputError if the token cannot stand in a header: empty, or not one line of visible characters.
 */
export function renderAuthorization(token, scheme) {
    const trimmed = token.trim();
    registerSecret(trimmed);
    if (!/^[\x21-\x7e]+$/.test(trimmed)) {
        throw new InputError([
            { name: 'token', seen: '', problem: 'is empty or has spaces or special characters. Use an API token or a JWT.' },
        ]);
    }
    const isBearer = scheme === 'bearer' || (scheme === 'auto' && isJwt(trimmed));
    return `${isBearer ? 'Bearer' : 'Token'} ${trimmed}`;
}
/** Three parts do not make a JWT, since an opaque token may have dots too: its header must be one (RFC 7519, section 7.2). */
function isJwt(token) {
    const parts = token.split('.');
    if (parts.length !== 3 || !parts.every((part) => /^[\w-]*$/.test(part)))
        return false;
    const header = parseJson(Buffer.from(parts[0] ?? '', 'base64url').toString());
    return typeof header === 'object' && header !== null && 'alg' in header;
}
