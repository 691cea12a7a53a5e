import { describe, expect, test } from 'vitest';
import { TouchdownError } from '../../src/kernel/errors.ts';
import { isGood, type Outcome } from '../../src/provision/interfaces.ts';
import type { Kind } from '../../src/provision/manifest-names.ts';
import type { Step } from '../../src/provision/plan.ts';
import { schedule } from '../../src/provision/schedule.ts';

const error = new TouchdownError('rejected', 'No.');
const OUTCOMES: readonly (readonly [Outcome, boolean])[] = [
  [{ kind: 'created', id: null }, true],
  [{ kind: 'found', id: null, note: '' }, true],
  [{ kind: 'changed', id: null, note: '' }, true],
  [{ kind: 'kept', id: null, note: '' }, true],
  [{ kind: 'deployed', deploymentId: null, note: '' }, true],
  [{ kind: 'not-passed', deploymentId: null, note: '' }, false],
  [{ kind: 'failed', note: '', error }, false],
  [{ kind: 'uncertain', note: '', error: null }, false],
  [{ kind: 'blocked', note: '' }, false],
  [{ kind: 'left', note: '' }, false],
];

type Links = Partial<Pick<Step, 'needs' | 'after'>>;

function step(id: string, action: 'create' | 'deploy', kind: Kind, { needs = [], after = [] }: Links = {}): Step {
  const common = { id, name: { kind, key: id, word: id, label: id }, needs, after };
  if (action === 'deploy') return { ...common, kind: 'deploy', commit: null };
  return { ...common, kind: 'create', parent: null, thing: { kind: 'variable', key: 'A', value: '' } };
}

function look(
  steps: readonly Step[],
  { outcomes = [], running = [] }: { outcomes?: [string, Outcome][]; running?: string[] },
) {
  const { begin, block } = schedule(steps, new Map(outcomes), new Set(running));
  return { begin: begin.map(({ id }) => id), block: block.map(({ step: blocked, by }) => [blocked.id, by.id]) };
}

describe('the steps that can start', () => {
  test.for(OUTCOMES)('include a step whose need has the outcome %j: %s', ([outcome, isGoodEnd]) => {
    expect(isGood(outcome)).toBe(isGoodEnd);
    const steps = [step('a', 'create', 'project'), step('b', 'create', 'environment', { needs: ['a'] })];
    const expected = isGoodEnd ? { begin: ['b'], block: [] } : { begin: [], block: [['b', 'a']] };
    expect(look(steps, { outcomes: [['a', outcome]] })).toEqual(expected);
  });

  test.for(OUTCOMES)('include a step that comes after one with any outcome: %j', ([outcome]) => {
    const steps = [step('a', 'deploy', 'database'), step('b', 'deploy', 'application', { after: ['a'] })];
    expect(look(steps, {})).toEqual({ begin: ['a'], block: [] });
    expect(look(steps, { running: ['a'] })).toEqual({ begin: [], block: [] });
    expect(look(steps, { outcomes: [['a', outcome]] })).toEqual({ begin: ['b'], block: [] });
  });

  test('exclude a blocked step, which is returned with its first failed need', () => {
    const steps = [
      step('a', 'create', 'database'),
      step('b', 'create', 'database'),
      step('c', 'deploy', 'application', { needs: ['b', 'a'] }),
    ];
    const outcomes: [string, Outcome][] = ['a', 'b'].map((id) => [id, { kind: 'uncertain', note: '', error: null }]);
    expect(look(steps, { outcomes })).toEqual({ begin: [], block: [['c', 'b']] });
  });

  test('count a step outside the plan as done', () => {
    const steps = [step('b', 'create', 'environment', { needs: ['gone'], after: ['gone too'] })];
    expect(look(steps, {})).toEqual({ begin: ['b'], block: [] });
  });

  test('are at most eight requests, including those in progress', () => {
    const steps = Array.from({ length: 12 }, (_, at) => step(`s${at}`, 'create', 'application'));
    const first = ['s0', 's1', 's2', 's3', 's4', 's5', 's6', 's7'];
    expect(look(steps, {}).begin).toEqual(first);
    expect(look(steps, { running: first }).begin).toEqual([]);
    expect(look(steps, { running: first.slice(1), outcomes: [['s0', { kind: 'created', id: 'i' }]] }).begin).toEqual([
      's8',
    ]);
  });

  test('count a deployment of a database as a request, but not one of an application', () => {
    const databases = Array.from({ length: 9 }, (_, at) => step(`d${at}`, 'deploy', 'database'));
    expect(look(databases, {}).begin).toHaveLength(8);
    const applications = Array.from({ length: 20 }, (_, at) => step(`a${at}`, 'deploy', 'application'));
    expect(look(applications, {}).begin).toHaveLength(20);
    const running = applications.map(({ id }) => id);
    expect(look([...applications, ...databases], { running }).begin).toHaveLength(8);
  });
});
