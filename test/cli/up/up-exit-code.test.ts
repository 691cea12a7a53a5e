import { describe, expect, test } from 'vitest';
import { exitCodeOfUp } from '../../../src/cli/up/up-result.ts';
import { AccessError, CancelledError, InputError } from '../../../src/kernel/errors.ts';
import type { Outcome } from '../../../src/provision/provision-interfaces.ts';
import { lost } from '../../provision/support/fake-platform.ts';

const refused = new AccessError('access-forbidden', 'No.', { method: 'POST', path: '/' });
const OUTCOMES = {
  created: { kind: 'created', id: 'i' },
  found: { kind: 'found', id: null, note: '' },
  deployed: { kind: 'deployed', deploymentId: null, note: '' },
  bad: { kind: 'not-passed', deploymentId: null, note: '' },
  refused: { kind: 'failed', note: '', error: refused },
  misused: { kind: 'failed', note: '', error: new InputError([]) },
  lost: { kind: 'uncertain', note: '', error: lost('gone') },
  blocked: { kind: 'blocked', note: '' },
  left: { kind: 'left', note: '' },
} as const satisfies Readonly<Record<string, Outcome>>;

describe('the exit code of up', () => {
  test.for([
    [[], 0],
    [['created', 'deployed'], 0],
    [['found'], 0],
    [['left'], 0],
    [['blocked'], 0],
    [['created', 'bad', 'blocked'], 1],
    [['lost', 'blocked', 'deployed'], 4],
    [['refused', 'blocked'], 3],
    [['misused', 'blocked'], 2],
    [['bad', 'lost', 'refused'], 1],
    [['refused', 'lost'], 3],
  ] as const)('of %j is %i', ([names, code]) => {
    const outcomes = new Map(names.map((name, at) => [String(at), OUTCOMES[name]]));
    expect(exitCodeOfUp({ outcomes, halt: null }, false)).toBe(code);
  });

  test('is 130 where an interruption left something undone, and not where it came too late', () => {
    const of = (...kinds: (keyof typeof OUTCOMES)[]) => new Map(kinds.map((kind) => [kind, OUTCOMES[kind]]));
    expect(exitCodeOfUp({ outcomes: of('created', 'left', 'bad'), halt: null }, true)).toBe(130);
    expect(exitCodeOfUp({ outcomes: of('created', 'deployed'), halt: null }, true)).toBe(0);
    expect(exitCodeOfUp({ outcomes: of('created', 'bad', 'blocked'), halt: null }, true)).toBe(1);
    expect(exitCodeOfUp({ outcomes: of('lost', 'blocked'), halt: null }, true)).toBe(4);
    expect(exitCodeOfUp({ outcomes: of('refused', 'left'), halt: refused }, false)).toBe(3);
  });

  test('is 130 where an interruption is why nobody knows', () => {
    const unknown = { kind: 'uncertain', note: '', error: new CancelledError('signal', '') } as const;
    expect(exitCodeOfUp({ outcomes: new Map([['a', unknown]]), halt: null }, true)).toBe(130);
  });

  test("is the error's where nothing more was begun for one", () => {
    expect(exitCodeOfUp({ outcomes: new Map([['a', OUTCOMES.created]]), halt: new InputError([]) }, false)).toBe(2);
  });
});
