import { describe, expect, test } from 'vitest';
import { type GithubPlay, OTHER_SHA, playGithub, SHA } from '../play-github.ts';

const WANTED = { ref: SHA, auto_merge: false, required_contexts: [] };

describe('deployments on GitHub', () => {
  test('are listed newest first, by environment, task, sha and ref', () => {
    const { send } = playGithub();
    const [one, two, three] = [
      { environment: 'a' },
      { environment: 'a', ref: OTHER_SHA, task: 't' },
      { ref: 'main' },
    ].map((fields) => send('POST', 'deployments', { ...WANTED, ...fields }).json.id);
    const listed = (query: string) => send('GET', `deployments${query}`).json.map(({ id }: { id: number }) => id);
    expect(listed('')).toEqual([three, two, one]);
    expect(listed('?environment=a')).toEqual([two, one]);
    expect(listed(`?environment=a&sha=${SHA}`)).toEqual([one]);
    expect([...listed('?task=t'), ...listed('?ref=main')]).toEqual([two, three]);
  });

  test('contain the commit of a branch', () => {
    const play = playGithub();
    play.pull(1, { headLabel: 'octo:feature', headSha: OTHER_SHA });
    expect(play.send('POST', 'deployments', { ...WANTED, ref: 'feature' }).json.sha).toBe(OTHER_SHA);
    const { sha } = play.send('POST', 'deployments', { ...WANTED, ref: 'main' }).json;
    expect(sha).toMatch(/^[0-9a-f]{40}$/);
    expect(play.send('POST', 'deployments', { ...WANTED, ref: 'main' }).json.sha).toBe(sha);
  });
});

function deploy({ send }: GithubPlay, said: object = {}): string {
  const requested = { ...WANTED, environment: 'staging', ...said };
  return `deployments/${send('POST', 'deployments', requested).json.id}/statuses`;
}

const statesOf = ({ send }: GithubPlay, statuses: string): string[] =>
  send('GET', statuses).json.map(({ state }: { state: string }) => state);

describe('the statuses of a deployment', () => {
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
    ['a status that is no success', {}, { state: 'in_progress' }],
  ])('do not change older ones for %s', (_, deployment, status) => {
    const play = playGithub();
    const older = deploy(play, deployment);
    const newer = deploy(play, deployment);
    play.send('POST', older, { state: 'success' });
    play.send('POST', newer, { state: 'success', ...status });
    expect(statesOf(play, older)).toEqual(['success']);
  });
});
