import { describe, expect, test } from 'vitest';
import { recognizeCis, SIGNS, TEMPLATES } from '../../../src/cli/init/init-command.ts';

const config = (...urls: string[]): string =>
  `[core]\n\tbare = false\n${urls.map((url) => `[remote "x"]\n\turl = ${url}\n`).join('')}`;

describe('the CI of a repository', () => {
  test('is known by a file of its own', () => {
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
  ])('is, by the remote %s, %s', (url, ci) => {
    expect(recognizeCis([], config(url))).toEqual([ci]);
  });

  test.each([
    ['https://notgithub.com/a/b'],
    ['https://example.com/github.com/a'],
    ['/srv/git/repo.git'],
    [''],
    ['@github.com:a/b'],
    ['a/b@github.com:x'],
  ])('is not known by the remote %s', (url) => {
    expect(recognizeCis([], config(url))).toEqual([]);
  });

  test('is told by its files rather than by where its code is', () => {
    expect(recognizeCis(['Jenkinsfile'], config('https://github.com/owner/repo.git'))).toEqual(['jenkins']);
  });

  test('is each of those that it seems to use, none twice', () => {
    expect(recognizeCis(['.circleci', 'Jenkinsfile'], '')).toEqual(['circleci', 'jenkins']);
    expect(recognizeCis([], config('git@github.com:a/b', 'https://github.com/a/c'))).toEqual(['github']);
  });
});
