/** The first and the last elements of a list, each part as the JSON of an array. */
export interface CutList {
    readonly head: string;
    readonly tail: string;
}
/**
 * Returns both ends of a list that is too large to be parsed; null where `text` is not too large or has no such list. The list is the
 * whole text, or stands in an object under one of `keys`. What is cut out is not checked to be JSON. Time linear in the text, twice.
 */
export declare function cutList(text: string, keys: readonly string[]): CutList | null;
