import { describe, expect, test } from 'vitest';
import { playGithub } from '../play-github.ts';

const [ROOT, LEFT, TOP, RIGHT, _ALONE] = ['0', '1', '2', '3', '4'].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
  string,
  string,
];

describe('two commits', () => {
  test.each([
    ['identical', LEFT, LEFT, 0, 0],
    ['ahead', ROOT, TOP, 2, 0],
    ['behind', TOP, LEFT, 0, 1],
    ['diverged', RIGHT, TOP, 2, 1],
  ])('are %s by their parents', (status, base, head, aheadBy, behindBy) => {
    const play = playGithub();
    play.commit(LEFT, ROOT);
    play.commit(TOP, LEFT);
    play.commit(RIGHT, ROOT);
    expect(play.send('GET', `compare/${base}...${head}`)).toMatchObject({
      status: 200,
      json: { status, ahead_by: aheadBy, behind_by: behindBy },
    });
  });

  test('list the files that the commits of the head changed, 300 at most, with the old name of a renamed one', () => {
    const play = playGithub();
    play.commit(LEFT, ROOT);
    play.changeFiles(LEFT, 'a', 'old -> new', 'a');
    const files = () => play.send('GET', `compare/${ROOT}...${LEFT}`).json;
    expect(files()).toMatchObject({
      base_commit: { sha: ROOT },
      files: [
        { filename: 'a', status: 'modified' },
        { filename: 'new', status: 'renamed', previous_filename: 'old' },
      ],
    });
    play.changeFiles(LEFT, ...Array.from({ length: 301 }, (_, index) => `file-${index}`));
    expect(files().files).toHaveLength(300);
    expect(play.send('GET', `compare/${LEFT}...${LEFT}`).json.files).toEqual([]);
  });
});
