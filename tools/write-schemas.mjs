// @ts-check
// Writes schema/touchdown.schema.json, for editors of touchdown.yaml. With --check it changes nothing and exits 1 if the file is stale.
// (schema/output.schema.json, for readers of --json, is written by hand; a test checks lines of every command against it.)
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { CONFIG_ENTRIES } from '../src/cli/config/decode-config.ts';
import { UP } from '../src/provision/manifest-schema.ts';
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

/** Returns the JSON Schema (draft-07) of touchdown.yaml, from the schemas of its readers. */
function renderConfigSchema() {
  const { $defs, ...schema } = toJsonSchema(v.strictObject({ ...CONFIG_ENTRIES, up: v.exactOptional(UP) }), {
    typeMode: 'input',
    ignoreActions: ['trim'],
    // An object of ours is lazy and becomes a reference. Editors ignore the description beside one.
    overrideSchema: ({ jsonSchema: { $ref }, definitions }) => definitions[$ref?.replace('#/$defs/', '') ?? ''],
  });
  return {
    title: 'touchdown.yaml',
    description: 'What the command touchdown is configured with. A token never stands here.',
    ...schema,
  };
}
