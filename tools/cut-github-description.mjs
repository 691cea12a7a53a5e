// @ts-check
// Writes the part of GitHub's published description that the tests check every request against. The package has 385 MB: it is
// downloaded here, once per new version, and is never a dependency.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runPackage } from './project.mjs';

/** Where the description comes from: a package, a file in it, and the tarball's hash. */
export const source = {
  file: 'generated/api.github.com.json',
  integrity: 'sha512-pV8M7L9GY23AybNvTmo2nyjmpmnt6+2sRE/tqr0ZLQcPS4lnw7u5eZGNmwRNkBC3D7gZXbFx5AHzLUVRBXGDhg==',
  package: '@octokit/openapi',
  version: '23.0.2',
};

/** The operations that are kept: every one that the action or the relay may send. */
export const keptOperations = [
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'GET /repos/{owner}/{repo}/deployments',
  'POST /repos/{owner}/{repo}/deployments',
  'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
  'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
  'POST /repos/{owner}/{repo}/statuses/{sha}',
  'GET /repos/{owner}/{repo}/commits/{ref}/statuses',
  'GET /repos/{owner}/{repo}/commits/{ref}/status',
  'POST /repos/{owner}/{repo}/check-runs',
  'GET /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'GET /repos/{owner}/{repo}/commits/{ref}/check-runs',
  'GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls',
  'GET /repos/{owner}/{repo}/pulls',
  'GET /repos/{owner}/{repo}/commits/{ref}',
  'GET /repos/{owner}/{repo}/compare/{basehead}',
  'GET /user',
  'GET /app',
  'GET /app/hook/config',
  'GET /app/hook/deliveries',
  'GET /app/hook/deliveries/{delivery_id}',
  'POST /app/installations/{installation_id}/access_tokens',
  'GET /repos/{owner}/{repo}/installation',
  'GET /repos/{owner}/{repo}',
  'GET /repos/{owner}/{repo}/actions/runs/{run_id}',
];

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
 * Returns the part of a description that the kept operations need: their parameters, request bodies, 2xx responses (`null`: no
 * body), and every schema that these refer to, without prose. Throws if an operation or a component does not exist.
 * @param {any} description OpenAPI 3.0
 */
export function cutDescription(description) {
  const operations = Object.fromEntries(keptOperations.map((name) => [name, cutOperation(description, name)]));
  const schemas = collectSchemas(description, operations);
  return { components: { schemas }, openapi: description.openapi, operations, source };
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
  return schemas;
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
  const kept = Object.entries(value).filter(([key]) => isPropertyMap || !droppedKeys.has(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, strip(item, key === 'properties' && !isPropertyMap)]));
}

if (import.meta.main) {
  const target = join(root, 'test/support/github/description.json');
  const folder = mkdtempSync(join(tmpdir(), 'github-description-'));
  try {
    writeFileSync(target, JSON.stringify(cutDescription(download(folder))));
  } finally {
    rmSync(folder, { recursive: true });
  }
  runPackage('@biomejs/biome/bin/biome', ['format', '--write', target]);
}

/**
 * Downloads the package, checks its hash, and returns the description in it.
 * @param {string} folder
 */
function download(folder) {
  const wanted = `${source.package}@${source.version}`;
  const options = ['--json', '--silent', '--pack-destination', folder];
  const [{ filename, integrity }] = JSON.parse(execFileSync('npm', ['pack', wanted, ...options], { encoding: 'utf8' }));
  if (integrity !== source.integrity) throw new Error(`${wanted} is ${integrity}, expected ${source.integrity}.`);
  const path = `package/${source.file}`;
  execFileSync('tar', ['-xzf', filename, path], { cwd: folder });
  return JSON.parse(readFileSync(join(folder, path), 'utf8'));
}
