import { beforeAll, describe, expect, test } from 'vitest';
import { type GithubPlayed, playOnGithub } from './github/github-play.ts';
import { annotationsIn } from './plays.ts';

const QUIET = { logs: 'off' };

/** The warnings about GitHub that both steps showed, a line each. */
function warningsOf({ main, post }: GithubPlayed): readonly string[] {
  const lines = `${annotationsIn(main)}\n${annotationsIn(post)}`.split('\n');
  return lines.filter((line) => line.startsWith('::warning title=GitHub::'));
}

describe('a GitHub that', () => {
  const VERDICTS = [
    ['fast', 'success', 0],
    ['rejected', 'failure', 1],
  ] as const;

  test.for(VERDICTS)(
    'lets the token only read causes one warning that names the permissions when the result is %s',
    async (given) => {
      const [appId, result, exitCode] = given;
      const inputs = { ...QUIET, 'github-token': 'sandbox-github-read' };
      const played = await playOnGithub(appId, { inputs, isShown: false });
      const { main, post, repository } = played;

      expect(main.outputs).toMatchObject({
        result,
        'comment-url': '',
        'github-deployment-id': '',
        'check-run-url': '',
      });
      expect([main.exitCode, post.exitCode]).toEqual([exitCode, 0]);
      expect(warningsOf(played)).toHaveLength(1);
      for (const permission of ['deployments', 'checks', 'statuses', 'pull-requests']) {
        expect(warningsOf(played)[0]).toContain(`permissions: ${permission}: write`);
      }
      const { comments, deployments, statuses, checkRuns } = repository;
      expect([...comments, ...deployments, ...statuses, ...checkRuns]).toEqual([]);
    },
  );
});

describe('the tokens and a hostile log', () => {
  const GITHUB_TOKEN = `ghs_${'eyJhbGciOiJub25lIn0.4f9d2c71b8e64a05'.repeat(20)}`;
  let played: GithubPlayed;
  beforeAll(async () => {
    const inputs = { 'github-token': GITHUB_TOKEN, 'failure-states': 'RUNNING' };
    played = await playOnGithub('hostile-log', { inputs });
  });

  test('are not in the output, the outputs, the saved state, the log file or the texts on GitHub', () => {
    const { main, post, repository, requests } = played;
    const shown = [main, post].map((step) => ({ ...step, printed: step.printed.replaceAll(/^::add-mask::.*$/gm, '') }));
    const sent = requests.map(({ target, body }) => `${target} ${body}`);
    const traces = JSON.stringify([shown, repository, sent]);
    expect(main.outputs['result']).toBe('failure');
    expect(repository.comments[0]?.body).toContain('Log lines around the error of hostile-log');
    expect(traces).not.toContain(GITHUB_TOKEN.slice(0, 40));
    expect(traces).not.toContain('sandbox-ci');
  });

  test('neither mention people nor forge the marker in the comment', () => {
    const body = played.repository.comments[0]?.body ?? '';
    const [, marker = '', rest = ''] = /^(<!-- .*? -->)\n(.*)$/s.exec(body) ?? [];
    const outside = rest.replace(/^(`{3,})text\n.*?\n\1$/gms, '');
    expect(marker).toMatch(/^<!-- touchdown comment=\w+ revision=\d+ data=[\w-]+ -->$/);
    expect(rest).toContain('Log lines around the error of hostile-log');
    expect(outside).not.toContain('<!--');
    expect(outside).not.toMatch(/@\w|<(?!\/?(?:details|summary|span)>)/);
  });
});
