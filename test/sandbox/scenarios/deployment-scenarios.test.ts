import { describe, expect, test } from 'vitest';
import { DEPLOYMENT_SCENARIOS } from '../../../src/sandbox/scenarios/deployment-scenarios.ts';
import { play } from '../play.ts';

/** Returns what the status of a scenario says, with the platform seconds since the POST at which it begins to; `*` where the date moves. */
function storyOf(id: string): string {
  const story = play();
  const shown: string[] = [];
  let last: Record<string, unknown> = story.status(0, id);
  shown.push(`${last['state']}/${last['service_deployment_status']}`);
  story.post(0, `/application/${id}/deploy`);
  for (let second = 0; second <= 200; second += 1) {
    const next = story.status(second, id);
    const moved = next['last_deployment_date'] === last['last_deployment_date'] ? '' : '*';
    if (
      next['state'] !== last['state'] ||
      next['service_deployment_status'] !== last['service_deployment_status'] ||
      moved
    ) {
      shown.push(`${second} ${next['state']}/${next['service_deployment_status']}${moved}`);
    }
    last = next;
  }
  return shown.join(', ').replaceAll('/UP_TO_DATE', '').replaceAll('/OUT_OF_DATE', '~');
}

describe('the states, with ~ for OUT_OF_DATE and * for a changed date,', () => {
  test.each([
    ['succeeds', 'RUNNING, 0 QUEUED~, 6 BUILDING~, 58 DEPLOYING~, 90 RUNNING*'],
    ['fast', 'RUNNING, 0 RUNNING*'],
    ['first-deployment', 'READY/NEVER_DEPLOYED, 0 QUEUED~, 6 BUILDING~, 58 DEPLOYING~, 90 RUNNING*'],
    ['build-fails', 'RUNNING, 0 QUEUED~, 6 BUILDING~, 40 BUILD_ERROR~*'],
    ['crashes-after-start', 'RUNNING, 0 QUEUED~, 6 BUILDING~, 58 DEPLOYING~, 72 RUNNING~, 84 ERROR~*'],
    ['never-starts', 'STOPPED~'],
    ['unchanged', 'RUNNING'],
    ['never-ends', 'RUNNING, 0 QUEUED~, 6 BUILDING~, 58 DEPLOYING~'],
    ['slow-start', 'RUNNING, 50 QUEUED~, 56 BUILDING~, 108 DEPLOYING~, 140 RUNNING*'],
    ['superseded', 'RUNNING, 0 QUEUED~, 6 BUILDING~, 30 QUEUED~, 36 BUILDING~, 88 DEPLOYING~, 120 RUNNING*'],
    [
      'superseded-by-date',
      'RUNNING, 0 QUEUED~, 6 BUILDING~, 15 BUILDING~*, 45 QUEUED~*, 51 BUILDING~, 103 DEPLOYING~, 135 RUNNING',
    ],
    ['previous-still-showing', 'RUNNING, 20 QUEUED~, 26 BUILDING~, 78 DEPLOYING~, 110 RUNNING*'],
    ['previous-failed', 'ERROR~, 15 QUEUED~, 21 BUILDING~, 73 DEPLOYING~, 105 RUNNING*'],
    ['stopped-before', 'STOPPED, 8 QUEUED~, 14 BUILDING~, 66 DEPLOYING~, 98 RUNNING*'],
    ['unknown-state', 'RUNNING, 0 QUEUED~, 6 PHASE_TWO~, 58 Almost-There~, 90 SHIPSHAPE*'],
    ['out-of-date', 'RUNNING, 0 QUEUED~, 6 BUILDING~, 58 DEPLOYING~, 90 RUNNING~*'],
    ['canceled', 'RUNNING, 0 QUEUED~, 6 BUILDING~, 25 CANCELED~*'],
  ])('of the scenario %s are %s', (id, expected) => {
    expect(storyOf(id)).toBe(expected);
  });

  test('of unchanged-renotated stay the same, with another notation of the date', () => {
    expect(storyOf('unchanged-renotated')).toBe('RUNNING, 0 RUNNING*');
  });

  test('of superseded name our deployment at first and another later', () => {
    const story = play();
    const { deployment_id: before } = story.status(0, 'superseded');
    story.post(0, '/application/superseded/deploy');
    const names = [0, 29, 30, 199].map((second) => story.status(second, 'superseded')['deployment_id']);
    expect(names[0]).toBe(names[1]);
    expect(names[2]).toBe(names[3]);
    expect(new Set([before, ...names]).size).toBe(3);
  });

  test.each(Object.keys(DEPLOYMENT_SCENARIOS).filter((id) => id !== 'superseded'))('of %s name no deployment', (id) => {
    expect(Object.keys(play().status(0, id))).toHaveLength(4);
  });
});

describe('the log of a deployment', () => {
  const lastLine = (id: string): string => {
    const story = play();
    story.post(0, `/application/${id}/deploy`);
    return JSON.parse(story.get(300, `/application/${id}/log?tail=1`).body).results[0].message;
  };

  test('contains its outcome', () => {
    expect(lastLine('succeeds')).toBe('Deployment finished in 90s');
    expect(lastLine('build-fails')).toBe('Deployment failed: the image could not be built');
    expect(lastLine('crashes-after-start')).toBe('Deployment failed: the container keeps crashing');
  });

  test('does not mention an outcome that never comes', () => {
    for (const id of ['never-ends', 'superseded', 'superseded-by-date', 'canceled', 'unchanged', 'never-starts']) {
      expect(lastLine(id)).not.toMatch(/^Deployment (finished|failed)/);
    }
  });
});
