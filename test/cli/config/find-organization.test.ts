import { describe, expect, test } from 'vitest';
import { findOrganization, findOrganizationId, findProjectId } from '../../../src/cli/config/find-organization.ts';
import { openPlatform } from '../resources/platform.ts';

function pageOf(...items: readonly object[]) {
  return { body: { results: items } };
}

describe('an organization', () => {
  test('must be named if the token sees several; the error lists the cleaned candidates', async () => {
    const { platform } = await openPlatform(pageOf({ id: 'o1', name: 'Acme\u001b[31m' }, { id: 'o2' }), pageOf());
    await expect(findOrganizationId(platform, null, {})).rejects.toThrow(
      'organization is missing: the token sees several. Choose one with --organization: Acme (o1), o2.',
    );
  });

  test('must be named if the token sees none', async () => {
    const { platform } = await openPlatform(pageOf());
    await expect(findOrganizationId(platform, null, {})).rejects.toThrow(
      'organization is missing: the token sees none. Give its id with --organization, or use a token with the scope Read.',
    );
  });
});

describe('a project', () => {
  const projects = pageOf({ id: 'p1', name: 'shop' }, { id: 'p2', name: 'twice' }, { id: 'p3', name: 'twice' });

  test('is found by its name in the organization', async () => {
    const { platform, requests } = await openPlatform({ body: { id: 'o1' } }, projects, pageOf());
    expect(await findProjectId(platform, { organization: null, project: 'shop' }, {})).toBe('p1');
    expect(requests[1]?.url).toMatch(/^\/organization\/o1\/project\?/);
  });
});

const NAMED_UUID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const ONE = { status: 200, body: { id: 'o1', name: 'Acme' } };
const TWO = {
  status: 200,
  body: {
    results: [
      { id: 'o1', name: 'Acme' },
      { id: 'o2', name: 'Beta' },
    ],
    pagination: { page: 1, page_size: 100, total_count: 2, total_pages: 1 },
  },
};

describe('the organization of a run', () => {
  test.for([
    ['is the only one that the token sees', ONE, { named: null, known: null }, 'o1', 1],
    ['is the one that is named', TWO, { named: 'Beta', known: null }, 'o2', 1],
    ['is the one that is named, though the state is of another', TWO, { named: 'Beta', known: 'o1' }, 'o2', 1],
    ['is a UUID as it is named, without a request', TWO, { named: NAMED_UUID, known: 'o1' }, NAMED_UUID, 0],
    ["is the state's where several are seen and none is named", TWO, { named: null, known: 'o2' }, 'o2', 1],
    ["is the one that is seen where the state's is not", ONE, { named: null, known: NAMED_UUID }, 'o1', 2],
  ] as const)('%s', async ([, answer, asked, id, count]) => {
    const { platform, requests } = await openPlatform(answer);
    expect(await findOrganization(platform, asked, {})).toBe(id);
    expect(requests).toHaveLength(count);
  });
});
