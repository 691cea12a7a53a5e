// @ts-check
import { CONFIG_KEYS } from '../src/cli/config/cli-config.ts';
import { UP_SCHEMA } from '../src/provision/manifest-schema.ts';

/** Returns the JSON Schema (draft-07) of touchdown.yaml: its keys are those of the command, `up` is described where it is read. */
export function renderConfigSchema() {
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
