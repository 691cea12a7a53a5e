import { describe, expect, test } from 'vitest';
import { type GithubPlay, invalid, OTHER_SHA, playGithub, REPO, SHA } from '../play-github.ts';

const WANTED = { ref: SHA, auto_merge: false, required_contexts: [] };
const ids = (json: { id: number }[]): number[] => json.map(({ id }) => id);

describe('deployments on GitHub', () => {
  test("are created with GitHub's defaults", () => {
    const { status, json } = playGithub().send('POST', 'deployments', WANTED);
    expect(status).toBe(201);
    const url = `http://127.0.0.1:4010/api/v3/repos/${REPO}/deployments/${json.id}`;
    expect(json).toMatchObject({
      url,
      sha: SHA,
      ref: SHA,
      task: 'deploy',
      payload: {},
      environment: 'production',
      description: null,
      transient_environment: false,
      production_environment: true,
    });
  });

  test('are created as requested', () => {
    const requested = {
      task: 'deploy:migrate',
      environment: 'preview',
      description: 'd',
      payload: { a: 1 },
      transient_environment: true,
      production_environment: true,
    };
    const { send } = playGithub();
    const { json } = send('POST', 'deployments', { ...WANTED, ...requested });
    expect(json).toMatchObject(requested);
    expect(send('POST', 'deployments', { ...WANTED, environment: 'staging' }).json.production_environment).toBe(false);
  });

  test('contain the commit of a branch', () => {
    const play = playGithub();
    play.pull(1, { headLabel: 'octo:feature', headSha: OTHER_SHA });
    expect(play.send('POST', 'deployments', { ...WANTED, ref: 'feature' }).json.sha).toBe(OTHER_SHA);
    const { sha } = play.send('POST', 'deployments', { ...WANTED, ref: 'main' }).json;
    expect(sha).toMatch(/^[0-9a-f]{40}$/);
    expect(play.send('POST', 'deployments', { ...WANTED, ref: 'main' }).json.sha).toBe(sha);
  });

  test('are listed newest first, by sha, ref, task and environment', () => {
    const { send } = playGithub();
    const first = send('POST', 'deployments', { ...WANTED, environment: 'a' }).json.id;
    const second = send('POST', 'deployments', { ...WANTED, ref: OTHER_SHA, environment: 'a', task: 't' }).json.id;
    const third = send('POST', 'deployments', { ...WANTED, ref: 'main', environment: 'b' }).json.id;
    expect(ids(send('GET', 'deployments').json)).toEqual([third, second, first]);
    expect(ids(send('GET', 'deployments?environment=a').json)).toEqual([second, first]);
    expect(ids(send('GET', `deployments?environment=a&sha=${SHA}`).json)).toEqual([first]);
    expect(ids(send('GET', 'deployments?ref=main').json)).toEqual([third]);
    expect(ids(send('GET', 'deployments?task=t').json)).toEqual([second]);
    expect(ids(send('GET', 'deployments?per_page=1&page=2').json)).toEqual([second]);
  });

  test.each([
    [{ ref: undefined }, 'ref', 'missing_field'],
    [{ transient_environment: 'no' }, 'transient_environment', 'invalid'],
  ])('are refused if a field is wrong: %j', (said, field, code) => {
    const { status, json } = playGithub().send('POST', 'deployments', { ...WANTED, ...said });
    expect([status, json]).toMatchObject([422, invalid(field, code)]);
  });

  test('that do not exist are not found', () => {
    const { send } = playGithub();
    expect(send('GET', 'deployments/5/statuses').status).toBe(404);
    expect(send('POST', 'deployments/5/statuses', { state: 'success' }).status).toBe(404);
  });
});

function deploy({ send }: GithubPlay, said: object = {}): string {
  const requested = { ...WANTED, environment: 'staging', ...said };
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
      environment: 'staging',
    });
    expect(statesOf(play, statuses)).toEqual(['in_progress', 'queued']);
    expect(play.send('GET', `${statuses}?per_page=1`).json).toHaveLength(1);
  });

  test('may change the environment', () => {
    const play = playGithub();
    const statuses = deploy(play);
    play.send('POST', statuses, { state: 'success', environment: 'qa' });
    expect(play.send('GET', 'deployments?environment=qa').json).toMatchObject([{ environment: 'qa' }]);
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
    ['a status that is no success', {}, { state: 'in_progress' }],
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
    [{ state: 'cancelled' }, 'state', 'invalid'],
    [{ state: 'success', auto_inactive: 1 }, 'auto_inactive', 'invalid'],
  ])('are refused if a field is wrong: %j', (said, field, code) => {
    const play = playGithub();
    const statuses = deploy(play);
    const { status, json } = play.send('POST', statuses, said);
    expect([status, json]).toMatchObject([422, invalid(field, code)]);
    expect(statesOf(play, statuses)).toEqual([]);
  });
});
