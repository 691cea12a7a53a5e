import { describe, expect, test } from 'vitest';
import {
  type Application,
  createApplication,
  movesAt,
  rivalOf,
  shownAt,
  startDeployment,
} from '../../../src/sandbox/platform/application.ts';
import { scenarioFor } from '../../../src/sandbox/scenarios/scenarios.ts';
import { START } from '../play.ts';

const at = (seconds: number): number => START + seconds * 1000;

function applicationOf(scenarioName: string): Application {
  return createApplication('mine', scenarioName, scenarioFor(scenarioName)!, 1, START);
}

function deployed(scenarioName: string, atSeconds: number): Application {
  return startDeployment(applicationOf(scenarioName), 'c0ffee', 1, at(atSeconds))[0];
}

describe('an application', () => {
  test('goes through the stages of a deployment at their times', () => {
    const application = deployed('succeeds', 10);
    const stateAt = (seconds: number): string => shownAt(application, at(10 + seconds)).state;
    expect([0, 5.999, 6, 57.999, 58, 89.999, 90, 10_000].map(stateAt)).toEqual([
      'QUEUED',
      'QUEUED',
      'BUILDING',
      'BUILDING',
      'DEPLOYING',
      'DEPLOYING',
      'RUNNING',
      'RUNNING',
    ]);
  });

  test('changes its date once, at the end of a deployment', () => {
    const application = deployed('succeeds', 10);
    expect(shownAt(application, at(99)).deployedAt).toBe(START - 86_400_000);
    expect(shownAt(application, at(100)).deployedAt).toBe(at(100));
    expect(shownAt(application, at(5000)).deployedAt).toBe(at(100));
  });

  test('is about the requested deployment, and before that about the previous one', () => {
    const [application, deployment] = startDeployment(applicationOf('previous-still-showing'), null, 1, at(10));
    expect(shownAt(application, at(29)).deploymentId).toBe(application.firstDeploymentId);
    expect(shownAt(application, at(30)).deploymentId).toBe(deployment.id);
    expect(movesAt(application, deployment)).toBe(at(30));
  });

  test("shows another job's deployment once that has taken over", () => {
    const application = deployed('superseded', 0);
    const id = application.deployments[0]!.id;
    expect(shownAt(application, at(29)).deploymentId).toBe(id);
    expect(shownAt(application, at(30)).deploymentId).toBe(rivalOf(id));
    expect(rivalOf(id)).not.toBe(id);
  });

  test('that is redeployed starts from its current state', () => {
    const again = startDeployment(deployed('previous-still-showing', 0), null, 1, at(50))[0];
    expect(shownAt(again, at(51))).toEqual(shownAt(deployed('previous-still-showing', 0), at(50)));
    expect(shownAt(again, at(70)).state).toBe('QUEUED');
    expect(new Set(again.deployments.map(({ id }) => id)).size).toBe(2);
  });
});
