/** A text, as its pattern has it. */
export interface TextSchema {
  readonly type: 'string';
  readonly description: string;
  readonly pattern?: string;
  readonly examples?: readonly string[];
}

/** A whole number. */
export interface CountSchema {
  readonly type: 'integer';
  readonly description: string;
  readonly minimum: number;
  readonly maximum: number;
}

/** True or false. */
export interface FlagSchema {
  readonly type: 'boolean';
  readonly description: string;
}

/** A list of things of one kind. */
export interface ListSchema {
  readonly type: 'array';
  readonly description: string;
  readonly items: Schema;
}

/** Keys that are known, each with a value of its own kind. */
export interface RecordSchema {
  readonly type: 'object';
  readonly description: string;
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, Schema>>;
  readonly additionalProperties: false;
}

/** Keys that the author chooses, all with values of one kind. */
export interface MapSchema {
  readonly type: 'object';
  readonly description: string;
  readonly propertyNames: { readonly pattern: string };
  readonly additionalProperties: Schema;
}

/** Any JSON value. */
export interface AnySchema {
  readonly type?: undefined;
  readonly description: string;
}

/** The part of JSON Schema (draft 2020-12) in which the manifest is described; both an editor and `findProblems` read it. */
export type Schema = AnySchema | TextSchema | CountSchema | FlagSchema | ListSchema | RecordSchema | MapSchema;
