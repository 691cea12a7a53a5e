const MIN_MAJOR = 24;

/** Returns a sentence if a version of Node (`process.versions.node`) is too old to run this, else null. */
export function describeOldNode(version: string): string | null {
  if (Number.parseInt(version, 10) >= MIN_MAJOR) return null;
  return `Node ${MIN_MAJOR} or later is required, but this is Node ${version}. Install a newer one from https://nodejs.org.`;
}
