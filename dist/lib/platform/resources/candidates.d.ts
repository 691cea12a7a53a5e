/** What an item is known by. */
export interface Known {
    readonly name: string | null;
    readonly id: string | null;
}
/** So many are told at the most. */
export declare const MAX_CANDIDATES = 20;
/**
 * Returns twenty of them on one line, as `name (id), …`, and how many more there are; what is shown of each is cut. Where they are not
 * `isWhole`, it is only said that there are more. Never throws.
 */
export declare function renderCandidates(candidates: readonly Known[], isWhole?: boolean): string;
