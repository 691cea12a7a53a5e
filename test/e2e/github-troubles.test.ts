import { expect, test } from 'vitest';
import { type GithubPlayed, playOnGithub } from './github/github-play.ts';
import { annotationsIn } from './plays.ts';

/** The warnings about GitHub that both steps showed, a line each. */
function warningsOf({ main, post }: GithubPlayed): readonly string[] {
  const lines = `${annotationsIn(main)}\n${annotationsIn(post)}`.split('\n');
  return lines.filter((line) => line.startsWith('::warning title=GitHub::'));
}

test('a GitHub that lets the token only read causes one warning that names the permissions, and changes no result', async () => {
  const inputs = { logs: 'off', 'github-token': 'sandbox-github-read' };
  const played = await playOnGithub('fast', { inputs, isShown: false });
  const { main, post, repository } = played;

  expect(main.outputs).toMatchObject({
    result: 'success',
    'comment-url': '',
    'github-deployment-id': '',
    'check-run-url': '',
  });
  expect([main.exitCode, post.exitCode]).toEqual([0, 0]);
  expect(warningsOf(played)).toHaveLength(1);
  for (const permission of ['deployments', 'checks', 'statuses', 'pull-requests']) {
    expect(warningsOf(played)[0]).toContain(`permissions: ${permission}: write`);
  }
  const { comments, deployments, statuses, checkRuns } = repository;
  expect([...comments, ...deployments, ...statuses, ...checkRuns]).toEqual([]);
});

test('the tokens are not in the output, the outputs, the saved state, the log file or the texts on GitHub, whatever the log says', async () => {
  const token = `ghs_${'eyJhbGciOiJub25lIn0.4f9d2c71b8e64a05'.repeat(20)}`;
  const inputs = { 'github-token': token, 'failure-states': 'RUNNING' };
  const { main, post, repository, requests } = await playOnGithub('hostile-log', { inputs });
  const shown = [main, post].map((step) => ({ ...step, printed: step.printed.replaceAll(/^::add-mask::.*$/gm, '') }));
  const sent = requests.map(({ target, body }) => `${target} ${body}`);
  const traces = JSON.stringify([shown, repository, sent]);
  expect(main.outputs['result']).toBe('failure');
  expect(repository.comments[0]?.body).toContain('Log lines around the error of hostile-log');
  expect(traces).not.toContain(token.slice(0, 40));
  expect(traces).not.toContain('sandbox-ci');
});
