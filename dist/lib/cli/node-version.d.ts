/** Returns the sentence about a Node that is too old for the program; null for one that is not. `version` is as `process.versions.node` has it. */
export declare function findOldNode(version: string): string | null;
