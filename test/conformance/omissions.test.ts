import { describe, expect, test } from 'vitest';
import { CHECK_GROUPS, type Verdict } from '../../src/conformance/run-checks.ts';
import { changing, createRuns, type Plant, type RunOptions, type Sent } from './plant.ts';

const LOG = /^GET \S*\/log/;
const STATUS = /^GET \S*\/status$/;
const ALL_IDS = CHECK_GROUPS.flatMap(({ checks }) => checks.map(({ id }) => id));
const READ_ONLY = { mayWrite: false, rewardCode: null };

/** Returns a plant that puts this into the responses to the requests that match. */
function responding(pattern: RegExp, part: Partial<Sent>): Plant {
  return { say: (sent, { method, path }) => (pattern.test(`${method} ${path}`) ? { ...sent, ...part } : sent) };
}

/** What a service shows or a run was given, by which some checks have nothing to look at. */
const SITUATIONS: readonly (readonly [string, Plant, RunOptions?])[] = [
  ['nothing may be written, and no application is named', {}, { choices: READ_ONLY }],
  ['nothing may be written, and an application is named', {}, { choices: { ...READ_ONLY, appId: 'succeeds' } }],
  ['neither a code nor a commit is known', {}, { choices: { rewardCode: null, commit: null } }],
  ['the log is empty', changing(LOG, () => ({ results: [] }))],
  ['the log has one line', changing(LOG, ({ results }) => ({ results: results.slice(0, 1) }))],
  ['the log has two lines without a time', changing(LOG, () => ({ results: ['one', 'two'] }))],
  ['the log comes without content', responding(LOG, { status: 204, text: '' })],
  ['there is no status', responding(STATUS, { status: 404, text: '{}' })],
  ['a status is answered with 301', responding(STATUS, { status: 301, text: '' })],
  ['a status is an array', responding(STATUS, { text: '[]' })],
  ['an application was never deployed', changing(STATUS, ({ last_deployment_date: _, ...json }) => json)],
  ['no deployment is started', responding(/^POST \S*\/deploy$/, { status: 409, text: '{}' })],
  ['there is no organization', changing(/^GET \S*\/organization(\?|$)/, () => ({ results: [] }))],
  ['there are no projects', responding(/^GET \S*\/project(\?|$)/, { text: '{"results":[]}' })],
  ['projects come as a page', responding(/^GET \S*\/project(\?|$)/, { text: '<html>' })],
  ['no project is created', responding(/^POST \S*\/project$/, { status: 202, text: '' })],
  [
    'creations tell no instant',
    changing(/^POST /, (json) => ({ ...json, created_at: undefined, updated_at: undefined })),
  ],
  ['a claim is refused', responding(/rewardClaim$/, { status: 404, text: '{}' })],
  ['a claim leads elsewhere', responding(/rewardClaim$/, { status: 301, text: '' })],
  ['a claim fails', responding(/rewardClaim$/, { status: 503, text: '' })],
  ['no variable is created', responding(/^POST \S*\/environmentVariable$/, { status: 400, text: '{}' })],
  [
    'the two kinds of tokens are told apart',
    { say: (sent, { headers }) => (/^Bearer/.test(headers['authorization'] ?? '') ? { ...sent, status: 401 } : sent) },
  ],
  ['there is no description', responding(/openapi.json$/, { status: 404, text: '' })],
  ['no rate limit is told', { say: (sent) => ({ ...sent, headers: { 'content-type': 'application/json' } }) }],
  ['the scope is Write', {}, { token: 'sandbox-write' }],
];

/**
 * What comes of it: the checks that are skipped, undetermined or depart (`departs!` if the client does not cope), those with the same
 * reason on one line. `create.*` are all checks of a group.
 */
const OUTCOMES: Readonly<Record<string, readonly string[]>> = {
  'nothing may be written, and no application is named': [
    'skipped: list.page-size list.pages',
    'skipped: list.figures',
    'skipped: project.*',
    'skipped: create.* validation.* deploy.* variables.created errors.body-400 errors.type-400 reward.*',
    'skipped: status.* optional.* log.* variables.list variables.envelope variables.page-size variables.pages variables.figures variables.beyond variables.absurd-page',
  ],
  'nothing may be written, and an application is named': [
    'skipped: list.page-size list.pages',
    'skipped: list.figures variables.figures',
    'skipped: project.*',
    'skipped: create.* validation.* deploy.* variables.created errors.body-400 errors.type-400 reward.*',
    'skipped: variables.page-size variables.pages',
  ],
  'neither a code nor a commit is known': ['skipped: deploy.commit', 'skipped: reward.*'],
  'the log is empty': ['skipped: log.tail log.order'],
  'the log has one line': ['skipped: log.tail log.order'],
  'the log has two lines without a time': ['skipped: log.tail', 'skipped: log.order'],
  'the log comes without content': ['departs: auth.every-call', 'skipped: log.tail log.order'],
  'there is no status': [
    'departs: auth.every-call',
    'undetermined: deploy.ends',
    'departs!: status.state',
    'skipped: status.id status.service status.date',
    'skipped: log.tail',
    'departs: errors.body-404',
  ],
  'a status is answered with 301': [
    'departs: auth.every-call',
    'undetermined: deploy.ends',
    'departs!: status.state',
    'skipped: status.id status.service status.date',
    'skipped: log.tail',
    'departs!: errors.unknown-application',
    'skipped: errors.body-404 errors.type-404',
  ],
  'a status is an array': [
    'undetermined: deploy.ends',
    'departs!: status.state',
    'skipped: status.id status.service status.date',
    'skipped: log.tail',
    'departs: errors.body-404',
  ],
  'an application was never deployed': ['skipped: status.date'],
  'no deployment is started': [
    'departs!: deploy.answer',
    'skipped: deploy.status deploy.ends',
    'departs!: deploy.commit deploy.database',
    'skipped: status.date',
  ],
  'there is no organization': [
    'departs!: organization.object',
    'skipped: organization.pages',
    'skipped: organization.id organization.name organization.created-at',
    'skipped: list.* project.* create.* validation.* deploy.* status.* optional.* log.* variables.* errors.body-400 errors.type-400',
  ],
  'there are no projects': [
    'departs: list.envelope',
    'skipped: list.page-size list.pages',
    'skipped: list.figures',
    'skipped: project.*',
  ],
  'projects come as a page': [
    'departs!: list.plain',
    'departs!: list.envelope',
    'skipped: list.page-size list.pages',
    'skipped: list.figures',
    'departs!: list.beyond',
    'skipped: project.*',
  ],
  'no project is created': [
    'departs!: create.project',
    'skipped: create.environment create.application create.database create.variable create.secret create.environment-cluster create.timestamps validation.environment validation.application validation.database validation.variable validation.secret deploy.* status.* optional.* log.* variables.*',
    'departs!: validation.project',
    'skipped: errors.body-400 errors.type-400',
  ],
  'creations tell no instant': ['skipped: create.timestamps', 'departs: deploy.answer'],
  'a claim is refused': ['skipped: reward.*'],
  'a claim leads elsewhere': ['departs!: reward.claim', 'skipped: reward.limit'],
  'a claim fails': ['undetermined: reward.*'],
  'no variable is created': ['departs!: create.variable', 'departs: validation.variable', 'skipped: variables.created'],
  'the two kinds of tokens are told apart': ['skipped: auth.bearer-form'],
  'there is no description': [
    'departs: description.served',
    'skipped: description.openapi description.version description.paths',
  ],
  'no rate limit is told': ['departs: limits.headers', 'skipped: limits.counts', 'skipped: limits.reset'],
  'the scope is Write': [
    'skipped: address.prefix organization.* list.* project.* create.* validation.* deploy.* status.* optional.* log.* variables.* errors.body-400 errors.type-400',
    'skipped: errors.unknown-application errors.body-404 errors.type-404',
    'skipped: errors.unknown-organization',
  ],
};

describe('what cannot be checked', () => {
  const runOnce = createRuns();

  test.each(SITUATIONS.map(([name, plant, options]) => ({ name, plant, options })))(
    'is left out for its own reason, and nothing else is: $name',
    async ({ name, plant, options }) => {
      expect(renderOutcome((await runOnce(name, plant, options)).verdicts)).toEqual(OUTCOMES[name]);
    },
  );

  test.each(SITUATIONS.map(([name, plant, options]) => ({ name, plant, options })))(
    'is neither right nor wrong: $name',
    async ({ name, plant, options }) => {
      const { verdicts } = await runOnce(name, plant, options);
      expect(verdicts).not.toEqual([]);
      for (const { verdict, why, expected, came, copes, consequence } of verdicts) {
        if (verdict === 'conforms') expect([why, expected, came, copes, consequence]).toEqual(Array(5).fill(null));
        else if (verdict === 'departs') expect([why, typeof expected, typeof came]).toEqual([null, 'string', 'string']);
        else if (verdict === 'noted') expect([why, expected, copes]).toEqual([null, null, null]);
        else expect([typeof why, expected, came, copes, consequence]).toEqual(['string', null, null, null, null]);
      }
    },
  );
});

/** Renders each verdict but those that conform or note something, the checks with the same reason on one line. */
function renderOutcome(verdicts: readonly Verdict[]): readonly string[] {
  const listed = verdicts.filter(({ verdict }) => verdict !== 'conforms' && verdict !== 'noted');
  const reasons = Map.groupBy(listed, ({ verdict, why, expected, came, copes }) =>
    JSON.stringify([verdict, why, expected, came, copes]),
  );
  return [...reasons.values()].map((alike) => {
    const [first] = alike;
    const word = first?.copes === false ? 'departs!' : first?.verdict;
    return `${word}: ${foldGroups(alike.map(({ id }) => id)).join(' ')}`;
  });
}

/** Replaces the ids of all checks of a group by `group.*`. */
function foldGroups(ids: readonly string[]): readonly string[] {
  const prefixOf = (id: string): string => id.slice(0, id.indexOf('.'));
  const sizes = Map.groupBy(ALL_IDS, prefixOf);
  const found = Map.groupBy(ids, prefixOf);
  const isWhole = (prefix: string): boolean => {
    const size = sizes.get(prefix)?.length ?? 0;
    return size > 1 && size === found.get(prefix)?.length;
  };
  return [...new Set(ids.map((id) => (isWhole(prefixOf(id)) ? `${prefixOf(id)}.*` : id)))];
}
