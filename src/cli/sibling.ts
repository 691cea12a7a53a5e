import { realpathSync, statSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Returns the file that a script's path leads to as Node takes it, whatever link, folder or missing extension it was named by
 * (Node's documentation of modules, "File modules" and "Folders as modules"); null where there is none.
 */
export function fileOf(script: string): string | null {
  const candidates = script === '' ? [] : [script, `${script}.js`, join(script, 'index.js')];
  const found = candidates.find((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true);
  return found === undefined ? null : realpathSync(found);
}

/**
 * Returns where another of the package's programs is, as seen from the one at `script`: beside it among the
 * sources (`relay.ts`), in a folder of its own among the bundles (`relay/index.js`).
 */
export function siblingOf(script: string, name: string): URL {
  const path = fileOf(script) ?? script;
  const isBundle = basename(path) === 'index.js';
  return pathToFileURL(
    isBundle ? join(dirname(path), '..', name, 'index.js') : join(dirname(path), `${name}${extname(path)}`),
  );
}

/** Tells whether the script at a path is the program of that name; a path where nothing is, is none. */
export function isProgram(script: string, name: string): boolean {
  const path = fileOf(script);
  return path !== null && pathToFileURL(path).href === siblingOf(path, name).href;
}
