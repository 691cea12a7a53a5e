import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './programs.ts';

/** The instructions of the Dockerfile's two stages, with their arguments. */
export const [BUILD = [], IMAGE = []] = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
  .split(/^(?=FROM )/m)
  .slice(1)
  .map((stage) => [...stage.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, name = '', rest = '']) => ({ name, rest })));

/** Returns the arguments of every instruction of that name in the image's own stage. */
export function instructions(name: string): readonly string[] {
  return IMAGE.filter((instruction) => instruction.name === name).map(({ rest }) => rest);
}

/** Returns the variables of all ENV instructions. */
export function readImageVariables(): Record<string, string> {
  const pairs = instructions('ENV').flatMap((line) => line.split(' '));
  return Object.fromEntries(pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
}
