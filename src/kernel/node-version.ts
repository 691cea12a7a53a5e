/** Major and minor version. */
type Version = readonly [major: number, minor: number];

const MIN_OF_PACKAGE: Version = [24, 0];
/** That of undici, which sends our requests (`engines` in its package.json). */
const MIN_OF_ACTION: Version = [22, 19];

/** Returns a sentence if a version of Node (`process.versions.node`) is too old to run the package, else null. */
export function describeOldNode(version: string): string | null {
  if (!isOlder(version, MIN_OF_PACKAGE)) return null;
  return `Node ${MIN_OF_PACKAGE[0]} or later is required, but this is Node ${version}. Install a newer one from https://nodejs.org.`;
}

/** Returns sentences if a runner started the action on a Node that is too old, else null. */
export function describeOldRunner(version: string): string | null {
  if (!isOlder(version, MIN_OF_ACTION)) return null;
  const needed = `This action needs Node ${MIN_OF_ACTION.join('.')} or later, but the runner started it with Node ${version}.`;
  return `${needed} Update the runner, or use a job image with Node 24. Nothing was deployed.`;
}

function isOlder(version: string, [minMajor, minMinor]: Version): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < minMajor || (major === minMajor && minor < minMinor);
}
