/** Returns a field of hostile JSON: the value's own, or undefined where there is none. Never throws. */
export function fieldOf(value, name) {
    return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? Reflect.get(value, name)
        : undefined;
}
/** Returns the field at the end of a path, or undefined where the path ends early. Never throws. */
export function fieldAt(value, ...path) {
    return path.reduce(fieldOf, value);
}
