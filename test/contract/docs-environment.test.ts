import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const joined = (pattern: string): string => globSync(pattern, { cwd: ROOT }).map(read).join('\n');
const pages = [read('README.md'), joined('docs/{*,relay/*}.md')].join('\n');
const sources = joined('src/**/*.ts');

/** The names that only this program has: what begins with GITHUB_ or CI_ is others' to describe. */
const OURS = /(?<!\w)(?:TOUCHDOWN|RELAY|PLATFORM)_[A-Z][A-Z_]*[A-Z]\b/g;

function namesIn(text: string): readonly string[] {
  return [...new Set(text.match(OURS))].sort();
}

/** Constants of the code have such names too: a variable stands in quotes, after `env`, or is the key of a text. */
const readNames = namesIn(sources).filter((name) =>
  new RegExp(`'${name}'|env\\.${name}\\b|^\\s+${name}: ["'\`]`, 'm').test(sources),
);

const { outputs }: { outputs: Record<string, unknown> } = parse(read('action.yml'));
/** What `--dotenv` writes: made of the outputs' names, so that they stand nowhere in the sources. */
const written = Object.keys(outputs).map((name) => `TOUCHDOWN_${name.toUpperCase().replaceAll('-', '_')}`);

test('every environment variable of ours that the pages name is read or written', () => {
  const known = new Set([...readNames, ...written]);
  expect(namesIn(pages).length).toBeGreaterThan(20);
  expect(namesIn(pages).filter((name) => !known.has(name))).toEqual([]);
});

test('every environment variable of ours that is read is on a page', () => {
  const named = new Set(namesIn(pages));
  expect(readNames.length).toBeGreaterThan(20);
  expect(readNames.filter((name) => !named.has(name))).toEqual([]);
});
