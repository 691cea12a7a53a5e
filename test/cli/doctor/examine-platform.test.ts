import { describe, expect, test } from 'vitest';
import { checkPlatform } from '../../../src/cli/doctor/examine.ts';

const AT = '2030-01-01T00:00:05.250Z';
const COMMIT = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';

/** The findings about a status with these fields: names, count, commit, date; each with its mark and its advice. */
function findingsOn(status: object, application: unknown = null) {
  return checkPlatform('a1', { state: 'RUNNING', ...status }, application).map(
    ({ verdict, sentence, fix }) => `${verdict}: ${sentence}${fix === null ? '' : ` ${fix}`}`,
  );
}

describe('the optional fields of a platform', () => {
  test('are all good if it sends them', () => {
    const application = { git_repository: { deployed_commit_id: COMMIT } };
    const status = { deployment_request_id: 'r1', execution_id: 'e1', deployment_requests_count: 0 };
    expect(findingsOn({ ...status, last_deployment_date: AT }, application)).toEqual([
      'good: The status of a1 names deployments (deployment_request_id, execution_id), so a run can recognize its own.',
      'good: The status of a1 has deployment_requests_count, so a deployment that waits does not count as one that never started.',
      'good: GET /application/a1 says which commit runs (deployed_commit_id), so it can prove a success of a run with a commit.',
      'good: The status of a1 has last_deployment_date with fractions of a second, so it shows new deployments and can distinguish two in the same second.',
    ]);
  });

  test('are all noted if it sends none, with what to do', () => {
    expect(findingsOn({})).toEqual([
      'note: The status of a1 names no deployment, so a run recognizes its own by its progress. Deploy one at a time, for example with a concurrency group.',
      'note: The status of a1 has no deployment_requests_count, so a request that waits shows only in the state or by its id. If requests queue here and neither shows it, raise --start-timeout.',
      'note: GET /application/a1 does not say which commit runs, so the commit cannot prove a success.',
      'note: The status of a1 has no last_deployment_date. A deployment that finishes between two status checks counts as unchanged unless an id shows it; see --on-unchanged.',
    ]);
  });

  test('count as sent if they are null, as on an application that was never deployed', () => {
    const application = { git_repository: { deployed_commit_id: null } };
    const status = { deployment_request_id: null, deployment_requests_count: null, last_deployment_date: null };
    const [names, count, commit, date] = findingsOn(status, application);
    expect(names).toContain('good: The status of a1 names deployments (deployment_request_id), so');
    expect(count).toMatch(/^good: /);
    expect(commit).toMatch(/^good: /);
    expect(date).toBe(
      'good: The status of a1 has last_deployment_date, which is null now. It will show new deployments.',
    );
  });

  test('count as absent if the client cannot read them', () => {
    const application = { git_repository: { deployed_commit_id: 'main' } };
    const status = { execution_id: {}, deployment_requests_count: '1', last_deployment_date: [] };
    expect(findingsOn(status, application).filter((finding) => !finding.startsWith('note: '))).toEqual([]);
  });
});

describe('the names of deployments', () => {
  test('are replaced by progress and date if only the date is sent', () => {
    expect(findingsOn({ last_deployment_date: AT })[0]).toContain('recognizes its own by its progress and its date.');
  });
});

describe('the date of the last deployment', () => {
  test.each(['2030-01-01T00:00:05Z', '2030-01-01T00:00:05.000Z', 1_893_456_005])(
    'is noted if it is a whole second: %s',
    (date) => {
      expect(findingsOn({ last_deployment_date: date }).at(-1)).toBe(
        'note: The status of a1 has last_deployment_date, now a whole second. It shows new deployments, but if it never has fractions, two in the same second look like one.',
      );
    },
  );

  test.each(['2030-01-01T00:00:05.25+02:00', 1_893_456_005_250])(
    'is good with fractions in any notation: %s',
    (date) => {
      expect(findingsOn({ last_deployment_date: date }).at(-1)).toContain('with fractions of a second');
    },
  );

  test('is noted if it is no known notation', () => {
    expect(findingsOn({ last_deployment_date: 'yesterday' }).at(-1)).toBe(
      'note: The status of a1 has last_deployment_date, but not as a date that can be read. Any change of it counts as a new deployment.',
    );
  });
});
