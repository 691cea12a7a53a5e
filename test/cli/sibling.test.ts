import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fileOf, isProgram, siblingOf } from '../../src/cli/package-files.ts';

/** A package's scripts in a folder of their own. */
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
  test('lies beside it among the sources', () => {
    const { folder, place } = openPackage();
    const script = place('src', 'cli.ts');
    expect(fileURLToPath(siblingOf(script, 'relay'))).toBe(join(folder, 'src', 'relay.ts'));
  });

  test('lies in a folder of its own among the bundles, also where the command is a link', () => {
    const { folder, place } = openPackage();
    const link = join(folder, 'touchdown');
    symlinkSync(place('dist', 'cli', 'index.js'), link);
    expect(fileURLToPath(siblingOf(link, 'relay-store'))).toBe(join(folder, 'dist', 'relay-store', 'index.js'));
  });

  test.each(['dist/cli', 'dist/cli/index', 'dist/cli/index.js'])('is found from %s, as Node takes it', (named) => {
    const { folder, place } = openPackage();
    const script = place('dist', 'cli', 'index.js');
    expect(fileOf(join(folder, named))).toBe(script);
    expect(isProgram(join(folder, named), 'cli')).toBe(true);
    expect(fileURLToPath(siblingOf(join(folder, named), 'relay'))).toBe(join(folder, 'dist', 'relay', 'index.js'));
  });

  test('is itself where it is the one that is named, and not where another program imports it', () => {
    const { place } = openPackage();
    expect(isProgram(place('src', 'relay.ts'), 'relay')).toBe(true);
    expect(isProgram(place('dist', 'relay', 'index.js'), 'relay')).toBe(true);
    expect(isProgram(place('dist', 'cli', 'index.js'), 'relay')).toBe(false);
    expect(isProgram(place('server.js'), 'relay')).toBe(false);
    expect(isProgram('', 'relay')).toBe(false);
    expect(fileOf('')).toBe(null);
    expect(isProgram('no-such-file', 'relay')).toBe(false);
  });
});
