import { describe, expect, test } from 'vitest';
import { checkOrganizations, checkProjects } from '../../../src/cli/doctor/check-scopes.ts';
import { answered } from './run.ts';

const ACME = { id: 'o1', name: 'acme' };

function look(json: unknown, wanted: string | null) {
  const { findings, items } = checkOrganizations(answered({ json }), wanted);
  return { said: findings.map(({ verdict, sentence }) => `${verdict}: ${sentence}`), ids: items.map(({ id }) => id) };
}

describe('the check of the organizations', () => {
  test.each([null, 'o1', 'acme'])('finds nothing wrong where %j is meant and listed', (wanted) => {
    expect(look([ACME], wanted)).toEqual({
      said: ['good: Read: the organizations can be listed: acme (o1).'],
      ids: ['o1'],
    });
  });

  test.each<[string, unknown]>([
    ['a list without pages', [ACME]],
    ['the one page', { results: [ACME], pagination: { total_pages: 1, total_count: 1 } }],
  ])('is wrong where %s lacks the one that is meant', (_, json) => {
    expect(look(json, 'other').said[1]).toBe('wrong: The organization other is none that the token sees: acme (o1).');
  });

  test.each([{ total_pages: 2 }, { total_count: 2 }])('only notes it where there is more (%j)', (pagination) => {
    expect(look({ results: [ACME], pagination }, 'other').said[1]).toBe(
      'note: The organization other is not on the first page of those that the token sees: acme (o1).',
    );
  });
});

describe('the check of the projects', () => {
  test('takes an answer without content for an empty list, as the client does', () => {
    const { findings, items } = checkProjects(answered({ status: 204, text: '', json: undefined }));
    expect([findings[0]?.verdict, findings[0]?.sentence, items]).toEqual([
      'good',
      'Read: the projects can be listed: there is none.',
      [],
    ]);
  });
});
