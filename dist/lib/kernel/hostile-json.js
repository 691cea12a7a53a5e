const UTF_8 = new TextDecoder('utf-8', { fatal: true });
/** Parses a JSON text, or bytes of UTF-8 with or without a byte order mark; returns undefined if that fails. Never throws. */
export function parseJson(source) {
    try {
        return JSON.parse(typeof source === 'string' ? source : UTF_8.decode(source));
    }
    catch {
        return undefined;
    }
}
/** Returns a field of untrusted JSON: the value's own property, or undefined. Never throws. */
export function fieldOf(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? Reflect.get(value, name)
        : undefined;
}
/** Returns the field at the end of a path, or undefined where the path ends early. Never throws. */
export function fieldAt(value, ...path) {
    return path.reduce(fieldOf, value);
}
/** Returns true for a string, and for null. */
export function isTextOrNull(value) {
    return value === null || typeof value === 'string';
}
