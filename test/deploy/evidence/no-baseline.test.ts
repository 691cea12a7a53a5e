import { describe, expect, test } from 'vitest';
import type { StatusCheck, TriggerResult } from '../../../src/deploy/deploy-target.ts';
import { AccessError, ProtocolError } from '../../../src/kernel/errors.ts';
import { accepted, FACTS, lostAnswer, named, observed, play, status } from '../../support/scripted-target.ts';

const NAMED = accepted({ identity: { deployment_id: 'ours' }, deploymentId: 'ours' });

const FORBIDDEN: StatusCheck = {
  kind: 'refused',
  refusal: 'forbidden',
  error: new AccessError('access-forbidden', 'forbidden', FACTS),
};

/** A status without a state. */
function stateless(more: Parameters<typeof status>[2]): StatusCheck {
  const { state: _none, ...partial } = status('', null, more);
  return { kind: 'malformed', error: new ProtocolError('$.state', 'a string', 'null'), partial };
}

/** What the baseline is, and how often it is read. */
const NO_BASELINE: readonly (readonly [why: string, StatusCheck, reads: number])[] = [
  ['is forbidden', FORBIDDEN, 1],
  ['has no state and no date', stateless({}), 3],
  ['has no state', stateless({ lastDeploymentDate: { text: 'D0', epochMs: null } }), 3],
];

function times(count: number, check: StatusCheck): readonly StatusCheck[] {
  return Array.from({ length: count }, () => check);
}

/** Plays status checks, repeating the last one. */
async function resultOf(baseline: StatusCheck, reads: number, response: TriggerResult, checks: readonly StatusCheck[]) {
  const check: Parameters<typeof play>[0]['check'] = (_since, nth, purpose) =>
    purpose === 'baseline' ? baseline : (checks[Math.min(nth - reads, checks.length - 1)] ?? baseline);
  const { result, triggersAt, checksAt } = await play(
    { check, trigger: () => response },
    { policy: { timeoutMs: 600_000 } },
  );
  expect(triggersAt).toEqual([checksAt[reads - 1]]);
  return result;
}

const BUILDING = observed('BUILDING');
const RUNNING = observed('RUNNING');
const ours = (state: string) => observed(state, 'D0', named('ours'));
const another = (state: string) => observed(state, 'D0', named('another'));
/** A deployment that worked at the first check, and its outcome. */
const DATED = [BUILDING, ...times(6, observed('RUNNING', 'D1'))];
const UNDATED = [observed('BUILDING', null), ...times(6, observed('RUNNING', null))];

const ROWS: readonly (readonly [what: string, TriggerResult, readonly StatusCheck[], result: string])[] = [
  ['work and an outcome name another deployment', NAMED, [another('BUILDING'), another('RUNNING')], 'superseded'],
  ['an outcome names another one after work without a name', NAMED, [BUILDING, another('RUNNING')], 'superseded'],
  ['an outcome names another one after ours worked', NAMED, [ours('BUILDING'), another('RUNNING')], 'superseded'],
  [
    'the one before names itself until ours succeeds',
    NAMED,
    [another('RUNNING'), another('RUNNING'), ours('BUILDING'), another('RUNNING'), ours('RUNNING')],
    'success',
  ],
  [
    'the one before names itself until ours fails',
    NAMED,
    [another('RUNNING'), another('RUNNING'), ours('BUILDING'), another('RUNNING'), ours('ERROR')],
    'failure',
  ],
  [
    'a stale response follows work',
    accepted(),
    [...times(10, BUILDING), RUNNING, BUILDING, observed('ERROR', 'D1')],
    'failure',
  ],
  [
    'work at the first check finishes, and ours fails',
    accepted(),
    [...DATED, observed('BUILDING', 'D1'), observed('ERROR', 'D2')],
    'failure',
  ],
  [
    'work at the first check finishes without dates, and ours fails',
    accepted(),
    [...UNDATED, observed('QUEUED', null), observed('ERROR', null)],
    'failure',
  ],
  [
    'a request that waits at the first check finishes, and ours succeeds',
    accepted(),
    [observed('QUEUED'), ...DATED, observed('BUILDING', 'D1'), observed('RUNNING', 'D2')],
    'success',
  ],
  [
    'work at the first check takes long',
    accepted(),
    [...times(40, BUILDING), observed('QUEUED', 'D1'), observed('ERROR', 'D2')],
    'failure',
  ],
  ['work at the first check fails, and ours never appears', accepted(), [BUILDING, observed('ERROR', 'D1')], 'unknown'],
  ['work starts after the first check', accepted(), [RUNNING, BUILDING, RUNNING], 'success'],
  ['work starts again after the first check', accepted(), [BUILDING, observed('QUEUED'), observed('ERROR')], 'failure'],
  [
    'only dates show a newer one',
    accepted(),
    [RUNNING, BUILDING, observed('DEPLOYING', 'D1'), observed('QUEUED', 'D2'), observed('RUNNING', 'D2')],
    'superseded',
  ],
  ['the response is lost, and work is shown', lostAnswer(), [BUILDING, RUNNING], 'unknown'],
  ['the response is lost, and work starts', lostAnswer(), [RUNNING, BUILDING, RUNNING], 'unknown'],
  ['nothing is shown but the state from before', accepted(), [RUNNING], 'unchanged'],
];

describe.each(NO_BASELINE)('without a readable baseline, since it %s,', (_why, baseline, reads) => {
  test.each(ROWS)('%s (B1) (B7) (B17)', async (_what, response, checks, result) => {
    expect(await resultOf(baseline, reads, response, checks)).toBe(result);
  });
});

describe('an application that was never deployed', () => {
  const NEVER = stateless({ serviceDeploymentStatus: 'NEVER_DEPLOYED' });

  test.each<[string, TriggerResult, readonly StatusCheck[], string]>([
    ['work is ours, also if the response was lost', lostAnswer(), [BUILDING, observed('RUNNING', 'D1')], 'success'],
    ['the first failure is ours', accepted(), [observed('BUILD_ERROR', 'D1')], 'failure'],
    ['the first name is ours', accepted(), [observed('RUNNING', null, named('first'))], 'success'],
    ["another's name is not", NAMED, [observed('RUNNING', 'D1', named('another'))], 'superseded'],
  ])('has no other deployment: %s (B3)', async (_what, response, checks, result) => {
    expect(await resultOf(NEVER, 3, response, checks)).toBe(result);
  });
});
