import { describe, expect, test } from 'vitest';
import { readJob } from '../../src/github/job.ts';

const ENV = {
  GITHUB_REPOSITORY: 'octo/rocket',
  GITHUB_RUN_ID: '4711',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_SERVER_URL: 'https://github.example.com/',
  GITHUB_WORKFLOW: 'Deploy',
  GITHUB_JOB: 'prod',
  GITHUB_WORKFLOW_REF: 'octo/rocket/.github/workflows/deploy.yml@refs/heads/main',
};

describe('the job that a process is a part of', () => {
  test('is read from the variables of the runner', () => {
    expect(readJob(ENV, 'abc', 99)).toEqual({
      owner: 'octo',
      repo: 'rocket',
      sha: 'abc',
      workflow: 'Deploy',
      job: 'prod',
      workflowPath: '.github/workflows/deploy.yml',
      runId: 4711,
      runAttempt: 2,
      logUrl: 'https://github.example.com/octo/rocket/actions/runs/4711/job/99',
    });
  });

  test('links to the log of its attempt if its own id is not known', () => {
    expect(readJob(ENV, 'abc', null)?.logUrl).toBe(
      'https://github.example.com/octo/rocket/actions/runs/4711/attempts/2',
    );
  });

  test('has no file where its workflow is of another repository', () => {
    const shared = { ...ENV, GITHUB_WORKFLOW_REF: 'octo/shared/.github/workflows/x.yml@v1' };
    expect(readJob(shared, 'abc', 1)?.workflowPath).toBeNull();
  });

  test.each(['GITHUB_REPOSITORY', 'GITHUB_RUN_ID', 'GITHUB_SERVER_URL'])('is null without %s', (name) => {
    expect(readJob({ ...ENV, [name]: undefined }, 'abc', 1)).toBeNull();
    expect(readJob({ ...ENV, [name]: '' }, 'abc', 1)).toBeNull();
  });
});
