import { describe, expect, test } from 'vitest';
import type { CheckPlace, DesiredCheck, GithubApp } from '../../../src/relay/interfaces.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';
import { createSeededRandom } from '../../support/seeded-random.ts';
import { createGithubModel, type GithubModel } from './github-model.ts';

const check: DesiredCheck = {
  status: 'in_progress',
  conclusion: null,
  title: 'T',
  summary: 'S',
  text: null,
  startedAt: null,
  completedAt: null,
  detailsUrl: null,
  canDeployAgain: false,
};
const completed: DesiredCheck = { ...check, status: 'completed', conclusion: 'success' };

function placeOf(externalId: string): CheckPlace {
  const at = { repositoryId: 70, repository: 'acme/app', installationId: 7 };
  return { ...at, sha: 'a'.repeat(40), name: 'deploy', externalId };
}

function create(): { clock: FakeClock; model: GithubModel; app: GithubApp } {
  const clock = createFakeClock();
  const model = createGithubModel(clock, createSeededRandom(1));
  return { clock, model, app: model.appFor({ name: 'relay', finishedAt: null }) };
}

describe('the model of GitHub', () => {
  test('reports two writes within a second, the 81st in a minute and the 501st in an hour', async () => {
    const { clock, model, app } = create();
    model.book.slackMs = 300;
    for (let nth = 0; nth < 501; nth++) {
      void app.createCheck(placeOf(`id-${nth}`), check);
      await clock.advance(nth === 80 ? 699 : nth > 80 ? 7_000 : 740);
    }
    const text = model.book.violations.join('\n');
    expect(text).toMatch(/81 writes within 5\d{4} ms/);
    expect(text).toMatch(/ 2 writes within 699 ms/);
    expect(text).toMatch(/501 writes within [23]\d{6} ms/);
  });

  test('reports a second check run with one id, and a completed one that is reset', async () => {
    const { clock, model, app } = create();
    await clock.run(app.createCheck(placeOf('one'), completed));
    await clock.run(app.updateCheck(placeOf('one'), 1, check));
    await clock.run(app.createCheck(placeOf('one'), check));
    const text = model.book.violations.join('\n');
    expect(text).toContain('a completed check run was set back: one');
    expect(text).toContain('a second check run one');
  });

  test('reports a write during a limit, and more than ten calls at once', async () => {
    const { clock, model, app } = create();
    model.script.push('limited');
    const reply = await clock.run(app.createCheck(placeOf('one'), check));
    expect(reply).toMatchObject({ kind: 'later' });
    await clock.advance(400);
    for (let nth = 0; nth < 11; nth++) void app.createCheck(placeOf(`id-${nth}`), check);
    const text = model.book.violations.join('\n');
    expect(text).toContain('before Retry-After ends');
    expect(text).toContain('11 calls in flight');
  });
});
