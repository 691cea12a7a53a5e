import { describe, expect, test } from 'vitest';
import type { HealthPolicy, HealthResponse } from '../../src/deploy/deploy-target.ts';
import { addAttempt, decideHealth, isHealthDue, settleHealth } from '../../src/deploy/health.ts';
import type { HealthRecord, Result } from '../../src/deploy/state.ts';
import { registerSecret } from '../../src/kernel/redaction.ts';
import { createRecord, settle } from '../report/support/facts.ts';
import { rowsBelow } from '../support/doc-table.ts';
import { DEFAULT_POLICY } from '../support/scripted-target.ts';

const POLICY: HealthPolicy = {
  url: 'https://web.example/health',
  statuses: [[200, 399]],
  text: null,
  timeoutMs: 120_000,
};
const START: HealthRecord = {
  url: POLICY.url,
  startedAt: 0,
  attempts: 0,
  passes: 0,
  isHealthy: false,
  problem: null,
};
const NEVER = Number.NEGATIVE_INFINITY;

function responded(status: number, body = '', redirectedTo: string | null = null): HealthResponse {
  return { kind: 'responded', status, body, redirectedTo };
}

/** Returns the rows of a table of docs/behaviors.md, with one row for each of several words in a cell. */
function rowsOf(text: string): readonly (readonly string[])[] {
  return rowsBelow('behaviors.md', text).flatMap((cells) =>
    cells.reduce<readonly (readonly string[])[]>(
      (combined, cell) => combined.flatMap((one) => cell.split(',').map((word) => [...one, word.trim()])),
      [[]],
    ),
  );
}

const ATTEMPTS = rowsOf('Row 69 decides each attempt with this table:');
const REDIRECTS: Readonly<Record<string, string | null>> = { none: null, followed: 'https://web.example/login' };
const TEXTS: Readonly<Record<string, { readonly text: string | null; readonly body: string }>> = {
  'not set': { text: null, body: 'v1' },
  any: { text: null, body: 'v1' },
  'in the body': { text: 'v2', body: 'runs v2 now' },
  'not in the body': { text: 'v2', body: 'runs v1 now' },
};

test('the table of attempts has a row for every case', () => {
  expect(ATTEMPTS).toHaveLength(10);
});

test.each(ATTEMPTS)(
  'an attempt counts as the table says (B69): %s, %s, %s: it %s',
  (redirects, status, text, verdict) => {
    const { text: wanted = null, body = '' } = TEXTS[text ?? ''] ?? {};
    const response =
      redirects === 'none' || redirects === 'followed'
        ? responded(status === 'in health-status' ? 200 : 503, body, REDIRECTS[redirects])
        : ({
            kind: 'failed',
            what: 'responds with 302, a redirect to http://web.example/, which is not encrypted',
          } as const);
    const { passes, problem } = addAttempt({ ...START, passes: 1 }, response, { ...POLICY, text: wanted });
    expect([passes, problem === null]).toEqual(verdict === 'passes' ? [2, true] : [0, false]);
  },
);

const LASTS: Readonly<Record<string, Partial<HealthRecord>>> = {
  passed: { attempts: 4, passes: 2 },
  failed: { attempts: 4, passes: 0 },
  none: { attempts: 0, passes: 0 },
  any: { attempts: 4, passes: 1 },
};

test.each(rowsOf('This table decides the end of the check:'))(
  'the end of the check is as the table says (B69): by %s, after an attempt that %s: %s',
  (by = '', last = '', result = '') => {
    const isHealthy = by === 'three passes in a row';
    const health = { ...START, ...LASTS[last], isHealthy };
    const deadlineAt = by === 'timeout' ? 60_000 : 600_000;
    const now = by === 'health-timeout' ? 120_000 : 60_000;
    const step = decideHealth(health, POLICY, { now, attemptedAt: now - 10_000, deadlineAt });
    const ended = by === 'an interruption' ? 'cancelled' : step.kind === 'ended' ? step.result : 'failure';
    const record = settleHealth(createRecord({ settlement: settle('success') }), health, ended, now);
    expect([ended, record.settlement?.result]).toEqual([result, result]);
  },
);

describe('the attempts', () => {
  const at = (now: number, attemptedAt: number, policy = POLICY, deadlineAt = 600_000) =>
    decideHealth({ ...START, attempts: 1 }, policy, { now, attemptedAt, deadlineAt });

  test('start at once, then every 5 s, and take 10 s at most, and never beyond a limit (B69)', () => {
    expect(at(0, NEVER)).toEqual({ kind: 'attempt', at: 0, endsAt: 10_000 });
    expect(at(300, 0)).toEqual({ kind: 'attempt', at: 5_000, endsAt: 15_000 });
    expect(at(9_000, 0)).toEqual({ kind: 'attempt', at: 9_000, endsAt: 19_000 });
    expect(at(115_500, 110_500)).toEqual({ kind: 'attempt', at: 115_500, endsAt: 120_000 });
    expect(at(5_000, 0, POLICY, 8_000)).toEqual({ kind: 'attempt', at: 5_000, endsAt: 8_000 });
  });

  test('come more often in a short limit, so that three passes fit in (B69)', () => {
    expect(at(10, 0, { ...POLICY, timeoutMs: 8_000 })).toEqual({ kind: 'attempt', at: 2_000, endsAt: 8_000 });
  });

  test('have to pass three times in a row (B69)', () => {
    let health = START;
    const seen = [200, 200, 503, 204, 301, 200].map((status) => {
      health = addAttempt(health, responded(status), POLICY);
      return health.isHealthy;
    });
    expect(seen).toEqual([false, false, false, false, false, true]);
  });
});

describe('health is checked', () => {
  test.each<[Result, boolean, boolean]>([
    ['success', true, true],
    ['unchanged', true, false],
    ['superseded', false, false],
    ['triggered', false, false],
    ['skipped', false, false],
    ['failure', false, false],
    ['unknown', false, false],
  ])('after %s, if it passes and is ours (B69)', (result, ifPassing, ifFailing) => {
    const record = createRecord({ settlement: settle(result) });
    const isDue = (onUnchanged: 'succeed' | 'fail') =>
      isHealthDue(record, { ...DEFAULT_POLICY, onUnchanged, onSuperseded: 'succeed' });
    expect([isDue('succeed'), isDue('fail')]).toEqual([ifPassing, ifFailing]);
  });
});

describe('what is said of an application that is not healthy', () => {
  const reasonAfter = (...responses: readonly HealthResponse[]): string | undefined => {
    const policy = { ...POLICY, text: 'v2' };
    const health = responses.reduce((known, response) => addAttempt(known, response, policy), START);
    return settleHealth(createRecord(), health, 'failure', 120_000).settlement?.reason;
  };

  test('names the state, the address and the last status (B69)', () => {
    expect(reasonAfter(responded(503), responded(502))).toBe(
      'The platform reports RUNNING, but https://web.example/health responds with 502 (2 attempts in 2 min).',
    );
  });

  test('names the missing text, and where redirects led, without a query (B69)', () => {
    expect(reasonAfter(responded(200, 'v1', 'https://web.example/login?next=secret'))).toBe(
      'The platform reports RUNNING, but https://web.example/health redirects to https://web.example/login, which responds with 200, but its body does not contain "v2" (1 attempt in 2 min).',
    );
  });

  test('shows 200 characters of the body at most, redacted and on one line (B69)', () => {
    registerSecret('hunter2-of-the-database');
    const body = `<h1>\u001b[31m503</h1>\n::error::hunter2-of-the-database ${'x'.repeat(500)}`;
    const { cause = '' } = addAttempt(START, responded(503, body), POLICY).problem ?? {};
    expect(cause).toMatch(/^the health check got 503: <h1>503<\/h1> ::error::\*\*\* x+…$/);
    expect(cause.length).toBeLessThanOrEqual(230);
  });
});
