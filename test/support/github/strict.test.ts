import { describe, expect, test } from 'vitest';
import { findRequestProblems, findResponseProblems } from './strict.ts';

const SHA = '0123456789abcdef0123456789abcdef01234567';
const REPO = '/repos/octo/hello.world';
const HEADERS = {
  accept: 'application/vnd.github+json',
  authorization: 'token ghs_123_example.token-of-any_length',
  'user-agent': 'touchdown',
  'x-github-api-version': '2022-11-28',
};
const CHECK = { head_sha: SHA, name: 'deploy', status: 'in_progress' };

function findProblems(request: string, body?: object, headers: object = {}): readonly string[] {
  const [method = '', target = ''] = request.split(' ');
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  return findRequestProblems({ method, target, headers: { ...HEADERS, ...headers }, ...sent });
}

describe('the check of a request to GitHub', () => {
  test('finds no problem in valid requests', () => {
    expect(findProblems(`GET ${REPO}/commits/${SHA}/check-runs?check_name=deploy%20it&filter=all`)).toEqual([]);
    expect(findProblems(`POST ${REPO}/check-runs`, CHECK)).toEqual([]);
    expect(findProblems(`POST ${REPO}/issues/7/comments`, { body: 'Live.\n' })).toEqual([]);
  });

  test.each([
    [`GET ${REPO}/pulls?color=red`, undefined, 'query parameter color is not known'],
    [`GET ${REPO}/pulls?state=merged`, undefined, 'query parameter state must be equal to one of the allowed values'],
    [`GET ${REPO}/deployments?per_page=101`, undefined, 'per_page must be from 1 to 100'],
    [`GET ${REPO}/issues/seven/comments`, undefined, 'path parameter issue_number must be integer'],
    [`GET ${REPO}/commits/main/pulls`, undefined, 'commit_sha must be a full SHA'],
    ['GET /api/v3/user', undefined, 'is no operation known here'],
    ['GET /user', {}, 'a body is sent where none is taken'],
    [`POST ${REPO}/check-runs`, undefined, 'the body is missing'],
    [`POST ${REPO}/check-runs`, { ...CHECK, color: 'red' }, 'must NOT have additional properties (color)'],
    [`POST ${REPO}/check-runs`, { ...CHECK, name: 1 }, 'body/name must '],
    [`POST ${REPO}/check-runs`, { name: 'deploy' }, "must have required property 'head_sha'"],
    [`POST ${REPO}/check-runs`, { ...CHECK, status: 'completed' }, 'needs a conclusion'],
    [`POST ${REPO}/check-runs`, { ...CHECK, details_url: 'javascript:alert(1)' }, 'details_url must be an address'],
    [`POST ${REPO}/issues/7/comments`, { body: ' \n' }, 'comment must not be blank'],
    [`POST ${REPO}/issues/7/comments`, { body: `with ${HEADERS.authorization}` }, 'the body holds a token'],
    [`POST ${REPO}/deployments`, { ref: 'main', auto_merge: false, required_contexts: [] }, 'ref must be a full SHA'],
  ])('finds what is wrong with %s and %j', (request, body, problem) => {
    expect(findProblems(request, body)).toContainEqual(expect.stringContaining(problem));
  });

  test('finds a wrong header, and a token in the address', () => {
    expect(findProblems('GET /user', undefined, { authorization: 'ghs_abc' })).toHaveLength(1);
    expect(findProblems(`GET ${REPO}/pulls?base=ghp_${'a'.repeat(36)}`)).toContainEqual(
      expect.stringContaining('the address holds a token'),
    );
  });
});

test('the check of a response of GitHub finds an unknown status, a wrong field deep in a list, and nothing in a refusal', () => {
  const target = `${REPO}/commits/${SHA}/check-runs`;
  const find = (status: number, body: unknown) => findResponseProblems({ method: 'GET', target, status, body });

  expect(find(200, { total_count: 0, check_runs: [] })).toEqual([]);
  expect(find(299, {})).toEqual([expect.stringContaining('is never answered with 299')]);
  expect(find(200, { total_count: 1, check_runs: [{ head_sha: 1 }] })).toEqual([
    expect.stringContaining('answer/check_runs/0/head_sha must be string'),
  ]);
  expect(find(404, { message: 'Not Found' })).toEqual([]);
});
