import { expect, test } from 'vitest';
import { setReference } from '../../tools/write-action-reference.mjs';

const COMMIT = '0123456789abcdef0123456789abcdef01234567';

test('the reference to the action is replaced, with its comment, and every other use stays', () => {
  const before = `
      - uses: actions/checkout@v7
      - uses: touchdown-ci/touchdown@v1
      - uses: touchdown-ci/touchdown-other@v1
        # uses of touchdown-ci/touchdown@v1
    uses: touchdown-ci/touchdown/.github/workflows/deploy.yml@${COMMIT} # v1.0.0
`;
  const pinned = setReference(before, `${COMMIT} # v1.2.3`);

  expect(pinned).toBe(`
      - uses: actions/checkout@v7
      - uses: touchdown-ci/touchdown@${COMMIT} # v1.2.3
      - uses: touchdown-ci/touchdown-other@v1
        # uses of touchdown-ci/touchdown@v1
    uses: touchdown-ci/touchdown/.github/workflows/deploy.yml@${COMMIT} # v1.2.3
`);
  expect(setReference(pinned, 'v2.0.0')).toBe(setReference(before, 'v2.0.0'));
});
