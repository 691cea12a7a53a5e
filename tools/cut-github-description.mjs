// @ts-check
// Writes the part of GitHub's published description that the tests hold every request against. The package has 385 MB: it is
// downloaded here, once for each new version, and never a dependency.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutDescription, source } from './github-description.mjs';
import { root, runPackage } from './project.mjs';

const target = join(root, 'test/support/github/description.json');
const folder = mkdtempSync(join(tmpdir(), 'github-description-'));
try {
  writeFileSync(target, JSON.stringify(cutDescription(download())));
} finally {
  rmSync(folder, { recursive: true });
}
runPackage('@biomejs/biome/bin/biome', ['format', '--write', target]);

/** Downloads the package, checks that it is the one that was looked at, and answers the description in it. */
function download() {
  const wanted = `${source.package}@${source.version}`;
  const options = ['--json', '--silent', '--pack-destination', folder];
  const [{ filename, integrity }] = JSON.parse(execFileSync('npm', ['pack', wanted, ...options], { encoding: 'utf8' }));
  if (integrity !== source.integrity) throw new Error(`${wanted} is ${integrity}, expected ${source.integrity}.`);
  const path = `package/${source.file}`;
  execFileSync('tar', ['-xzf', filename, path], { cwd: folder });
  return JSON.parse(readFileSync(join(folder, path), 'utf8'));
}
