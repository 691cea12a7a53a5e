import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deployment } from '../../../src/relay/decide/deployment.ts';
import { desireCheck, desireExpected, type Matching } from '../../../src/relay/decide/desired-check.ts';
import type { Authority, Evidence, Word } from '../../../src/relay/decide/evidence.ts';
import type { DesiredCheck } from '../../../src/relay/interfaces.ts';
import { deploymentOf, NO_REPORT } from '../support/deployments.ts';
import { applicationOf, BASE, HOUR_MS, rulesOf, shaOf } from '../support/history-facts.ts';

const APPLICATION = applicationOf();
const RULES = rulesOf();
const UNKNOWN = { isCommitNamed: null, unmatched: null };

function wantedOf(changes: Partial<Deployment>, rules = RULES): DesiredCheck {
  return desireCheck(deploymentOf(changes), APPLICATION, rules);
}

function seen(word: Word, authority: Authority = 2): Pick<Deployment, 'seen' | 'endedAt'> {
  return { seen: { word, authority, at: BASE }, endedAt: BASE + 60_000 };
}

function reported(word: Word, authority: Authority = 1, isNamed = true): Pick<Deployment, 'reported'> {
  return { reported: { ...NO_REPORT, word, authority, at: BASE, isNamed } };
}

describe('the check run of a deployment', () => {
  test.each([
    ['succeeded', 'success', 'Deployed: app-1'],
    ['failed', 'failure', 'Deployment failed: app-1'],
    ['cancelled', 'cancelled', expect.stringContaining('app-1')],
    ['superseded', expect.not.stringMatching(/success|neutral|skipped/), expect.stringContaining('app-1')],
    ['timed_out', 'timed_out', expect.stringContaining('app-1')],
  ] as const)('that %s, as the status shows, is completed', (word, conclusion, title) => {
    const check = wantedOf(seen(word, word === 'timed_out' ? 3 : 2));
    expect(check).toMatchObject({ status: 'completed', conclusion, title, completedAt: BASE + 60_000 });
    expect(check.canDeployAgain).toBe(true);
  });

  test.each([
    ['unknown', 'queued', 'Waiting: app-1'],
    ['queued', 'queued', 'Waiting: app-1'],
    ['running', 'in_progress', 'Deploying: app-1'],
  ] as const)('that is %s is in progress', (word, status, title) => {
    expect(wantedOf(reported(word))).toMatchObject({
      status,
      conclusion: null,
      title,
      completedAt: null,
      canDeployAgain: false,
    });
  });

  test('is in progress and says so if only a delivery reported the outcome', () => {
    for (const word of ['succeeded', 'failed', 'cancelled'] as const) {
      const check = wantedOf(reported(word));
      expect(check).toMatchObject({ status: 'in_progress', conclusion: null, title: 'Awaiting confirmation: app-1' });
      expect(check.summary).toContain('not confirmed yet');
    }
  });

  test('never starts after its outcome, whichever clock reported the start', () => {
    const check = wantedOf({ ...seen('succeeded'), openedAt: BASE + 61_000 });
    expect(check).toMatchObject({ startedAt: BASE + 60_000, completedAt: BASE + 60_000 });
  });

  test('says which evidence its outcome rests on', () => {
    expect(wantedOf({ ...seen('succeeded'), state: 'RUNNING' }).text).toContain('read by the relay, shows RUNNING');
    const signed = wantedOf({ ...reported('succeeded'), endedAt: BASE }, rulesOf({ confirmedBy: 1 }));
    expect(signed).toMatchObject({ conclusion: 'success' });
    expect(signed.text).toContain('A signed webhook reported the outcome of this deployment.');
  });

  test('is green only if the status says so, or a signed delivery with its id if that is enough', () => {
    const word = fc.constantFrom<Word>('unknown', 'queued', 'running', 'succeeded', 'failed', 'cancelled');
    const hint = fc.record({ word, authority: fc.constantFrom<Authority>(0, 1), at: fc.nat(), isNamed: fc.boolean() });
    const status = fc.record<Evidence>({ word, authority: fc.constant(2), at: fc.nat() });
    const law = (one: Evidence & { isNamed: boolean }, other: Evidence, confirmedBy: 1 | 2): void => {
      const { conclusion } = wantedOf(
        { reported: { ...NO_REPORT, ...one }, seen: other, endedAt: BASE },
        rulesOf({ confirmedBy }),
      );
      const bySender = confirmedBy === 1 && one.isNamed && one.authority === 1 && one.word === 'succeeded';
      if (conclusion === 'success') expect(other.word === 'succeeded' || bySender).toBe(true);
      if (other.word === 'succeeded') expect(conclusion).toBe('success');
    };
    fc.assert(fc.property(hint, status, fc.constantFrom(1, 2), law), { numRuns: 1_000 });
  });

  test('links to the deployment’s own page, else to the relay’s', () => {
    const rules = rulesOf({ pageUrl: 'https://relay.example/' });
    expect(wantedOf({ url: 'https://app.example' }, rules).detailsUrl).toBe('https://app.example');
    expect(wantedOf({}, rules).detailsUrl).toBe('https://relay.example/#row-1');
    expect(wantedOf({}).detailsUrl).toBeNull();
  });

  test('offers no deployment that the relay cannot start', () => {
    expect(wantedOf(seen('failed'), rulesOf({ canDeploy: false })).canDeployAgain).toBe(false);
  });

  test('contains no markup from a state that the platform reports', () => {
    const check = wantedOf({ ...seen('failed'), state: '[click](https://evil.example) <img src=x>' });
    expect(check.text).not.toContain('[click](https://evil');
    expect(check.text).not.toContain('<img');
  });
});

describe('the check run of a commit that waits for a deployment', () => {
  const expected = { sha: shaOf(1), openedAt: BASE, deadlineAt: BASE + HOUR_MS };

  test('is queued until its deadline', () => {
    expect(desireExpected(expected, APPLICATION, UNKNOWN, BASE + HOUR_MS - 1, RULES)).toMatchObject({
      status: 'queued',
      conclusion: null,
      completedAt: null,
      canDeployAgain: false,
    });
  });

  test('is timed out after it, and offers to deploy', () => {
    expect(desireExpected(expected, APPLICATION, UNKNOWN, BASE + HOUR_MS, RULES)).toMatchObject({
      status: 'completed',
      conclusion: 'timed_out',
      completedAt: BASE + HOUR_MS,
      canDeployAgain: true,
    });
  });

  const summaryOf = (matching: Partial<Matching>, rules = RULES): string =>
    desireExpected(expected, APPLICATION, { ...UNKNOWN, ...matching }, BASE, rules).summary;
  const failed = { word: 'failed', endedAt: Date.UTC(2030, 0, 1, 12, 34) } as const;

  test('says what is missing, and how to get it, if the platform does not say which commit runs (B64)', () => {
    const missing = 'The platform does not say which commit runs';
    expect(summaryOf({ isCommitNamed: false })).toMatch(`${missing}, so the relay can match only`);
    expect(summaryOf({ isCommitNamed: false })).toMatch('set relay-url in the workflow');
    expect(summaryOf({}, { ...RULES, canDeploy: false })).toMatch('PLATFORM_TOKEN is not set');
    expect(summaryOf({ isCommitNamed: true })).not.toMatch(missing);
    const guessing = { ...RULES, unplaced: 'branch-head' } as const;
    expect(summaryOf({ isCommitNamed: false }, guessing)).toMatch('counts for the head of main');
  });

  test('says that a failure could not be matched, and how to get it (B65)', () => {
    const summary = summaryOf({ isCommitNamed: true, unmatched: failed });
    expect(summary).toMatch('A deployment of app-1 failed at 2030-01-01 12:34 UTC. Its commit is unknown');
    expect(summary).toMatch('To match a failure too, set relay-url');
  });
});
