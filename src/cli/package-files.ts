import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fieldOf } from '../kernel/hostile-json.ts';

/** The package's name on npm. `touchdown` there belongs to another project. */
export const PACKAGE_NAME = '@touchdown-ci/touchdown';

/** Returns the file that Node runs for a script's path, through links, folders and missing extensions; null if it does not exist. */
function fileOf(script: string): string | null {
  const candidates = script === '' ? [] : [script, `${script}.js`, join(script, 'index.js')];
  const found = candidates.find((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true);
  return found === undefined ? null : realpathSync(found);
}

/** Returns the version in the nearest package.json above the script at `path` that names this package; else `unknown`. */
export function readVersion(path: string): string {
  for (let folder = dirname(fileOf(path) ?? path); ; folder = dirname(folder)) {
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
