import { describe, expect, test } from 'vitest';
import { actorFor, everywhere } from '../../../../src/sandbox/github/credentials.ts';
import { invalid, playGithub, REPO, SHA } from '../play-github.ts';

const BASE = { name: 'deploy', head_sha: SHA };
const ANNOTATION = { path: 'a.ts', start_line: 1, end_line: 1, annotation_level: 'notice', message: 'm' };
const OUTPUT = { title: 't', summary: 's' };

describe('check runs', () => {
  test('are made, queued where nothing else is said', () => {
    const { status, json } = playGithub().tell('POST', 'check-runs', { ...BASE, unknown: 1 });
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

  test('are completed by a conclusion, and opened by another status', () => {
    const { tell } = playGithub();
    const { id } = tell('POST', 'check-runs', { ...BASE, status: 'in_progress', external_id: 'e' }).json;
    const change = { conclusion: 'failure', details_url: 'https://d/', output: OUTPUT };
    expect(tell('PATCH', `check-runs/${id}`, change, { atSeconds: 9 })).toMatchObject({
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
    expect(tell('GET', `check-runs/${id}`).json).toMatchObject({ conclusion: 'failure' });
    expect(tell('PATCH', `check-runs/${id}`, { status: 'in_progress' }).json).toMatchObject({
      status: 'in_progress',
      conclusion: null,
      completed_at: null,
    });
  });

  test('gather annotations', () => {
    const { tell } = playGithub();
    const output = { ...OUTPUT, annotations: Array(50).fill(ANNOTATION) };
    const { id } = tell('POST', 'check-runs', { ...BASE, output }).json;
    expect(tell('PATCH', `check-runs/${id}`, { output }).json.output.annotations_count).toBe(100);
  });

  test.each([
    [{ name: undefined }, 'name', 'missing_field'],
    [{ head_sha: undefined }, 'head_sha', 'missing_field'],
    [{ head_sha: 'main' }, 'head_sha', 'custom'],
    [{ output: { summary: 's' } }, 'title', 'missing_field'],
  ])('are refused where a field is missing: %j', (said, field, code) => {
    const { status, json } = playGithub().tell('POST', 'check-runs', { ...BASE, ...said });
    expect([status, json]).toMatchObject([422, invalid(field, code)]);
  });

  test.each([
    [{ status: 'completed' }, 'conclusion', 'missing_field'],
    [{ conclusion: null }, 'conclusion', 'invalid'],
    [{ conclusion: 'stale' }, 'conclusion', 'custom'],
    [{ status: 'waiting' }, 'status', 'custom'],
    [{ details_url: 'd' }, 'details_url', 'custom'],
    [{ started_at: 'now' }, 'started_at', 'invalid'],
    [{ output: 's' }, 'output', 'invalid'],
    [{ output: { title: 't' } }, 'summary', 'missing_field'],
    [{ output: { ...OUTPUT, summary: 'x'.repeat(65_536) } }, 'summary', 'custom'],
    [{ output: { ...OUTPUT, text: 'x'.repeat(65_536) } }, 'text', 'custom'],
    [{ output: { ...OUTPUT, annotations: Array(51).fill(ANNOTATION) } }, 'annotations', 'invalid'],
    [{ output: { ...OUTPUT, annotations: [{ path: 'a' }] } }, 'annotations', 'invalid'],
    [{ actions: Array(4).fill({ label: 'l', description: 'd', identifier: 'i' }) }, 'actions', 'invalid'],
    [{ actions: [{ label: 'x'.repeat(21), description: 'd', identifier: 'i' }] }, 'actions', 'invalid'],
  ])('are refused where a field is wrong, when made and when changed', (said, field, code) => {
    const { tell } = playGithub();
    const { id } = tell('POST', 'check-runs', BASE).json;
    for (const { status, json } of [
      tell('POST', 'check-runs', { ...BASE, ...said }),
      tell('PATCH', `check-runs/${id}`, said),
    ]) {
      expect([status, json]).toMatchObject([422, invalid(field, code)]);
    }
    expect(tell('GET', `commits/${SHA}/check-runs?filter=all`).json.total_count).toBe(1);
  });

  test('may say 65,535 characters in summary and text', () => {
    const output = { title: 't', summary: 'x'.repeat(65_535), text: 'x'.repeat(65_535) };
    expect(playGithub().tell('POST', 'check-runs', { ...BASE, output }).status).toBe(201);
  });

  test('are listed, the latest of each name and App, or all', () => {
    const play = playGithub();
    const { tell } = play;
    const robot = { name: 'r', value: 'r', actor: actorFor('robot[bot]'), permissions: everywhere('write') };
    play.world = { ...play.world, tokens: [...play.world.tokens, robot] };
    const first = tell('POST', 'check-runs', BASE).json.id;
    const other = tell('POST', 'check-runs', { ...BASE, name: 'other' }).json.id;
    const second = tell('POST', 'check-runs', { ...BASE, conclusion: 'success' }).json.id;
    const robots = tell('POST', 'check-runs', BASE, { token: 'r' }).json;
    const list = (query: string): number[] =>
      tell('GET', `commits/${SHA}/check-runs${query}`).json.check_runs.map(({ id }: { id: number }) => id);
    expect(list('')).toEqual([robots.id, second, other]);
    expect(list('?filter=latest')).toEqual([robots.id, second, other]);
    expect(list('?filter=all')).toEqual([robots.id, second, other, first]);
    expect(list('?check_name=other')).toEqual([other]);
    expect(list('?status=completed')).toEqual([second]);
    expect(list(`?filter=all&check_name=deploy&app_id=${robots.app.id}`)).toEqual([robots.id]);
    expect(tell('GET', `commits/${SHA}/check-runs?per_page=1`).json).toMatchObject({
      total_count: 3,
      check_runs: [{}],
    });
  });

  test('are changed by their own App alone, and made by Apps alone', () => {
    const play = playGithub();
    const person = { name: 'p', value: 'p', actor: actorFor('mona'), permissions: everywhere('write') };
    const robot = { ...person, name: 'r', value: 'r', actor: actorFor('robot[bot]') };
    play.world = { ...play.world, tokens: [...play.world.tokens, person, robot] };
    const { id } = play.tell('POST', 'check-runs', BASE).json;
    for (const token of ['p', 'r']) {
      const { status, json } = play.tell('PATCH', `check-runs/${id}`, { conclusion: 'success' }, { token });
      expect([status, json.message]).toEqual([403, expect.stringContaining('can only be modified by the GitHub App')]);
    }
    expect(play.tell('POST', 'check-runs', BASE, { token: 'p' })).toMatchObject({
      status: 403,
      json: { message: 'You must authenticate via a GitHub App.' },
    });
  });

  test('are stale after fourteen days without an end', () => {
    const { tell } = playGithub();
    const { id } = tell('POST', 'check-runs', BASE).json;
    const days = (count: number) => ({ atSeconds: count * 86_400 });
    expect(tell('GET', `check-runs/${id}`, undefined, days(13.9)).json.conclusion).toBeNull();
    const gone = { status: 'completed', conclusion: 'stale', completed_at: '2030-01-15T00:00:00Z' };
    expect(tell('GET', `check-runs/${id}`, undefined, days(14)).json).toMatchObject(gone);
    expect(tell('GET', `commits/${SHA}/check-runs`, undefined, days(14)).json.check_runs).toMatchObject([gone]);
  });

  test('that nobody made are not found', () => {
    const { tell } = playGithub();
    expect(tell('GET', 'check-runs/5').status).toBe(404);
    expect(tell('PATCH', 'check-runs/5', {}).status).toBe(404);
  });
});
