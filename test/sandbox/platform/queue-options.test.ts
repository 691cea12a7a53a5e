import { describe, expect, test } from 'vitest';
import { decodeApplication } from '../../../src/sandbox/admin/bodies.ts';
import { createApplication } from '../../../src/sandbox/platform/application.ts';
import { withApplication } from '../../../src/sandbox/platform/world-state.ts';
import { play, START } from '../play.ts';
import { type Followed, follow, type Posting } from './follow.ts';

/** Makes the application that `POST /_sandbox/applications` would make, and follows it. */
function followWith(scenario: string, options: Record<string, unknown>, postings?: readonly Posting[]): Followed {
  const order = decodeApplication({ id: 'mine', scenario, options });
  if (order.kind === 'refused') throw new Error(order.message);
  const story = play();
  const application = createApplication('mine', scenario, order.value.scenario, 1, START);
  story.world = withApplication(story.world, application);
  return follow('mine', postings, story);
}

function refusalOf(scenario: string, options: Record<string, unknown>): string {
  const order = decodeApplication({ id: 'mine', scenario, options });
  return order.kind === 'refused' ? order.message : 'accepted';
}

describe('the options of a queue', () => {
  test('can choose that nothing is ahead', () => {
    expect(followWith('queue-no-ids', { ahead: 'nothing' }).changes).toEqual([
      'DEPLOYED date=earlier',
      '0 BUILDING~ date=earlier',
      '58 DEPLOYING~ date=earlier',
      '90 DEPLOYED date=90',
    ]);
  });

  test('can choose that the application itself is being deployed, how long that takes, and that it fails', () => {
    const options = { ahead: 'application', ahead_seconds: 10, ahead_outcome: 'failure' };
    expect(followWith('queue-count', options).changes).toEqual([
      'BUILDING~ execution=previous count=0 date=0',
      '0 BUILDING~ execution=previous count=1 date=0',
      '5 DEPLOYING~ execution=previous count=1 date=0',
      '10 DEPLOYMENT_ERROR~ execution=previous count=1 date=0',
      '15 BUILDING~ execution=ours count=0 date=15',
      '73 DEPLOYING~ execution=ours count=0 date=15',
      '105 DEPLOYED execution=ours count=0 date=15',
    ]);
  });

  test.each([
    ['failure', '129 DEPLOYMENT_ERROR~ date=129'],
    ['build-failure', '85 BUILD_ERROR~ date=85'],
    ['canceled', '23 CANCELED~ date=earlier'],
    ['success', '135 DEPLOYED date=135'],
  ])('choose that our deployment finishes with %s', (outcome, last) => {
    expect(followWith('queue-no-ids', { outcome }).changes.at(-1)).toBe(last);
  });

  test('can choose that ours is merged with a waiting request', () => {
    const { changes } = followWith('queue-count-id', { merge: 'earlier' });
    expect(changes.slice(0, 2)).toEqual([
      'DEPLOYED request=previous execution=previous count=1 date=earlier',
      '45 BUILDING~ request=null execution=ours count=0 date=45',
    ]);
  });

  test('can choose that the status does not show a request at first', () => {
    const { changes } = followWith('queue-no-ids', { delay_seconds: 7 });
    expect(changes[1]).toBe('7 DEPLOYMENT_QUEUED~ date=earlier');
  });

  test.each([
    ['queue', { ahead: 'someone' }, 'options.ahead: must be one of nothing, environment, application, restart.'],
    ['queue', { merge: 'yes' }, 'options.merge: must be one of none, earlier, later.'],
    ['queue-idle', { ahead_seconds: 5 }, 'options.ahead_seconds: has no effect because ahead is nothing.'],
    ['queue-idle', { merge: 'later' }, 'options.merge: has no effect because ahead is nothing.'],
    ['queue', { ahead: 'nothing', ahead_outcome: 'failure' }, 'options.ahead_outcome: has no effect'],
    ['queue-merged', { ahead: 'nothing' }, 'options.merge: has no effect because ahead is nothing.'],
    ['queue-idle', { merge: 'none', ahead_seconds: 5 }, 'options.ahead_seconds: has no effect'],
    ['queue-merged', { ahead: 'nothing', merge: 'none' }, 'accepted'],
    ['succeeds', { ahead: 'nothing' }, 'options.ahead: is not a known key. Use one of delay_seconds,'],
  ])('of %s are refused or accepted if they are %j', (scenario, options, message) => {
    expect(refusalOf(scenario, options)).toContain(message);
  });
});
