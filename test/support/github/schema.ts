import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { description, type Schema } from './description.ts';

/** Which fields a schema lets pass: those it knows (`closed`), or any beside them and without its required ones (`open`). */
export type Strictness = 'closed' | 'open';

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema({ $id: 'github', components: convert(description.components, 'open') });

const validators = new WeakMap<Schema, ValidateFunction>();

/** Finds what a schema of the description holds against a value: a sentence each, which begins with `where`. */
export function findSchemaProblems(
  schema: Schema,
  value: unknown,
  where: string,
  strictness: Strictness,
): readonly string[] {
  const validate = validators.get(schema) ?? compile(schema, strictness);
  validators.set(schema, validate);
  return validate(value) ? [] : (validate.errors ?? []).map((error) => describeError(error, where));
}

function compile(schema: Schema, strictness: Strictness): ValidateFunction {
  const whole = strictness === 'closed' ? inline(schema) : schema;
  const text = JSON.stringify(convert(whole, strictness)).replaceAll('"#/components/', '"github#/components/');
  return ajv.compile(JSON.parse(text));
}

/** Components are kept open, for answers: what a closed schema refers to is put in its place. */
function inline(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inline);
  if (!isSchema(value)) return value;
  const { $ref } = value;
  if (typeof $ref === 'string') return inline(description.components.schemas[$ref.split('/').at(-1) ?? '']);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inline(item)]));
}

function describeError({ instancePath, message, params }: ErrorObject, where: string): string {
  const field = 'additionalProperty' in params ? ` (${params['additionalProperty']})` : '';
  return `${where}${instancePath} ${message}${field}`;
}

/**
 * Turns OpenAPI 3.0 into JSON Schema: `nullable` into a type, an entry of the enumeration or an alternative. An open schema requires no
 * field, since the stand-in sends only what is read, so that several alternatives can fit.
 */
function convert(value: unknown, strictness: Strictness): unknown {
  if (Array.isArray(value)) return value.map((item) => convert(item, strictness));
  if (!isSchema(value)) return value;
  const { nullable, ...rest } = value;
  const { required: _, oneOf, ...loose } = rest;
  const kept = strictness === 'closed' ? rest : { ...loose, ...(oneOf === undefined ? {} : { anyOf: oneOf }) };
  const converted = Object.fromEntries(Object.entries(kept).map(([key, item]) => [key, convert(item, strictness)]));
  if (strictness === 'closed' && 'properties' in converted) converted['additionalProperties'] ??= false;
  return nullable === true ? allowNull(converted) : converted;
}

function allowNull(schema: Schema): Schema {
  const { type, enum: values } = schema;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  return { ...schema, type: [type, 'null'], ...(Array.isArray(values) && { enum: [...values, null] }) };
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
