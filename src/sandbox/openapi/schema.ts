/** One schema of OpenAPI 3.0, as JSON. */
export type Schema = { readonly [key: string]: unknown };

/** A JSON string. */
export const TEXT: Schema = { type: 'string' };

/** A JSON string that is not empty. */
export const FILLED: Schema = { type: 'string', minLength: 1 };

/** An instant as the platform writes it: ISO 8601. */
export const INSTANT: Schema = { type: 'string', format: 'date-time' };

/** A whole number. */
export const WHOLE: Schema = { type: 'integer' };

/** True or false. */
export const FLAG: Schema = { type: 'boolean' };

/** Returns the schema with a description. */
export function said(description: string, schema: Schema): Schema {
  return { ...schema, description };
}

/** Returns the schema that allows null beside what `schema` allows; never give it a reference, beside which nothing counts. */
export function orNull(schema: Schema): Schema {
  return { ...schema, nullable: true };
}

/** Returns an array of what `items` allows. */
export function listOf(items: Schema): Schema {
  return { type: 'array', items };
}

/** Returns an object; a property whose name ends in `?` may be absent. */
export function objectOf(properties: Readonly<Record<string, Schema>>): Schema {
  const entries = Object.entries(properties).map(([name, schema]) => [name.replace(/\?$/, ''), schema]);
  const required = Object.keys(properties).filter((name) => !name.endsWith('?'));
  return { type: 'object', ...(required.length === 0 ? {} : { required }), properties: Object.fromEntries(entries) };
}

/** Returns a reference to the schema of that name. */
export function refTo(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` };
}
