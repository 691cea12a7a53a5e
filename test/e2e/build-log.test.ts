import { describe, expect, test } from 'vitest';
import { playOnGithub } from './github/github-play.ts';
import { playStep } from './step-play.ts';

const ERROR = "#9 src/server.ts(42,5): error TS2339: Property 'listne' does not exist on type 'Server'.";

/** Deploys an application whose build fails; returns what was printed, and the reads after the last of status and log. */
async function play(scenario: string, inputs: Readonly<Record<string, string>> = {}) {
  const { lines, requests, outputs, logFile, exitCode } = await playStep(scenario, inputs);
  const last = requests.findLastIndex(({ path }) => /\/(?:status|log)(?:\?|$)/.test(path));
  const reads = requests
    .slice(last + 1)
    .map(({ path, answer }) => `${answer} ${path.replace(/\/environment\/[^/]+/, '/environment/E')}`);
  expect([exitCode, outputs['result']]).toEqual([1, 'failure']);
  return { lines, reads, logFile };
}

const APPLICATION = '200 /application/';

describe("a build whose log is only in the environment's log", () => {
  test('is in every report without the lines of another application that is built at the same time (B58)', async () => {
    const { main, repository } = await playOnGithub('queue-build-log-published');
    const [comment, check] = [repository.comments[0]?.body, repository.checkRuns[0]?.output];
    for (const text of [main.summary, comment, check?.summary]) expect(text).toContain('src/server.ts:42');
    for (const text of [main.printed, main.summary, comment, check?.text]) {
      expect(text).toContain(ERROR);
      expect(text).toContain('The environment could not be deployed');
      expect(text).not.toMatch(/DB_PASSWORD|worker\.ts|transmitter/);
    }
    expect(main.outputs['cause']).toMatch(/^src\/server\.ts:42 Property 'listne'/);
  });

  test('is not read if no log is (B58)', async () => {
    expect((await play('queue-build-log', { logs: 'off' })).reads).toEqual([]);
  });
});

describe('a build whose log cannot be read', () => {
  test.each([
    ['queue-build-log-refused', 401, /^info .*elsewhere, and the token may not read it\. Look on the platform for env/],
    [
      'queue-build-log-absent',
      404,
      /^info .*the build's log is elsewhere\. Look on the platform for environment \S+, /i,
    ],
  ])('costs two requests and one sentence: %s (B58)', async (scenario, status, sentence) => {
    const { lines, reads } = await play(scenario);
    expect(reads).toEqual([`${APPLICATION}${scenario}`, `${status} /environment/E/logs`]);
    expect(lines.filter((line) => sentence.test(line))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('warning'))).toEqual([]);
  });
});
