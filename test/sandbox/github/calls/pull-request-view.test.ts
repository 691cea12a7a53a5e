import { describe, expect, test } from 'vitest';
import { viewPullRequest } from '../../../../src/sandbox/github/calls/pull-request-view.ts';
import { START } from '../../play.ts';
import { type GithubPlay, OTHER_SHA, playGithub, REPO, SHA } from '../play-github.ts';

const view = ({ world }: GithubPlay, days = 0) => viewPullRequest(world, REPO, 1, START + days * 86_400_000);

describe('the view of a pull request', () => {
  test('does not exist before it is registered', () => {
    expect(view(playGithub())).toBeNull();
  });

  test('shows only the latest check of each name on its head', () => {
    const play = playGithub();
    play.pull(1, { headSha: SHA });
    play.send('POST', `statuses/${SHA}`, { state: 'pending', context: 'gate' });
    play.send('POST', 'check-runs', { name: 'deploy', head_sha: SHA, conclusion: 'failure' });
    const output = { title: 'Waiting', summary: 's' };
    play.send('POST', 'check-runs', { name: 'deploy', head_sha: SHA, status: 'in_progress', output });
    play.send('POST', `statuses/${SHA}`, { state: 'success', context: 'gate', description: 'Done' });
    play.send('POST', `statuses/${OTHER_SHA}`, { state: 'error', context: 'elsewhere' });
    expect(view(play)?.checks).toMatchObject([
      { kind: 'check-run', name: 'deploy', state: 'in_progress', description: 'Waiting', output },
      { kind: 'commit-status', name: 'gate', state: 'success', description: 'Done', output: null },
    ]);
    expect(view(play)?.checks).toHaveLength(2);
    expect(view(play, 14)?.checks[0]?.state).toBe('stale');
  });

  test('shows checks in the order of creation', () => {
    const play = playGithub();
    play.pull(1, { headSha: SHA });
    play.send('POST', `statuses/${SHA}`, { state: 'success', context: 'first' });
    play.send('POST', 'check-runs', { name: 'second', head_sha: SHA });
    expect(view(play)?.checks.map(({ name }) => name)).toEqual(['first', 'second']);
  });

  test('shows the newest deployment of each environment with its latest status', () => {
    const play = playGithub();
    play.pull(1, { headSha: SHA });
    const deploy = (environment: string, ref = SHA): number =>
      play.send('POST', 'deployments', { ref, environment, auto_merge: false, required_contexts: [] }).json.id;
    deploy('qa');
    const preview = deploy('preview');
    const newest = deploy('qa');
    deploy('other', OTHER_SHA);
    for (const state of ['queued', 'success']) play.send('POST', `deployments/${newest}/statuses`, { state });
    expect(view(play)?.deployments).toMatchObject([
      { environment: 'preview', deployment: { id: preview }, status: null },
      { environment: 'qa', deployment: { id: newest }, status: { state: 'success' } },
    ]);
  });

  test('shows its comments oldest first', () => {
    const play = playGithub();
    for (const body of ['one', 'two']) play.send('POST', 'issues/1/comments', { body });
    play.send('POST', 'issues/2/comments', { body: 'elsewhere' });
    expect(view(play)).toMatchObject({ repository: REPO, pullRequest: { number: 1 } });
    expect(view(play)?.comments.map(({ body }) => body)).toEqual(['one', 'two']);
  });
});
