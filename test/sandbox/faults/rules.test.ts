import { describe, expect, test } from 'vitest';
import { chooseFault, type FaultRule, type RequestFacts, type RuleState } from '../../../src/sandbox/faults/rules.ts';

const FACTS: RequestFacts = { operation: 'status', applicationId: 'mine', deployed: true, chance: '1/mine' };

/** Returns the fault of each of so many equal requests; a dot for none. */
function strikes(rules: readonly FaultRule[], requests: number, facts: Partial<RequestFacts> = {}): string[] {
  let states: readonly RuleState[] = rules.map((rule) => ({ rule, met: 0 }));
  return Array.from({ length: requests }, () => {
    const [after, fault] = chooseFault(states, { ...FACTS, ...facts });
    states = after;
    return fault?.text ?? '.';
  });
}

describe('a rule', () => {
  const rule: FaultRule = { faults: ['reset'], on: ['status'] };

  test('does not affect other calls if it names one', () => {
    expect(strikes([rule], 1, { operation: 'deploy' })).toEqual(['.']);
    expect(strikes([{ ...rule, on: [] }], 1, { operation: 'deploy' })).toEqual(['reset']);
  });

  test('of one application does not apply to others', () => {
    expect(strikes([{ ...rule, application: 'mine' }], 1)).toEqual(['reset']);
    expect(strikes([{ ...rule, application: 'mine' }], 1, { applicationId: 'yours' })).toEqual(['.']);
    expect(strikes([{ ...rule, application: 'mine' }], 1, { applicationId: null })).toEqual(['.']);
  });

  test('for every nth request skips the ones before', () => {
    expect(strikes([{ ...rule, every: 3 }], 6)).toEqual(['.', '.', 'reset', '.', '.', 'reset']);
  });

  test('with several faults uses each in turn, and counts the turns', () => {
    expect(strikes([{ ...rule, faults: ['reset', 'hang'] }], 3)).toEqual(['reset', 'hang', 'reset']);
    const [states] = chooseFault([{ rule, met: 0 }], FACTS);
    expect(chooseFault(states, FACTS)[1]).toEqual({ text: 'reset', turn: 1 });
  });

  test('with a share applies about that often, and uses all its faults', () => {
    const struck = strikes([{ faults: ['reset', 'hang', 'html'], on: [], share: 0.3 }], 2000);
    const share = struck.filter((text) => text !== '.').length / 2000;
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.35);
    expect(new Set(struck)).toEqual(new Set(['.', 'reset', 'hang', 'html']));
  });
});

describe('several rules', () => {
  test('all count a request, whichever applied', () => {
    const rules: FaultRule[] = [
      { faults: ['reset'], on: [], times: 1 },
      { faults: ['hang'], on: [], times: 2 },
    ];
    expect(strikes(rules, 3)).toEqual(['reset', 'hang', '.']);
  });
});
