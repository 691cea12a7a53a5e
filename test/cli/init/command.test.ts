import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { refusalOf } from '../../support/refusal.ts';
import { createFolder } from '../folder.ts';
import { runCommand } from '../run.ts';

const init = (folder: string, ...words: readonly string[]) => runCommand(['init', ...words], { folder });

describe('touchdown init', () => {
  test('writes the workflow and prints the next steps for that CI', async () => {
    const folder = await createFolder();
    const { code, out, err } = await init(folder, 'gitlab', '--app-id', 'app-1');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Wrote .gitlab-ci.yml for GitLab CI/CD.\n');
    expect(out).toContain('Create the masked and protected variable TOUCHDOWN_TOKEN: Settings > CI/CD > Variables');
    expect(out).toContain('TOUCHDOWN_BASE_URL');
    expect(out).not.toContain('TOUCHDOWN_APP_ID');
    expect(parse(readFileSync(join(folder, '.gitlab-ci.yml'), 'utf8'))).toHaveProperty('deploy');
  });

  test.each<[string, Readonly<Record<string, string>>, string]>([
    [
      "that origin's HEAD names",
      { 'refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/trunk\n', HEAD: 'x' },
      'trunk',
    ],
    ['master if it exists', { 'refs/heads/master': 'c0ffee\n', HEAD: 'ref: refs/heads/login\n' }, 'master'],
    ['main if both exist, also packed', { 'packed-refs': 'c0 refs/heads/main\nc0 refs/heads/master\n' }, 'main'],
    ['that is checked out if there is no other', { HEAD: 'ref: refs/heads/release/2\n' }, 'release/2'],
    ['main outside of a repository', {}, 'main'],
  ])('deploys the branch %s', async (_, files, branch) => {
    const folder = await createFolder();
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, '.git', path)), { recursive: true });
      writeFileSync(join(folder, '.git', path), text);
    }
    expect((await init(folder, 'github', '--print')).out).toContain(`branches: ["${branch}"]`);
  });

  test('creates the folders of the file', async () => {
    const folder = await createFolder();
    expect((await init(folder, 'github')).code).toBe(0);
    expect(existsSync(join(folder, '.github/workflows/deploy.yml'))).toBe(true);
  });

  test('lists the choices if it finds no CI, finds two, or gets an unknown name', async () => {
    const folder = await createFolder();
    const none = await init(folder);
    expect(none.code).toBe(2);
    expect(none.err).toContain(
      'cannot be detected in this repository. Give one of github, gitlab, circleci, jenkins, bitbucket, azure, buildkite.',
    );
    writeFileSync(join(folder, 'Jenkinsfile'), '');
    writeFileSync(join(folder, '.gitlab-ci.yml'), '');
    expect((await init(folder)).err).toContain('seems to use gitlab and jenkins');
    expect((await init(folder, 'travis')).err).toContain(
      refusalOf('CI', 'travis', 'is not a known CI. Give one of github'),
    );
    expect((await init(folder, 'gitlb')).err).toContain('is not a known CI. Did you mean gitlab?');
  });

  test('never overwrites a file, and prints what to add to it', async () => {
    const folder = await createFolder();
    const path = join(folder, '.gitlab-ci.yml');
    writeFileSync(path, 'mine: true\n');
    const { code, out } = await init(folder, 'gitlab');
    expect(code).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe('mine: true\n');
    expect(out).toContain('.gitlab-ci.yml already exists and was not changed.');
    expect(out).toContain('npm install --global --prefix "$tools" --cache "$tools/npm" @touchdown-ci/touchdown@1');
    expect((await init(folder, 'gitlab', '--force')).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toContain(
      'npm install --global --prefix "$tools" --cache "$tools/npm" @touchdown-ci/touchdown@1',
    );
  });

  test('prints a second pipeline of the repository beside the first one, with nothing that both share', async () => {
    const folder = await createFolder();
    for (const [app, more] of [
      ['api', []],
      ['worker', ['--print']],
    ] as const) {
      const { code, out } = await init(folder, 'jenkins', '--app-id', app, ...more);
      expect(code).toBe(0);
      if (app === 'worker') writeFileSync(join(folder, 'Jenkinsfile.worker'), out);
    }
    const [first, second] = ['Jenkinsfile', 'Jenkinsfile.worker'].map((name) =>
      readFileSync(join(folder, name), 'utf8'),
    );
    expect(second).toBe(first?.replace(' deploy api ', ' deploy worker '));
    expect((await init(folder, 'jenkins')).out).toContain('or print it into another file with --print:');
  });

  test('does not write through a broken link', async () => {
    const folder = await createFolder();
    symlinkSync(join(folder, 'elsewhere'), join(folder, 'Jenkinsfile'));
    expect((await init(folder, 'jenkins')).code).toBe(1);
    expect(existsSync(join(folder, 'elsewhere'))).toBe(false);
  });

  test.each([
    ['nothing', 'Jenkinsfile', 'elsewhere/none'],
    ['a folder', '.github', 'elsewhere'],
  ])('writes nothing outside of the repository through a link to %s, also with --force', async (_, link, target) => {
    const folder = await createFolder();
    const repository = join(folder, 'repository');
    mkdirSync(dirname(join(repository, link)), { recursive: true });
    mkdirSync(join(folder, 'elsewhere'));
    writeFileSync(join(folder, 'elsewhere/file'), 'old');
    symlinkSync(join(folder, target), join(repository, link));
    const ci = link === 'Jenkinsfile' ? 'jenkins' : 'github';
    expect((await init(repository, ci, '--force')).code).toBe(2);
    expect((await init(repository, ci)).code).not.toBe(0);
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['file']);
    expect(readFileSync(join(folder, 'elsewhere/file'), 'utf8')).toBe('old');
  });

  test('prints only the workflow with --print, and writes nothing', async () => {
    const folder = await createFolder();
    const { code, out, err } = await init(folder, 'circleci', '--print', '--app-id', 'a1', '--app-id', 'a2');
    expect(code).toBe(0);
    expect(err).toMatch(/^\nNext steps:\n- Create [\s\S]*\n- Nothing is released yet/);
    expect(parse(out)).toHaveProperty('workflows');
    expect(out).toContain(' deploy a1 a2 ');
    expect(existsSync(join(folder, '.circleci'))).toBe(false);
  });

  test('prints with --json --print what it would write, and with --json what it did not write', async () => {
    const folder = await createFolder();
    const path = join(folder, 'Jenkinsfile');
    const of = async (...words: string[]) => JSON.parse((await init(folder, 'jenkins', '--json', ...words)).out).data;
    const printed = await of('--print');
    expect(printed).toMatchObject({ ci: 'jenkins', path: 'Jenkinsfile', isWritten: false, todo: expect.any(Array) });
    expect([printed.content, existsSync(path)]).toEqual([expect.stringMatching(/^pipeline \{\n/), false]);
    writeFileSync(path, 'mine');
    const left = await init(folder, 'jenkins', '--json');
    expect([left.code, JSON.parse(left.out).data]).toEqual([1, { ...printed, isWritten: false }]);
    expect(readFileSync(path, 'utf8')).toBe('mine');
    expect(await of('--force')).toEqual({ ...printed, isWritten: true });
    expect(readFileSync(path, 'utf8')).toBe(printed.content);
  });
});

describe('the CI of a repository', () => {
  /** Runs the command in a repository with these files and remotes; returns the CI, or the error. */
  async function ciOf(files: readonly string[], ...remotes: readonly string[]): Promise<string> {
    const folder = await createFolder();
    for (const file of files) mkdirSync(join(folder, file), { recursive: true });
    mkdirSync(join(folder, '.git'));
    const sections = remotes.map((url) => `[remote "x"]\n\turl = ${url}\n`);
    writeFileSync(join(folder, '.git/config'), `[core]\n\tbare = false\n${sections.join('')}`);
    const { code, out, err } = await init(folder, '--print', '--json');
    return code === 0 ? JSON.parse(out).data.ci : err;
  }

  test.each([
    ['.github/workflows', 'github'],
    ['.gitlab-ci.yml', 'gitlab'],
    ['.circleci', 'circleci'],
    ['Jenkinsfile', 'jenkins'],
    ['bitbucket-pipelines.yml', 'bitbucket'],
    ['azure-pipelines.yml', 'azure'],
    ['.buildkite', 'buildkite'],
  ])('with the file %s is %s, whatever its remotes are', async (file, ci) => {
    expect(await ciOf([file], 'https://github.com/owner/repo.git', 'git@gitlab.com:a/b')).toBe(ci);
  });

  test.each([
    ['https://github.com/owner/repo.git', 'github'],
    ['git@github.com:owner/repo.git', 'github'],
    ['git@ssh.dev.azure.com:v3/org/project/repo', 'azure'],
    ['https://org.visualstudio.com/project/_git/repo', 'azure'],
    ['https://gitlab.github.com/a/b', 'github'],
  ])('with the remote %s is %s', async (url, ci) => {
    expect(await ciOf([], url, url)).toBe(ci);
  });

  test.each([['https://notgithub.com/a/b'], ['https://example.com/github.com/a'], ['@github.com:a/b']])(
    'is not recognized by the remote %s',
    async (url) => {
      expect(await ciOf([], url)).toMatch(/CI cannot be detected in this repository\. Give one of github, /);
    },
  );
});
