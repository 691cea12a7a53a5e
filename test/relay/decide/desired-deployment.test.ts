import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Deployment } from '../../../src/relay/decide/deployment.ts';
import { desireCheck } from '../../../src/relay/decide/desired-check.ts';
import {
  chooseDeployment,
  desireDeployment,
  isStatusDue,
  mayAdopt,
} from '../../../src/relay/decide/desired-deployment.ts';
import type { Word } from '../../../src/relay/decide/evidence.ts';
import type { DesiredCheck } from '../../../src/relay/interfaces.ts';
import { deploymentOf, NO_REPORT } from '../support/deployments.ts';
import { applicationOf, BASE, rulesOf } from '../support/history-facts.ts';

const APPLICATION = applicationOf('app-1', { environment: 'production' });

function shownOf(changes: Partial<Deployment>, rules = rulesOf()): DesiredCheck {
  const deployment = deploymentOf(changes);
  return desireDeployment(desireCheck(deployment, APPLICATION, rules), deployment, APPLICATION, rules);
}

/** What the status shows: an outcome, or the relay's own deadline. */
function seen(word: Word): Partial<Deployment> {
  return { seen: { word, authority: word === 'timed_out' ? 3 : 2, at: BASE }, endedAt: BASE + 60_000 };
}

/** What only a delivery reported. */
function reported(word: Word): Partial<Deployment> {
  return { reported: { ...NO_REPORT, word, authority: 0, at: BASE, isNamed: true } };
}

/** The rows of docs/relay/gate.md: the first cell, and each deployment with the state of its GitHub Deployment; two rows have none of their own. */
const ROWS: Readonly<Record<string, readonly (readonly [Partial<Deployment>, string])[]>> = {
  'is expected, or has no known commit': [],
  'waits on the platform': [
    [{}, 'queued'],
    [reported('queued'), 'queued'],
  ],
  'is in progress, or its outcome is not confirmed': [
    [reported('running'), 'in_progress'],
    [reported('succeeded'), 'in_progress'],
    [reported('failed'), 'in_progress'],
  ],
  succeeded: [[seen('succeeded'), 'success']],
  failed: [[seen('failed'), 'failure']],
  'was cancelled': [[seen('cancelled'), 'inactive']],
  'was replaced by a newer deployment, or the application runs another commit': [[seen('superseded'), 'inactive']],
  'was not confirmed within `RELAY_DEADLINE`': [[seen('timed_out'), 'error']],
  'turned out to belong to another commit': [],
};

describe('the GitHub Deployment of a deployment', () => {
  test('has the rows of the documentation', () => {
    const [, table = ''] = readFileSync('docs/relay/gate.md', 'utf8').split('| the GitHub Deployment |\n');
    const documented = table.split('\n\n')[0]?.split('\n').slice(1) ?? [];
    const rows = Object.entries(ROWS).map(([what, [first]], index) => {
      const state = first === undefined ? (index === 0 ? 'none' : '`inactive`') : `\`${first[1]}\``;
      return `| ${what} | ${state} |`;
    });
    expect(documented).toEqual(rows);
  });

  test.each(Object.entries(ROWS).filter(([, cases]) => cases.length > 0))(
    'that %s has the documented state',
    (_, cases) => {
      for (const [changes, state] of cases) expect(shownOf(changes).deployment?.state).toBe(state);
    },
  );

  test('has a text that changes only with its state, so that each state is written once', () => {
    const running = shownOf(reported('running'));
    expect(shownOf({ ...reported('succeeded'), doubt: 'The status has no date.' })).toEqual(running);
    expect(running).toMatchObject({ title: 'Deploying: app-1', summary: '', text: null });
    expect(shownOf(seen('failed')).title).toBe('Deployment failed: app-1');
  });

  test('links to the page of the relay, and to the address that was registered', () => {
    const url = 'https://shop.example';
    const rules = { ...rulesOf(), pageUrl: 'https://relay.example/' };
    const both = shownOf({ id: 'd-1', url }, rules);
    expect([both.detailsUrl, both.deployment?.environmentUrl]).toEqual(['https://relay.example/#d-1', url]);
    expect(shownOf({ url })).toMatchObject({ detailsUrl: url, deployment: { environmentUrl: url } });
    expect(shownOf({})).toMatchObject({ detailsUrl: null, deployment: { environmentUrl: null } });
  });
});

test.each([
  ['queued', [], true],
  ['queued', ['pending'], true],
  ['queued', ['waiting'], true],
  ['queued', ['queued'], false],
  ['queued', ['in_progress'], false],
  ['queued', ['success'], false],
  ['in_progress', ['queued'], true],
  ['in_progress', ['in_progress', 'queued'], false],
  ['in_progress', ['inactive', 'queued'], false],
  ['success', ['in_progress', 'queued'], true],
  ['success', ['success', 'queued'], false],
  ['success', ['inactive', 'success'], false],
  ['success', ['failure'], true],
  ['failure', ['success'], true],
  ['inactive', ['error', 'in_progress'], true],
] as const)('the status %s after %j, the newest first: due is %s', (state, shown, isDue) => {
  expect(
    isStatusDue(
      state,
      shown.map((one) => ({ state: one })),
    ),
  ).toBe(isDue);
});

describe('an existing GitHub Deployment', () => {
  const listed = [
    { id: 4, task: 'deploy', externalId: '' },
    { id: 9, task: 'migrate', externalId: '' },
    { id: 7, task: 'touchdown-relay', externalId: 'other' },
    { id: 5, task: 'touchdown-relay', externalId: 'own' },
  ];
  const choose = (externalId: string, ...except: readonly number[]) =>
    chooseDeployment(listed, externalId, except)?.id ?? null;

  test('is the one that was created for the place, even if it is not the newest or is known already', () => {
    expect([choose('own'), choose('own', 5)]).toEqual([5, 5]);
  });

  test('is else the newest deployment by a workflow or a relay, and none of another deployment', () => {
    expect([choose('new'), choose('new', 7), choose('new', 7, 5), choose('new', 7, 5, 4)]).toEqual([7, 5, 4, null]);
  });

  test.each([
    [undefined, true],
    ['pending', true],
    ['queued', true],
    ['in_progress', true],
    ['waiting', false],
    ['success', false],
    ['failure', false],
    ['error', false],
    ['inactive', false],
  ] as const)(
    'whose last status is %s is adopted: %s; a finished one only if it finished since',
    (state, isAdopted) => {
      const startedAt = BASE;
      const at = (ms: number) => (state === undefined ? undefined : { state, at: startedAt + ms });
      expect(mayAdopt(at(-60_001), startedAt)).toBe(isAdopted);
      expect(mayAdopt(at(-60_000), startedAt)).toBe(state !== 'waiting');
    },
  );
});
