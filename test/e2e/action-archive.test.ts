import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ACTION_LIMITS, archiveAction, findLimitProblems, listArchive } from '../../tools/archive.mjs';
import { runAction } from '../support/action-runner.ts';
import { isMissing } from '../support/needs.ts';
import { playInProcesses } from './github/github-play.ts';
import { inputsFor } from './plays.ts';
import { startStagedPlatform } from './staged-platform.ts';

/** The other tests of the action start its sources: these start the bundle, from the archive that a job downloads. */
describe.skipIf(isMissing('git'))('the archive that a job downloads', () => {
  let archive: Buffer;
  let root = '';
  beforeAll(() => {
    archive = archiveAction();
    root = mkdtempSync(join(tmpdir(), 'touchdown-archive-'));
    spawnSync('tar', ['-xzf', '-', '-C', root], { input: archive });
    return () => rmSync(root, { recursive: true, force: true });
  });

  test('is small', () => {
    expect(findLimitProblems('The archive', archive, ACTION_LIMITS)).toEqual([]);
  });

  test('has the action and its bundle, and nothing else', () => {
    const paths = listArchive(archive);
    const others = paths.filter((path) => !path.startsWith('dist/action/'));
    const { main, post } = parse(readFileSync(join(root, 'action.yml'), 'utf8')).runs;

    expect(others).toEqual(['LICENSE', 'README.md', 'action.yml']);
    expect(paths).toEqual(expect.arrayContaining([main, post, 'dist/action/licenses.txt']));
  });

  test('has a bundle that writes everything on GitHub, with the cause of a failure', async () => {
    const { main, post, repository } = await playInProcesses('build-fails', { root });

    expect(main.outputs).toMatchObject({ result: 'failure' });
    expect(main.outputs['cause']).toMatch(/listne/);
    expect(repository.comments[0]?.body).toContain('listne');
    expect(repository.checkRuns.at(-1)).toMatchObject({ status: 'completed', conclusion: 'failure' });
    expect([main.stderr, post.exitCode]).toEqual(['', 0]);
  });

  test('has a post step that never deploys, not even if the main step saved nothing, or what it saved is gone', async () => {
    await using platform = await startStagedPlatform();
    const state = { github: 'file:/nowhere/github.json' };
    const post = await runAction('post', { root, inputs: inputsFor(platform, 'fast'), state });

    expect(post.printed).toContain('::warning::The state of the main step could not be read. ENOENT');
    expect([post.exitCode, platform.sandbox.deploymentsStarted('fast')]).toEqual([0, 0]);
  });
});
