import { describe, expect, test } from 'vitest';
import { parseInputs } from '../../../src/action/inputs/inputs.ts';
import { isGithubWanted } from '../../../src/action/inputs/surface-inputs.ts';
import { InputError } from '../../../src/kernel/errors.ts';
import { EVENT, LEAST, readWith } from '../runner/support/inputs.ts';

describe('the inputs about GitHub', () => {
  test('are what was given', () => {
    const { surfaces, orderGuard, githubToken, jobCheckRunId } = readWith({
      'github-token': 'ghs_12345_a.b-c',
      'pr-comment': 'on-failure',
      'comment-key': 'mine',
      'github-environment': 'prod-{app}',
      'environment-url': 'https://{app}.example.com/x?y=1',
      production: 'true',
      transient: 'false',
      'commit-status': 'deploy/prod',
      'check-run': 'Deployed',
      'order-guard': 'skip',
      'job-check-run-id': '4711',
    });
    expect({ ...surfaces, orderGuard, githubToken, jobCheckRunId }).toEqual({
      comment: 'on-failure',
      commentKey: 'mine',
      environment: 'prod-{app}',
      environmentUrl: 'https://{app}.example.com/x?y=1',
      production: true,
      transient: false,
      commitStatus: 'deploy/prod',
      checkRun: 'Deployed',
      orderGuard: 'skip',
      githubToken: 'ghs_12345_a.b-c',
      jobCheckRunId: 4711,
    });
  });

  test('use the workflow and the job as the default key of a comment', () => {
    const env = { GITHUB_WORKFLOW: 'Deploy', GITHUB_JOB: 'prod' };
    expect(parseInputs((name) => LEAST[name] ?? '', env, EVENT).surfaces.commentKey).toBe('Deploy/prod');
  });

  test('need nothing of GitHub unless one of them is given', () => {
    expect(isGithubWanted(readWith({ production: 'true', 'environment-url': 'https://x.example' }))).toBe(false);
    const asking = { 'pr-comment': 'on', 'github-environment': 'x', 'commit-status': 'x', 'check-run': 'x' };
    for (const [name, text] of Object.entries(asking)) expect(isGithubWanted(readWith({ [name]: text }))).toBe(true);
  });

  test('warn if they need a token and have none, and let the deployment continue', () => {
    expect(readWith({ 'pr-comment': 'on' }).warnings).toEqual([expect.stringMatching(/^github-token is empty/)]);
    expect(readWith({ 'pr-comment': 'on', 'github-token': 'ghs_1234' }).warnings).toEqual([]);
  });

  test.each([
    [{ 'order-guard': 'skip' }, /^needs github-environment: /],
    [
      { 'order-guard': 'fail', 'github-environment': 'p', 'on-superseded': 'neutral' },
      /^cannot be combined with on-superseded: neutral, .* Use skip, or set on-superseded to fail\.$/,
    ],
    [{ 'environment-url': 'https://user:pass@example.com' }, /without credentials/],
    [{ 'environment-url': 'javascript:alert(1)' }, /^is not a valid URL\. Use http or https without credentials\.$/],
    [
      { 'environment-url': 'https://example.com/a b' },
      /^is not a valid URL\. Use http or https without credentials\.$/,
    ],
  ])('refuse %j', (given, problem) => {
    const refused = refusalOf(given);
    expect(refused).toEqual([expect.objectContaining({ problem: expect.stringMatching(problem) })]);
  });

  test('cost a link and not the deployment if the id of the job is not valid', () => {
    expect(readWith({ 'job-check-run-id': 'null' }).jobCheckRunId).toBeNull();
  });
});

function refusalOf(given: Parameters<typeof readWith>[0]): unknown {
  try {
    return readWith(given);
  } catch (error) {
    if (error instanceof InputError) return error.inputs;
    throw error;
  }
}
