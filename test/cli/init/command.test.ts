import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Command } from '../../../src/cli/arguments/command.ts';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { command, recognizeCis, SIGNS, TEMPLATES } from '../../../src/cli/init/command.ts';
import { refusalOf } from '../../support/refusal.ts';
import { createTerminal } from '../terminal.ts';
import { createFolder } from './support.ts';

const COMMANDS = new Map<string, () => Promise<Command>>([['init', async () => command]]);

async function init(folder: string, ...words: string[]) {
  const terminal = createTerminal({ folder });
  const code = await dispatch(['init', ...words], COMMANDS, terminal);
  return { code, ...terminal.printed };
}

describe('touchdown init', () => {
  test('writes the workflow and prints the next steps for that CI', async () => {
    using folder = createFolder();
    const { code, out, err } = await init(folder.path, 'gitlab', '--app-id', 'app-1');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Wrote .gitlab-ci.yml for GitLab CI/CD.\n');
    expect(out).toContain('Create the masked and protected variable TOUCHDOWN_TOKEN: Settings > CI/CD > Variables');
    expect(out).toContain('TOUCHDOWN_BASE_URL');
    expect(out).not.toContain('TOUCHDOWN_APP_ID');
    expect(parse(readFileSync(join(folder.path, '.gitlab-ci.yml'), 'utf8'))).toHaveProperty('deploy');
  });

  test('creates the folders of the file', async () => {
    using folder = createFolder();
    expect((await init(folder.path, 'github')).code).toBe(0);
    expect(existsSync(join(folder.path, '.github/workflows/deploy.yml'))).toBe(true);
  });

  test('recognizes the CI by the files, and by the remote', async () => {
    using folder = createFolder();
    mkdirSync(join(folder.path, '.buildkite'));
    expect((await init(folder.path)).out).toContain('.buildkite/pipeline.yml');
    using other = createFolder();
    mkdirSync(join(other.path, '.git'));
    writeFileSync(join(other.path, '.git/config'), '[remote "origin"]\n\turl = git@bitbucket.org:a/b.git\n');
    expect((await init(other.path)).out).toContain('bitbucket-pipelines.yml');
  });

  test('lists the choices if it finds no CI, finds two, or gets an unknown name', async () => {
    using folder = createFolder();
    const none = await init(folder.path);
    expect(none.code).toBe(2);
    expect(none.err).toContain(
      'cannot be detected in this repository. Give one of github, gitlab, circleci, jenkins, bitbucket, azure, buildkite.',
    );
    writeFileSync(join(folder.path, 'Jenkinsfile'), '');
    writeFileSync(join(folder.path, '.gitlab-ci.yml'), '');
    expect((await init(folder.path)).err).toContain('seems to use gitlab and jenkins');
    expect((await init(folder.path, 'travis')).err).toContain(
      refusalOf('CI', 'travis', 'is not a known CI. Give one of github'),
    );
  });

  test('never overwrites a file, and prints what to add to it', async () => {
    using folder = createFolder();
    const path = join(folder.path, '.gitlab-ci.yml');
    writeFileSync(path, 'mine: true\n');
    const { code, out } = await init(folder.path, 'gitlab');
    expect(code).toBe(1);
    expect(readFileSync(path, 'utf8')).toBe('mine: true\n');
    expect(out).toContain('.gitlab-ci.yml already exists and was not changed.');
    expect(out).toContain('npx --yes @touchdown-ci/touchdown@1 ');
    expect((await init(folder.path, 'gitlab', '--force')).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toContain('npx --yes @touchdown-ci/touchdown@1 ');
  });

  test('does not write through a broken link', async () => {
    using folder = createFolder();
    symlinkSync(join(folder.path, 'elsewhere'), join(folder.path, 'Jenkinsfile'));
    expect((await init(folder.path, 'jenkins')).code).toBe(1);
    expect(existsSync(join(folder.path, 'elsewhere'))).toBe(false);
  });

  test('prints only the workflow with --print, and writes nothing', async () => {
    using folder = createFolder();
    const { code, out } = await init(folder.path, 'circleci', '--print', '--branch', 'release/2');
    expect(code).toBe(0);
    expect(parse(out)).toHaveProperty('workflows');
    expect(out).toContain('only: "release/2"');
    expect(existsSync(join(folder.path, '.circleci'))).toBe(false);
  });

  test('prints one line with --json', async () => {
    using folder = createFolder();
    const { code, out } = await init(folder.path, 'azure', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      version: 1,
      kind: 'result',
      command: 'init',
      data: {
        ci: 'azure',
        path: 'azure-pipelines.yml',
        isWritten: true,
        todo: expect.arrayContaining([expect.stringContaining('Keep this')]),
      },
    });
  });

  test('prints with --json --print what it would write, and with --json what it did not write', async () => {
    using folder = createFolder();
    const path = join(folder.path, 'Jenkinsfile');
    const of = async (...words: string[]) =>
      JSON.parse((await init(folder.path, 'jenkins', '--json', ...words)).out).data;
    const printed = await of('--print');
    expect(printed).toMatchObject({ ci: 'jenkins', path: 'Jenkinsfile', isWritten: false });
    expect([printed.content, existsSync(path)]).toEqual([expect.stringMatching(/^pipeline \{\n/), false]);
    writeFileSync(path, 'mine');
    const left = await init(folder.path, 'jenkins', '--json');
    expect([left.code, JSON.parse(left.out).data]).toEqual([1, { ...printed, isWritten: false }]);
    expect(readFileSync(path, 'utf8')).toBe('mine');
    expect(await of('--force')).toEqual({ ...printed, isWritten: true });
    expect(readFileSync(path, 'utf8')).toBe(printed.content);
  });

  test('says that it wrote a file, or what to add to an existing one', async () => {
    using folder = createFolder();
    const first = await init(folder.path, 'buildkite');
    expect(first.out).toMatch(/^Wrote \.buildkite\/pipeline\.yml for Buildkite\.\n\nNext steps:\n- Create [^\n]+\n- /);
    expect(first.out).not.toContain('Add this to it');
    const second = await init(folder.path, 'buildkite');
    expect(second.out).not.toContain('Wrote');
    expect(second.out).toContain('Add this to it, or overwrite it with --force:\n\nsteps:\n');
  });

  test('accepts several applications, but only one CI', async () => {
    using folder = createFolder();
    const { out } = await init(folder.path, 'gitlab', '--app-id', 'a1', '--app-id', 'a2', '--print');
    expect(out).toContain(' deploy a1 a2 ');
    const { err } = await init(folder.path);
    expect(err).toMatch(/CI cannot be detected in this repository\. Give one of github, /);
    expect(err).not.toContain('seems to use');
  });

  test('reports a file that is in the way of the folder', async () => {
    using folder = createFolder();
    writeFileSync(join(folder.path, '.circleci'), '');
    const { code, err } = await init(folder.path, 'circleci', '--app-id', 'app-1');
    expect(code).toBe(2);
    expect(err).toContain('cannot be written (ENOTDIR). Check its permissions.');
  });

  test('refuses an id with unsafe characters', async () => {
    using folder = createFolder();
    const { code, err } = await init(folder.path, 'jenkins', '--app-id', "x'''\n evil");
    expect(code).toBe(2);
    expect(err).toContain('--app-id');
    expect(existsSync(join(folder.path, 'Jenkinsfile'))).toBe(false);
  });
});

const config = (...urls: string[]): string =>
  `[core]\n\tbare = false\n${urls.map((url) => `[remote "x"]\n\turl = ${url}\n`).join('')}`;

describe('the CI of a repository', () => {
  test('is recognized by its own file', () => {
    expect(SIGNS.flatMap((sign) => recognizeCis([sign], '')).toSorted()).toEqual([...TEMPLATES.keys()].toSorted());
  });

  test.each([
    ['https://github.com/owner/repo.git', 'github'],
    ['git@github.com:owner/repo.git', 'github'],
    ['ssh://git@gitlab.example.com:2222/group/repo.git', 'gitlab'],
    ['git@gitlab.com:group/repo', 'gitlab'],
    ['https://user@bitbucket.org/team/repo.git', 'bitbucket'],
    ['git@ssh.dev.azure.com:v3/org/project/repo', 'azure'],
    ['https://org.visualstudio.com/project/_git/repo', 'azure'],
    ['github.com:owner/repo', 'github'],
    ['https://gitlab.github.com/a/b', 'github'],
  ])('with the remote %s is %s', (url, ci) => {
    expect(recognizeCis([], config(url))).toEqual([ci]);
  });

  test.each([
    ['https://notgithub.com/a/b'],
    ['https://example.com/github.com/a'],
    ['/srv/git/repo.git'],
    [''],
    ['@github.com:a/b'],
    ['a/b@github.com:x'],
  ])('is not recognized by the remote %s', (url) => {
    expect(recognizeCis([], config(url))).toEqual([]);
  });

  test('is recognized by its files before its remotes', () => {
    expect(recognizeCis(['Jenkinsfile'], config('https://github.com/owner/repo.git'))).toEqual(['jenkins']);
  });

  test('lists each CI once if there are several', () => {
    expect(recognizeCis(['.circleci', 'Jenkinsfile'], '')).toEqual(['circleci', 'jenkins']);
    expect(recognizeCis([], config('git@github.com:a/b', 'https://github.com/a/c'))).toEqual(['github']);
  });
});
