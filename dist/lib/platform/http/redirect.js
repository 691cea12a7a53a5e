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
        return { kind: 'refuse', why: 'only a read is sent on to another address' };
    const location = headers['location'];
    const target = location === undefined ? null : URL.parse(location, origin + path);
    if (target === null)
        return { kind: 'refuse', why: 'it does not say where to' };
    if (target.origin !== origin)
        return { kind: 'refuse', why: `the token is not sent to another origin, ${target.origin}` };
    if (followed >= MAX_FOLLOWED)
        return { kind: 'refuse', why: `${MAX_FOLLOWED} were followed before it` };
    return { kind: 'follow', path: target.pathname + target.search };
}
