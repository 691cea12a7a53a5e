import { describe, expect, test } from 'vitest';
import { findMisuses } from '../../tools/check-workflows.mjs';

const action = { inputs: { token: { required: true }, timeout: { default: '30m' } }, outputs: { result: {} } };

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
    expect(findMisuses(workflow(`{ uses: ${uses}, with: { tokn: x } }`), action)).toEqual([
      'job deploy gives the input tokn, which action.yml does not have.',
      'job deploy leaves out the input token, which action.yml requires.',
    ]);
  });

  test.each(['{ uses: ./other, with: { tokn: x } }', '{ uses: somebody/other@v1 }', '{ run: npm test }'])(
    'ignores %s',
    (step) => {
      expect(findMisuses(workflow(step), action)).toEqual([]);
    },
  );

  test('finds an output that does not exist, once', () => {
    const steps = `{ id: ours, uses: ./, with: { token: x } }
      - run: echo \${{ steps.ours.outputs.result }} \${{ steps.ours.outputs.reslt }} \${{ steps.other.outputs.any }}
      - run: echo \${{ steps.ours.outputs.reslt }}`;

    expect(findMisuses(workflow(steps), action)).toEqual([
      'job deploy reads the output reslt, which action.yml does not have.',
    ]);
  });

  test('accepts a workflow without steps, and an empty file', () => {
    expect(findMisuses('jobs: { call: { uses: ./.github/workflows/other.yml } }', action)).toEqual([]);
    expect(findMisuses('', action)).toEqual([]);
  });
});
