import { describe, expect, test } from 'vitest';
import { findMixedPins, findRisks } from '../../tools/workflow-risks.mjs';

const PINNED = `actions/checkout@${'a'.repeat(40)} # v7.0.1`;

/** A workflow without risks, in which a test replaces one line. */
const CLEAN = `
on:
  push:
    tags: ['v*']
permissions: {}
jobs:
  one:
    permissions: { contents: read }
    steps:
      - uses: ${PINNED}
        with: { persist-credentials: false }
      - run: echo "$TITLE"
        env: { TITLE: '\${{ github.event.issue.title }}' }
  two:
    uses: ./.github/workflows/other.yml
    secrets: { token: '\${{ secrets.TOKEN }}' }
`;

function risksWith(before: string, after: string): string[] {
  expect(CLEAN).toContain(before);
  return findRisks(CLEAN.replace(before, after));
}

const step = (text: string): [string, string] => ['- run: echo "$TITLE"', `- ${text}\n      - run: echo "$TITLE"`];
const pinned = (action: string): string => `uses: ${action}@${'b'.repeat(40)} # v1.2.3`;

describe('the risks of a workflow', () => {
  test('are none if it is written with care, or empty', () => {
    expect(findRisks(CLEAN)).toEqual([]);
    expect(findRisks('')).toEqual([]);
  });

  test.each([
    'actions/checkout@v7',
    `actions/checkout@${'a'.repeat(40)}`,
    `actions/checkout@${'a'.repeat(7)} # v7.0.1`,
  ])('include the action %s, which is not pinned by a commit with its version', (uses) => {
    expect(risksWith(PINNED, uses)).toEqual([
      expect.stringMatching(/^actions\/checkout@\w+ is not pinned\. .* \[unpinned-uses\]$/),
    ]);
  });

  test.each([
    ['touchdown-ci/touchdown@v1', 0],
    ['touchdown-ci/touchdown@v1.2.3', 0],
    ['touchdown-ci/touchdown/.github/workflows/deploy.yml@v1', 0],
    ['touchdown-ci/touchdown@main', 1],
    ['./', 0],
  ])('allow this project to name itself by a version: %s', (uses, count) => {
    expect(risksWith(PINNED, uses)).toHaveLength(count);
  });

  test.each([
    ['permissions: {}\n', '', 'job two has no permissions.'],
    ['permissions: {}', 'permissions: write-all', 'the workflow has the permissions write-all.'],
    ['permissions: {}', 'permissions: { id-token: write }', 'all jobs may write.'],
    ['{ contents: read }', 'read-all', 'job one has the permissions read-all.'],
  ])('include permissions that are broader than needed: %s -> %s', (before, after, sentence) => {
    expect(risksWith(before, after)).toEqual([expect.stringContaining(sentence)]);
  });

  test('include write permissions of a workflow only if it has several jobs', () => {
    expect(findRisks('on: push\npermissions: { contents: write }\njobs: { one: {} }')).toEqual([]);
  });

  test('leave the permissions of a workflow that is only called to its caller', () => {
    expect(findRisks('on: { workflow_call: {} }\njobs: { one: {} }')).toEqual([]);
    expect(findRisks('on: { workflow_call: {}, push: {} }\njobs: { one: {} }')).toHaveLength(1);
  });

  test('include a step that repeats a pinned action without its version', () => {
    const [repeated = ''] = PINNED.split(' #');
    expect(
      risksWith('- run: echo "$TITLE"', `- uses: ${repeated}\n        with: { persist-credentials: false }`),
    ).toEqual([expect.stringContaining('[unpinned-uses]')]);
  });

  test.each([
    'on: pull_request_target',
    'on: [push, workflow_run]',
    'on: { pull_request_target: { types: [labeled] } }',
  ])('include triggers that a stranger can cause: %s', (on) => {
    const source = `${on}\npermissions: {}`;
    expect(findRisks(source)).toEqual([expect.stringContaining('[dangerous-triggers]')]);
    expect(findRisks(`${source} # zizmor: ignore[dangerous-triggers]`)).toEqual([]);
    expect(findRisks(`${source} # zizmor: ignore[artipacked]`)).toHaveLength(1);
  });

  test.each([
    ['run: echo ${{ github.head_ref }}', 'job one has ${{ github.head_ref }} in a script. '],
    [
      `{ uses: actions/github-script@${'b'.repeat(40)}, with: { script: 'log(\${{ inputs.a }})' } }`,
      'has ${{ inputs.a }}',
    ],
    ['{ run: npm --silent publish, env: { NODE_AUTH_TOKEN: x } }', 'publishes with NODE_AUTH_TOKEN.'],
    [pinned('actions/checkout'), "leaves the job's token in .git."],
    [pinned('actions/cache/restore'), 'actions/cache/restore reads a cache in a release.'],
    [pinned('actions/setup-node'), 'actions/setup-node reads a cache in a release.'],
    [pinned('docker/setup-buildx-action'), 'docker/setup-buildx-action reads a cache in a release.'],
    ['run: echo ${{ toJSON( secrets ) }} ', 'reads all secrets.'],
  ])('include a step that has one: %s', (text, sentence) => {
    expect(risksWith(...step(text)).join()).toContain(sentence);
  });

  test('leave caches to a workflow that releases nothing', () => {
    const source = CLEAN.replace("tags: ['v*']", 'branches: [main]');
    expect(findRisks(source.replace(...step(pinned('actions/cache'))))).toEqual([]);
  });

  test('include secrets that are all passed on', () => {
    expect(risksWith("{ token: '${{ secrets.TOKEN }}' }", 'inherit')).toEqual([
      'job two passes on all secrets. Name each one that is needed. [secrets-inherit]',
    ]);
  });
});

test('workflows that pin one action by two commits are found, also by different paths of it', () => {
  const [one, other] = ['a', 'b'].map((letter) => letter.repeat(40));
  const uses = (path: string, commit = ''): string => `jobs: { one: { steps: [{ uses: ${path}@${commit} }] } }`;
  expect(findMixedPins([uses('a/b', one), uses('a/c', other), uses('a/b/d', one)])).toEqual([]);
  expect(findMixedPins([uses('a/b', one), uses('a/b/d', other)])).toEqual([
    `a/b is used at ${one} and ${other}. Use one version everywhere.`,
  ]);
});
