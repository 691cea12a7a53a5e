import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createOptionReader } from '../../src/cli/arguments/option-values.ts';
import { readChoices } from '../../src/cli/init/command.ts';
import { TEMPLATES } from '../../src/cli/init/templates.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { name: packageName, repository, version } = JSON.parse(read('package.json'));
const choices = readChoices(createOptionReader({}), { version, env: {}, branch: null });
const { release } = choices;
const TAG = release.action.split('@')[1];

const written = [...TEMPLATES].map(([name, template]) => {
  return [`touchdown init ${name}`, template.render(choices)] as const;
});
const pages = globSync(['README.md', '{docs,examples}/**/*.{md,yml,yaml,service,env}'], { cwd: ROOT })
  .sort()
  .map((path) => [path, read(path)] as const);

/** Returns what a text refers to of a release: of the action and the package with their versions, and the addresses of files. */
function referencesIn(text: string) {
  const all = (pattern: RegExp): readonly string[] => [...new Set([...text.matchAll(pattern)].map(([seen]) => seen))];
  return {
    actions: all(/(?<![@/])touchdown-ci\/touchdown(?:\/[^@\s]+)?@[\w.-]+(?: # v[\w.-]+)?/g),
    packages: all(/@touchdown-ci\/touchdown@[\w.-]+/g),
    /** Each installs or runs a package of npm. */
    fetches: all(/\b(?:npx|npm (?:install|i|exec|x)) [^\n`]*touchdown[^\n`]*/g),
    addresses: all(/https:\/\/(?:raw\.githubusercontent|github|codeload\.github)\.com\/touchdown-ci\/[^\s'"`)]*/g),
  };
}

/** By the tag, or by a commit with its version in a comment. */
function isOfRelease(action: string): boolean {
  const [, reference = ''] = action.split('@');
  return reference === TAG || new RegExp(`^[0-9a-f]{40} # ${TAG}\\.`).test(reference);
}

/** A clone has everything; GitHub's own archives contain only the action. */
function isKnown(address: string): boolean {
  if (address.endsWith('/touchdown-ci/touchdown')) return true;
  const [, page = ''] = address.split('touchdown-ci/touchdown/');
  return /^releases\/(?:latest\/download\/touchdown\.tgz$|$)/.test(page) || page.startsWith(`${TAG}/schema/`);
}

test('the version is one that can be released', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  expect(JSON.parse(read('package-lock.json')).packages['']).toMatchObject({
    name: '@touchdown-ci/touchdown',
    version,
  });
});

test('touchdown init uses the name of this package and of its repository', () => {
  expect(release.package.startsWith(`${packageName}@`)).toBe(true);
  expect(repository.url).toBe(`git+https://github.com/${release.action.split('@')[0]}.git`);
});

test('the pages that refer to a release were found', () => {
  const found = [...pages, ...written].filter(([, text]) => /touchdown-ci\/touchdown@/.test(text));

  expect(found.length).toBeGreaterThan(20);
});

describe.each([...pages, ...written])('%s', (_, text) => {
  const { actions, packages, fetches, addresses } = referencesIn(text);

  test('uses the action and the package of the same release, and files that it has', () => {
    expect(actions.filter((action) => !isOfRelease(action))).toEqual([]);
    expect(packages.filter((name) => name !== release.package)).toEqual([]);
    expect(fetches.filter((line) => !line.includes(release.package))).toEqual([]);
    expect(addresses.filter((address) => !isKnown(address))).toEqual([]);
  });
});
