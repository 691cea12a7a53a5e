const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Returns whether an id is a UUID (RFC 9562, section 4). */
export function isUuid(id) {
    return UUID.test(id);
}
/** Returns whether two ids are the same. Only a UUID is compared without regard to case (RFC 9562, section 4): `a1` and `A1` are two ids. */
export function isSameId(one, other) {
    return one === other || (isUuid(one) && one.toLowerCase() === other.toLowerCase());
}
