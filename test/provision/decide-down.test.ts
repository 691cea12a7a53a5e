import { expect, test } from 'vitest';
import { decideDown } from '../../src/provision/decide-down.ts';

/** The rows of docs/behaviors.md. */
test.each([
  ['created', null, true, 'delete'],
  ['adopted', null, true, 'refuse-adopted'],
  ['unknown', null, true, 'delete-found'],
  ['none', 'one', true, 'delete-found'],
  ['none', 'one', false, 'delete-found'],
  ['lost', 'one', true, 'delete-found'],
  ['none', 'several', true, 'refuse-several'],
  ['lost', 'several', true, 'refuse-several'],
  ['none', 'none', false, 'nothing'],
  ['lost', 'none', true, 'nothing'],
  ['none', 'unlisted', true, 'nothing'],
  ['none', 'unlisted', false, 'by-hand'],
  ['lost', 'unlisted', true, 'by-hand'],
] as const)(
  'down of an environment that is %s in the state, by name %s, with a state %s: %s (B71)',
  (known, found, hasState, decision) => {
    expect(decideDown({ known, found, hasState })).toBe(decision);
  },
);
