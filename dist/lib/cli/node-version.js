const MIN_MAJOR = 24;
/** Returns the sentence about a Node that is too old for the program; null for one that is not. `version` is as `process.versions.node` has it. */
export function findOldNode(version) {
    if (Number.parseInt(version, 10) >= MIN_MAJOR)
        return null;
    return `Node ${MIN_MAJOR} or later is needed, and this is Node ${version}: install a newer one from https://nodejs.org.`;
}
