import { describe, expect, test } from 'vitest';
import { QUEUE_SCENARIOS } from '../../../src/sandbox/scenarios/queues.ts';
import { SCENARIO_CATALOGUE } from '../../../src/sandbox/scenarios.ts';
import { follow } from '../queue/follow.ts';

/** A reading: what the status shows before the POST, what the POST gets, and each change of the status after it. */
const READINGS: Readonly<Record<string, readonly [string, string, ...string[]]>> = {
  queue: [
    'DEPLOYED request=previous execution=previous count=0 date=earlier',
    '202 DEPLOYMENT_QUEUED~ request=ours execution=ours count=1 date=earlier',
    '0 DEPLOYMENT_QUEUED~ request=ours execution=ours count=1 date=earlier',
    '45 BUILDING~ request=ours execution=ours count=0 date=earlier',
    '103 DEPLOYING~ request=ours execution=ours count=0 date=earlier',
    '135 DEPLOYED request=ours execution=ours count=0 date=135',
  ],
  'queue-late-id': [
    'DEPLOYED request=previous execution=previous count=0 date=earlier',
    '202 DEPLOYMENT_QUEUED~ request=ours execution=previous count=1 date=earlier',
    '0 DEPLOYMENT_QUEUED~ request=ours execution=previous count=1 date=earlier',
    '45 BUILDING~ request=ours execution=ours count=0 date=earlier',
    '103 DEPLOYING~ request=ours execution=ours count=0 date=earlier',
    '135 DEPLOYED request=ours execution=ours count=0 date=135',
  ],
  'queue-waiting-id': [
    'DEPLOYED request=null execution=previous count=0 date=earlier',
    '202 DEPLOYMENT_QUEUED~ request=ours execution=previous count=1 date=earlier',
    '0 DEPLOYMENT_QUEUED~ request=ours execution=previous count=1 date=earlier',
    '45 BUILDING~ request=null execution=ours count=0 date=earlier',
    '103 DEPLOYING~ request=null execution=ours count=0 date=earlier',
    '135 DEPLOYED request=null execution=ours count=0 date=135',
  ],
  'queue-response-id': [
    'DEPLOYED execution=previous date=earlier',
    '202 DEPLOYMENT_QUEUED~ request=ours execution=previous date=earlier',
    '0 DEPLOYMENT_QUEUED~ execution=previous date=earlier',
    '45 BUILDING~ execution=ours date=45',
    '103 DEPLOYING~ execution=ours date=45',
    '135 DEPLOYED execution=ours date=45',
  ],
  'queue-early-id': [
    'DEPLOYED execution=previous date=earlier',
    '202 DEPLOYMENT_QUEUED~ execution=ours date=earlier',
    '0 DEPLOYMENT_QUEUED~ execution=ours date=earlier',
    '45 BUILDING~ execution=ours date=45',
    '103 DEPLOYING~ execution=ours date=45',
    '135 DEPLOYED execution=ours date=45',
  ],
  'queue-execution-id': [
    'DEPLOYED execution=previous date=earlier',
    '202 DEPLOYMENT_QUEUED~ execution=previous date=earlier',
    '0 DEPLOYMENT_QUEUED~ execution=previous date=earlier',
    '45 BUILDING~ execution=ours date=45',
    '103 DEPLOYING~ execution=ours date=45',
    '135 DEPLOYED execution=ours date=135',
  ],
  'queue-no-ids': [
    'DEPLOYED date=earlier',
    '202 DEPLOYMENT_QUEUED~ date=earlier',
    '0 DEPLOYMENT_QUEUED~ date=earlier',
    '45 BUILDING~ date=earlier',
    '103 DEPLOYING~ date=earlier',
    '135 DEPLOYED date=135',
  ],
  'queue-no-ids-two-dates': [
    'DEPLOYED date=earlier',
    '202 DEPLOYMENT_QUEUED~ date=earlier',
    '0 DEPLOYMENT_QUEUED~ date=earlier',
    '45 BUILDING~ date=45',
    '103 DEPLOYING~ date=45',
    '135 DEPLOYED date=135',
  ],
  'queue-hidden': [
    'DEPLOYED request=previous execution=previous date=earlier',
    '202 DEPLOYED request=ours execution=previous date=earlier',
    '45 BUILDING~ request=ours execution=ours date=45',
    '103 DEPLOYING~ request=ours execution=ours date=45',
    '135 DEPLOYED request=ours execution=ours date=45',
  ],
  'queue-count': [
    'DEPLOYED execution=previous count=0 date=earlier',
    '202 DEPLOYED request=ours execution=previous count=1 date=earlier',
    '0 DEPLOYED execution=previous count=1 date=earlier',
    '45 BUILDING~ execution=ours count=0 date=45',
    '103 DEPLOYING~ execution=ours count=0 date=45',
    '135 DEPLOYED execution=ours count=0 date=45',
  ],
  'queue-count-id': [
    'DEPLOYED request=null execution=previous count=0 date=earlier',
    '202 DEPLOYED request=ours execution=previous count=1 date=earlier',
    '0 DEPLOYED request=ours execution=previous count=1 date=earlier',
    '45 BUILDING~ request=null execution=ours count=0 date=45',
    '103 DEPLOYING~ request=null execution=ours count=0 date=45',
    '135 DEPLOYED request=null execution=ours count=0 date=45',
  ],
};

describe('the status of an application whose deployment waits', () => {
  test.each(Object.entries(READINGS))(
    'in the scenario %s goes through its reading',
    (id, [before, posted, ...shown]) => {
      const { responses, changes } = follow(id);
      expect(responses).toEqual([posted]);
      expect(changes).toEqual([before, ...shown]);
    },
  );
});

describe('the catalogue', () => {
  test('lists the queue scenarios together, under one prefix', () => {
    const names = SCENARIO_CATALOGUE.map(({ name }) => name);
    const queues = names.filter((name) => /^queue(-|$)/.test(name));
    expect(queues).toEqual(Object.keys(QUEUE_SCENARIOS));
    expect(names.slice(names.indexOf('queue'), names.indexOf('queue') + queues.length)).toEqual(queues);
  });
});
