/** Returns whether an id is a UUID (RFC 9562, section 4). */
export declare function isUuid(id: string): boolean;
/** Returns whether two ids are the same. Only a UUID is compared without regard to case (RFC 9562, section 4): `a1` and `A1` are two ids. */
export declare function isSameId(one: string, other: string): boolean;
