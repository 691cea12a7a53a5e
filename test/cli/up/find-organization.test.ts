import { describe, expect, test } from 'vitest';
import { findOrganization } from '../../../src/cli/config/find-organization.ts';
import { openPlatform } from '../resources/platform.ts';

const UUID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
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
    ['is a UUID as it is named, without a request', TWO, { named: UUID, known: 'o1' }, UUID, 0],
    ["is the state's where several are seen and none is named", TWO, { named: null, known: 'o2' }, 'o2', 1],
    ["is the one that is seen where the state's is not", ONE, { named: null, known: UUID }, 'o1', 2],
  ] as const)('%s', async ([, answer, asked, id, count]) => {
    const { platform, requests } = await openPlatform(answer);
    expect(await findOrganization(platform, asked, {})).toBe(id);
    expect(requests).toHaveLength(count);
  });

  test('has to be named where several are seen and the state knows none of them', async () => {
    const { platform } = await openPlatform(TWO);
    const message = 'choose one with --organization: Acme (o1), Beta (o2)';
    await expect(findOrganization(platform, { named: null, known: null }, {})).rejects.toThrow(message);
    await expect(findOrganization(platform, { named: null, known: 'o3' }, {})).rejects.toThrow(message);
  });
});
