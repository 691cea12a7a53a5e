import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { dispatch } from '../../src/cli/arguments/dispatch.ts';
import { createCommands } from '../../src/cli/commands.ts';
import { repositoryOf } from '../../src/sandbox/github/world.ts';
import { createFolder } from '../cli/folder.ts';
import { createTerminal } from '../cli/terminal.ts';
import { createLoopbackClock } from '../support/loopback-clock.ts';
import { ROOT } from '../support/programs.ts';
import { runStepHere } from './github/step-here.ts';
import { type StagedPlatform, startStagedPlatform } from './staged-platform.ts';

interface Step {
  readonly id?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, unknown>>;
}

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const JOBS: Readonly<Record<string, { readonly steps: readonly Step[] }>> = parse(read('examples/up/preview.yml')).jobs;
/** On this platform environments can be deleted, and applications have addresses and say which commit runs. */
const scenarioFor = (name: string): string => `queue-idle--${name}`;

const TOKEN = 'tok_4f9d2c71b8e64a05';
const COMMITS = ['a1b2c3d4e5f60718293a4b5c6d7e8f9001122334', 'b2c3d4e5f60718293a4b5c6d7e8f900112233445'];

/** Opens a folder that is the checkout of every run, with the state that the cache keeps. */
async function openPreviews(platform: StagedPlatform) {
  const manifest = parse(read('examples/up/preview/touchdown.yaml'));
  for (const [name, application] of Object.entries<object>(manifest.up.applications))
    Object.assign(application, { name: scenarioFor(name) });
  const folder = await createFolder({ 'touchdown.yaml': JSON.stringify(manifest) });
  let runId = 100;
  /** Runs the job for an event of a pull request, and returns what each step that is ours ended with. */
  const raise = async (number: number, action: string, sha: string, merged = false) => {
    runId += 1;
    const head = { sha, ref: 'faster', user: { login: 'octo' }, repo: { id: 42 } };
    const pull = { number, merged, merge_commit_sha: 'd'.repeat(40), head, base: { ref: 'main', repo: { id: 42 } } };
    const outputs: Record<string, string> = {};
    const values: Readonly<Record<string, () => string>> = {
      'github.event.number': () => String(number),
      'github.event.pull_request.head.sha': () => sha,
      'github.event.pull_request.head.ref': () => head.ref,
      'secrets.TOUCHDOWN_TOKEN': () => TOKEN,
      'vars.TOUCHDOWN_BASE_URL': () => platform.url,
      'steps.up.outputs.app-id': () => outputs['app-id'] ?? '',
      'steps.up.outputs.url': () => outputs['url'] ?? '',
    };
    const evaluateAll = (texts: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
      Object.fromEntries(
        Object.entries(texts).map(([name, text]) => [
          name,
          String(text).replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => values[expression]?.() ?? '?'),
        ]),
      );
    const runner = {
      GITHUB_API_URL: platform.url.replace('/api/v1', '/api/v3'),
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_SHA: 'd'.repeat(40),
      GITHUB_RUN_ID: String(runId),
    };
    const results: string[] = [];
    for (const step of JOBS[action === 'closed' ? 'down' : 'up']?.steps ?? []) {
      if (step.run?.startsWith('touchdown ') === true) {
        const path = join(folder, 'outputs');
        writeFileSync(path, '');
        const env = { ...evaluateAll(step.env), GITHUB_OUTPUT: path };
        const terminal = createTerminal({ clock: createLoopbackClock(), folder, env });
        const code = await dispatch(step.run.split(' ').slice(1), createCommands(), terminal);
        expect(terminal.printed.err).toBe('');
        for (const line of readFileSync(path, 'utf8').split('\n'))
          outputs[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1);
        results.push(`${step.run}: ${code}`);
      } else if (step.uses?.startsWith('touchdown-ci/') === true) {
        const ran = await runStepHere('main', {
          inputs: { 'poll-interval': '100ms', ...evaluateAll(step.with) },
          env: { ...runner, ...evaluateAll(step.env) },
          event: { action, number, pull_request: pull, repository: { default_branch: 'main' } },
        });
        expect(ran.printed).not.toContain('::warning');
        results.push(`${ran.outputs['result']}: ${ran.exitCode}`);
      }
    }
    return results;
  };
  return { raise };
}

/** Returns what GitHub shows of a pull request: its comment, and each of its deployments. */
function shownOf({ sandbox }: StagedPlatform, number: number) {
  const { comments, deployments } = repositoryOf(sandbox.world().github, 'octo/rocket');
  return {
    comments: comments.filter(({ issueNumber }) => issueNumber === number).map(({ body }) => body.replace(/^.*\n/, '')),
    deployments: deployments
      .filter(({ environment }) => environment === `preview-pr-${number}`)
      .map(({ sha, statuses }) => [COMMITS.indexOf(sha), statuses.at(-1)?.state]),
  };
}

const environmentsOf = ({ sandbox }: StagedPlatform): readonly string[] =>
  sandbox
    .world()
    .catalog.environments.filter(({ isDeleted }) => !isDeleted)
    .map(({ name }) => name);

describe('the example of previews', () => {
  test('opens, pushes and closes one pull request after another, and closes twice without an error (B71) (B72) (B73)', async () => {
    await using platform = await startStagedPlatform({ tokens: [{ name: 'ci', value: TOKEN, scopes: ['Admin'] }] });
    const { raise } = await openPreviews(platform);
    const [first = '', second = ''] = COMMITS;
    const isMerged = (number: number): boolean => number === 8;
    for (const number of [7, 8]) {
      expect(await raise(number, 'opened', first)).toEqual(['touchdown up: 0', 'success: 0']);
      expect(await raise(number, 'synchronize', second)).toEqual(['touchdown up: 0', 'success: 0']);
      const open = shownOf(platform, number);
      expect(open.comments).toEqual([expect.stringMatching(/^### ✅ Deployed[\s\S]*\(https:\/\/p443-.+\.example\/\)/)]);
      expect(open.deployments).toEqual([
        [0, 'success'],
        [1, 'success'],
      ]);
      for (const _ of ['once', 'twice']) {
        expect(await raise(number, 'closed', second, isMerged(number))).toEqual([
          'touchdown down --yes --found: 0',
          'skipped: 0',
        ]);
        expect(environmentsOf(platform)).toEqual([]);
        const { comments, deployments } = shownOf(platform, number);
        expect(comments).toEqual([expect.stringMatching(/^### 🧹 Closed\n/)]);
        expect(comments[0]?.match(/^\| web .*/m)?.[0]).toMatch(/\| 🧹 Closed \|/);
        expect(deployments.map(([, state]) => state)).toEqual(['inactive', 'inactive']);
      }
    }
    // A pull request that is opened again gets a new environment.
    expect(await raise(7, 'reopened', second)).toEqual(['touchdown up: 0', 'success: 0']);
    expect(environmentsOf(platform)).toEqual(['preview-pr-7']);
    expect(shownOf(platform, 7).comments).toEqual([expect.stringMatching(/^### ✅ Deployed/)]);
  });
});
