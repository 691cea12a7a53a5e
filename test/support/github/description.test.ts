import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cutDescription, keptOperations, source } from '../../../tools/cut-github-description.mjs';
import { description } from './description.ts';

const text = readFileSync(new URL('description.json', import.meta.url), 'utf8');
const issue = {
  description: 'Prose',
  properties: {
    title: { description: 'Prose', example: 'A', type: 'string' },
    description: { $ref: '#/components/schemas/text' },
  },
};

/** A description that has every kept operation, and one more. */
function describeAll() {
  const paths: Record<string, Record<string, unknown>> = { '/more': { get: { responses: {} } } };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/issue' }, examples: {} } };
  for (const [method = '', path = ''] of keptOperations.map((name) => name.split(' '))) {
    paths[path] = { ...paths[path], [method.toLowerCase()]: { responses: { 204: { description: 'Done' } } } };
  }
  paths['/user'] = {
    get: {
      operationId: 'users/get',
      parameters: [{ $ref: '#/components/parameters/page' }],
      requestBody: { content, required: true },
      responses: { 200: { content, headers: {} }, 404: { $ref: '#/components/responses/nothing' } },
    },
  };
  const schemas = { unused: {}, text: { type: 'string' }, issue };
  const parameters = { page: { name: 'page', in: 'query', description: 'Prose', schema: { type: 'integer' } } };
  return { openapi: '3.0.3', paths, components: { schemas, parameters } };
}

describe('the committed part of the description', () => {
  test('has the listed operations and its source', () => {
    expect(Object.keys(description.operations)).toEqual(keptOperations.toSorted());
    expect(description.source).toEqual(source);
  });

  test('has every schema that it refers to, and no other', () => {
    const names = [...text.matchAll(/"#\/components\/schemas\/([\w-]+)"/g)].map(([, name]) => name);

    expect(Object.keys(description.components.schemas)).toEqual([...new Set(names)].sort());
    expect(text.match(/"\$ref"/g)).toHaveLength([...text.matchAll(/"\$ref": "#\/components\/schemas\//g)].length);
  });

  test('has only parameters that the check can verify: no lists, and required ones only in the path', () => {
    const parameters = Object.values(description.operations).flatMap((operation) => operation.parameters);
    const passedOver = parameters.filter(
      ({ in: place, schema, ...rest }) =>
        !['boolean', 'integer', 'string'].includes(String(schema['type'])) ||
        (place === 'query' && Object(rest).required === true),
    );

    expect(passedOver).toEqual([]);
  });

  test('is small enough to be read', () => {
    expect(text.length).toBeLessThan(200_000);
  });
});

describe('the cutter', () => {
  test('keeps parameters, bodies, 2xx responses and what they refer to, without prose and examples', () => {
    const { components, openapi, operations } = cutDescription(describeAll());
    const schema = { $ref: '#/components/schemas/issue' };

    expect(openapi).toBe('3.0.3');
    expect(operations['GET /user']).toEqual({
      parameters: [{ in: 'query', name: 'page', schema: { type: 'integer' } }],
      requestBody: { required: true, schema },
      responses: { 200: schema },
    });
    expect(operations['DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}'].responses).toEqual({ 204: null });
    expect(components.schemas).toEqual({
      issue: { properties: { description: { $ref: '#/components/schemas/text' }, title: { type: 'string' } } },
      text: { type: 'string' },
    });
  });

  test('refuses a description that lacks an operation or a component', () => {
    const { paths, components, openapi } = describeAll();
    const { '/user': _, ...otherPaths } = paths;

    expect(() => cutDescription({ paths: otherPaths, components, openapi })).toThrow(
      'The description has no GET /user.',
    );
    expect(() => cutDescription({ paths, components: { ...components, schemas: {} }, openapi })).toThrow(
      'The description has no #/components/schemas/issue.',
    );
  });
});
