import { describe, expect, test } from 'vitest';
import { actorFor, everywhere } from '../../../../src/sandbox/github/credentials.ts';
import { playGithub, SHA } from '../play-github.ts';

const BASE = { name: 'deploy', head_sha: SHA };
const OUTPUT = { title: 't', summary: 's' };

describe('check runs', () => {
  test('are completed by a conclusion, and reopened by another status', () => {
    const { send } = playGithub();
    const { id } = send('POST', 'check-runs', { ...BASE, status: 'in_progress', external_id: 'e' }).json;
    const change = { conclusion: 'failure', details_url: 'https://d/', output: OUTPUT };
    expect(send('PATCH', `check-runs/${id}`, change, { atSeconds: 9 })).toMatchObject({
      status: 200,
      json: {
        id,
        status: 'completed',
        conclusion: 'failure',
        completed_at: '2030-01-01T00:00:09Z',
        external_id: 'e',
        output: OUTPUT,
      },
    });
    expect(send('GET', `check-runs/${id}`).json).toMatchObject({ conclusion: 'failure' });
    expect(send('PATCH', `check-runs/${id}`, { status: 'in_progress' }).json).toMatchObject({
      status: 'in_progress',
      conclusion: null,
      completed_at: null,
    });
  });

  test('are listed: the latest of each name and App, or all', () => {
    const play = playGithub();
    const { send } = play;
    const robot = { name: 'r', value: 'r', actor: actorFor('robot[bot]'), permissions: everywhere('write') };
    play.world = { ...play.world, tokens: [...play.world.tokens, robot] };
    const first = send('POST', 'check-runs', BASE).json.id;
    const other = send('POST', 'check-runs', { ...BASE, name: 'other' }).json.id;
    const second = send('POST', 'check-runs', { ...BASE, conclusion: 'success' }).json.id;
    const robots = send('POST', 'check-runs', BASE, { token: 'r' }).json;
    const list = (query: string): number[] =>
      send('GET', `commits/${SHA}/check-runs${query}`).json.check_runs.map(({ id }: { id: number }) => id);
    expect(list('')).toEqual([robots.id, second, other]);
    expect(list('?filter=latest')).toEqual([robots.id, second, other]);
    expect(list('?filter=all')).toEqual([robots.id, second, other, first]);
    expect(list('?check_name=other')).toEqual([other]);
    expect(list('?status=completed')).toEqual([second]);
    expect(list(`?filter=all&check_name=deploy&app_id=${robots.app.id}`)).toEqual([robots.id]);
    expect(send('GET', `commits/${SHA}/check-runs?per_page=1`).json).toMatchObject({
      total_count: 3,
      check_runs: [{}],
    });
  });

  test('can be changed only by their own App, and created only by Apps', () => {
    const play = playGithub();
    const person = { name: 'p', value: 'p', actor: actorFor('mona'), permissions: everywhere('write') };
    const robot = { ...person, name: 'r', value: 'r', actor: actorFor('robot[bot]') };
    play.world = { ...play.world, tokens: [...play.world.tokens, person, robot] };
    const { id } = play.send('POST', 'check-runs', BASE).json;
    for (const token of ['p', 'r']) {
      const { status, json } = play.send('PATCH', `check-runs/${id}`, { conclusion: 'success' }, { token });
      expect([status, json.message]).toEqual([403, expect.stringContaining('can only be modified by the GitHub App')]);
    }
    expect(play.send('POST', 'check-runs', BASE, { token: 'p' })).toMatchObject({
      status: 403,
      json: { message: 'You must authenticate via a GitHub App.' },
    });
  });
});
