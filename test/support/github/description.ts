import { readFileSync } from 'node:fs';

/** A schema of OpenAPI 3.0. */
export type Schema = Readonly<Record<string, unknown>>;

/** A parameter of an operation. */
export interface Parameter {
  readonly in: 'path' | 'query';
  readonly name: string;
  readonly schema: Schema;
  /** True if a value in the path may contain slashes. */
  readonly 'x-multi-segment'?: boolean;
}

/** One operation: its parameters, its request body, its 2xx answers (`null`: no body). */
export interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly schema: Schema };
  readonly responses: Readonly<Record<string, Schema | null>>;
}

/** The committed part of GitHub's description, as `tools/cut-github-description.mjs` writes it. */
export interface Description {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  /** By method and path template: `GET /user`. */
  readonly operations: Readonly<Record<string, Operation>>;
  readonly source: Readonly<Record<string, string>>;
}

/** The operation that a request is for, with the values of its path, percent-decoded. */
export interface Match {
  /** Method and path template. */
  readonly name: string;
  readonly operation: Operation;
  readonly path: Readonly<Record<string, string>>;
}

/** The committed description. */
export const description: Description = JSON.parse(
  readFileSync(new URL('description.json', import.meta.url), 'utf8'),
) as Description;

/** The longest first: a value in the path may contain slashes, so that a shorter template would take its part of a longer one. */
const longestFirst = Object.entries(description.operations).sort(([one], [other]) => other.length - one.length);
const templates = longestFirst.map(([name, operation]) => {
  const isMulti = (parameter: string) =>
    operation.parameters.some(({ name, 'x-multi-segment': multi = false }) => name === parameter && multi);
  const source = name.replaceAll(
    /\{(\w+)\}/g,
    (_, parameter) => `(?<${parameter}>${isMulti(parameter) ? '.+' : '[^/]+'})`,
  );
  return { name, operation, pattern: new RegExp(`^${source}$`) };
});

/** Finds the operation of a request by its method and address (no query), `undefined` where the description has none. */
export function findOperation(method: string, address: string): Match | undefined {
  for (const { name, operation, pattern } of templates) {
    const groups = pattern.exec(`${method} ${address}`);
    if (groups === null) continue;
    const path = decodeParts(groups.groups ?? {});
    if (path !== undefined) return { name, operation, path };
  }
  return undefined;
}

function decodeParts(parts: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  try {
    return Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, decodeURIComponent(text)]));
  } catch {
    return undefined;
  }
}
