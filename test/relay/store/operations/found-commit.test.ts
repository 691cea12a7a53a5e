import { describe, expect, test } from 'vitest';
import type { Observation } from '../../../../src/deploy/deploy-target.ts';
import type { Rules } from '../../../../src/relay/decide/rules.ts';
import { applicationOf, dateOf, observationOf, PLACE, shaOf } from '../../support/history-facts.ts';
import { createTestRelay, expectOf, type TestRelay } from '../../support/test-relay.ts';

const [BEFORE, OURS, HEAD] = [shaOf(1), shaOf(2), shaOf(3)];
/** The platform does not say which commit runs. */
const ABSENT = 'absent';

/** Checks the status, and reads the commit if the relay wants to. */
function check(relay: TestRelay, state: string, date: number, commit: string, application = 'app-1') {
  const observation: Observation = observationOf(state, { lastDeploymentDate: dateOf(date) });
  const about = { application, now: relay.now, jitter: 1, rules: relay.rules };
  const shown = { kind: 'observed', observation } as const;
  const { isCommitWanted } = relay.memory.perform('settleStatusCheck', { ...about, check: shown });
  const isNamed = commit !== ABSENT;
  const read = { kind: 'commit', commit: isNamed ? commit : null, isNamed } as const;
  if (isCommitWanted) relay.memory.perform('settleStatusCheck', { ...about, check: read });
  relay.now += 8_000;
}

/** A deployment from the console: `STATE` is how it ends, `commit` what runs afterwards. */
function deploy(relay: TestRelay, state = 'RUNNING', commit = OURS, application = 'app-1'): void {
  const applications = [application];
  const before = commit === ABSENT ? ABSENT : BEFORE;
  check(relay, 'RUNNING', -9_000_000, before, application);
  relay.report({ word: 'running', applications });
  check(relay, 'BUILDING', -9_000_000, before, application);
  relay.report({ word: state === 'RUNNING' ? 'succeeded' : 'failed', applications });
  check(relay, state, 0, commit, application);
  check(relay, state, 0, commit, application);
}

function relayOf(changes: Partial<Rules> = {}): TestRelay {
  const relay = createTestRelay(changes);
  relay.request(expectOf(OURS));
  return relay;
}

function summaries(relay: TestRelay): readonly string[] {
  return relay.checks().map(({ wanted }) => wanted.summary);
}

describe('a deployment from the console', () => {
  test('gets a check run of its own if none waits for its commit (B64)', () => {
    const relay = relayOf();
    deploy(relay, 'RUNNING', HEAD);
    relay.place(relay.claimPlacements()[0]?.id ?? '', HEAD);
    expect(relay.checks().map(({ sha, wanted }) => [sha, wanted.conclusion])).toEqual([
      [OURS, null],
      [HEAD, 'success'],
    ]);
  });

  test('is not placed on another commit than the one that runs (B64)', () => {
    const relay = relayOf({ unplaced: 'branch-head' });
    deploy(relay);
    expect(relay.place(relay.claimPlacements()[0]?.id ?? '', HEAD)).toEqual([]);
  });

  test('takes the result away from the commit that was only guessed (B64)', () => {
    const relay = relayOf({ unplaced: 'branch-head' });
    check(relay, 'RUNNING', -9_000_000, BEFORE);
    relay.report({ word: 'running' });
    relay.place(relay.claimPlacements()[0]?.id ?? '', HEAD);
    deploy(relay);
    expect(relay.checks().find(({ sha }) => sha === HEAD)?.wanted.conclusion).toBe('cancelled');
    relay.place(relay.claimPlacements()[0]?.id ?? '', OURS);
    expect(relay.checks().find(({ sha }) => sha === OURS)?.wanted.conclusion).toBe('success');
  });

  test('keeps the guess where the platform does not name the commit (B64)', () => {
    const relay = createTestRelay({ unplaced: 'branch-head' });
    check(relay, 'RUNNING', -9_000_000, ABSENT);
    relay.report({ word: 'running' });
    relay.place(relay.claimPlacements()[0]?.id ?? '', HEAD);
    deploy(relay, 'RUNNING', ABSENT);
    expect(relay.checks()).toMatchObject([{ sha: HEAD, wanted: { conclusion: 'success' } }]);
  });

  test('is sought on GitHub again and again for a day, ever more rarely (B64)', () => {
    const relay = relayOf();
    deploy(relay);
    const claims: boolean[] = [];
    for (let minutes = 0; minutes < 26 * 60; minutes += 1, relay.now += 60_000)
      claims.push(...relay.claimPlacements().map(({ isLate }) => isLate));
    expect(claims.filter((isLate) => isLate)).toHaveLength(1);
    expect(claims.length).toBeGreaterThan(20);
    expect(claims.length).toBeLessThan(100);
  });

  test('that failed leaves the check run waiting, which says so, also after its deadline (B65)', () => {
    const relay = relayOf();
    deploy(relay, 'BUILD_ERROR', OURS);
    expect(relay.claimPlacements()).toEqual([]);
    expect(relay.checks()).toMatchObject([{ wanted: { status: 'queued' } }]);
    expect(summaries(relay)[0]).toMatch(/A deployment of app-1 failed at .* To match a failure too, set relay-url/);
    relay.now += 2 * 3_600_000;
    relay.expire();
    expect(relay.checks()).toMatchObject([{ wanted: { conclusion: 'timed_out' } }]);
    expect(summaries(relay)[0]).toMatch('A deployment of app-1 failed at');
  });

  test('that a workflow registers after its end is no longer named by the check runs that wait (B65)', () => {
    const relay = relayOf({ confirmedBy: 1 });
    relay.report({ word: 'failed', deployment: 'd-1', authority: 1 });
    expect(summaries(relay)[0]).toMatch('A deployment of app-1 failed at');
    relay.register({ deployment: 'd-1', sha: HEAD });
    expect(relay.checks().find(({ sha }) => sha === OURS)?.wanted.summary).not.toMatch('A deployment of app-1');
  });

  test('changes at most the twenty newest check runs that wait (B65)', () => {
    const relay = createTestRelay();
    for (let nth = 10; nth < 40; nth++) relay.request(expectOf(shaOf(nth)));
    deploy(relay, 'BUILD_ERROR');
    expect(summaries(relay).filter((text) => text.includes('failed at'))).toHaveLength(20);
  });

  test('changes nothing of another application of its environment (B64)', () => {
    const relay = createTestRelay({ applications: [applicationOf(), applicationOf('app-2')] });
    relay.request(expectOf(OURS));
    check(relay, 'RUNNING', -9_000_000, OURS, 'app-2');
    deploy(relay);
    check(relay, 'RUNNING', -9_000_000, OURS, 'app-2');
    expect(relay.claimPlacements()).toMatchObject([{ application: 'app-1' }]);
  });
});

describe('a check run that waits', () => {
  test('says what is missing once the platform is known not to name the commit (B64)', () => {
    const relay = relayOf();
    expect(summaries(relay)[0]).not.toMatch('does not say which commit runs');
    check(relay, 'RUNNING', 0, ABSENT);
    expect(summaries(relay)[0]).toMatch('The platform does not say which commit runs');
    relay.request({ kind: 'expect', place: PLACE, sha: HEAD });
    expect(summaries(relay).filter((text) => text.includes('set relay-url'))).toHaveLength(2);
  });
});
