import { describe, expect, test } from 'vitest';
import { actorFor, everywhere } from '../../../../src/sandbox/github/credentials.ts';
import { invalid, playGithub, REPO, SHA } from '../play-github.ts';

const BASE = { name: 'deploy', head_sha: SHA };
const ANNOTATION = { path: 'a.ts', start_line: 1, end_line: 1, annotation_level: 'notice', message: 'm' };
const OUTPUT = { title: 't', summary: 's' };

describe('check runs', () => {
  test('are created as queued by default', () => {
    const { status, json } = playGithub().send('POST', 'check-runs', { ...BASE, unknown: 1 });
    expect(status).toBe(201);
    expect(json).toMatchObject({
      ...BASE,
      status: 'queued',
      conclusion: null,
      started_at: '2030-01-01T00:00:00Z',
      completed_at: null,
      external_id: '',
      app: { slug: 'github-actions' },
      output: { title: null, summary: null, text: null, annotations_count: 0 },
      html_url: `http://127.0.0.1:4010/${REPO}/runs/${json.id}`,
    });
  });

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

  test('collect annotations', () => {
    const { send } = playGithub();
    const output = { ...OUTPUT, annotations: Array(50).fill(ANNOTATION) };
    const { id } = send('POST', 'check-runs', { ...BASE, output }).json;
    expect(send('PATCH', `check-runs/${id}`, { output }).json.output.annotations_count).toBe(100);
  });

  test.each([
    [{ conclusion: 'stale' }, 'conclusion'],
    [{ status: 'waiting' }, 'status'],
    [{ details_url: 'd' }, 'details_url'],
    [{ started_at: 'now' }, 'started_at'],
    [{ output: 's' }, 'output'],
    [{ output: { title: 't' } }, 'output'],
    [{ actions: [{ label: 'l' }] }, 'actions'],
  ])('are refused if a field is wrong, when created and when changed: %j', (said, field) => {
    const { send } = playGithub();
    const { id } = send('POST', 'check-runs', BASE).json;
    for (const { status, json } of [
      send('POST', 'check-runs', { ...BASE, ...said }),
      send('PATCH', `check-runs/${id}`, said),
    ]) {
      expect([status, json]).toMatchObject([422, invalid(field, 'invalid')]);
    }
    expect(send('GET', `commits/${SHA}/check-runs?filter=all`).json.total_count).toBe(1);
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

  test('that do not exist are not found', () => {
    const { send } = playGithub();
    expect(send('GET', 'check-runs/5').status).toBe(404);
    expect(send('PATCH', 'check-runs/5', {}).status).toBe(404);
  });
});
