import { describe, expect, test } from 'vitest';
import { findLockProblems, findLooseVersions } from '../../tools/check-lock.mjs';

const integrity = 'sha512-abc';

describe('the check of package-lock.json', () => {
  test('accepts packages of the registry and linked folders', () => {
    const packages = {
      '': {},
      'node_modules/a': { integrity, resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' },
      'node_modules/ours': { link: true, resolved: 'tools/ours' },
      'tools/ours': {},
    };

    expect(findLockProblems({ packages })).toEqual([]);
  });

  test('finds an install script, unless its package is allowed one', () => {
    const packages = {
      'node_modules/a': { integrity, hasInstallScript: true },
      'node_modules/fsevents': { integrity, hasInstallScript: true },
    };

    expect(findLockProblems({ packages })).toEqual([expect.stringContaining('node_modules/a would run a script')]);
  });

  test.each([
    'https://registry.example/a.tgz',
    'git+ssh://git@github.com/a/a.git#1',
    'http://registry.npmjs.org/a.tgz',
  ])('finds a package from %s', (resolved) => {
    expect(findLockProblems({ packages: { 'node_modules/a': { integrity, resolved } } })).toEqual([
      `node_modules/a comes from ${resolved}, which is not the public npm registry.`,
    ]);
  });

  test('finds a package without a checksum', () => {
    expect(findLockProblems({ packages: { 'node_modules/a': {} } })).toEqual([
      'node_modules/a has no checksum ("integrity").',
    ]);
  });
});

describe('the check of a package.json', () => {
  test('finds every version that is not exact', () => {
    const manifest = {
      dependencies: { exact: '1.2.3', caret: '^1.2.3' },
      devDependencies: { before: '1.2.3-rc.1', latest: 'latest' },
      optionalDependencies: { star: '*' },
    };

    expect(findLooseVersions('package.json', manifest)).toEqual([
      'package.json asks for caret ^1.2.3: name one exact version.',
      'package.json asks for latest latest: name one exact version.',
      'package.json asks for star *: name one exact version.',
    ]);
  });
});
