import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';

const path = join(import.meta.dirname, '../../../schema/touchdown.schema.json');
const { up } = JSON.parse(readFileSync(path, 'utf8')).properties;

/** The part `up` of the JSON schema of touchdown.yaml, as editors get it. */
export const PUBLISHED_UP: { readonly schema: object; readonly accepts: (value: unknown) => boolean } = {
  schema: up,
  accepts: new Ajv({ strict: true }).compile(up),
};
