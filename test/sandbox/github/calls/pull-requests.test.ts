import { describe, expect, test } from 'vitest';
import { OTHER_SHA, playGithub, SHA } from '../play-github.ts';

const MERGE_SHA = 'c'.repeat(40);
const numbers = (json: { number: number }[]): number[] => json.map(({ number }) => number);

describe('pull requests', () => {
  test('are listed newest first, by state, head and base', () => {
    const play = playGithub();
    play.pull(1, { headLabel: 'mona:feature' });
    play.pull(2, { state: 'closed' });
    play.pull(3, { headLabel: 'octo:feature', base: 'next' });
    expect(numbers(play.send('GET', 'pulls').json)).toEqual([3, 1]);
    expect(numbers(play.send('GET', 'pulls?state=closed').json)).toEqual([2]);
    expect(numbers(play.send('GET', 'pulls?state=all').json)).toEqual([3, 2, 1]);
    expect(numbers(play.send('GET', 'pulls?head=mona:feature').json)).toEqual([1]);
    expect(numbers(play.send('GET', 'pulls?base=next').json)).toEqual([3]);
  });

  test('of a commit are those with this head, except an unmerged fork', () => {
    const play = playGithub();
    play.pull(1, { headSha: SHA, headLabel: 'octo:one' });
    play.pull(2, { headSha: SHA, headLabel: 'mona:two' });
    play.pull(3, { headSha: OTHER_SHA, headLabel: 'octo:three' });
    expect(numbers(play.send('GET', `commits/${SHA}/pulls`).json)).toEqual([1]);
    play.pull(2, { state: 'closed', merged: true, mergeCommitSha: MERGE_SHA });
    expect(play.send('GET', `commits/${MERGE_SHA}/pulls`).json).toMatchObject([
      { number: 2, merged_at: '2030-01-01T00:00:00Z' },
    ]);
  });
});
