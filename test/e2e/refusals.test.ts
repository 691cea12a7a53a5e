import { describe, expect, test } from 'vitest';
import { OUTPUT_NAMES } from '../../src/report/outputs.ts';
import { runStepHere } from './github/step-here.ts';
import { inputsFor, writesAmong } from './plays.ts';
import { startStagedPlatform } from './staged-platform.ts';
import { errorsOf, playStep } from './step-play.ts';

const QUIET = { logs: 'off' };

describe('a platform that refuses', () => {
  test('a token that it does not know is refused once by each request (B10) (B52)', async () => {
    const played = await playStep('succeeds', { ...QUIET, token: 'sandbox-nobody' });
    expect(played).toMatchObject({ exitCode: 1, outputs: { result: 'failure' }, started: 0 });
    expect(errorsOf(played)).toEqual([
      expect.stringMatching(/Application succeeds: .*does not accept the token \(401\).*"Authorization: Token"/s),
    ]);
    // A token that may only deploy is also refused the status, so only the POST shows its scope.
    expect(played.requests).toHaveLength(2);
  });

  test('to be read by a token that may only deploy still deploys, and the step says so (B11)', async () => {
    const { outputs, started } = await playStep('succeeds', { ...QUIET, token: 'sandbox-deploy' });
    expect(outputs.result).toBe('unknown');
    expect(outputs.reason).toMatch(/needs the Read scope/);
    expect(started).toBe(1);
  });
});

const BAD = {
  token: 'two words',
  'app-id': '../secrets',
  timeout: 'soon',
  'on-unchanged': 'ignore',
  variables: 'no equals sign',
  'dry-run': 'n',
};

describe('bad inputs', () => {
  test('are reported all at once, by name, before any request', async () => {
    const { exitCode, lines, outputs, requests, summaries } = await playStep('', BAD);
    const [error = '', ...others] = errorsOf({ lines });
    const [summary = ''] = summaries;
    const reported = error
      .split('\n')
      .slice(1)
      .map((line) => /^[a-z-]+/.exec(line)?.[0]);
    expect(exitCode).toBe(1);
    expect(others).toEqual([]);
    expect(reported.sort()).toEqual(Object.keys(BAD).sort());
    expect(requests).toEqual([]);
    expect(outputs.result).toBe('unknown');
    expect(Object.keys(outputs)).toEqual([...OUTPUT_NAMES]);
    for (const name of Object.keys(BAD)) {
      expect(summary).toContain(`\n| ${name} | `);
    }
    expect(summary).not.toMatch(/two words|no equals sign/);
    expect(lines.join('\n')).not.toMatch(/two words|no equals sign/);
  });
});

test('an address may be set in the environment, and keeps its prefix, with one slash between its parts (B37)', async () => {
  await using platform = await startStagedPlatform();
  const { outputs } = await runStepHere('main', {
    inputs: { ...inputsFor(platform, 'fast', QUIET), 'base-url': '' },
    env: { TOUCHDOWN_BASE_URL: `${platform.url}//` },
  });
  expect(outputs['result']).toBe('success');
  expect(writesAmong(platform.requests)).toEqual(['POST /application/fast/deploy']);
});
