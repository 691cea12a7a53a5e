import { describe, expect, test } from 'vitest';
import { LOG_SCENARIOS } from '../../../src/sandbox/scenarios/log-scenarios.ts';
import { play } from '../play.ts';

function logOf(id: string, seconds = 95, tail = 2): { status: number; body: string } {
  const story = play();
  story.post(0, `/application/${id}/deploy`);
  return story.get(seconds, `/application/${id}/log?tail=${tail}`);
}

const parsed = (id: string): unknown => JSON.parse(logOf(id).body);
const LAST = ['Stopped 2 previous replicas', 'Deployment finished in 90s'];

describe('the log in the scenario', () => {
  test('log-strings is an array of strings', () => {
    expect(parsed('log-strings')).toEqual(LAST);
  });

  test('log-lines has strings under lines', () => {
    expect(parsed('log-lines')).toEqual({ lines: LAST });
  });

  test('log-text is plain text', () => {
    expect(logOf('log-text').body).toBe(`${LAST.join('\n')}\n`);
  });

  test('log-objects, log-logs and log-data have other field names', () => {
    expect(parsed('log-objects')).toMatchObject(LAST.map((msg) => ({ msg })));
    expect(parsed('log-logs')).toMatchObject({ logs: LAST.map((line) => ({ line })) });
    expect(parsed('log-data')).toMatchObject({ data: LAST.map((text) => ({ text })) });
  });

  test('log-ndjson is an object a line', () => {
    const lines = logOf('log-ndjson').body.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).log)).toEqual(LAST);
  });

  test('log-newest-first starts with the last line', () => {
    expect(parsed('log-newest-first')).toMatchObject({ results: LAST.toReversed().map((message) => ({ message })) });
  });

  test('log-tail-ignored is complete', () => {
    expect((parsed('log-tail-ignored') as { results: unknown[] }).results.length).toBeGreaterThan(60);
  });

  test('log-odd contains a line that is null', () => {
    expect((parsed('log-odd') as { results: unknown[] }).results[1]).toBeNull();
  });

  test('log-nothing, log-unavailable and log-forbidden cannot be read', () => {
    expect(['log-nothing', 'log-unavailable', 'log-forbidden'].map((id) => logOf(id).status)).toEqual([204, 500, 403]);
  });

  test('busy-log grows by more in five seconds than a window of 200 lines', () => {
    const idsAt = (seconds: number): string[] =>
      JSON.parse(logOf('busy-log', seconds, 200).body).results.map(({ id }: { id: string }) => id);
    const first = idsAt(30);
    expect(first).toHaveLength(200);
    expect(idsAt(35).filter((id) => first.includes(id))).toEqual([]);
    expect(idsAt(33).filter((id) => first.includes(id))).toHaveLength(50);
  });

  test.each(Object.keys(LOG_SCENARIOS))('%s does not affect the status', (id) => {
    const story = play();
    story.post(0, `/application/${id}/deploy`);
    expect([0, 90].map((second) => story.status(second, id)['state'])).toEqual(['QUEUED', 'RUNNING']);
  });
});
