import { describe, expect, test } from 'vitest';
import { jsonOf, play } from '../play.ts';

type Entry = Readonly<Record<string, unknown>>;

const QUEUE = '/application/queue';
const VARIABLES = `${QUEUE}/environmentVariable`;

function entriesOf(story: ReturnType<typeof play>, seconds: number, path: string): readonly Entry[] {
  return jsonOf(story.get(seconds, path))['results'] as readonly Entry[];
}

function idOf(story: ReturnType<typeof play>, seconds: number, path: string, key: string): string {
  return String(entriesOf(story, seconds, path).find((entry) => entry['key'] === key)?.['id']);
}

describe('the settings of an application whose deployments queue', () => {
  test('are of every scope, without pages', () => {
    const story = play();
    expect(jsonOf(story.get(0, VARIABLES))['pagination']).toBeUndefined();
    expect(entriesOf(story, 0, VARIABLES).map(({ key, scope, variable_type }) => [key, scope, variable_type])).toEqual([
      ['BUILT_IN_APPLICATION_ID', 'BUILT_IN', 'BUILT_IN'],
      ['COMPANY', 'PROJECT', 'VALUE'],
      ['REGION', 'ENVIRONMENT', 'VALUE'],
      ['APP_ID', 'APPLICATION', 'ALIAS'],
      ['SETTINGS_FILE', 'APPLICATION', 'FILE'],
    ]);
    expect(entriesOf(story, 0, `${QUEUE}/secret`)).toMatchObject([{ key: 'SHARED_TOKEN', scope: 'ENVIRONMENT' }]);
  });

  test('are changed with all their fields: those that are not sent are removed', () => {
    const story = play();
    const path = `${VARIABLES}/${idOf(story, 0, VARIABLES, 'SETTINGS_FILE')}`;
    const body = { key: 'SETTINGS_FILE', value: '[]', mount_path: '/etc/other.json' };
    expect(jsonOf(story.request(1, 'PUT', path, { body }).result)).toMatchObject({ ...body, description: null });
    expect(entriesOf(story, 2, VARIABLES).at(-1)).toMatchObject({
      ...body,
      created_at: '2030-01-01T00:00:00.000Z',
      updated_at: '2030-01-01T00:00:01.000Z',
    });
  });

  test.each(['BUILT_IN_APPLICATION_ID', 'REGION', 'APP_ID'])('cannot be changed if they are like %s', (key) => {
    const story = play();
    const path = `${VARIABLES}/${idOf(story, 0, VARIABLES, key)}`;
    expect(story.request(1, 'PUT', path, { body: { key, value: 'x' } }).result).toMatchObject({ status: 400 });
  });

  test('are overridden if they are inherited, and not created', () => {
    const story = play();
    const path = `${VARIABLES}/${idOf(story, 0, VARIABLES, 'REGION')}/override`;
    expect(story.post(1, VARIABLES, { body: { key: 'REGION', value: 'us' } }).status).toBe(409);
    expect(jsonOf(story.post(2, path, { body: { value: 'us' } }))).toMatchObject({
      key: 'REGION',
      value: 'us',
      scope: 'APPLICATION',
      variable_type: 'OVERRIDE',
      overridden_variable: { key: 'REGION' },
    });
    expect(story.post(3, path, { body: { value: 'us' } }).status).toBe(409);
    const builtIn = idOf(story, 4, VARIABLES, 'BUILT_IN_APPLICATION_ID');
    expect(story.post(5, `${VARIABLES}/${builtIn}/override`, { body: { value: 'x' } }).status).toBe(400);
  });

  test('keep no secret value when it is created, changed or overridden', () => {
    const story = play();
    const secrets = `${QUEUE}/secret`;
    story.post(0, secrets, { body: { key: 'S', value: 'hush-hush' } });
    const path = `${secrets}/${idOf(story, 1, secrets, 'S')}`;
    story.request(2, 'PUT', path, { body: { key: 'S', value: 'hush-hush' } });
    story.post(3, `${secrets}/${idOf(story, 1, secrets, 'SHARED_TOKEN')}/override`, { body: { value: 'hush-hush' } });
    expect(entriesOf(story, 4, secrets)).toHaveLength(3);
    expect(JSON.stringify([...story.world.applications])).not.toContain('hush-hush');
  });
});

test('an application without a queue has no calls to change a setting or to list secrets', () => {
  const story = play();
  const { body } = story.post(0, '/application/succeeds/environmentVariable', { body: { key: 'A', value: '1' } });
  const path = `/application/succeeds/environmentVariable/${JSON.parse(body).id}`;
  expect(story.request(1, 'PUT', path, { body: { key: 'A', value: '2' } }).result).toMatchObject({ status: 404 });
  expect(story.get(2, '/application/succeeds/secret').status).toBe(404);
});
