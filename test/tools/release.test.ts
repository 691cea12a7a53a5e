import { describe, expect, test } from 'vitest';
import { cutNotes, findReleaseProblems, npmTagOf, renderSums, tagsToMove } from '../../tools/release.mjs';

const CHANGELOG =
  '# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-30\n\n- **Logs.** They are\n  [safe](docs/logs.md).\n\n## [1.1.0] - 2026-10-01\n\n- Older\n';

test('the notes of a release are the section of the version, with links to the tag and without line breaks in a sentence', () => {
  const notes = cutNotes(CHANGELOG, '1.2.0', 'https://github.com/o/r');
  expect(notes).toMatch(
    /^- \*\*Logs\.\*\* They are \[safe\]\(https:\/\/github\.com\/o\/r\/blob\/v1\.2\.0\/docs\/logs\.md\)\.\n/,
  );
  expect(notes).not.toContain('Older');
});

describe('what keeps a tag from being released', () => {
  const repository = { url: 'git+https://github.com/o/r.git' };
  const project = {
    manifest: { name: '@o/r', version: '1.2.0', repository },
    lock: { packages: { '': { name: '@o/r', version: '1.2.0' } } },
    changelog: CHANGELOG,
    changes: [],
  };

  test('is nothing if the versions agree and everything is committed', () => {
    expect(findReleaseProblems('v1.2.0', project)).toEqual([]);
  });

  test('is each thing that differs', () => {
    const manifest = { ...project.manifest, version: '1.3.0' };
    const changes = [' M a.ts', '?? b.ts'];

    expect(findReleaseProblems('v1.2.0', { ...project, manifest, changes })).toEqual([
      'The tag is v1.2.0, but package.json has the version 1.3.0.',
      'package-lock.json is of @o/r 1.2.0. Run "npm install --package-lock-only".',
      'CHANGELOG.md has no heading "## [1.3.0] - YYYY-MM-DD".',
      'Uncommitted changes cannot be released:\n M a.ts\n?? b.ts',
    ]);
  });
});

describe('the tags that move', () => {
  test.each([
    ['v1.0.0', [], ['v1']],
    ['v1.10.0', ['v1', 'v1.9.9', 'v2.0.0', 'v1.10.0'], ['v1']],
    ['v1.9.1', ['v1.10.0'], []],
    ['v1.9.1', ['v1.10.0-rc.1', 'other', 'v10.0.0'], ['v1']],
    ['v2.0.0-rc.1', ['v1.0.0'], []],
    ['nightly', [], []],
  ])('to %s beside %j are %j', (tag, existing, moved) => {
    expect(tagsToMove(tag, existing)).toEqual(moved);
  });
});

test('npm installs a pre-release only by name', () => {
  expect(npmTagOf('v1.0.0')).toBe('latest');
  expect(npmTagOf('v1.0.0-rc.1')).toBe('next');
});

test('the checksums are in the form of sha256sum', () => {
  const assets = [
    { name: 'empty.txt', content: Buffer.alloc(0) },
    { name: 'a.txt', content: Buffer.from('a\n') },
  ];

  expect(renderSums(assets)).toBe(
    `e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  empty.txt
87428fc522803d31065e7bce3cf03fe475096631e5e07bbd7a0fde60c4cf25c7  a.txt
`,
  );
});
