import { describe, expect, test } from 'vitest';
import { plantApplication, plantEnvironment } from '../plant.ts';
import { jsonOf, type Play, play, START } from '../play.ts';

/** Creates applications of a queue scenario in one environment, and returns their ids. */
function plantNeighbors(story: Play, scenario: string): readonly [string, string] {
  const environment = plantEnvironment(story);
  const create = (name: string): string =>
    String(jsonOf(story.post(0, `/environment/${environment}/application`, { body: { name } }))['id']);
  return [create(`${scenario}--a`), create(`${scenario}--b`)];
}

function deploy(story: Play, atSeconds: number, id: string, commit = 'c0ffee'): Record<string, unknown> {
  return jsonOf(story.post(atSeconds, `/application/${id}/deploy`, { body: { git_commit_id: commit } }));
}

function statesOf(story: Play, id: string, seconds: readonly number[]): readonly unknown[] {
  return seconds.map((second) => story.status(second, id)['state']);
}

describe('a request to deploy', () => {
  test('gets 202 and the status of the application', () => {
    const response = play().post(0, '/application/queue/deploy', { body: { git_commit_id: 'c0ffee' } });
    expect(response.status).toBe(202);
    expect(Object.keys(JSON.parse(response.body))).toEqual([
      'id',
      'state',
      'service_deployment_status',
      'last_deployment_date',
      'deployment_request_id',
      'execution_id',
      'deployment_requests_count',
      'status_details',
      'is_part_last_deployment',
    ]);
    expect(JSON.parse(response.body).id).toBe('queue');
  });

  test('waits for the deployments of other applications of the environment', () => {
    const story = play();
    const [first, second] = plantNeighbors(story, 'queue-idle');
    expect(deploy(story, 0, first)['deployment_request_id']).toBeNull();
    expect(deploy(story, 1, second)).toMatchObject({ state: 'DEPLOYMENT_QUEUED', deployment_requests_count: 1 });
    expect(statesOf(story, first, [60, 90])).toEqual(['DEPLOYING', 'DEPLOYED']);
    expect(statesOf(story, second, [90, 94, 95, 184, 185])).toEqual([
      'DEPLOYMENT_QUEUED',
      'DEPLOYMENT_QUEUED',
      'BUILDING',
      'DEPLOYING',
      'DEPLOYED',
    ]);
  });

  test('does not wait for those of another environment', () => {
    const story = play();
    const ids = [plantApplication(story, 'queue-idle'), plantApplication(story, 'queue-idle')];
    expect(ids.map((id) => deploy(story, 0, id)['state'])).toEqual(['BUILDING', 'BUILDING']);
  });

  test('is merged with a request of the same application only: the later commit wins, and the first request id stays', () => {
    const story = play();
    const [first, second] = plantNeighbors(story, 'queue-idle');
    deploy(story, 0, first);
    const waiting = deploy(story, 1, second, 'commit-1');
    const merged = deploy(story, 2, second, 'commit-2');
    const other = deploy(story, 3, first, 'commit-3');
    expect(merged).toEqual(waiting);
    expect(other['deployment_request_id']).not.toBe(waiting['deployment_request_id']);
    expect(story.world.applications.get(second)?.deployments).toHaveLength(1);
    const { git_repository: repository } = jsonOf(story.get(300, `/application/${second}`));
    expect(repository).toMatchObject({ deployed_commit_id: 'commit-2' });
  });

  test('waits again for requests ahead if the request before it was canceled', () => {
    const story = play();
    deploy(story, 0, 'queue-canceled');
    const again = deploy(story, 30, 'queue-canceled');
    expect(again).toMatchObject({ state: 'DEPLOYMENT_QUEUED', deployment_requests_count: 1 });
    expect(statesOf(story, 'queue-canceled', [37, 38])).toEqual(['DEPLOYMENT_QUEUED', 'CANCELED']);
  });
});

describe('GET /application/{id}', () => {
  const details = (story: Play, second: number, id: string): Record<string, unknown> =>
    jsonOf(story.get(second, `/application/${id}`));

  test('has the commit and the time of the last successful deployment', () => {
    const story = play();
    const before = details(story, 0, 'queue')['git_repository'];
    expect(before).toMatchObject({
      deployed_commit_id: expect.stringMatching(/^[0-9a-f]{40}$/),
      deployed_commit_date: new Date(START - 86_400_000).toISOString(),
    });
    deploy(story, 0, 'queue');
    expect(details(story, 134, 'queue')['git_repository']).toEqual(before);
    expect(details(story, 135, 'queue')['git_repository']).toMatchObject({
      deployed_commit_id: 'c0ffee',
      deployed_commit_date: new Date(START + 135_000).toISOString(),
    });
  });

  test.each(['succeeds', 'nobody'])('does not exist for %s, and does not create it', (id) => {
    const story = play();
    const { result, operation, applicationId } = story.request(0, 'GET', `/application/${id}`);
    expect([jsonOf(result)['message'], operation, applicationId]).toEqual(['This URL does not exist.', null, null]);
    expect([...story.world.applications]).toEqual([]);
  });
});

describe('a token without the scope', () => {
  test('gets 401 for an application whose deployments queue, and 403 for others', () => {
    const story = play();
    const statusOf = (id: string): number =>
      story.get(0, `/application/${id}/status`, { token: 'sandbox-deploy' }).status;
    expect([statusOf('queue'), statusOf('succeeds')]).toEqual([401, 403]);
    expect(story.post(0, '/application/queue/deploy', { token: 'sandbox-deploy' }).status).toBe(202);
  });
});
