import { describe, expect, test } from 'vitest';
import { createGithubReport } from '../../src/action/github-report.ts';
import { decodeSavedReport } from '../../src/github/saved-report.ts';
import { readSubject } from '../../src/github/subject.ts';
import { createView } from '../report/support/facts.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { readWith } from './runner/support/inputs.ts';
import { recordCommands } from './runner/support/recorded-commands.ts';

const RUNNER = { GITHUB_REPOSITORY: 'octo/rocket', GITHUB_RUN_ID: '1', GITHUB_SERVER_URL: 'https://github.com' };
const SUBJECT = readSubject({ GITHUB_SHA: 'a'.repeat(40) });

describe('the report of a step on GitHub', () => {
  test.each([
    ['an invalid address', { GITHUB_API_URL: 'not an address' }],
    ['a proxy that cannot be used', { HTTPS_PROXY: 'http://[' }],
  ])('is left out, with one warning, where the environment has %s', (_, env) => {
    const commands = recordCommands();
    const step = { signal: new AbortController().signal, commands, env: { ...RUNNER, ...env }, endWith: () => {} };
    const inputs = readWith({ 'pr-comment': 'on', 'github-token': 'ghs_0123456789' });
    expect(createGithubReport(step, inputs, SUBJECT, createFakeClock())).toBeNull();
    expect(commands.lines).toEqual([expect.stringMatching(/^warning GitHub: Nothing is written on GitHub: /)]);
  });

  test('finds its own again by a key that no other job of a matrix has', () => {
    const keyOfOne = (): string | undefined => {
      const commands = recordCommands();
      const env = { ...RUNNER, GITHUB_RUN_ATTEMPT: '1', GITHUB_JOB: 'deploy', GITHUB_ACTION: '__touchdown' };
      const step = { signal: new AbortController().signal, commands, env, endWith: () => {} };
      const inputs = readWith({ 'check-run': 'Deploy', 'github-token': 'ghs_0123456789' });
      createGithubReport(step, inputs, SUBJECT, createFakeClock())?.handOver(createView());
      return decodeSavedReport(commands.states.github ?? '')?.nonce;
    };
    expect(keyOfOne()).toMatch(/^1\/1\/deploy\/__touchdown\/./);
    expect(keyOfOne()).not.toBe(keyOfOne());
  });

  test('says at the start where the post step could not close everything in its time', () => {
    const warningsFor = (count: number, environment: string, checkRun = '') => {
      const commands = recordCommands();
      const step = { signal: new AbortController().signal, commands, env: RUNNER, endWith: () => {} };
      const appIds = Array.from({ length: count }, (_, index) => `app-${index}`).join();
      const inputs = {
        'app-id': appIds,
        'github-environment': environment,
        'check-run': checkRun,
        'github-token': 'ghs_0123456789',
      };
      createGithubReport(step, readWith(inputs), SUBJECT, createFakeClock());
      return commands.lines;
    };
    expect(warningsFor(300, 'production-{app}')).toEqual([
      'warning GitHub: This step has 300 environments, check runs and commit statuses on GitHub. If it is cancelled, the post step can close about 150 of them in its two minutes; the rest stay in progress. Use {app} in fewer names, or split the step.',
    ]);
    expect(warningsFor(150, 'production-{app}')).toEqual([]);
    expect(warningsFor(100, 'production-{app}', 'deploy {app}')).toHaveLength(1);
    expect(warningsFor(300, 'production')).toEqual([]);
  });

  test('is left out, with one warning, outside of a job', () => {
    const commands = recordCommands();
    const step = { signal: new AbortController().signal, commands, env: {}, endWith: () => {} };
    expect(createGithubReport(step, readWith({ 'pr-comment': 'on' }), SUBJECT, createFakeClock())).toBeNull();
    expect(commands.lines).toEqual([
      expect.stringMatching(/^warning GitHub: Nothing is written on GitHub: this is not a GitHub Actions job/),
    ]);
  });
});
