// @ts-check
// Writes schema/touchdown.schema.json, for editors of touchdown.yaml, and schema/output.schema.json, for readers of --json. With
// --check it changes nothing and exits 1 if a file is stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { CONFIG_ENTRIES } from '../src/cli/config/decode-config.ts';
import { UP } from '../src/provision/manifest-schema.ts';
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

/** @param {string} path the file's content without its layout, which the formatter decides */
function readSafely(path) {
  try {
    return JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}
