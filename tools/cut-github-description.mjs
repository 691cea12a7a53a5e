// @ts-check
// Writes the part of GitHub's published description that the tests check every request against, of the newest version or the one given. It
// keeps the operations that the file has: add one with `{}` as its value. The package has 385 MB, so it is no dependency.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runPackage } from './project.mjs';

const PACKAGE = '@octokit/openapi';
const FILE = 'generated/api.github.com.json';
const target = join(root, 'test/support/github/description.json');

const droppedKeys = new Set([
  'deprecated',
  'description',
  'example',
  'examples',
  'externalDocs',
  'operationId',
  'summary',
  'tags',
  'title',
  'x-github',
  'x-octokit',
]);

/**
 * Returns the part of a description that operations need: their parameters, request bodies, 2xx responses (`null`: no body), and every
 * schema that these refer to, without prose. Throws if an operation or a component does not exist.
 * @param {any} description OpenAPI 3.0
 * @param {readonly string[]} names of the operations: `GET /user`
 */
function cutDescription(description, names) {
  const operations = Object.fromEntries(names.toSorted().map((name) => [name, cutOperation(description, name)]));
  const schemas = collectSchemas(description, operations);
  return { components: { schemas }, openapi: description.openapi, operations };
}

/** @param {any} description @param {string} name */
function cutOperation(description, name) {
  const [method = '', path = ''] = name.split(' ');
  const operation = description.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`The description has no ${name}.`);
  const { parameters = [], requestBody, responses } = operation;
  const kept = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return {
    parameters: parameters.map((/** @type {any} */ parameter) => strip(resolve(description, parameter))),
    ...(requestBody && { requestBody: { required: requestBody.required === true, schema: schemaOf(requestBody) } }),
    responses: Object.fromEntries(kept.map(([status, response]) => [status, schemaOf(resolve(description, response))])),
  };
}

/** @param {any} holder a request body or a response */
function schemaOf(holder) {
  const schema = holder.content?.['application/json']?.schema;
  return schema === undefined ? null : strip(schema);
}

/** @param {any} description @param {any} operations */
function collectSchemas(description, operations) {
  /** @type {Record<string, unknown>} */
  const schemas = {};
  const pending = findRefs(operations);
  for (let ref = pending.pop(); ref !== undefined; ref = pending.pop()) {
    const name = ref.slice('#/components/schemas/'.length);
    if (name in schemas) continue;
    schemas[name] = strip(resolve(description, { $ref: ref }));
    pending.push(...findRefs(schemas[name]));
  }
  return strip(schemas, true);
}

/** @param {any} description @param {any} value */
function resolve(description, value) {
  if (value.$ref === undefined) return value;
  const [, , kind, name] = value.$ref.split('/');
  const component = description.components[kind]?.[name];
  if (component === undefined) throw new Error(`The description has no ${value.$ref}.`);
  return component;
}

/** @param {any} value @returns {string[]} */
function findRefs(value) {
  if (typeof value !== 'object' || value === null) return [];
  return typeof value.$ref === 'string' ? [value.$ref] : Object.values(value).flatMap(findRefs);
}

/** @param {any} value @param {boolean} [isPropertyMap] whether the keys are names of fields @returns {any} */
function strip(value, isPropertyMap = false) {
  if (Array.isArray(value)) return value.map((item) => strip(item));
  if (typeof value !== 'object' || value === null) return value;
  const keys = Object.keys(value).filter((key) => isPropertyMap || !droppedKeys.has(key));
  // Sorted, so that git shows only what changed.
  return Object.fromEntries(keys.sort().map((key) => [key, strip(value[key], key === 'properties' && !isPropertyMap)]));
}

const { operations } = JSON.parse(readFileSync(target, 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'github-description-'));
try {
  const options = ['--json', '--silent', '--pack-destination', folder];
  const wanted = `${PACKAGE}@${process.argv[2] ?? 'latest'}`;
  const packed = execFileSync('npm', ['pack', wanted, ...options], { encoding: 'utf8' });
  const [{ filename, integrity, version }] = JSON.parse(packed);
  execFileSync('tar', ['-xzf', filename, `package/${FILE}`], { cwd: folder });
  const description = JSON.parse(readFileSync(join(folder, 'package', FILE), 'utf8'));
  const source = { file: FILE, integrity, package: PACKAGE, version };
  writeFileSync(target, JSON.stringify({ ...cutDescription(description, Object.keys(operations)), source }));
} finally {
  rmSync(folder, { recursive: true });
}
runPackage('@biomejs/biome/bin/biome', ['format', '--write', target]);
