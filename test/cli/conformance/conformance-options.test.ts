import { describe, expect, test } from 'vitest';
import { readChoices } from '../../../src/cli/conformance/conformance-options.ts';
import { redact } from '../../../src/kernel/redaction.ts';
import { refusalOf } from '../../support/refusal.ts';

const NOTHING_SAID = { organization: null, appIds: [] };

describe('the options of touchdown conformance', () => {
  test('allow writing only with --write', () => {
    expect(readChoices({}, NOTHING_SAID)).toMatchObject({
      mayWrite: false,
      appId: null,
      rewardCode: null,
      timeoutMs: 600_000,
      mostRequests: 200,
      toleratesCoped: false,
    });
  });

  test('override the configuration', () => {
    const config = { organization: 'o1', appIds: ['a1', 'a2'] };
    expect(readChoices({}, config)).toMatchObject({ organization: 'o1', appId: 'a1' });
    expect(readChoices({ 'app-id': 'a9', organization: 'o9' }, config)).toMatchObject({
      organization: 'o9',
      appId: 'a9',
    });
  });

  test('give every run a different label', () => {
    const [one, other] = [readChoices({}, NOTHING_SAID), readChoices({}, NOTHING_SAID)];
    expect(one.label).toMatch(/^touchdown-conformance-[0-9a-f]{8}$/);
    expect(one.label).not.toBe(other.label);
  });

  test('have a commit of a given repository only if it is given', () => {
    expect(readChoices({ write: true }, NOTHING_SAID).commit).toMatch(/^[0-9a-f]{40}$/);
    const own = { write: true, 'git-url': 'https://git.example.com/web.git' };
    expect(readChoices(own, NOTHING_SAID)).toMatchObject({ gitBranch: 'main', commit: null });
    expect(readChoices({ ...own, 'git-branch': 'dev', commit: 'abc' }, NOTHING_SAID)).toMatchObject({
      gitUrl: 'https://git.example.com/web.git',
      gitBranch: 'dev',
      commit: 'abc',
    });
  });

  test('register the reward code as a secret', () => {
    expect(readChoices({ write: true, 'reward-code': 'AUTUMN-2032' }, NOTHING_SAID).rewardCode).toBe('AUTUMN-2032');
    expect(redact('the code AUTUMN-2032 was')).toBe('the code *** was');
  });

  test.each([
    [{ 'reward-code': 'SPRING-2033' }, '--reward-code needs --write. Add it.'],
    [{ 'git-url': 'x' }, '--git-url needs --write. Add it.'],
    [{ 'cluster-id': 'c' }, '--cluster-id needs --write. Add it.'],
    [{ write: true, commit: 'abc' }, '--commit needs --git-url. Add it.'],
    [{ timeout: 'soon' }, refusalOf('--timeout', 'soon')],
    [{ timeout: '0' }, '--timeout: "0" is not a duration above zero. Use for example 90s, 10m or 1h30m.'],
    [{ 'most-requests': '0' }, '--most-requests: "0" is not a whole number from 1 to 1000.'],
    [{ 'most-requests': '1001' }, 'is not a whole number from 1 to 1000.'],
  ])('are refused: %j', (values, sentence) => {
    expect(() => readChoices(values, NOTHING_SAID)).toThrow(sentence);
  });
});
