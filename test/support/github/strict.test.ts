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
    [`GET ${REPO}/deployments?per_page=101`, undefined, 'per_page must be from 1 to 100'],
    ['GET /api/v3/user', undefined, 'is no operation known here'],
    [`POST ${REPO}/check-runs`, { ...CHECK, color: 'red' }, 'must NOT have additional properties (color)'],
    [`POST ${REPO}/check-runs`, { ...CHECK, status: 'completed' }, 'needs a conclusion'],
    [`POST ${REPO}/issues/7/comments`, { body: ' \n' }, 'comment must not be blank'],
    [`POST ${REPO}/issues/7/comments`, { body: `with ${HEADERS.authorization}` }, 'the body holds a token'],
    [`POST ${REPO}/deployments`, { ref: 'main', auto_merge: false, required_contexts: [] }, 'ref must be a full SHA'],
  ])('finds what is wrong with %s and %j', (request, body, problem) => {
    expect(findProblems(request, body)).toContainEqual(expect.stringContaining(problem));
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
