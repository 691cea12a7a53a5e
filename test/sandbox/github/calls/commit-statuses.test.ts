import { describe, expect, test } from 'vitest';
import { invalid, OTHER_SHA, playGithub, SHA } from '../play-github.ts';

describe('the statuses of a commit', () => {
  test('are created, and listed newest first', () => {
    const play = playGithub();
    const { send } = play;
    const requested = { state: 'pending', context: 'deploy', description: 'd', target_url: 'https://t/' };
    expect(send('POST', `statuses/${SHA}`, requested)).toMatchObject({
      status: 201,
      json: { ...requested, creator: { login: 'github-actions[bot]' } },
    });
    send('POST', `statuses/${SHA.toUpperCase()}`, { state: 'success', context: 'deploy' });
    send('POST', `statuses/${OTHER_SHA}`, { state: 'error' });
    expect(send('GET', `commits/${SHA}/statuses`).json).toMatchObject([{ state: 'success' }, { state: 'pending' }]);
    expect(send('GET', `commits/${OTHER_SHA}/statuses`).json).toMatchObject([{ context: 'default' }]);
    play.pull(1, { headLabel: 'octo:feature/x', headSha: SHA });
    expect(send('GET', 'commits/feature%2Fx/statuses').json).toHaveLength(2);
    expect(send('GET', 'commits/heads%2Ffeature%2Fx/statuses').json).toHaveLength(2);
  });

  test.each([
    [[], 'pending'],
    [['success', 'success'], 'success'],
    [['success', 'pending'], 'pending'],
    [['pending', 'failure'], 'failure'],
    [['success', 'error'], 'failure'],
  ])('combine %j to %s', (states, state) => {
    const { send } = playGithub();
    for (const [index, one] of states.entries()) {
      send('POST', `statuses/${SHA}`, { state: 'error', context: `c${index}` });
      send('POST', `statuses/${SHA}`, { state: one, context: `c${index}` });
    }
    const { json } = send('GET', `commits/${SHA}/status`);
    expect(json).toMatchObject({ state, sha: SHA, total_count: states.length });
    expect(json.statuses.map((one: { state: string }) => one.state)).toEqual(states);
  });

  test.each([
    [{}, 'state', 'missing_field'],
    [{ state: 'in_progress' }, 'state', 'custom'],
    [{ state: 'success', description: 'x'.repeat(141) }, 'description', 'custom'],
    [{ state: 'success', target_url: 'javascript:alert(1)' }, 'target_url', 'custom'],
  ])('are refused if a field is wrong: %j', (said, field, code) => {
    const { status, json } = playGithub().send('POST', `statuses/${SHA}`, said);
    expect([status, json]).toMatchObject([422, invalid(field, code)]);
  });

  test('require a full SHA', () => {
    const { status, json } = playGithub().send('POST', 'statuses/main', { state: 'success' });
    expect([status, json.message]).toEqual([422, 'No commit found for SHA: main']);
  });

  test('are no more than a thousand for each context', () => {
    const { send } = playGithub();
    const write = (number: number, context: string) =>
      send(
        'POST',
        `statuses/${SHA}`,
        { state: 'pending', context },
        { token: `ghs_${number % 20}`, atSeconds: number },
      );
    for (let number = 0; number < 1000; number += 1) expect(write(number, 'full').status).toBe(201);
    const { status, json } = write(1000, 'full');
    expect([status, json.errors[0].message]).toEqual([422, expect.stringContaining('maximum number of statuses')]);
    expect(write(1001, 'another').status).toBe(201);
  });
});
