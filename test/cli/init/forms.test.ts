import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { TEMPLATES } from '../../../src/cli/init/templates.ts';
import { renderFor } from './support.ts';

const FORMS = new URL('../../fixtures/ci/', import.meta.url);
/** Groovy has no schema. */
const CIS = [...TEMPLATES.keys()].filter((ci) => ci !== 'jenkins');

/** Returns where a workflow departs from the form of its CI. */
function findDepartures(ci: string, workflow: string): readonly string[] {
  const isFitting = new Ajv({ allErrors: true, strictTypes: false, allowUnionTypes: true }).compile(
    JSON.parse(readFileSync(new URL(`${ci}.json`, FORMS), 'utf8')),
  );
  // Azure reads every scalar as a string.
  isFitting(parse(workflow, ci === 'azure' ? { schema: 'failsafe' } : {}));
  return (isFitting.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

describe.each(CIS)("the form of %s, which says what the vendor's schema says,", (ci) => {
  test.each([
    ['all chosen', {}],
    ['several applications and another branch', { appIds: ['app-1', 'app-2'], branch: 'release/2' }],
    ['nothing chosen', { appIds: [], baseUrl: null }],
  ])('fits the workflow with %s', (_, over) => {
    expect(findDepartures(ci, renderFor(ci, over))).toEqual([]);
  });
});

describe('a schema finds', () => {
  test.each([
    ['github', 'timeout-minutes: 35', 'timeout_minutes: 35'],
    ['gitlab', 'when: always', 'when: ever'],
    ['circleci', 'no_output_timeout: 35m', 'no_output_timeout: 35'],
    ['bitbucket', 'max-time: 35', 'max-time: 35m'],
    ['azure', 'lockBehavior: sequential', 'lockBehavior: serial'],
    ['buildkite', 'concurrency: 1', 'concurrency: one'],
  ])('a slip of %s: %s as %s', (ci, right, slip) => {
    const workflow = renderFor(ci);
    expect(workflow).toContain(right);
    expect(findDepartures(ci, workflow.replace(right, slip))).not.toEqual([]);
  });

  test('the name that Azure reserves in a deployment job', () => {
    const workflow = renderFor('azure').replace(/- deployment: \w+/, '- deployment: deploy');
    expect(findDepartures('azure', workflow)).toEqual([expect.stringContaining('/jobs/0/deployment')]);
  });
});
