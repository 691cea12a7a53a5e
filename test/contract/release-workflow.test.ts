import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { isMissing } from '../support/needs.ts';

interface Step {
  readonly name?: string;
  readonly id?: string;
  readonly run?: string;
}
interface Job {
  readonly needs?: string | readonly string[];
  readonly permissions: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

const workflow = parse(readFileSync(new URL('../../.github/workflows/release.yml', import.meta.url), 'utf8'));
const jobs: Readonly<Record<string, Job>> = workflow.jobs;

/** Returns the jobs that must have succeeded before a job starts. */
function requirementsOf(name: string): ReadonlySet<string> {
  const needs = [jobs[name]?.needs ?? []].flat();
  return new Set(needs.flatMap((need) => [need, ...requirementsOf(need)]));
}

function scriptsOf(job: string): readonly string[] {
  return (jobs[job]?.steps ?? []).flatMap(({ run }) => run ?? []);
}

describe('the release', () => {
  const writers = Object.entries(jobs).filter(
    ([, job]) => Object.values(job.permissions).includes('write') || JSON.stringify(job).includes('secrets.'),
  );

  test('moves v1 only after everything else has succeeded', () => {
    expect([...requirementsOf('move-tags'), 'move-tags'].sort()).toEqual(Object.keys(jobs).sort());
  });

  test.each(writers.map(([name]) => name))('gives write permissions to %s, which starts after all checks', (name) => {
    expect([...requirementsOf(name)]).toEqual(
      expect.arrayContaining(['check', 'pack', 'attest'].filter((job) => job !== name)),
    );
  });

  test.each(writers.map(([name]) => name))(
    'runs no code of the project or its packages in %s, which may write',
    (name) => {
      expect(scriptsOf(name).join('\n')).not.toMatch(/npm (?:ci|install|run|test|exec)|npx|\bnode\b|\.ci\/run/);
    },
  );
});

/**
 * Runs a script of the workflow as the runner does, with programs that only log their arguments, and returns that log. Without --norc,
 * Bash would read ~/.bashrc: its input is a socket.
 */
function play(script: string, files: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
    if (name.startsWith('bin/')) chmodSync(join(folder, name), 0o755);
  }
  const path = `${join(folder, 'bin')}:${process.env['PATH']}`;
  const { status, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: path, GITHUB_OUTPUT: join(folder, 'output'), ...workflow.env, ...env },
  });
  const read = (name: string): string =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
  return { status, stderr, log: read('log'), output: read('output') };
}

/** A program that logs its arguments, then does `rest`. */
const program = (rest = ''): string => `#!/bin/sh\necho "$(basename "$0") $*" >> log\n${rest}\n`;
const TGZ = 'release/assets/touchdown.tgz';
const VIEW = 'gh release view v1.2.3 --json isDraft --jq .isDraft';
const PUBLISH = [
  `gh release upload v1.2.3 release/assets/SHA256SUMS ${TGZ} --clobber`,
  'gh release edit v1.2.3 --draft=false',
];

/** Plays the script that publishes on GitHub, with a gh that does `rest`. */
function release(rest: string, env: Readonly<Record<string, string>> = {}) {
  const [script = ''] = scriptsOf('release');
  const files = { [TGZ]: '', 'release/assets/SHA256SUMS': '', 'bin/gh': program(rest) };
  return play(script, files, { GITHUB_REF_NAME: 'v1.2.3', NPM_TAG: 'latest', ...env });
}

describe.skipIf(isMissing('posix'))('a script of the release', () => {
  const [publish = ''] = scriptsOf('npm');
  const integrity = `sha512-${createHash('sha512').update('package').digest('base64')}`;

  test.each(['latest', 'next'])('publishes on npm as %s', (tag) => {
    const files = { [TGZ]: 'package', 'bin/npm': program('if [ "$1" = view ]; then exit 1; fi') };
    const { status, log } = play(publish, files, { VERSION: '1.2.3', NPM_TAG: tag });
    expect(log.split('\n')).toEqual([
      'npm view @touchdown-ci/touchdown@1.2.3 dist.integrity',
      `npm publish ./${TGZ} --provenance --access public --tag ${tag}`,
      '',
    ]);
    expect(status).toBe(0);
  });

  test('leaves a package that was published by hand', () => {
    const files = { [TGZ]: 'package', 'bin/npm': program(`echo ${integrity}`) };
    const { status, log } = play(publish, files, { VERSION: '1.0.0', NPM_TAG: 'latest' });
    expect(log).not.toContain('publish');
    expect(status).toBe(0);
  });

  test('lets npm refuse a version that was published with other content', () => {
    const files = { [TGZ]: 'other', 'bin/npm': program(`if [ "$1" = publish ]; then exit 1; fi; echo ${integrity}`) };
    expect(play(publish, files, { VERSION: '1.0.0', NPM_TAG: 'latest' }).status).toBe(1);
  });

  test.each([
    ['latest', 'false'],
    ['next', 'true'],
  ])('creates the release of what npm has as %s with --prerelease=%s, and publishes it with all assets', (tag, is) => {
    const { log, status } = release('if [ "$2" = view ]; then exit 1; fi', { NPM_TAG: tag });
    expect(log.split('\n')).toEqual([
      VIEW,
      `gh release create v1.2.3 --draft --verify-tag --prerelease=${is} --title v1.2.3 --notes-file release/notes.md`,
      ...PUBLISH,
      '',
    ]);
    expect(status).toBe(0);
  });

  test('publishes the draft that an earlier attempt left, and creates no second one', () => {
    expect(release('[ "$2" != view ] || echo true').log.split('\n')).toEqual([VIEW, ...PUBLISH, '']);
  });

  test('leaves a release that is published, since nothing can be added to an immutable one', () => {
    expect(release('echo false')).toMatchObject({ status: 0, log: `${VIEW}\n` });
  });

  test('hands the commit, the version and the tags to move to the jobs after it', () => {
    const facts = jobs['pack']?.steps.find(({ id }) => id === 'facts')?.run ?? '';
    const files = {
      'bin/git': '#!/bin/sh\necho abc',
      'bin/node': '#!/bin/sh\n[ "$2" = tags ] && printf "v1\\nv1.2\\n" || echo next',
    };
    expect(play(facts, files, { GITHUB_REF_NAME: 'v1.2.3' }).output).toBe(
      'commit=abc\nversion=1.2.3\ntags=v1 v1.2\nnpm-tag=next\n',
    );
  });

  test('stops if the tags to move cannot be determined', () => {
    const facts = jobs['pack']?.steps.find(({ id }) => id === 'facts')?.run ?? '';
    const files = { 'bin/git': '#!/bin/sh\necho abc', 'bin/node': '#!/bin/sh\nexit 1' };
    expect(play(facts, files, { GITHUB_REF_NAME: 'v1.2.3' })).toMatchObject({ status: 1, output: '' });
  });

  test('moves v1, or creates it the first time, with the deploy key that the ruleset lets through', () => {
    const [move = ''] = scriptsOf('move-tags');
    const { status, log } = play(move, { 'bin/git': program() }, { TAGS: 'v1', COMMIT: 'abc' });
    expect([status, log]).toEqual([0, 'git push --force origin abc:refs/tags/v1\n']);
    expect(jobs['move-tags']).toMatchObject({
      environment: 'v1',
      permissions: { contents: 'read' },
      steps: [{ with: { 'ssh-key': '${{ secrets.TAGS_DEPLOY_KEY }}' } }, {}],
    });
  });

  test('moves the tags of the image', () => {
    const [move = ''] = scriptsOf('move-image-tags');
    const { log } = play(move, { 'bin/docker': program() }, { TAGS: 'v1', VERSION: '1.2.3' });
    const image = 'ghcr.io/touchdown-ci/touchdown';
    expect(log.split('\n')).toEqual([
      `docker buildx imagetools create --tag ${image}:1 ${image}:1.2.3`,
      `docker buildx imagetools create --tag ${image}:latest ${image}:1.2.3`,
      '',
    ]);
  });
});
