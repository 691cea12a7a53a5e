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

  test('says in the published shape which lines the application and the environment wrote', () => {
    const story = play();
    const response = readLog(story, 'queue-build-log-published', 200);
    const { environment } = jsonOf(story.get(200, '/application/queue-build-log-published')) as {
      environment: { id: string };
    };
    const lines = JSON.parse(response.body) as { details: { transmitter: { id: string; type: string } } }[];
    const writers = new Set(lines.map(({ details: { transmitter } }) => `${transmitter.type} ${transmitter.id}`));
    expect(writers).toContain('Application queue-build-log-published');
    expect(writers).toContain(`Environment ${environment.id}`);
  });
});
