const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Tells whether an id is a UUID (RFC 9562, section 4), which nothing else has. */
export function isUuid(id) {
    return UUID.test(id);
}
/** Tells whether two ids are one: as they are written, but for the case of a UUID's letters (RFC 9562, section 4). */
export function isSameId(one, other) {
    return one === other || (isUuid(one) && one.toLowerCase() === other.toLowerCase());
}
