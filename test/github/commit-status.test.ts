import { describe, expect, test } from 'vitest';
import { CommitStatusSurface } from '../../src/github/commit-status.ts';
import type { GithubResult } from '../../src/github/http/response.ts';
import type { SavedSurface, Surface } from '../../src/github/surface.ts';
import { endedWith, JOB, OPEN, QUEUED } from '../report/support/views.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { done, LOST, routesOf, type ScriptedGithub, SETBACKS, scriptGithub } from './support/scripted-github.ts';

const ENDED = endedWith('success');
const WRITTEN = done({ id: 41 });
const POST = 'POST /statuses/{sha}';
const LIST = 'GET /commits/{ref}/statuses';

function open(saved: SavedSurface | null, ...results: readonly GithubResult[]): [Surface, ScriptedGithub] {
  const client = scriptGithub(...results);
  return [
    new CommitStatusSurface({ client, clock: createFakeClock(), job: JOB, context: 'deploy/shop', saved }),
    client,
  ];
}

/** The pending status as GitHub lists it. */
function listed(over: object = {}): object {
  const status = { id: 41, state: 'pending', description: 'Deploying: app-1', context: 'deploy/shop' };
  return { ...status, target_url: JOB.logUrl, ...over };
}

describe('a commit status', () => {
  test('is written on the head commit, with the page of the log', async () => {
    const [surface, { calls }] = open(null, WRITTEN);
    expect(surface.isOutdated(QUEUED)).toBe(true);
    expect(await surface.write(QUEUED)).toEqual({ kind: 'written' });
    expect(calls).toMatchObject([
      {
        route: 'POST /repos/{owner}/{repo}/statuses/{sha}',
        permission: 'statuses: write',
        parameters: { sha: JOB.sha, context: 'deploy/shop', state: 'pending', target_url: JOB.logUrl },
      },
    ]);
  });

  test('stays what it is once it is final', async () => {
    const [surface] = open(null, WRITTEN);
    await surface.write(ENDED);
    expect([OPEN, endedWith('cancelled')].map((run) => surface.isOutdated(run))).toEqual([false, false]);
  });

  test.each(SETBACKS)('waits or is given up when its write is %s', async (_, result, attempt) => {
    const [surface] = open(null, result);
    expect(await surface.write(OPEN)).toMatchObject(attempt);
    expect(surface.isOutdated(OPEN)).toBe(true);
  });

  test('keeps what it showed when a later write is refused', async () => {
    const [surface] = open(null, WRITTEN, SETBACKS[4]![1]);
    await surface.write(OPEN);
    await surface.write(ENDED);
    expect(surface.saved()).toEqual({
      kind: 'commit-status',
      id: 41,
      url: '',
      written: 'pending Deploying: app-1',
      key: 'deploy/shop',
    });
    expect(surface.isOutdated(OPEN)).toBe(false);
  });
});

describe('a commit status whose response was lost', () => {
  test('is searched, and not written again', async () => {
    const [surface, client] = open(null, LOST, done([listed({ id: 7, state: 'error' }), listed()], 200));
    await surface.write(OPEN);
    expect(surface.saved()).toMatchObject({ id: null, written: null });
    expect(await surface.write(OPEN)).toEqual({ kind: 'written' });
    expect(routesOf(client)).toEqual([POST, LIST]);
    expect(client.calls[1]?.parameters).toEqual({ owner: 'octo-org', repo: 'shop', ref: JOB.sha, per_page: 100 });
    expect(surface.saved()).toMatchObject({ id: 41, written: 'pending Deploying: app-1' });
  });

  test.each([
    ['none', []],
    ['another context', [listed({ context: 'other' })]],
    ['another state after it', [listed(), listed({ id: 42, state: 'error' })]],
    ["another job's", [listed({ target_url: 'https://github.com/other' })]],
  ])('is written where there is %s', async (_, statuses) => {
    const [surface, client] = open(null, LOST, done(statuses, 200), WRITTEN);
    await surface.write(OPEN);
    expect(await surface.write(OPEN)).toEqual({ kind: 'written' });
    expect(routesOf(client)).toEqual([POST, LIST, POST]);
  });

  test.each(SETBACKS)('is searched again if the search is %s', async (_, result, attempt) => {
    const [surface, client] = open(
      { kind: 'commit-status', id: null, url: '', written: null, key: 'deploy/shop' },
      result,
    );
    expect(await surface.write(OPEN)).toMatchObject(attempt);
    client.add(done([listed()], 200));
    expect(await surface.write(OPEN)).toEqual({ kind: 'written' });
    expect(routesOf(client)).toEqual([LIST, LIST]);
  });
});
