import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { releaseOf } from '../../../src/cli/init/release.ts';

test.each([
  ['1.2.3', '1'],
  ['12.0.0', '12'],
  ['2.0.0-beta.1', '2.0.0-beta.1'],
  ['unknown', '1'],
  ['1.2.', '1'],
  ['2.0.0; reboot', '1'],
])('version %s writes workflows that use %s', (version, pin) => {
  expect(releaseOf(version)).toEqual({
    action: `touchdown-ci/touchdown@v${pin}`,
    package: `@touchdown-ci/touchdown@${pin}`,
  });
});

test('the release has the name of this package, and of its repository', () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'));
  const release = releaseOf('1.0.0');

  expect(release.package).toBe(`${manifest.name}@1`);
  expect(manifest.repository.url).toBe(`git+https://github.com/${release.action.replace('@v1', '')}.git`);
});
