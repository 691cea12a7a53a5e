import { expect, test } from 'vitest';
import { runGithubTrial } from './github.ts';

test('faults of GitHub at any call write nothing twice and leave nothing open without a warning', async () => {
  const problems: string[] = [];
  const ends = new Set<string>();
  for (let seed = 1; seed <= 3; seed++) {
    const { problem, end } = await runGithubTrial(seed);
    ends.add(end);
    if (problem !== null) problems.push(`seed ${seed}: ${problem}`);
  }
  expect(problems).toEqual([]);
  expect(ends).toContain('shown');
});
