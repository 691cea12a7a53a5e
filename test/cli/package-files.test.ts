import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fileOf, isProgram, readVersion, siblingOf } from '../../src/cli/package-files.ts';

/** A package's scripts in their own folder. */
function openPackage() {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-sibling-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const place = (...parts: string[]): string => {
    const path = join(folder, ...parts);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, '');
    return path;
  };
  return { folder, place };
}

describe("a program's sibling", () => {
  test('is in its own folder among the sources', () => {
    const { folder, place } = openPackage();
    const script = place('src', 'cli', 'main.ts');
    expect(fileURLToPath(siblingOf(script, 'relay'))).toBe(join(folder, 'src', 'cli', 'relay', 'main.ts'));
  });

  test('is in its own folder among the bundles, also if the command is a link', () => {
    const { folder, place } = openPackage();
    const link = join(folder, 'touchdown');
    symlinkSync(place('dist', 'cli', 'index.js'), link);
    expect(fileURLToPath(siblingOf(link, 'relay'))).toBe(join(folder, 'dist', 'relay', 'index.js'));
  });

  test.each(['dist/cli', 'dist/cli/index', 'dist/cli/index.js'])('is found from %s, which Node resolves', (named) => {
    const { folder, place } = openPackage();
    const script = place('dist', 'cli', 'index.js');
    expect(fileOf(join(folder, named))).toBe(script);
    expect(isProgram(join(folder, named), 'cli')).toBe(true);
    expect(fileURLToPath(siblingOf(join(folder, named), 'relay'))).toBe(join(folder, 'dist', 'relay', 'index.js'));
  });

  test('is the running script only if that script is the program', () => {
    const { place } = openPackage();
    expect(isProgram(place('src', 'cli', 'relay', 'main.ts'), 'relay')).toBe(true);
    expect(isProgram(place('dist', 'relay', 'index.js'), 'relay')).toBe(true);
    expect(isProgram(place('dist', 'cli', 'index.js'), 'relay')).toBe(false);
    expect(isProgram(place('server.js'), 'relay')).toBe(false);
    expect(isProgram('', 'relay')).toBe(false);
    expect(fileOf('')).toBe(null);
    expect(isProgram('no-such-file', 'relay')).toBe(false);
  });
});

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
