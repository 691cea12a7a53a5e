import { readFileSync } from 'node:fs';

/** Reads a text file as UTF-8; throws where it cannot. */
export function readText(path: string): string {
  return readFileSync(path, 'utf8');
}
