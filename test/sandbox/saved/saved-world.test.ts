import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createApplication } from '../../../src/sandbox/platform/sandbox-application.ts';
import { claimDue, type World, withApplication } from '../../../src/sandbox/platform/world-state.ts';
import { decodeWorld, encodeWorld, withTargets } from '../../../src/sandbox/saved/saved-world.ts';
import { SCENARIO_CATALOGUE, scenarioFor, withOptions } from '../../../src/sandbox/scenarios/scenarios.ts';
import { codePoint } from '../../support/code-points.ts';
import { runsOf } from '../../support/runs.ts';
import { jsonOf, type Play, play, START } from '../play.ts';

const SCENARIOS = SCENARIO_CATALOGUE.map(({ name }) => name);
const ORGANIZATION = '/organization/sandbox-organization';

/** Everything that has to be saved of a world. */
function keptOf({ applications, windows: _, limits: __, github: ___, rules: ____, ...kept }: World) {
  return { ...kept, applications: applications.list() };
}

function decoded(text: string, options: Parameters<typeof decodeWorld>[1] = {}) {
  const result = decodeWorld(text, options);
  if (result.kind === 'refused') throw new Error(result.message);
  return result.value;
}

function refusalOf(text: string): string {
  const result = decodeWorld(text, {});
  return result.kind === 'refused' ? result.message : 'was taken';
}

/** A call of a story: how long after the one before, and how it is carried out. */
type Step = (story: Play, seconds: number) => void;

const someOf = <T>(entries: readonly T[], pick: number): T | undefined => entries[pick % Math.max(entries.length, 1)];
const word = fc.string({ minLength: 1, maxLength: 8, unit: codePoint });
const pick = fc.nat(1000);
const scenario = fc.constantFrom(...SCENARIOS);

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ name: word, description: word }).map(
    (body): Step =>
      (story, at) => {
        story.post(at, `${ORGANIZATION}/project`, { body });
      },
  ),
  fc.tuple(pick, word).map(
    ([which, name]): Step =>
      (story, at) => {
        const id = someOf(story.world.catalog.projects, which)?.id;
        story.post(at, `/project/${id}/environment`, { body: which % 2 ? { name } : { name, mode: name } });
      },
  ),
  fc.tuple(pick, word, scenario).map(
    ([which, name, played]): Step =>
      (story, at) => {
        const id = someOf(story.world.catalog.environments, which)?.id;
        const application = { name: `${played}--${name}`, cpu: 1, ports: [{ internal_port: 1 }] };
        story.post(at, `/environment/${id}/application`, { body: application });
        story.post(at, `/environment/${id}/database`, { body: { name, type: 'POSTGRESQL', storage: 1 } });
      },
  ),
  fc.tuple(pick, word).map(
    ([which, code]): Step =>
      (story, at) => {
        story.post(at, `/database/${someOf(story.world.catalog.databases, which)?.id}/deploy`);
        story.post(at, '/account/rewardClaim', { body: { code } });
        story.post(at, '/account/rewardClaim', { body: { code: '__proto__' } });
      },
  ),
  fc.tuple(pick, scenario, word).map(
    ([which, name, value]): Step =>
      (story, at) => {
        const id = someOf([...story.world.applications.list().map((known) => known.id), name], which) ?? name;
        const path = `/application/${encodeURIComponent(id)}`;
        story.request(at, 'POST', `${path}/deploy`, { body: which % 2 ? { git_commit_id: value } : {} });
        story.request(at, 'GET', `${path}/status`);
        story.request(at, 'POST', `${path}/environmentVariable`, { body: { key: value, value } });
        story.request(at, 'POST', `${path}/secret`, { body: { key: `${value}!`, value } });
      },
  ),
  fc.tuple(word, scenario, fc.nat(500), fc.constantFrom('odd', 'ndjson', 'nothing')).map(
    ([id, name, durationSeconds, logShape]): Step =>
      (story, at) => {
        const changed = withOptions(scenarioFor(name)!, {
          durationSeconds,
          delaySeconds: 3,
          logShape,
          identity: 'execution_id',
          limitHeaders: 'epoch-ns',
          queue: { ahead: 'application', aheadSeconds: 7, outcome: 'canceled' },
        });
        const { seed } = story.world;
        story.world = withApplication(story.world, createApplication(id, name, changed, seed, START + at * 1000));
      },
  ),
  fc.constant<Step>((story, at) => {
    const events = ['DEPLOYMENT_STARTED', 'SHIPPED'];
    story.post(at, `${ORGANIZATION}/webhook`, { body: { target_url: 'http://127.0.0.1:9/', events } });
  }),
);

const stories = fc.record({ seed: fc.nat(9), steps: fc.array(fc.tuple(fc.nat(60), step), { maxLength: 20 }) });

function playStory({ seed, steps }: { seed: number; steps: [number, Step][] }): { story: Play; seconds: number } {
  const story = play({ seed });
  let seconds = 0;
  for (const [gap, take] of steps) {
    seconds += gap;
    take(story, seconds);
  }
  return { story, seconds };
}

describe('a saved world', () => {
  test('is restored unchanged, whatever happened in it', () => {
    fc.assert(
      fc.property(stories, (steps) => {
        const { story, seconds } = playStory(steps);
        const { world, savedAt } = decoded(encodeWorld(story.world, START + seconds * 1000));
        expect(keptOf(world)).toEqual(keptOf(story.world));
        expect(savedAt).toBe(START + seconds * 1000);
      }),
      { numRuns: runsOf(60) },
    );
  });

  test.each(SCENARIOS)('continues like an uninterrupted one: %s', (name) => {
    const story = play();
    for (const second of [0, 1]) story.request(second, 'POST', `/application/${name}/deploy`);
    const kept = play();
    kept.world = decoded(encodeWorld(story.world, START + 1000)).world;
    kept.world = { ...kept.world, windows: story.world.windows };
    for (const second of [2, 30, 90, 91, 300]) {
      for (const path of ['status', 'log?tail=9']) {
        const target = `/application/${name}/${path}`;
        expect(kept.request(second, 'GET', target)).toEqual(story.request(second, 'GET', target));
      }
    }
  });

  test('never uses an id twice', () => {
    const story = play();
    const make = (playing: Play) => jsonOf(playing.post(0, `${ORGANIZATION}/project`, { body: { name: 'x' } }));
    const first = [make(story)['id'], story.get(1, '/organization').headers['X-Request-Id']];
    const kept = play();
    kept.world = decoded(encodeWorld(story.world, START)).world;
    const second = [make(kept)['id'], kept.get(1, '/organization').headers['X-Request-Id']];
    expect(new Set([...first, ...second]).size).toBe(4);
  });

  test('has its future events, and reports those that happened meanwhile', () => {
    const story = play({ webhooks: ['http://127.0.0.1:9/hook'] });
    story.post(0, '/application/succeeds/deploy');
    const { world } = decoded(encodeWorld(story.world, START));
    const [after, due] = claimDue(world, START + 86_400_000);
    expect(due.map(({ body }) => body.event_type)).toContain('DEPLOYMENT_SUCCEEDED');
    expect(after.coming).toEqual([]);
  });

  test('has the tokens and the limit of the new start, and no data of GitHub', () => {
    const { story } = playStory({ seed: 1, steps: [] });
    const tokens = [{ name: 'mine', value: 'mine', scopes: ['Admin'] as const }];
    const text = encodeWorld(story.world, START);
    expect(decoded(text, { tokens, rateLimit: 7 }).world).toMatchObject({ tokens, rateLimit: 7 });
    expect(text).not.toMatch(/sandbox-admin|github/i);
  });

  test("contains no secret's value", () => {
    const story = play();
    story.post(0, '/application/succeeds/secret', { body: { key: 'K', value: 'very-secret' } });
    expect(encodeWorld(story.world, START)).not.toContain('very-secret');
    expect(encodeWorld(story.world, START)).toContain('"key":"K"');
  });
});

describe('a file with a saved world', () => {
  const story = play();
  story.post(0, '/application/succeeds/deploy');
  story.post(1, '/application/succeeds/environmentVariable', { body: { key: 'K', value: 'private' } });
  const text = encodeWorld(story.world, START);

  test.each(['', 'hello', '{}', '[]', 'null', '{"version":1}', text.slice(0, -20)])(
    'is refused if it is not a saved world',
    (other) => {
      expect(refusalOf(other)).toBe('it is not the state of a sandbox.');
    },
  );

  test('is refused if it has another version', () => {
    expect(refusalOf(text.replace('"version":1', '"version":2'))).toMatch(/another version/);
  });

  test.each([
    ['"requests":2', '"requests":-2', 'requests: must be an integer'],
    ['"requests":2,', '', 'requests: is required'],
    [
      '"scenarioName":"succeeds"',
      '"scenarioName":"gone"',
      'applications[0].scenarioName: the scenario "gone" does not exist',
    ],
    ['"key":"K"', '"key":7', 'applications[0].variables[0].key: must be'],
    ['"coming":[{', '"coming":[{"kind":"ODD"},{', 'coming[0].at: is required'],
    ['"claims":[]', '"claims":{}', 'catalog.claims: must be an array'],
  ])('is refused with the place if %s became %s', (before, after, message) => {
    expect(text).toContain(before);
    expect(refusalOf(text.replace(before, after))).toContain(message);
  });

  test('is accepted or refused without its values, however it was changed', () => {
    const value: unknown = JSON.parse(text);
    const broken = fc.tuple(fc.nat(text.length), fc.nat(40), fc.string({ maxLength: 5 }));
    fc.assert(
      fc.property(
        fc.oneof(
          broken.map(([at, cut, put]) => text.slice(0, at) + put + text.slice(at + cut)),
          fc.json(),
        ),
        (other) => {
          expect(refusalOf(other)).not.toContain('private');
        },
      ),
      { numRuns: runsOf(300) },
    );
    expect(JSON.parse(encodeWorld(decoded(text).world, START))).toEqual(value);
  });
});

describe('targets', () => {
  test('receive all later events, and existing ones do not change', () => {
    const { world } = play({ webhooks: ['http://127.0.0.1:9/a'] });
    const after = withTargets(world, ['http://127.0.0.1:9/a', 'http://127.0.0.1:9/b'], START);
    expect(after.webhooks.map(({ targetUrl }) => targetUrl)).toEqual(['http://127.0.0.1:9/a', 'http://127.0.0.1:9/b']);
    expect(after.webhooks[0]).toBe(world.webhooks[0]);
  });
});
