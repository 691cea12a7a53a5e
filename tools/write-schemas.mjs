// @ts-check
// Writes schema/touchdown.schema.json, for editors of touchdown.yaml, and schema/output.schema.json, for readers of --json. With
// --check it changes nothing and exits 1 if a file is stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CONFIG_KEYS } from '../src/cli/config/cli-config.ts';
import { UP_SCHEMA } from '../src/provision/manifest-schema.ts';
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
    problems.push(`${name} is stale: run "npm run format:docs".`);
  }
}
if (!isCheck) runPackage('@biomejs/biome/bin/biome', ['format', '--write', ...schemas.map(([name]) => name)]);
endWith(problems);

/** Returns the JSON Schema (draft-07) of touchdown.yaml: its keys are those of the command, and `up` has the schema of its reader. */
function renderConfigSchema() {
  const properties = Object.entries(CONFIG_KEYS).map(([name, { meaning, schema }]) => {
    return [name, name === 'up' ? { ...UP_SCHEMA, description: meaning } : { description: meaning, ...schema }];
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'touchdown.yaml',
    description: 'What the command touchdown is configured with. A token never stands here.',
    type: 'object',
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

/** @param {string} path the file's content without its layout, which the formatter decides */
function readSafely(path) {
  try {
    return JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}
