import { describe, expect, test } from 'vitest';
import type { CheckResponse } from '../../src/conformance/conformance-session.ts';
import { createdId, objectsIn, organizationId, organizationPath } from '../../src/conformance/known.ts';
import { Omission } from '../../src/conformance/omission.ts';

function responseWith(body: unknown): CheckResponse {
  return { status: 200, headers: {}, text: JSON.stringify(body), request: 'GET /organization' };
}

/** What an organization is looked for in: the one that is `wanted`, in a response with this body. */
function showing(body: unknown, wanted: string | null = null) {
  return { settings: { organization: wanted }, read: async () => responseWith(body) };
}

const TWO = [
  { id: 'o1', name: 'One' },
  { id: 'o2', name: 'Two' },
];

describe('the organization', () => {
  test.each([
    ['one object', { id: 'o1', name: 'One' }, null, 'o1'],
    ['one object with an array in it', { id: 'o1', members: [{ id: 'm1' }] }, null, 'o1'],
    ['an object with a number', { id: 7 }, null, '7'],
    ['the first of a list', { results: TWO }, null, 'o1'],
    ['the one with that id', { results: TWO }, 'o2', 'o2'],
    ['the one of that name', TWO, 'Two', 'o2'],
    ['the one of that name, after what is no object', [null, 'Two', ...TWO], 'Two', 'o2'],
  ])('is %s', async (_, body, wanted, id) => {
    expect(await organizationId(showing(body, wanted))).toBe(id);
  });

  test.each([
    ['an empty list', [], null],
    ['an object without an id', { name: 'One' }, null],
    ['another one', { id: 'o1', name: 'One' }, 'Two'],
    ['one without an id', [{ name: 'Two' }], 'Two'],
    ['no JSON object', 'o1', null],
  ])('is missing in %s', async (_, body, wanted) => {
    await expect(organizationId(showing(body, wanted))).rejects.toThrow(Omission);
  });

  test('is encoded in a path', async () => {
    expect(await organizationPath(showing({ id: 'a/b' }), 'project')).toBe('/organization/a%2Fb/project');
  });
});

test('is read only from the objects of a list', () => {
  expect(objectsIn(responseWith({ results: [{ id: 1 }, null, 'x', [{}], {}] }))).toEqual([{ id: 1 }, {}]);
  expect(objectsIn(responseWith({ id: 1 }))).toEqual([]);
});

describe('a created resource', () => {
  test.each([
    ['a', 'a'],
    [7, '7'],
  ])('has the id %j', (id, text) => {
    expect(createdId(responseWith({ id }), 'a project')).toBe(text);
  });

  test.each([{}, { id: ' ' }, { id: null }, [{ id: 'a' }], null])('is skipped if its response is %j', (body) => {
    expect(() => createdId(responseWith(body), 'a project')).toThrow(
      'it needs a project, and creating one returned no id',
    );
  });
});
