import { describe, expect, test } from 'vitest';
import { description } from './description.ts';
import { headers, makeSample, sha, soundRequests } from './examples.ts';
import { findRequestProblems, findResponseProblems } from './strict.ts';

const operations = Object.entries(soundRequests).map(([name, [target, body]]) => {
  const [method = ''] = name.split(' ');
  return { name, method, target, body };
});
const withBody = operations.flatMap(({ body, ...operation }) => (body === undefined ? [] : [{ ...operation, body }]));
const withoutBody = operations.filter(({ body }) => body === undefined);
const answers = operations.flatMap(({ name, method, target }) =>
  Object.entries(description.operations[name]?.responses ?? {}).map(([status, schema]) => ({
    ...{ name, method, target, schema, status: Number(status) },
  })),
);
const user = { method: 'GET', target: '/user', headers };
const repo = '/repos/octo/hello.world';

describe('the check of a request to GitHub', () => {
  test('has an example of every operation', () => {
    expect(Object.keys(soundRequests).sort()).toEqual(Object.keys(description.operations));
  });

  test.each(operations)('finds no problem in a valid $name', ({ method, target, body }) => {
    expect(findRequestProblems({ method, target, headers, body })).toEqual([]);
    expect(findRequestProblems({ method, target, headers, body: body && JSON.stringify(body) })).toEqual([]);
  });

  test.each(operations)('finds an unknown query parameter of $name', ({ name, method, target }) => {
    const longer = `${target}${target.includes('?') ? '&' : '?'}color=red`;

    expect(findRequestProblems({ method, target: longer, headers })).toContain(
      `${name}: query parameter color is not known`,
    );
  });

  test.each(withBody)('finds an unknown field of $name, and a body that is missing or not an object', (operation) => {
    const { name, body } = operation;
    const find = (sent: unknown) => findRequestProblems({ ...operation, headers, body: sent });

    const isRequired = description.operations[name]?.requestBody?.required === true;

    expect(find({ ...body, color: 'red' })).toContain(`${name}: body must NOT have additional properties (color)`);
    expect(find('')).toEqual(isRequired ? expect.arrayContaining([`${name}: the body is missing`]) : []);
    expect(find('{"body":')).toEqual(expect.arrayContaining([`${name}: body must be object`]));
  });

  test.each(withBody)('finds each field of $name that has the wrong type', ({ name, method, target, body }) => {
    for (const field of Object.keys(body)) {
      const problems = findRequestProblems({ method, target, headers, body: { ...body, [field]: 1 } });

      expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(`${name}: body/${field} must `)]));
    }
  });

  test.each(withBody)('finds each required field of $name that is missing', ({ name, method, target, body }) => {
    const required = description.operations[name]?.requestBody?.schema['required'] ?? [];
    for (const field of required as string[]) {
      const { [field]: _, ...rest } = body;

      expect(findRequestProblems({ method, target, headers, body: rest })).toContain(
        `${name}: body must have required property '${field}'`,
      );
    }
  });

  test.each(withoutBody)('finds a body of $name, which has no body', ({ name, method, target }) => {
    expect(findRequestProblems({ method, target, headers, body: {} })).toEqual([
      `${name}: a body is sent where none is taken`,
    ]);
  });

  test.each([
    ['DELETE', '/repos/octo/hello.world'],
    ['PUT', `${repo}/issues/7/comments`],
    ['GET', '/api/v3/user'],
    ['GET', '/user/'],
    ['GET', `${repo}/commits/%ff/status`],
  ])('finds that %s %s is an unknown operation', (method, target) => {
    expect(findRequestProblems({ method, target, headers })).toEqual([
      `${method} ${target} is no operation known here`,
    ]);
  });

  test.each([
    ['pulls?state=merged', 'query parameter state must be equal to one of the allowed values'],
    ['pulls?state=open&state=all', 'query parameter state is there more than once'],
    ['deployments?per_page=many', 'query parameter per_page must be integer'],
    ['deployments?per_page=1e1', 'query parameter per_page must be integer'],
    ['issues/7/comments?since=yesterday', 'query parameter since must match format "date-time"'],
    ['issues/seven/comments', 'path parameter issue_number must be integer'],
  ])('finds what is wrong with %s', (target, problem) => {
    expect(findRequestProblems({ method: 'GET', target: `${repo}/${target}`, headers })).toEqual(
      expect.arrayContaining([expect.stringContaining(`: ${problem}`)]),
    );
  });

  test.each([
    ['authorization', undefined],
    ['authorization', 'token '],
    ['authorization', 'ghs_abc'],
    ['user-agent', undefined],
    ['Accept', 'text/html'],
    ['x-github-api-version', 'latest'],
    ['content-type', 'text/plain'],
  ])('finds a header %s that is %s', (name, value) => {
    expect(findRequestProblems({ ...user, headers: { ...headers, [name]: value } })).toEqual([
      expect.stringContaining(`GET /user: header ${name.toLowerCase()} must `),
    ]);
  });

  test.each([
    ['its own token', 'Bearer own.token', 'own.token'],
    ['its own token, percent-encoded', 'token own.token', 'own%2Etoken'],
    ['any token', 'token own.token', `ghp_${'a'.repeat(36)}`],
  ])('finds %s in the address', (_, authorization, token) => {
    const target = `${repo}/pulls?base=${token}`;

    expect(findRequestProblems({ ...user, target, headers: { ...headers, authorization } })).toEqual([
      expect.stringContaining('the address holds a token'),
    ]);
  });

  test('finds a token in the body', () => {
    const body = { body: `Deployed with ${headers.authorization}` };
    const request = { method: 'POST', target: `${repo}/issues/7/comments`, headers, body };

    expect(findRequestProblems(request)).toEqual([expect.stringContaining('the body holds a token')]);
  });
});

describe('the check of a response of GitHub', () => {
  test.each(answers)('accepts only the described $status of $name', ({ name, schema, ...answer }) => {
    const body = schema === null ? '' : JSON.stringify(makeSample(schema));

    expect(findResponseProblems({ ...answer, body })).toEqual([]);
    expect(findResponseProblems({ ...answer, body: '"text"' })).not.toEqual([]);
    expect(findResponseProblems({ ...answer, body, status: 299 })).toEqual([`${name} is never answered with 299`]);
  });

  test('accepts null only where the description allows it', () => {
    const [target] = soundRequests['GET /repos/{owner}/{repo}/check-runs/{check_run_id}'] ?? [''];
    const sample = makeSample({ $ref: '#/components/schemas/check-run' }) as object;
    const find = (fields: object) =>
      findResponseProblems({ method: 'GET', target, status: 200, body: { ...sample, ...fields } });

    expect(find({ conclusion: null, completed_at: null, check_suite: null })).toEqual([]);
    expect(find({ conclusion: 'stuck' })).toEqual([
      expect.stringContaining('answer/conclusion must be equal to one of'),
    ]);
    expect(find({ head_sha: null })).toEqual([expect.stringContaining('answer/head_sha must be string')]);
  });

  test('finds a required field that is missing, deep in a list', () => {
    const target = `${repo}/commits/${sha}/check-runs`;
    const problems = findResponseProblems({
      method: 'GET',
      target,
      status: 200,
      body: { total_count: 1, check_runs: [{}] },
    });

    expect(problems).toContainEqual(
      expect.stringContaining("answer/check_runs/0 must have required property 'head_sha'"),
    );
  });

  test('finds a response to an unknown operation, and accepts every refusal', () => {
    expect(findResponseProblems({ method: 'GET', target: '/nowhere', status: 200 })).toHaveLength(1);
    expect(
      findResponseProblems({ method: 'GET', target: '/nowhere', status: 404, body: { message: 'Not Found' } }),
    ).toEqual([]);
  });
});
