import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOf } from './sibling.ts';

/**
 * Returns the version of the package that the script at `path` lies in: its package.json is
 * the nearest above that names it. `unknown` where there is none.
 */
export function readVersion(path: string): string {
  for (let folder = dirname(fileOf(path) ?? path); ; folder = dirname(folder)) {
    const version = versionIn(join(folder, 'package.json'));
    if (version !== null) return version;
    if (folder === dirname(folder)) return 'unknown';
  }
}

/** The bundle's own folders hold a package.json too, with nothing but the module type. */
function versionIn(path: string): string | null {
  if (!existsSync(path)) return null;
  const manifest: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof manifest !== 'object' || manifest === null) return null;
  if (!('name' in manifest) || manifest.name !== 'touchdown' || !('version' in manifest)) return null;
  return typeof manifest.version === 'string' ? manifest.version : null;
}
