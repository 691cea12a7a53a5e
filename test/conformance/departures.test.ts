import { describe, expect, test } from 'vitest';
import { createVerdictLines } from '../../src/cli/conformance/conformance-command.ts';
import { CHECK_GROUPS } from '../../src/conformance/run-checks.ts';
import { isReadable } from '../../src/deploy/phase.ts';
import { changing, changingStatus, createRuns, type Plant, runPlanted, withHeader } from './plant.ts';

const ORGANIZATION = /^GET \S*\/organization(\?|$)/;
const PROJECTS = /^GET \S*\/project(\?|$)/;
const PAGED = /^GET \S*\/project\?.*page=/;
const PLAIN = /^GET \S*\/project$/;
const VARIABLES = /^GET \S*\/environmentVariable(\?|$)/;
const PAGED_VARIABLES = /^GET \S*\/environmentVariable\?.*page=/;
const STATUS = /^GET \S*\/status$/;
const LOG = /^GET \S*\/log/;
const DEPLOY = /^POST \/application\/\S*\/deploy$/;
const OPENAPI = /^GET \/openapi.json$/;
const REASONS = '{"status":400,"error":"Bad Request","message":"No.","errors":["one","two","three"]}';
const HTML = '<!DOCTYPE html><html><body><h1>Not Found</h1></body></html>';

/** What is planted, the checks that find it, and whether the client copes. */
const DEPARTURES: readonly (readonly [string, Plant, Readonly<Record<string, boolean>>])[] = [
  [
    'a 401 comes as 403',
    changingStatus(401, (sent) => ({ ...sent, status: 403 })),
    { 'auth.missing-token': true, 'auth.invalid-token': true, 'auth.every-call': true },
  ],
  [
    'a 401 comes as 200',
    changingStatus(401, (sent) => ({ ...sent, status: 200, text: '{"results":[]}' })),
    { 'auth.missing-token': true, 'auth.invalid-token': false, 'auth.every-call': true },
  ],
  [
    'a 401 comes as 500',
    changingStatus(401, (sent) => ({ ...sent, status: 500 })),
    { 'auth.missing-token': true, 'auth.invalid-token': false, 'auth.every-call': true },
  ],
  [
    'only /organization asks for a token',
    {
      say: (sent, { path }) => (sent.status === 401 && path !== '/organization' ? { ...sent, status: 404 } : sent),
    },
    { 'auth.every-call': true },
  ],
  [
    'the body of a 404 is a page',
    changingStatus(404, (sent) => ({ ...sent, headers: { ...sent.headers, 'content-type': 'text/html' }, text: HTML })),
    { 'errors.body-404': true, 'errors.type-404': true },
  ],
  [
    'the body of a 401 lacks the message',
    changingStatus(401, (sent) => ({ ...sent, text: '{"status":401,"error":"Unauthorized"}' })),
    { 'errors.body-401': true },
  ],
  [
    'the status in the body of a 404 is a text',
    changingStatus(404, (sent) => ({ ...sent, text: sent.text.replace('"status":404', '"status":"404"') })),
    { 'errors.body-404': true },
  ],
  [
    'a 400 does not name the field',
    changingStatus(400, (sent) => ({
      ...sent,
      text: '{"status":400,"error":"Bad Request","message":"Invalid input."}',
    })),
    {
      'validation.project': true,
      'validation.environment': true,
      'validation.application': true,
      'validation.database': true,
      'validation.variable': true,
      'validation.secret': true,
      'validation.webhook': true,
    },
  ],
  [
    'a 400 comes as 422',
    changingStatus(400, (sent) => ({ ...sent, status: 422 })),
    {
      'list.absurd-page': true,
      'variables.absurd-page': true,
      'validation.project': true,
      'validation.environment': true,
      'validation.application': true,
      'validation.database': true,
      'validation.variable': true,
      'validation.secret': true,
      'validation.webhook': true,
    },
  ],
  [
    'a webhook without its address is taken',
    {
      say: (sent, { path }) =>
        sent.status === 400 && path.endsWith('/webhook') ? { ...sent, status: 201, text: '{"id":"w"}' } : sent,
    },
    { 'validation.webhook': false },
  ],
  [
    'a 404 comes as an empty 200',
    changingStatus(404, (sent) => ({ ...sent, status: 200, text: '' })),
    { 'errors.unknown-application': false, 'errors.unknown-organization': false },
  ],
  ['Remaining is missing', withHeader('x-ratelimit-remaining', () => null), { 'limits.headers': true }],
  [
    'errors carry no limits',
    {
      say: (sent) => (sent.status < 400 ? sent : { ...sent, headers: { 'content-type': 'application/json' } }),
    },
    { 'limits.headers': true },
  ],
  ['Remaining is a word', withHeader('x-ratelimit-remaining', () => 'many'), { 'limits.counts': true }],
  ['Reset is in seconds to wait', withHeader('x-ratelimit-reset', () => '3600'), { 'limits.reset': true }],
  ['Reset is in milliseconds', withHeader('x-ratelimit-reset', (value) => `${value}000`), { 'limits.reset': true }],
  ['Reset is no time at all', withHeader('x-ratelimit-reset', () => 'soon'), { 'limits.reset': true }],
  [
    'the envelope lacks total_pages',
    changing(PAGED, ({ results, pagination: { total_pages: _, ...pagination } }) => ({ results, pagination })),
    { 'list.envelope': true },
  ],
  [
    'the paging fields stand beside the results',
    changing(PAGED, ({ results, pagination }) => ({ results, ...pagination })),
    { 'list.envelope': true },
  ],
  [
    'page is ignored',
    { hear: (request) => ({ ...request, path: request.path.replace(/\bpage=\d+/, 'page=1') }) },
    { 'list.pages': false, 'list.beyond': false, 'variables.pages': false, 'variables.beyond': false },
  ],
  [
    'page and page_size are ignored, and entries come twice',
    {
      hear: (request) => ({ ...request, path: request.path.replace(/(\/project)\?.*/, '$1') }),
      ...changing(PROJECTS, ({ results }) => ({
        results: [...results, ...results],
        pagination: { page: 1, page_size: 100, total_count: 3, total_pages: 1 },
      })),
    },
    { 'list.page-size': true, 'list.pages': true, 'list.beyond': true },
  ],
  [
    'a page behind the last is a 404',
    { say: (sent, { path }) => (/page=100000&/.test(path) ? { ...sent, status: 404 } : sent) },
    { 'list.beyond': true, 'variables.beyond': true },
  ],
  [
    'the figures count what is on the page',
    changing(PAGED, ({ results, pagination }) => ({
      results,
      pagination: { ...pagination, total_count: results.length, total_pages: 1 },
    })),
    { 'list.figures': false },
  ],
  [
    'every page says that it is the first',
    changing(PAGED, ({ results, pagination }) => ({ results, pagination: { ...pagination, page: 1 } })),
    { 'list.figures': true },
  ],
  [
    'the figures promise a page more than there is',
    changing(PAGED_VARIABLES, ({ results, pagination }) => {
      const count = (pagination['total_count'] ?? 0) + 1;
      const pages = Math.ceil(count / (pagination['page_size'] ?? 1));
      return { results, pagination: { ...pagination, total_count: count, total_pages: pages } };
    }),
    { 'variables.figures': true },
  ],
  [
    'page 0 breaks the service',
    { say: (sent, { path }) => (/\?page=0&/.test(path) ? { ...sent, status: 500 } : sent) },
    { 'list.absurd-page': true, 'variables.absurd-page': true },
  ],
  [
    'a page_size below zero is answered with a page of HTML',
    {
      say: (sent, { path }) => (/\/project\?.*page_size=-1/.test(path) ? { ...sent, status: 200, text: HTML } : sent),
    },
    { 'list.absurd-page': true },
  ],
  [
    'a page number of more than 64 bits is unknown',
    { say: (sent, { path }) => (/environmentVariable\?page=\d{20}/.test(path) ? { ...sent, status: 404 } : sent) },
    { 'variables.absurd-page': true },
  ],
  [
    'the organization is refused where a page is asked for',
    { say: (sent, { path }) => (path.startsWith('/organization?') ? { ...sent, status: 400 } : sent) },
    { 'organization.pages': false },
  ],
  [
    'with a page there is no organization',
    changing(/^GET \/organization\?/, () => ({ results: [] })),
    { 'organization.pages': false },
  ],
  [
    'there are two organizations, and page is ignored',
    changing(ORGANIZATION, (own) => ({ results: [own, { ...own, id: 'another' }] })),
    { 'organization.object': true, 'organization.pages': true },
  ],
  ['a list is a bare array', changing(PLAIN, ({ results }) => results), { 'list.plain': true }],
  [
    'a list is a bare array, and its large pages lack what is in it',
    changing(/^GET \S*\/project(\?.*page_size=100)?$/, ({ results, pagination }) => {
      return pagination === undefined ? results : { results: results.slice(1) };
    }),
    { 'list.plain': false },
  ],
  [
    'a list stands under data',
    changing(PROJECTS, ({ results, ...others }) => ({ data: results, ...others })),
    { 'list.plain': false, 'list.envelope': false },
  ],
  [
    'ids of projects are numbers',
    changing(PROJECTS, ({ results, ...others }) => ({
      ...others,
      results: results.map((project) => ({ ...project, id: Number.parseInt(project['id'] ?? '', 16) })),
    })),
    { 'project.id': true },
  ],
  [
    'created_at has no Z',
    changing(PROJECTS, ({ results, ...others }) => ({
      ...others,
      results: results.map((project) => ({
        ...project,
        created_at: project['created_at']?.replace('Z', ''),
      })),
    })),
    { 'project.created-at': true },
  ],
  ['the organization comes in an array', changing(ORGANIZATION, (json) => [json]), { 'organization.object': true }],
  [
    'the organization has no name',
    changing(ORGANIZATION, ({ name: _, ...json }) => json),
    { 'organization.name': false },
  ],
  [
    'the state is in lower case',
    changing(STATUS, (json) => ({ ...json, state: json['state'].toLowerCase() })),
    { 'status.state': false },
  ],
  [
    'a status has no state',
    changing(STATUS, ({ state: _, ...json }) => ({ ...json, phase: 'RUNNING' })),
    { 'status.state': false },
  ],
  [
    'the date of the last deployment is in seconds',
    changing(STATUS, (json) => ({
      ...json,
      last_deployment_date: Date.parse(json['last_deployment_date'] ?? '2030-01-01') / 1000,
    })),
    { 'status.date': true },
  ],
  [
    'tail is ignored',
    { hear: (request) => ({ ...request, path: request.path.replace(/tail=\d+/, 'tail=1000') }) },
    { 'log.tail': true },
  ],
  [
    'the newest line comes first',
    changing(LOG, ({ results }) => ({ results: results.toReversed() })),
    { 'log.order': true },
  ],
  [
    'the log is plain text',
    {
      say: (sent, { path }) =>
        LOG.test(`GET ${path}`) && sent.status === 200
          ? { ...sent, headers: { ...sent.headers, 'content-type': 'text/plain' }, text: 'one\ntwo\nthree\n' }
          : sent,
    },
    { 'log.lines': true },
  ],
  [
    'a log is refused with a list of reasons',
    {
      say: (sent, { path }) =>
        LOG.test(`GET ${path}`) && sent.status === 200 ? { ...sent, status: 400, text: REASONS } : sent,
    },
    { 'log.lines': false },
  ],
  [
    'small pages are refused with a list of reasons',
    {
      say: (sent, { path }) =>
        /\/project\?page=\d&page_size=1$/.test(path) ? { ...sent, status: 400, text: REASONS } : sent,
    },
    { 'list.pages': false },
  ],
  [
    'a creation answers without an id',
    changing(/^POST \S*\/webhook$/, ({ id: _, ...json }) => json),
    { 'create.webhook': false },
  ],
  [
    'a creation answers 202',
    {
      say: (sent, { method, path }) =>
        method === 'POST' && path.endsWith('/database') && sent.status === 201 ? { ...sent, status: 202 } : sent,
    },
    { 'create.database': true },
  ],
  [
    'a creation tells another name',
    changing(/^POST \S*\/environment$/, (json) => ({ ...json, name: 'another' })),
    { 'create.environment': true },
  ],
  [
    'a variable that was created is not listed',
    changing(/^GET \S*\/environmentVariable/, (json) => ({ ...json, results: [] })),
    { 'variables.created': false },
  ],
  [
    'a deployment answers 204',
    {
      say: (sent, { method, path }) =>
        DEPLOY.test(`${method} ${path}`) && sent.status === 201 ? { ...sent, status: 204, text: '' } : sent,
    },
    { 'deploy.answer': true },
  ],
  [
    'no deployment is taken',
    { say: (sent, { path }) => (/\/deploy$/.test(path) ? { ...sent, status: 409, text: '{"status":409}' } : sent) },
    { 'deploy.answer': false, 'deploy.commit': false, 'deploy.database': false },
  ],
  [
    'the status of a deployment is in lower case',
    changing(DEPLOY, (json) => ({ ...json, status: 'queued' })),
    { 'deploy.status': true },
  ],
  [
    'a fourth claim is taken',
    { say: (sent, { path }) => (path.endsWith('/rewardClaim') ? { ...sent, status: 200, text: '{}' } : sent) },
    { 'reward.limit': true },
  ],
  [
    'there is no description',
    { say: (sent, { path }) => (path === '/openapi.json' ? { ...sent, status: 404, text: HTML } : sent) },
    { 'description.served': true },
  ],
  [
    'there is no description, as any other error tells',
    {
      say: (sent, { path }) =>
        path === '/openapi.json' ? { ...sent, status: 404, text: '{"status":404,"error":"Not Found"}' } : sent,
    },
    { 'description.served': true },
  ],
  [
    'the description says nothing of itself',
    changing(OPENAPI, ({ paths }) => ({ paths })),
    { 'description.openapi': true, 'description.version': true },
  ],
  [
    'a deployment is told to be of another application, which is no number',
    changing(DEPLOY, (json) => ({ ...json, application_id: 'another', status: 7 })),
    { 'deploy.answer': true, 'deploy.status': true },
  ],
  [
    'projects were created at a time that is told in words, and never changed',
    changing(PROJECTS, ({ results, ...others }) => ({
      ...others,
      results: results.map((project) => ({ ...project, created_at: 'since 2030-01-01', updated_at: '' })),
    })),
    { 'project.created-at': false, 'project.updated-at': false },
  ],
  [
    'the description is of another version',
    changing(OPENAPI, (json) => ({ ...json, info: { ...json['info'], version: '2.0.0' } })),
    { 'description.version': true },
  ],
  [
    'the description is OpenAPI 3.1',
    changing(OPENAPI, (json) => ({ ...json, openapi: '3.1.0' })),
    { 'description.openapi': true },
  ],
  [
    'the description lacks a path',
    changing(OPENAPI, ({ paths: { '/account/rewardClaim': _, ...paths }, ...json }) => ({ ...json, paths })),
    { 'description.paths': true },
  ],
  [
    'only the Token form is taken, the other is a 400',
    {
      say: (sent, { headers }) =>
        headers['authorization'] === 'Bearer sandbox-admin' ? { ...sent, status: 400 } : sent,
    },
    { 'auth.bearer-form': true },
  ],
  [
    'the id of the organization is a number',
    {
      hear: (request) => ({
        ...request,
        path: request.path.replace('/organization/7/', '/organization/sandbox-organization/'),
      }),
      ...changing(ORGANIZATION, (json) => ({ ...json, id: 7 })),
    },
    { 'organization.id': true },
  ],
  [
    'the organization was created at no time',
    changing(ORGANIZATION, (json) => ({ ...json, created_at: 'yesterday' })),
    { 'organization.created-at': false },
  ],
  [
    'projects have neither a name nor a time of change',
    changing(PROJECTS, ({ results, ...others }) => ({
      ...others,
      results: results.map(({ id, created_at }) => ({ id, created_at })),
    })),
    { 'project.name': false, 'project.updated-at': false },
  ],
  ['a project is answered as an array', changing(/^POST \S*\/project$/, (json) => [json]), { 'create.project': false }],
  [
    'the id of a webhook is a number',
    changing(/^POST \S*\/webhook$/, (json) => ({ ...json, id: 7 })),
    { 'create.webhook': true },
  ],
  [
    'an environment is created on another cluster',
    changing(/^POST \S*\/environment$/, (json) => ({ ...json, cluster_id: 'cluster-2' })),
    { 'create.environment-cluster': true },
  ],
  [
    'an application is told under no name',
    changing(/^POST \S*\/environment\/\S*\/application$/, ({ name: _, ...json }) => json),
    { 'create.application': true },
  ],
  [
    'what is created is told in other notations of time',
    changing(/^POST \S*\/database$/, (json) => ({ ...json, created_at: '2030-01-01 00:00:00', updated_at: 1 })),
    { 'create.timestamps': true },
  ],
  [
    'a setting is created with 202',
    {
      say: (sent, { path }) =>
        /(environmentVariable|secret)$/.test(path) && sent.status === 201 ? { ...sent, status: 202 } : sent,
    },
    { 'create.variable': true, 'create.secret': true },
  ],
  [
    'deployments are taken with 202',
    { say: (sent, { path }) => (/\/deploy$/.test(path) && sent.status < 300 ? { ...sent, status: 202 } : sent) },
    { 'deploy.answer': true, 'deploy.commit': true, 'deploy.database': true },
  ],
  [
    'a commit is refused',
    {
      say: (sent, { body }) => (body?.includes('git_commit_id') ? { ...sent, status: 400 } : sent),
    },
    { 'deploy.commit': false },
  ],
  [
    'a database cannot be deployed',
    { say: (sent, { path }) => (/^\/database\//.test(path) ? { ...sent, status: 405 } : sent) },
    { 'deploy.database': false },
  ],
  [
    'a status has a number as id, and another word for the service',
    changing(STATUS, (json) => ({ ...json, id: 7, service_deployment_status: 'Up to date' })),
    { 'status.id': true, 'status.service': true },
  ],
  [
    'variables stand under data',
    changing(/^GET \S*\/environmentVariable/, ({ results, ...json }) => ({ ...json, data: results })),
    { 'variables.list': false, 'variables.envelope': false },
  ],
  [
    'a variable has no key',
    changing(VARIABLES, ({ results, ...json }) => ({
      ...json,
      results: results.map(({ key, ...rest }, at) => (at === 0 ? rest : { key, ...rest })),
    })),
    { 'variables.list': false, 'variables.created': false },
  ],
  [
    'a variable is a text',
    changing(/^GET \S*\/environmentVariable$/, ({ results, ...json }) => ({ ...json, results: [...results, 'A=1'] })),
    { 'variables.list': true },
  ],
  [
    'pages of variables are plain',
    changing(PAGED_VARIABLES, ({ results }) => ({ results })),
    { 'variables.envelope': true },
  ],
  [
    'page and page_size of variables are ignored, and entries come twice',
    {
      hear: (request) => ({ ...request, path: request.path.replace(/(\/environmentVariable)\?.*/, '$1') }),
      ...changing(VARIABLES, ({ results, pagination }) => ({ results: [...results, ...results], pagination })),
    },
    { 'variables.page-size': true, 'variables.pages': true, 'variables.beyond': true },
  ],
  [
    'a variable is on no page',
    changing(/^GET \S*\/environmentVariable\?page=3&page_size=1$/, (json) => ({ ...json, results: [] })),
    { 'variables.pages': false },
  ],
  [
    'behind the last page of variables comes the first',
    { hear: (request) => ({ ...request, path: request.path.replace(/(Variable\?page=)100000&/, '$11&') }) },
    { 'variables.beyond': true },
  ],
  [
    'a 400 says that it is text, and has no phrase',
    changingStatus(400, (sent) => ({
      ...sent,
      headers: { ...sent.headers, 'content-type': 'text/plain' },
      text: sent.text.replace('"error":"Bad Request"', '"error":"E17"'),
    })),
    { 'errors.body-400': true, 'errors.type-400': true },
  ],
  [
    'a 401 says nothing of its type',
    changingStatus(401, ({ headers: { 'content-type': _, ...headers }, ...sent }) => ({ ...sent, headers })),
    { 'errors.type-401': true },
  ],
  [
    'a claim answers 201',
    { say: (sent, { path }) => (/rewardClaim$/.test(path) && sent.status === 200 ? { ...sent, status: 201 } : sent) },
    { 'reward.claim': true },
  ],
  [
    'there is nothing under the other prefix',
    { say: (sent, { path }) => (path.startsWith('/api/v1') ? { ...sent, status: 404 } : sent) },
    { 'address.prefix': true },
  ],
];

/** What can then no longer be checked. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'a 401 comes as 403': 'errors.body-401 errors.type-401',
  'a 401 comes as 200': 'errors.body-401 errors.type-401',
  'a 401 comes as 500': 'errors.body-401 errors.type-401',
  'a 400 comes as 422': 'errors.body-400 errors.type-400',
  'a 404 comes as an empty 200': 'errors.body-404 errors.type-404',
  'Remaining is missing': 'limits.counts',
  'the envelope lacks total_pages': 'list.figures',
  'the paging fields stand beside the results': 'list.figures',
  'page is ignored': 'list.figures variables.figures',
  'page and page_size are ignored, and entries come twice': 'list.figures',
  'a status has no state': 'deploy.ends',
  'the log is plain text': 'log.tail log.order',
  'a log is refused with a list of reasons': 'log.tail log.order',
  'small pages are refused with a list of reasons': 'list.page-size list.figures',
  'a variable that was created is not listed': 'variables.page-size variables.pages variables.figures',
  'a deployment answers 204': 'deploy.status',
  'no deployment is taken': 'deploy.status deploy.ends status.date',
  'there is no description': 'description.openapi description.version description.paths',
  'there is no description, as any other error tells': 'description.openapi description.version description.paths',
  'deployments are taken with 202': 'deploy.status deploy.ends status.date',
  'pages of variables are plain': 'variables.figures',
  'page and page_size of variables are ignored, and entries come twice': 'variables.figures',
  'a variable is on no page': 'variables.figures',
};

/** What the report shows of what came, in the words of the service. */
const SHOWN: readonly (readonly [string, string, string])[] = [
  ['a 401 comes as 403', 'auth.missing-token', '403'],
  ['a 401 comes as 200', 'auth.every-call', '200'],
  ['the body of a 404 is a page', 'errors.type-404', 'text/html'],
  ['Remaining is missing', 'limits.headers', 'X-RateLimit-Remaining'],
  ['errors carry no limits', 'limits.headers', '28 of 82'],
  ['Remaining is a word', 'limits.counts', '"many"'],
  ['Reset is in seconds to wait', 'limits.reset', '3600'],
  ['Reset is in milliseconds', 'limits.reset', '1893459600000'],
  ['page is ignored', 'list.pages', '1 of 2'],
  ['the figures promise a page more than there is', 'variables.figures', 'total_count 4'],
  ['page 0 breaks the service', 'list.absurd-page', '500 for page=0&page_size=2'],
  ['a page number of more than 64 bits is unknown', 'variables.absurd-page', 'page=100000000000000000000'],
  ['ids of projects are numbers', 'project.id', 'number'],
  ['created_at has no Z', 'project.created-at', '"2030-01-01T00:00:00.000"'],
  ['the state is in lower case', 'status.state', '"queued"'],
  ['tail is ignored', 'log.tail', '65'],
  ['a fourth claim is taken', 'reward.limit', '4'],
  ['the description is OpenAPI 3.1', 'description.openapi', '3.1.0'],
  ['the description lacks a path', 'description.paths', 'POST /account/rewardClaim'],
  ['an environment is created on another cluster', 'create.environment-cluster', '"cluster-2"'],
  ['what is created is told in other notations of time', 'create.timestamps', '2 of 9'],
  ['there is nothing under the other prefix', 'address.prefix', '404 under /api/v1'],
];

function plantOf(wanted: string): Plant {
  return DEPARTURES.find(([name]) => name === wanted)?.[1] ?? {};
}

describe('a planted departure is found, and by no other check', () => {
  const runOnce = createRuns();

  test('in at least twenty cases, with one for every check that can find any', () => {
    expect(DEPARTURES.length).toBeGreaterThanOrEqual(20);
    const found = new Set(DEPARTURES.flatMap(([, , departures]) => Object.keys(departures)));
    const all = CHECK_GROUPS.flatMap(({ checks }) => checks.map(({ id }) => id));
    // The first is asked as everything else is, and the second has no end by which a service departs.
    const departing = all.filter((id) => !id.startsWith('optional.'));
    expect(departing.filter((id) => !found.has(id))).toEqual(['auth.token-form', 'deploy.ends']);
  });

  test.each(DEPARTURES)('%s', async (name, plant, departures) => {
    expect((await runOnce(name, plant)).departures).toEqual(departures);
  });

  test.each(DEPARTURES)('skips only the checks that are then impossible: %s', async (name, plant) => {
    const { verdicts } = await runOnce(name, plant);
    const leftOut = verdicts.filter(({ verdict }) => verdict === 'skipped' || verdict === 'undetermined');
    if (name === 'a project is answered as an array') return expect(leftOut.length).toBe(40);
    expect(leftOut.map(({ id }) => id)).toEqual(LEFT_OUT[name]?.split(' ') ?? []);
  });

  test.each(SHOWN)('is reported with what was found: %s', async (name, id, words) => {
    const { verdicts } = await runOnce(name, plantOf(name));
    expect(verdicts.find((verdict) => verdict.id === id)?.came).toContain(words);
  });

  test.each(DEPARTURES)(
    'is reported on one line each for the expectation, the result and the consequence: %s',
    async (name, plant) => {
      const { verdicts } = await runOnce(name, plant);
      for (const { expected, came, consequence, why } of verdicts.filter(({ verdict }) => verdict === 'departs')) {
        expect([expected, came, why]).toEqual([expect.stringMatching(/^.+$/), expect.stringMatching(/^.+$/), null]);
        expect(consequence).toMatch(/^[A-Z].*[^ ]$/);
      }
    },
  );

  test('matches the golden report', async () => {
    const names = ['a 401 comes as 200', 'page is ignored', 'a deployment answers 204'];
    const runs = await Promise.all(names.map((name) => runOnce(name, plantOf(name))));
    const verdicts = runs.flatMap((run) => run.verdicts.filter(({ verdict }) => verdict !== 'conforms'));
    const lines = verdicts.filter(({ verdict }) => verdict !== 'noted').map(createVerdictLines());
    await expect(lines.join('')).toMatchFileSnapshot('./golden/verdicts.txt');
  });
});

/** What a service may do, and others do, without departing from the description. */
const LIBERTIES: readonly (readonly [string, Plant])[] = [
  [
    'creations are answered with 200, and settings with 204',
    {
      say: (sent, { path }) => {
        if (sent.status !== 201) return sent;
        return /(?:environmentVariable|secret)$/.test(path)
          ? { ...sent, status: 204, text: '' }
          : { ...sent, status: 200 };
      },
    },
  ],
  [
    'a database is deployed with 204',
    { say: (sent, { path }) => (/^\/database\/.*deploy$/.test(path) ? { ...sent, status: 204, text: '' } : sent) },
  ],
  [
    'names of headers are in capitals, and the type says its characters',
    { say: (sent) => ({ ...sent, headers: { ...sent.headers, 'content-type': 'application/json; charset=utf-8' } }) },
  ],
  [
    'an environment is created without naming its cluster',
    changing(/^POST \S*\/environment$/, ({ cluster_id: _, ...json }) => json),
  ],
  ['answers have more fields', changing(/./, (json) => (Array.isArray(json) ? json : { ...json, more: [1] }))],
  [
    'the description stands under the prefix',
    changing(OPENAPI, (json) => ({ ...json, paths: prefixed(json['paths']) })),
  ],
  [
    'an instant of a deployment has an offset',
    changing(STATUS, (json) => ({
      ...json,
      last_deployment_date: json['last_deployment_date']?.replace('Z', '+00:00'),
    })),
  ],
  [
    'an absurd page is refused',
    {
      say: (sent, { path }) =>
        /page=(?:0|-1|none|1000+)&|page_size=(?:0|-1)$/.test(path) && !/page=100000&/.test(path)
          ? { ...sent, status: 400 }
          : sent,
    },
  ],
];

function prefixed(paths: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(paths).map(([path, methods]) => [`/api/v1${path}`, methods]));
}

test.each(LIBERTIES)('no departure is reported if %s', async (_, plant) => {
  expect((await runPlanted(plant)).departures).toEqual({});
});

test('the engine ignores states in lower case, as status.state says', () => {
  expect(isReadable('running', { successStates: [], failureStates: [] })).toBe(false);
});
