/** Tells whether an id is a UUID (RFC 9562, section 4), which nothing else has. */
export declare function isUuid(id: string): boolean;
/** Tells whether two ids are one: as they are written, but for the case of a UUID's letters (RFC 9562, section 4). */
export declare function isSameId(one: string, other: string): boolean;
