import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fieldOf } from '../kernel/hostile-json.ts';

/** The package's name on npm. `touchdown` there belongs to another project. */
export const PACKAGE_NAME = '@touchdown-ci/touchdown';

/** Returns the version in the nearest package.json at or above the script at `path`, which may be a link, that names this package; else `unknown`. */
export function readVersion(path: string): string {
  for (let folder = existsSync(path) ? realpathSync(path) : path; ; folder = dirname(folder)) {
    const version = versionIn(join(folder, 'package.json'));
    if (version !== null) return version;
    if (folder === dirname(folder)) return 'unknown';
  }
}

/** The bundle's own folders contain a package.json too, with only the module type. */
function versionIn(path: string): string | null {
  if (!existsSync(path)) return null;
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const version = fieldOf(manifest, 'name') === PACKAGE_NAME ? fieldOf(manifest, 'version') : null;
  return typeof version === 'string' ? version : null;
}
