import { expect, test } from 'vitest';
import { createApplication, shownAt, startDeployment } from '../../../src/sandbox/platform/application.ts';
import { scenarioFor } from '../../../src/sandbox/scenarios/scenarios.ts';
import { START } from '../play.ts';

const at = (seconds: number): number => START + seconds * 1000;

test('an application that is redeployed starts from its current state', () => {
  const name = 'previous-still-showing';
  const fresh = createApplication('mine', name, scenarioFor(name)!, 1, START);
  const [deployed] = startDeployment(fresh, 'c0ffee', 1, at(0));
  const [again] = startDeployment(deployed, null, 1, at(50));
  expect(shownAt(again, at(51))).toEqual(shownAt(deployed, at(50)));
  expect(shownAt(again, at(70)).state).toBe('QUEUED');
  expect(new Set(again.deployments.map(({ id }) => id)).size).toBe(2);
});
