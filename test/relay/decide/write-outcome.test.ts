import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type CheckCall, decideOutcome } from '../../../src/relay/decide/write-outcome.ts';
import type { AppResult } from '../../../src/relay/interfaces.ts';

const NOW = 2_000_000_000_000;
const MINUTE_MS = 60_000;
const NO_COMMIT = 'GitHub refused POST /repositories/{id}/check-runs (422: No commit found for SHA: aaaa).';

type Response = Exclude<AppResult<never>, { kind: 'done' }>;
/** A response, and for how long the relay has retried when it gives up; null if the response does not make it give up. */
type Case = readonly [CheckCall, Response, kind: string, givesUpAfterMs: number | null];

function refused(status: number, isOfToken = false, sentence = `GitHub answered ${status}.`): Response {
  return { kind: 'dead', status, sentence, isOfToken };
}

/** The rows of docs/relay/operate.md, by their first cell. */
const ROWS: Readonly<Record<string, readonly Case[]>> = {
  'a primary or secondary rate limit': [
    ['create', { kind: 'later', notBefore: NOW + 9, sentence: 'limited' }, 'later', null],
  ],
  'none, or a 5xx': [
    ['create', { kind: 'lost', sentence: '502' }, 'failed', null],
    ['update', { kind: 'not-sent', sentence: 'ECONNREFUSED' }, 'failed', null],
    ['search', { kind: 'lost', sentence: '502' }, 'failed', null],
  ],
  '404 to an update': [['update', refused(404), 'gone', null]],
  '403, 404 or 409': [
    ['create', refused(403), 'refused', 10 * MINUTE_MS],
    ['create', refused(404), 'refused', 10 * MINUTE_MS],
    ['create', refused(409), 'refused', 10 * MINUTE_MS],
    ['update', refused(403), 'refused', 10 * MINUTE_MS],
    ['search', refused(404), 'refused', 10 * MINUTE_MS],
  ],
  '422 "No commit found for SHA"': [
    ['create', refused(422, false, NO_COMMIT), 'refused', 10 * MINUTE_MS],
    ['search', refused(422, false, NO_COMMIT), 'refused', 10 * MINUTE_MS],
  ],
  'the installation does not have the repository (422)': [['update', refused(422, true), 'refused', 10 * MINUTE_MS]],
  'the App is refused, or its installation is suspended or deleted (401, 403 or 404 to the request for a token)': [
    ['create', refused(401, true), 'refused', 1_440 * MINUTE_MS],
    ['update', refused(403, true), 'refused', 1_440 * MINUTE_MS],
    ['update', refused(404, true), 'refused', 1_440 * MINUTE_MS],
  ],
  '410, another 422, another 4xx': [
    ['update', refused(410), 'dead', 0],
    ['create', refused(422), 'dead', 0],
    ['create', refused(400), 'dead', 0],
    ['create', refused(301), 'dead', 0],
  ],
};

describe('the outcome of a write', () => {
  test('has the rows of the documentation', () => {
    const text = readFileSync('docs/relay/operate.md', 'utf8');
    const [, table = ''] = text.split("| GitHub's response to a write |");
    const rows = table.split('\n\n')[0]?.split('\n').slice(2) ?? [];
    expect(rows.map((row) => row.split(' | ')[0]?.replace('| ', ''))).toEqual(Object.keys(ROWS));
  });

  test.each(Object.entries(ROWS))('after the response "%s" is the documented one', (_row, cases) => {
    for (const [call, response, kind, givesUpAfterMs] of cases) {
      const kindAfter = (agoMs: number | null) =>
        decideOutcome({ attempts: 5, refusedAt: agoMs === null ? null : NOW - agoMs }, call, response, NOW).kind;
      expect(kindAfter(null)).toBe(kind);
      if (givesUpAfterMs === null) expect(kindAfter(10_000 * MINUTE_MS)).toBe(kind);
      else expect([kindAfter(Math.max(0, givesUpAfterMs - 1)), kindAfter(givesUpAfterMs)]).toEqual([kind, 'dead']);
    }
  });

  test('is no failure if only the permission for GitHub Deployments is missing', () => {
    const sentence = 'GitHub refused (422: The permissions requested are not granted to this installation.).';
    for (const call of ['create', 'update', 'search'] as const)
      expect(decideOutcome({ attempts: 5, refusedAt: 1 }, call, refused(422, true, sentence), NOW)).toEqual({
        kind: 'skipped',
        reason: 'The App has no permission deployments: write, so there are check runs, but no GitHub Deployments.',
      });
    expect(decideOutcome({ attempts: 5, refusedAt: null }, 'create', refused(422, false, sentence), NOW).kind).toBe(
      'dead',
    );
  });

  test('is retried if GitHub does not have the commit of a GitHub Deployment yet', () => {
    const refusal = refused(422, false, 'GitHub refused (422: No ref found for: aaaa).');
    expect(decideOutcome({ attempts: 1, refusedAt: null }, 'create', refusal, NOW).kind).toBe('refused');
  });

  test('is a dead letter after 200 attempts in a row without a response, and uncertain only after a lost write', () => {
    const lost = { kind: 'lost', sentence: '502' } as const;
    const outcomeOf = (attempts: number, call: CheckCall) =>
      decideOutcome({ attempts, refusedAt: null }, call, lost, NOW);
    expect([outcomeOf(199, 'create').kind, outcomeOf(200, 'create').kind]).toEqual(['failed', 'dead']);
    expect([outcomeOf(1, 'update'), outcomeOf(1, 'search')]).toMatchObject([
      { isUncertain: true },
      { isUncertain: false },
    ]);
  });
});
