// @ts-check
// Writes schema/touchdown.schema.json, for editors of touchdown.yaml. With --check it changes nothing and exits 1 if the file is stale.
// (schema/output.schema.json, for readers of --json, is written by hand; a test checks lines of every command against it.)
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIG_KEYS } from '../src/cli/config/cli-config.ts';
import { UP_SCHEMA } from '../src/provision/manifest-schema.ts';
import { endWith, root, runPackage } from './project.mjs';

const NAME = 'schema/touchdown.schema.json';
const path = join(root, NAME);
const schema = JSON.stringify(renderConfigSchema());

if (process.argv.includes('--check')) {
  const isStale = JSON.stringify(JSON.parse(readFileSync(path, 'utf8'))) !== schema;
  endWith(isStale ? [`${NAME} is stale: run "npm run format:docs".`] : []);
} else {
  writeFileSync(path, schema);
  runPackage('@biomejs/biome/bin/biome', ['format', '--write', NAME]);
}

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
