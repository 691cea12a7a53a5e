import { describe, expect, test } from 'vitest';
import { jsonOf, type Play, play } from '../play.ts';

/** Deploys the application at second 0, and reads its environment's log at `atSeconds`. */
function readLog(story: Play, id: string, atSeconds: number) {
  story.post(0, `/application/${id}/deploy`);
  const { environment } = jsonOf(story.get(0, `/application/${id}`)) as { environment: { id: string } };
  return story.get(atSeconds, `/environment/${environment.id}/logs`);
}

describe('GET /environment/{id}/logs', () => {
  test('returns a bare array: an earlier build, and ours from its start to its failure', () => {
    const lines = JSON.parse(readLog(play(), 'queue-build-log', 200).body) as { message: string; created_at: string }[];
    const messages = lines.map(({ message }) => message);
    expect(messages[1]).toMatch(/^#9 src\/worker\.ts\(7,11\)/);
    expect(messages[3]).toMatch(/^Deployment of queue-build-log requested/);
    expect(messages.at(-1)).toBe('Deployment failed: the image could not be built');
    expect(lines.at(-1)?.created_at).toBe('2030-01-01T00:01:25.000Z');
  });

  test('returns only the earlier build while ours waits', () => {
    expect(JSON.parse(readLog(play(), 'queue-build-log', 44).body)).toHaveLength(3);
  });

  test('returns each line in the published shape where the platform has it, and who wrote it', () => {
    const story = play();
    const response = readLog(story, 'queue-build-log-published', 200);
    const { environment } = jsonOf(story.get(200, '/application/queue-build-log-published')) as {
      environment: { id: string };
    };
    const { execution_id: execution } = story.status(200, 'queue-build-log-published');
    const lines = JSON.parse(response.body) as {
      details: { execution_id: string; transmitter: { id: string; type: string } };
      message: { safe_message: string } | null;
      error: { underlying_error: { message: string } } | null;
    }[];
    const written = lines.map(({ details: { execution_id: id, transmitter }, message, error }) => ({
      text: message?.safe_message ?? error?.underlying_error.message ?? '',
      by: transmitter.type,
      isOfApplication: transmitter.id === 'queue-build-log-published',
      isOfEnvironment: transmitter.id === environment.id,
      isOfExecution: id === execution,
    }));
    const find = (text: string) => written.filter((line) => line.text.includes(text));
    const application = { by: 'Application', isOfEnvironment: false };
    expect(find('listne')).toMatchObject([{ ...application, isOfApplication: true, isOfExecution: true }]);
    expect(find('DB_PASSWORD')).toMatchObject([{ ...application, isOfApplication: false, isOfExecution: true }]);
    expect(find('worker.ts')).toMatchObject([
      { ...application, isOfApplication: false, isOfExecution: false },
      { ...application, isOfApplication: false, isOfExecution: true },
    ]);
    expect(written.at(-1)).toMatchObject({ by: 'Environment', isOfEnvironment: true, isOfExecution: true });
  });

  test.each([
    ['queue-build-log-refused', 401],
    ['queue-build-log-absent', 404],
    ['queue', 404],
  ])('of %s is %i', (id, status) => {
    expect(readLog(play(), id, 200).status).toBe(status);
  });

  test('does not exist for an environment that no application is in', () => {
    expect(play().get(0, '/environment/nowhere/logs').status).toBe(404);
  });
});
