// @ts-check
// Writes schema/touchdown.schema.json, for editors of touchdown.yaml, and schema/output.schema.json, for readers of --json. With
// --check it changes nothing and exits 1 if a file is stale.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UP_SCHEMA } from '../src/provision/manifest-schema.ts';
import { describeSetting, SETTINGS } from '../src/settings/settings.ts';
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

/** Returns the JSON Schema (draft-07) of touchdown.yaml: settings as the table describes them, and `up` as its reader accepts it. */
function renderConfigSchema() {
  const text = { type: 'string', minLength: 1 };
  // In the form that src/kernel/units.ts parses; a number means seconds.
  const duration = {
    anyOf: [
      {
        type: 'string',
        pattern:
          '^\\s*(\\d+(\\.\\d+)?|(?=\\d)(\\d+(\\.\\d+)?h)?(\\d+(\\.\\d+)?m)?(\\d+(\\.\\d+)?s)?(\\d+(\\.\\d+)?ms)?)\\s*$',
      },
      { type: 'number', exclusiveMinimum: 0 },
    ],
  };
  const { 'auth-scheme': scheme, 'allow-http': http, timeout } = SETTINGS;
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'touchdown.yaml',
    description: 'What the command touchdown is configured with. A token never stands here.',
    type: 'object',
    properties: {
      'base-url': { description: describeSetting('base-url'), ...text },
      organization: { description: 'The organization, by id or name.', ...text },
      'app-id': {
        description: 'The default application of deploy, follow, status and logs, or a list of them.',
        anyOf: [text, { type: 'array', items: text, minItems: 1 }],
      },
      'auth-scheme': {
        description: describeSetting('auth-scheme', scheme.default),
        enum: scheme.kind.choices,
      },
      'allow-http': { description: describeSetting('allow-http', http.default), type: 'boolean' },
      'token-file': {
        description: 'A file that contains the token, relative to the folder of this file; never the token itself.',
        ...text,
      },
      timeout: { description: describeSetting('timeout', `${timeout.default}; a number means seconds`), ...duration },
      up: { ...UP_SCHEMA, description: 'The resources that touchdown up creates if they are missing, and deploys.' },
    },
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
