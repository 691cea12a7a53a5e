import { describe, expect, test } from 'vitest';
import { OTHER_SHA, playGithub, SHA } from '../play-github.ts';

describe('the statuses of a commit', () => {
  test('are created, and listed newest first', () => {
    const play = playGithub();
    const { send } = play;
    const requested = { state: 'pending', context: 'deploy', description: 'd', target_url: 'https://t/' };
    expect(send('POST', `statuses/${SHA}`, requested)).toMatchObject({
      status: 201,
      json: requested,
    });
    send('POST', `statuses/${SHA.toUpperCase()}`, { state: 'success', context: 'deploy' });
    send('POST', `statuses/${OTHER_SHA}`, { state: 'error' });
    expect(send('GET', `commits/${SHA}/statuses`).json).toMatchObject([{ state: 'success' }, { state: 'pending' }]);
    expect(send('GET', `commits/${OTHER_SHA}/statuses`).json).toMatchObject([{ context: 'default' }]);
    play.pull(1, { headLabel: 'octo:feature/x', headSha: SHA });
    expect(send('GET', 'commits/feature%2Fx/statuses').json).toHaveLength(2);
    expect(send('GET', 'commits/heads%2Ffeature%2Fx/statuses').json).toHaveLength(2);
  });

  test('require a full SHA', () => {
    const { status, json } = playGithub().send('POST', 'statuses/main', { state: 'success' });
    expect([status, json.message]).toEqual([422, 'No commit found for SHA: main']);
  });
});
