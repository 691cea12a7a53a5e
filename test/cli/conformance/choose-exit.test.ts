import { describe, expect, test } from 'vitest';
import { chooseExit } from '../../../src/cli/conformance/conformance-command.ts';

const CONFORMS = { verdict: 'conforms', copes: null } as const;
const SKIPPED = { verdict: 'skipped', copes: null } as const;
const UNDETERMINED = { verdict: 'undetermined', copes: null } as const;
const COPED = { verdict: 'departs', copes: true } as const;
const NOT_COPED = { verdict: 'departs', copes: false } as const;
const UNTRIED = { verdict: 'departs', copes: null } as const;

describe('the exit code', () => {
  test.each([
    ['nothing departs', [CONFORMS, SKIPPED], 0, 0],
    ['the client copes', [CONFORMS, COPED], 1, 0],
    ['it does not', [COPED, NOT_COPED], 1, 1],
    ['that was not tried', [COPED, UNTRIED], 1, 1],
    ['something is open', [CONFORMS, UNDETERMINED], 4, 4],
    ['something is open, and something departs', [UNDETERMINED, COPED], 1, 4],
  ])('where %s', (_, verdicts, strict, tolerant) => {
    expect([chooseExit(verdicts, false), chooseExit(verdicts, true)]).toEqual([strict, tolerant]);
  });
});
