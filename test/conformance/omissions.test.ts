import { describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/conformance/run-checks.ts';
import { changing, createRuns, type Plant, type RunOptions, type Sent } from './plant.ts';

const LOG = /^GET \S*\/log/;
const STATUS = /^GET \S*\/status$/;
const READ_ONLY = { mayWrite: false, rewardCode: null };

/** A plant that answers requests of that kind so. */
function answering(pattern: RegExp, answer: Partial<Sent>): Plant {
  return { say: (sent, { method, path }) => (pattern.test(`${method} ${path}`) ? { ...sent, ...answer } : sent) };
}

/** What a service shows or a run was given, by which some checks have nothing to look at. */
const SITUATIONS: readonly (readonly [string, Plant, RunOptions?])[] = [
  ['nothing may be written, and no application is named', {}, { choices: READ_ONLY }],
  ['nothing may be written, and an application is named', {}, { choices: { ...READ_ONLY, appId: 'succeeds' } }],
  ['neither a code nor a commit is known', {}, { choices: { rewardCode: null, commit: null } }],
  ['the log is empty', changing(LOG, () => ({ results: [] }))],
  ['the log has one line', changing(LOG, ({ results }) => ({ results: results.slice(0, 1) }))],
  ['the log has two lines without a time', changing(LOG, () => ({ results: ['one', 'two'] }))],
  ['the log comes without content', answering(LOG, { status: 204, text: '' })],
  ['there is no status', answering(STATUS, { status: 404, text: '{}' })],
  ['a status is answered with 301', answering(STATUS, { status: 301, text: '' })],
  ['a status is an array', answering(STATUS, { text: '[]' })],
  ['an application was never deployed', changing(STATUS, ({ last_deployment_date: _, ...json }) => json)],
  ['no deployment is started', answering(/^POST \S*\/deploy$/, { status: 409, text: '{}' })],
  ['there is no organization', changing(/^GET \S*\/organization(\?|$)/, () => ({ results: [] }))],
  ['there are no projects', answering(/^GET \S*\/project(\?|$)/, { text: '{"results":[]}' })],
  ['projects come as a page', answering(/^GET \S*\/project(\?|$)/, { text: '<html>' })],
  ['no project is created', answering(/^POST \S*\/project$/, { status: 202, text: '' })],
  [
    'creations tell no instant',
    changing(/^POST /, (json) => ({ ...json, created_at: undefined, updated_at: undefined })),
  ],
  ['a claim is refused', answering(/rewardClaim$/, { status: 404, text: '{}' })],
  ['a claim leads elsewhere', answering(/rewardClaim$/, { status: 301, text: '' })],
  ['a claim fails', answering(/rewardClaim$/, { status: 503, text: '' })],
  ['no variable is created', answering(/^POST \S*\/environmentVariable$/, { status: 400, text: '{}' })],
  [
    'the two kinds of tokens are told apart',
    { say: (sent, { headers }) => (/^Bearer/.test(headers['authorization'] ?? '') ? { ...sent, status: 401 } : sent) },
  ],
  ['there is no description', answering(/openapi.json$/, { status: 404, text: '' })],
  ['no rate limit is told', { say: (sent) => ({ ...sent, headers: { 'content-type': 'application/json' } }) }],
  ['the scope is Write', {}, { token: 'sandbox-write' }],
];

describe('what cannot be looked at', () => {
  const runOnce = createRuns();

  test('is told with why, and with what departs meanwhile', async () => {
    const texts: string[] = [];
    for (const [name, plant, options] of SITUATIONS) {
      const { verdicts } = await runOnce(name, plant, options);
      texts.push(`# ${name}\n${renderOmissions(verdicts)}`);
    }
    await expect(texts.join('\n')).toMatchFileSnapshot('./golden/omissions.txt');
  });

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

/** Each verdict but those that conform or note something, the checks with the same one on one line. */
function renderOmissions(verdicts: readonly Verdict[]): string {
  const listed = verdicts
    .filter(({ verdict }) => verdict !== 'conforms' && verdict !== 'noted')
    .map((verdict) => [renderVerdict(verdict), verdict.id] as const);
  const lines = Map.groupBy(listed, ([text]) => text);
  return [...lines].map(([text, all]) => `${text}\n    ${all.map(([, id]) => id).join(' ')}\n`).join('');
}

function renderVerdict({ verdict, why, expected, came, copes }: Verdict): string {
  if (verdict !== 'departs') return `${verdict}: ${why}`;
  return `departs: ${expected} expected, ${came} came (${copes ? 'copes' : 'DOES NOT COPE'})`;
}
