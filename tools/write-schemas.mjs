// @ts-check
// Writes schema/touchdown.schema.json, for editors of touchdown.yaml, and schema/output.schema.json, for readers of --json. With
// --check it changes nothing and exits 1 where a file is not what it would write.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderConfigSchema } from './config-schema.mjs';
import { renderOutputSchema } from './output-schema.mjs';
import { endWith, root, runPackage } from './project.mjs';

/** @type {readonly (readonly [string, object])[]} */
const schemas = [
  ['schema/touchdown.schema.json', renderConfigSchema()],
  ['schema/output.schema.json', renderOutputSchema()],
];
const isCheck = process.argv.includes('--check');
const problems = [];
for (const [name, schema] of schemas) {
  const path = join(root, name);
  if (!isCheck) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(schema));
  } else if (readSafely(path) !== JSON.stringify(schema)) {
    problems.push(`${name} is not what tools/write-schemas.mjs writes: run it.`);
  }
}
if (!isCheck) runPackage('@biomejs/biome/bin/biome', ['format', '--write', ...schemas.map(([name]) => name)]);
endWith(problems);

/** @param {string} path the file's content without its layout, which the formatter decides */
function readSafely(path) {
  try {
    return JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}
