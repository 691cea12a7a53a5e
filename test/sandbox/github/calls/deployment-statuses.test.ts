import { describe, expect, test } from 'vitest';
import { type GithubPlay, invalid, playGithub, SHA } from '../play-github.ts';

function deploy({ send }: GithubPlay, said: object = {}): string {
  const requested = { ref: SHA, auto_merge: false, required_contexts: [], environment: 'staging', ...said };
  return `deployments/${send('POST', 'deployments', requested).json.id}/statuses`;
}

const statesOf = ({ send }: GithubPlay, statuses: string): string[] =>
  send('GET', statuses).json.map(({ state }: { state: string }) => state);

describe('the statuses of a deployment', () => {
  test('are created and listed newest first', () => {
    const play = playGithub();
    const statuses = deploy(play);
    play.send('POST', statuses, { state: 'queued' });
    const requested = { state: 'in_progress', log_url: 'https://l/', environment_url: 'https://e/', description: 'd' };
    const { status, json } = play.send('POST', statuses, requested);
    expect(status).toBe(201);
    expect(json).toMatchObject({
      ...requested,
      target_url: 'https://l/',
      environment: 'staging',
      creator: { type: 'Bot' },
    });
    expect(statesOf(play, statuses)).toEqual(['in_progress', 'queued']);
    expect(play.send('GET', `${statuses}?per_page=1`).json).toHaveLength(1);
  });

  test('may change the environment', () => {
    const play = playGithub();
    const statuses = deploy(play);
    play.send('POST', statuses, { state: 'success', environment: 'qa' });
    expect(play.send('GET', 'deployments?environment=qa').json).toMatchObject([
      { environment: 'qa', original_environment: 'staging' },
    ]);
  });

  test('of success make the older successes of the environment inactive', () => {
    const play = playGithub();
    const older = deploy(play);
    const failed = deploy(play);
    const elsewhere = deploy(play, { environment: 'qa' });
    const newer = deploy(play);
    const newest = deploy(play);
    play.send('POST', failed, { state: 'failure' });
    for (const one of [newest, older, elsewhere]) play.send('POST', one, { state: 'success', auto_inactive: false });
    play.send('POST', newer, { state: 'success' });
    expect(statesOf(play, older)).toEqual(['inactive', 'success']);
    expect(statesOf(play, failed)).toEqual(['failure']);
    expect(statesOf(play, elsewhere)).toEqual(['success']);
    expect(statesOf(play, newest)).toEqual(['success']);
  });

  test.each([
    ['a production environment', { production_environment: true }, {}],
    ['a transient environment', { transient_environment: true }, {}],
    ['a status that says so', {}, { auto_inactive: false }],
    ['a status that is not a success', {}, { state: 'in_progress' }],
  ])('do not change older ones for %s', (_, deployment, status) => {
    const play = playGithub();
    const older = deploy(play, deployment);
    const newer = deploy(play, deployment);
    play.send('POST', older, { state: 'success' });
    play.send('POST', newer, { state: 'success', ...status });
    expect(statesOf(play, older)).toEqual(['success']);
  });

  test.each([
    [{}, 'state', 'missing_field'],
    [{ state: 'cancelled' }, 'state', 'custom'],
    [{ state: 'success', description: 'x'.repeat(141) }, 'description', 'custom'],
    [{ state: 'success', auto_inactive: 1 }, 'auto_inactive', 'invalid'],
  ])('are refused if a field is wrong: %j', (said, field, code) => {
    const play = playGithub();
    const statuses = deploy(play);
    const { status, json } = play.send('POST', statuses, said);
    expect([status, json]).toMatchObject([422, invalid(field, code)]);
    expect(statesOf(play, statuses)).toEqual([]);
  });
});
