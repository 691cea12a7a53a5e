import { describe, expect, test } from 'vitest';
import { type CheckRunOptions, CheckRunSurface } from '../../src/github/check-run.ts';
import type { GithubResult } from '../../src/github/http/response.ts';
import type { SavedSurface, Surface } from '../../src/github/surface.ts';
import { endedWith, JOB, OPEN, QUEUED, severalEnded } from '../report/support/views.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { done, LOST, routesOf, type ScriptedGithub, SETBACKS, scriptGithub } from './support/scripted-github.ts';

const CREATE = 'POST /check-runs';
const UPDATE = 'PATCH /check-runs/{check_run_id}';
const FIND = 'GET /commits/{ref}/check-runs';
const READ = 'GET /check-runs/{check_run_id}';
const URL = 'https://github.com/octo-org/shop/runs/77';
const ENDED = endedWith('success');
const NEVER_KNOWN: SavedSurface = { kind: 'check-run', id: null, url: '', written: null, key: 'Deploy' };

/** The check run as GitHub responds. */
function given(status: string, annotations = 0, over: object = {}): object {
  return { id: 77, html_url: URL, external_id: 'n-1', status, output: { annotations_count: annotations }, ...over };
}

function open(over: Partial<CheckRunOptions>, ...results: readonly GithubResult[]): [Surface, ScriptedGithub] {
  const client = scriptGithub(...results);
  const clock = createFakeClock();
  const options = { client, clock, job: JOB, name: 'Deploy', externalId: 'n-1', saved: null, ...over };
  return [new CheckRunSurface(options), client];
}

const SHOWN = done(given('in_progress'));

function annotationsOf({ calls }: ScriptedGithub): readonly (readonly string[])[] {
  return calls.map(({ parameters }) => {
    const output = parameters['output'] as { annotations?: { title: string }[] } | undefined;
    return (output?.annotations ?? []).map(({ title }) => title.split(': ')[1] ?? '');
  });
}

describe('a check run', () => {
  test('is created on the head commit', async () => {
    const [surface, { calls }] = open({}, SHOWN);
    expect(await surface.write(OPEN)).toEqual({ kind: 'written' });
    expect(surface.isOutdated(OPEN)).toBe(false);
    expect(calls).toMatchObject([
      {
        route: 'POST /repos/{owner}/{repo}/check-runs',
        permission: 'checks: write',
        parameters: {
          head_sha: JOB.sha,
          name: 'Deploy',
          external_id: 'n-1',
          details_url: JOB.logUrl,
          status: 'in_progress',
          started_at: '2030-01-01T00:00:00.000Z',
          output: { title: 'Deploying: app-1' },
        },
      },
    ]);
    expect(surface.saved()).toMatchObject({ kind: 'check-run', id: 77, url: URL, key: 'Deploy' });
  });

  test('is then updated, and has a conclusion only when it is completed', async () => {
    const [surface, client] = open({}, SHOWN, SHOWN, SHOWN);
    for (const run of [QUEUED, OPEN, OPEN, ENDED]) await surface.write(run);
    expect(routesOf(client)).toEqual([CREATE, UPDATE, UPDATE]);
    expect(client.calls.map(({ parameters }) => parameters['conclusion'])).toEqual([undefined, undefined, 'success']);
    expect(client.calls[2]?.parameters).toMatchObject({
      check_run_id: 77,
      status: 'completed',
      completed_at: '2030-01-01T00:01:12.400Z',
    });
    expect(Object.keys(client.calls[2]?.parameters ?? {})).not.toContain('head_sha');
  });

  test('is never reopened, nor concluded otherwise', async () => {
    const [surface, { calls }] = open({}, SHOWN);
    await surface.write(ENDED);
    for (const later of [QUEUED, OPEN, endedWith('cancelled')]) {
      expect(surface.isOutdated(later)).toBe(false);
      expect(await surface.write(later)).toEqual({ kind: 'written' });
    }
    expect(calls).toHaveLength(1);
  });
});

describe('the annotations of a check run', () => {
  const FAILED = severalEnded(120, 'failure');

  test('are sent fifty at a time, each once, without touching the status again', async () => {
    const [surface, client] = open({}, SHOWN, SHOWN, SHOWN);
    const outdated: boolean[] = [];
    for (let turn = 0; turn < 3; turn++) {
      await surface.write(FAILED);
      outdated.push(surface.isOutdated(FAILED));
    }
    expect(outdated).toEqual([true, true, false]);
    expect(annotationsOf(client).map((titles) => titles.length)).toEqual([50, 50, 20]);
    expect(annotationsOf(client).flat()).toEqual(Array.from({ length: 120 }, (_, index) => `app-${index}`));
    expect(client.calls.map(({ parameters }) => parameters['status'])).toEqual(['completed', undefined, undefined]);
  });

  test('are gone on with by another process, which knows less of the log', async () => {
    const [first] = open({}, SHOWN);
    await first.write(severalEnded(120, 'failure', ['a', 'b']));
    const [second, client] = open({ saved: first.saved() }, SHOWN, SHOWN);
    await second.write(FAILED);
    await second.write(FAILED);
    expect(annotationsOf(client).map((titles) => titles[0])).toEqual(['app-50', 'app-100']);
    expect(second.isOutdated(FAILED)).toBe(false);
  });

  test.each([
    [50, ['app-50', 'app-100']],
    [100, ['app-100']],
  ])('are counted after a lost response: %i are there', async (there, next) => {
    const [surface, client] = open({}, SHOWN, LOST, done(given('completed', there), 200), SHOWN, SHOWN);
    await surface.write(FAILED);
    await surface.write(FAILED);
    for (let turn = 0; surface.isOutdated(FAILED) && turn < 5; turn++) await surface.write(FAILED);
    expect(routesOf(client).slice(0, 3)).toEqual([CREATE, UPDATE, READ]);
    expect(
      annotationsOf(client)
        .slice(3)
        .map((titles) => titles[0]),
    ).toEqual(next);
  });
});

describe('a setback of a check run', () => {
  test.each(SETBACKS)('at its creation: %s', async (_, result, attempt) => {
    const [surface] = open({}, result);
    expect(await surface.write(OPEN)).toMatchObject(attempt);
    expect(surface.isOutdated(OPEN)).toBe(true);
    expect(surface.saved()).toEqual(result === LOST ? NEVER_KNOWN : null);
  });

  test.each(SETBACKS)('at an update: %s', async (_, result, attempt) => {
    const [surface] = open({}, SHOWN, result);
    await surface.write(OPEN);
    const before = surface.saved();
    expect(await surface.write(ENDED)).toMatchObject(attempt);
    expect(surface.isOutdated(ENDED)).toBe(true);
    expect(surface.saved()).toEqual(result === LOST ? { ...before, written: null } : before);
  });

  test.each(SETBACKS)('when it is searched: %s', async (_, result, attempt) => {
    const [surface, client] = open({ saved: NEVER_KNOWN }, result);
    expect(await surface.write(OPEN)).toMatchObject(attempt);
    client.add(done({ check_runs: [] }, 200), SHOWN);
    await surface.write(OPEN);
    expect(routesOf(client)).toEqual([FIND, FIND, CREATE]);
  });
});

describe('a creation of a check run whose response was lost', () => {
  test('is found by its external id, the newest of several', async () => {
    const others = [given('completed', 0, { id: 99, external_id: 'n-2' }), given('completed', 0, { id: 12 })];
    const [surface, client] = open({}, LOST, done({ check_runs: [...others, given('in_progress')] }, 200));
    await surface.write(OPEN);
    expect(await surface.write(OPEN)).toEqual({ kind: 'written' });
    expect(routesOf(client)).toEqual([CREATE, FIND]);
    expect(client.calls[1]?.parameters).toEqual({
      owner: 'octo-org',
      repo: 'shop',
      ref: JOB.sha,
      check_name: 'Deploy',
      filter: 'all',
      per_page: 100,
    });
    expect(surface.saved()).toMatchObject({ id: 77, url: URL });
  });

  test('is repeated only if no check run exists', async () => {
    const [surface, client] = open(
      {},
      LOST,
      done({ check_runs: [given('queued', 0, { external_id: 'n-2' })] }, 200),
      SHOWN,
    );
    await surface.write(OPEN);
    await surface.write(OPEN);
    expect(routesOf(client)).toEqual([CREATE, FIND, CREATE]);
  });
});

test('an update of a check run whose response was lost is repeated if it may not have arrived', async () => {
  const [surface, client] = open({}, done(given('queued')), LOST, done(given('in_progress'), 200), SHOWN);
  for (const run of [QUEUED, OPEN, OPEN]) await surface.write(run);
  expect(routesOf(client)).toEqual([CREATE, UPDATE, READ, UPDATE]);
});

test('a check run that another process started keeps the outcome that arrived without our knowing', async () => {
  const [first] = open({}, SHOWN, LOST);
  await first.write(OPEN);
  await first.write(ENDED);
  const [second, client] = open({ saved: first.saved() }, done(given('completed'), 200));
  expect(await second.write(endedWith('cancelled'))).toEqual({ kind: 'written' });
  expect(second.isOutdated(endedWith('cancelled'))).toBe(false);
  expect(routesOf(client)).toEqual([READ]);
});
