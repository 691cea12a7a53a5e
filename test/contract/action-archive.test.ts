import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ACTION_LIMITS, archiveWorkTree, findLimitProblems, readArchive } from '../../tools/archive.mjs';
import { ACTION_VARIABLE } from '../support/run-scratch.ts';

/** Without git, the test run has said so at its start. */
const hasGit = process.env[ACTION_VARIABLE] !== undefined;

describe.skipIf(!hasGit)('the archive that a job downloads', () => {
  const archive = hasGit ? archiveWorkTree() : Buffer.alloc(0);
  const files = hasGit ? readArchive(archive) : [];
  const paths = files.map(({ path }) => path);

  test('is small', () => {
    expect(findLimitProblems('The archive', archive, ACTION_LIMITS)).toEqual([]);
  });

  test('has the action and its bundle, and nothing else', () => {
    const others = paths.filter((path) => !path.startsWith('dist/action/'));

    expect(others).toEqual(['LICENSE', 'README.md', 'action.yml']);
  });

  test('has the scripts that action.yml names, and the licenses of their packages', () => {
    const text = files.find(({ path }) => path === 'action.yml')?.content.toString() ?? '';
    const { main, post } = parse(text).runs;

    expect(paths).toEqual(expect.arrayContaining([main, post, 'dist/action/licenses.txt']));
  });
});
