import { describe, expect, test } from 'vitest';
import { checkOrganizations, checkProjects, chooseOrganization } from '../../../src/cli/doctor/examine-scopes.ts';
import type { ProbeResult } from '../../../src/cli/doctor/probe.ts';
import { answered } from './run.ts';

const ACME = { id: 'o1', name: 'acme' };

function look(json: unknown, wanted: string | null) {
  const { findings, items } = checkOrganizations(answered({ json }), wanted);
  return { said: findings.map(({ verdict, sentence }) => `${verdict}: ${sentence}`), ids: items.map(({ id }) => id) };
}

describe('the check of the organizations', () => {
  test.each([null, 'o1', 'acme'])('finds no problem if the organization %j is listed', (wanted) => {
    expect(look([ACME], wanted)).toEqual({
      said: ['good: The token can list the organizations: acme (o1).'],
      ids: ['o1'],
    });
  });

  test.each<[string, unknown]>([
    ['a list without pages', [ACME]],
    ['the one page', { results: [ACME], pagination: { total_pages: 1, total_count: 1 } }],
  ])('is wrong if %s lacks the given one', (_, json) => {
    expect(look(json, 'other').said[1]).toBe(
      'wrong: The token cannot see the organization other. It can see: acme (o1).',
    );
  });

  test.each([{ total_pages: 2 }, { total_count: 2 }])('is a note if the list has further pages (%j)', (pagination) => {
    expect(look({ results: [ACME], pagination }, 'other').said[1]).toBe(
      'note: The organization other is not on the first page of the list: acme (o1).',
    );
  });
});

describe('the check of the projects', () => {
  test('treats a response without content as an empty list, like the client', () => {
    const { findings, items } = checkProjects(answered({ status: 204, text: '', json: undefined }));
    expect([findings[0]?.verdict, findings[0]?.sentence, items]).toEqual([
      'good',
      'The token can list the projects: none.',
      [],
    ]);
  });

  test.each([
    [0, 'none'],
    [5, 'n0 (p0), n1 (p1), n2 (p2), n3 (p3), n4 (p4)'],
    [6, 'n0 (p0), n1 (p1), n2 (p2), n3 (p3), n4 (p4) and more'],
  ])('lists at most five of %d', (count, names) => {
    const json = Array.from({ length: count }, (_, at) => ({ id: `p${at}`, name: `n${at}` }));
    const { findings, items } = checkProjects(answered({ json }));
    expect(findings.map(({ sentence }) => sentence)).toEqual([`The token can list the projects: ${names}.`]);
    expect(items).toHaveLength(count);
  });

  test('lists a project without a name by its id', () => {
    expect(checkProjects(answered({ json: [{ id: 'p1' }] })).findings[0]?.sentence).toContain('projects: p1.');
  });

  test.each([[[{ name: 'no id' }]], [{}], ['text']])('reports what could not be read, and where: %j', (json) => {
    const { findings, items, isWhole } = checkProjects(answered({ json }));
    expect([findings.length, items, isWhole]).toEqual([1, [], false]);
    expect(findings[0]?.verdict).toBe('wrong');
    expect(findings[0]?.sentence).toMatch(/^Could not read the list of projects\. .*\$.*\.$/);
  });
});

describe('a read that was refused', () => {
  const CONSOLE = 'See the platform\'s console: "Organization Settings, then API Tokens".';

  test.each<[ProbeResult, string, string, string]>([
    [
      answered({ status: 403, json: { message: 'No.' } }),
      'wrong',
      'The token may not list the projects (403): "No".',
      `Add the scope Read to it. ${CONSOLE}`,
    ],
    [
      answered({ status: 401 }),
      'wrong',
      'Could not list the projects: the token was rejected (401).',
      'It may have just been revoked.',
    ],
    [
      answered({ status: 429 }),
      'note',
      'Could not check whether the token may list the projects: the rate limit is used up.',
      'Try again later.',
    ],
    [
      answered({ status: 500, json: { message: 'Down.' } }),
      'wrong',
      'Could not list the projects (500): "Down".',
      'Try again.',
    ],
    [{ kind: 'elsewhere', status: 302, location: '/' }, 'wrong', 'Could not list the projects (302).', 'Try again.'],
    [
      { kind: 'unreached', failure: { kind: 'reset' } },
      'wrong',
      'Could not list the projects (no response).',
      'Try again.',
    ],
  ])('is reported with a fix: %j', (reply, verdict, sentence, fix) => {
    const { findings, items, isWhole } = checkProjects(reply);
    expect(findings).toEqual([{ verdict, subject: 'scopes', sentence, fix }]);
    expect([items, isWhole]).toEqual([[], false]);
  });

  test('does not report on the given organization', () => {
    expect(checkOrganizations(answered({ status: 403 }), 'acme').findings).toHaveLength(1);
    expect(checkOrganizations(answered({ json: [] }), 'acme').findings).toHaveLength(1);
  });
});

describe('the organization whose projects are listed', () => {
  const both = [ACME, { id: 'o2', name: 'acme' }, { id: 'acme', name: null }];

  test.each([
    [null, 'o1'],
    ['o2', 'o2'],
    ['acme', 'o1'],
    ['other', undefined],
  ])('for %j is %s', (wanted, id) => {
    expect(chooseOrganization(both, wanted)?.id).toBe(id);
  });

  test('is null if the token sees no organization', () => {
    expect(chooseOrganization([], null)).toBeNull();
  });
});
