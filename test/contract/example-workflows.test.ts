import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { findWorkflowsIn } from '../../tools/check-workflows.mjs';
import { findFiles } from '../../tools/project.mjs';
import { renderFor } from '../cli/init/support.ts';

interface Step {
  readonly uses?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Concurrency {
  readonly group: string;
  readonly queue?: string;
}

interface Job {
  readonly uses?: string;
  readonly concurrency?: Concurrency;
  readonly permissions?: Readonly<Record<string, string>> | undefined;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: Concurrency;
  readonly jobs: Readonly<Record<string, Job>>;
}

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const pages = findFiles(['README.md', 'docs/**/*.md']).flatMap((path) =>
  findWorkflowsIn(read(path)).map((source) => [path, source] as const),
);
const examples = findFiles(['examples/workflows/*.yml']).map((path) => [basename(path), read(path)] as const);

const isOurs = ({ uses = '' }: Step): boolean => uses.startsWith('touchdown-ci/touchdown');
const isCheckout = ({ uses = '' }: Step): boolean => uses.startsWith('actions/checkout@');

/** Returns the jobs that deploy or follow a deployment, with the permissions that they have. */
function deployingJobs({ permissions, jobs }: Workflow): readonly Job[] {
  return Object.values(jobs)
    .map((job) => ({ permissions, ...job }))
    .filter((job) => isOurs(job) || job.steps?.some((step) => isOurs(step) && step.with?.['dry-run'] !== true));
}

/** The events that belong to one of several pull requests. */
const OF_PULL_REQUESTS = ['pull_request', 'pull_request_target', 'merge_group'];

/** Returns whether each pull request has a group of its own. For pull_request_target, `github.ref` is the default branch. */
function isPerPullRequest(group: string, { on }: Workflow): boolean {
  const last = /^[^$]*\$\{\{ (github\.[\w.]+) \}\}$/.exec(group)?.[1];
  return last === 'github.event.number' || (last === 'github.ref' && !('pull_request_target' in on));
}

describe('an example workflow', () => {
  const groups = [...pages, ...examples, ['preview.yml', read('examples/up/preview.yml')] as const].flatMap(
    ([name, source]) => {
      const workflow: Workflow = parse(source);
      if (!OF_PULL_REQUESTS.some((event) => event in workflow.on)) return [];
      const all = [workflow, ...Object.values(workflow.jobs)].flatMap(({ concurrency }) => concurrency ?? []);
      return all.map(({ group, queue }) => [name, group, queue, workflow] as const);
    },
  );

  test.each(groups)(
    '%s does not let GitHub cancel the run of another pull request in the group %s',
    (_, group, queue, workflow) => {
      expect(queue === 'max' || isPerPullRequest(group, workflow)).toBe(true);
    },
  );

  test.each([...pages, ...examples, ['init github', renderFor('github')] as const])(
    '%s checks out without credentials before it deploys, and may read the repository',
    (_, source) => {
      const workflow: Workflow = parse(source);
      const isOnForks = 'pull_request_target' in workflow.on;
      for (const { permissions, steps } of deployingJobs(workflow)) {
        const checkouts = steps?.slice(0, steps.findIndex(isOurs)).filter(isCheckout) ?? [];
        if (isOnForks) {
          expect(checkouts).toEqual([]);
          continue;
        }
        expect(permissions?.['contents']).toMatch(/^(?:read|write)$/);
        if (steps !== undefined) expect(checkouts).toMatchObject([{ with: { 'persist-credentials': false } }]);
      }
    },
  );

  test('is found in the pages and in the folder', () => {
    const deploying = [...pages, ...examples].filter(([, source]) => deployingJobs(parse(source)).length > 0);
    expect(deploying.map(([name]) => name)).toEqual(
      expect.arrayContaining(['README.md', 'docs/getting-started.md', 'deploy-on-push.yml', 'call-the-workflow.yml']),
    );
  });
});
