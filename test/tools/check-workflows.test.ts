import { describe, expect, test } from 'vitest';
import { findMisuses } from '../../tools/check-workflows.mjs';

const ours = {
  action: { inputs: { token: { required: true }, timeout: { default: '30m' } }, outputs: { result: {} } },
  callable: { inputs: { 'app-id': { required: true }, logs: {} }, secrets: { token: { required: true } } },
};

function workflow(step: string): string {
  return `
jobs:
  deploy:
    steps:
      - uses: actions/checkout@v6
        with: { ref: main }
      - ${step}
`;
}

describe('the check of how a workflow uses the action', () => {
  test.each(['./', 'touchdown-ci/touchdown@v1', 'somebody/touchdown@0123abc'])('checks a step that uses %s', (uses) => {
    expect(findMisuses(workflow(`{ uses: ${uses}, with: { tokn: x } }`), ours)).toEqual([
      'job deploy gives the input tokn, which action.yml does not have.',
      'job deploy leaves out the input token, which action.yml requires.',
    ]);
  });

  test.each(['{ uses: ./other, with: { tokn: x } }', '{ uses: somebody/other@v1 }', '{ run: npm test }'])(
    'ignores %s',
    (step) => {
      expect(findMisuses(workflow(step), ours)).toEqual([]);
    },
  );

  test('finds an output that does not exist, once', () => {
    const steps = `{ id: ours, uses: ./, with: { token: x } }
      - run: echo \${{ steps.ours.outputs.result }} \${{ steps.ours.outputs.reslt }} \${{ steps.other.outputs.any }}
      - run: echo \${{ steps.ours.outputs.reslt }}`;

    expect(findMisuses(workflow(steps), ours)).toEqual([
      'job deploy reads the output reslt, which action.yml does not have.',
    ]);
  });
});

describe('the check of how a workflow calls the reusable workflow', () => {
  const call = (uses: string, rest: string): string => `jobs: { one: { uses: ${uses}, ${rest} } }`;
  const PATH = '.github/workflows/deploy.yml';

  test.each([`./${PATH}`, `touchdown-ci/touchdown/${PATH}@v1`])('checks the inputs and secrets for %s', (uses) => {
    expect(findMisuses(call(uses, 'with: { app-ids: x }, secrets: { tokn: x }'), ours)).toEqual([
      'job one gives the input app-ids, which deploy.yml does not have.',
      'job one leaves out the input app-id, which deploy.yml requires.',
      'job one gives the secret tokn, which deploy.yml does not have.',
      'job one leaves out the secret token, which deploy.yml requires.',
    ]);
    expect(findMisuses(call(uses, 'with: { app-id: x }, secrets: { token: x }'), ours)).toEqual([]);
  });
});
