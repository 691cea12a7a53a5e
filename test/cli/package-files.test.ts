import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readVersion } from '../../src/cli/package-files.ts';

/** Creates a folder with these files and returns its path; it is removed after the test. */
function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-version-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const OURS = '{"name":"@touchdown-ci/touchdown","version":"4.5.6"}';

describe('the version', () => {
  test('is read from the nearest package.json of this package', () => {
    const folder = folderWith({
      'package.json': OURS,
      'dist/package.json': '{"name":"@touchdown-ci/touchdown"}',
      'dist/cli/package.json': '{"type":"module"}',
      'dist/cli/index.js': '',
    });
    expect(readVersion(join(folder, 'dist/cli/index.js'))).toBe('4.5.6');
    expect(readVersion(join(folder, 'dist/cli'))).toBe('4.5.6');
  });

  test('is found through the link that an installation creates', () => {
    const folder = folderWith({ 'lib/package.json': OURS, 'lib/index.js': '', 'bin/package.json': '{"name":"other"}' });
    symlinkSync(join(folder, 'lib/index.js'), join(folder, 'bin/touchdown'));
    expect(readVersion(join(folder, 'bin/touchdown'))).toBe('4.5.6');
  });

  test('is unknown outside this package', () => {
    const folder = folderWith({ 'package.json': '{"name":"other","version":"1.0.0"}', 'index.js': '' });
    expect(readVersion(join(folder, 'index.js'))).toBe('unknown');
  });
});
