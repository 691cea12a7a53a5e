import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Answers where another of the package's programs is, as seen from the one at `script` or at the end of that link: beside it among the
 * sources (`relay.ts`), in a folder of its own among the bundles (`relay/index.js`).
 */
export function siblingOf(script: string, name: string): URL {
  const path = realpathSync(script);
  const isBundle = basename(path) === 'index.js';
  return pathToFileURL(
    isBundle ? join(dirname(path), '..', name, 'index.js') : join(dirname(path), `${name}${extname(path)}`),
  );
}

/** Tells whether the script at a path, or at the end of that link, is the program of that name; a path where nothing is, is none. */
export function isProgram(script: string, name: string): boolean {
  return existsSync(script) && pathToFileURL(realpathSync(script)).href === siblingOf(script, name).href;
}
