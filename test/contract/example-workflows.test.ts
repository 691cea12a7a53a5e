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

interface Job {
  readonly uses?: string;
  readonly permissions?: Readonly<Record<string, string>> | undefined;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
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

describe('an example workflow', () => {
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

  test('in a page or from init uses the major version of actions/checkout that this project uses', () => {
    const [, major] = /actions\/checkout@\S+ # (v\d+)\./.exec(read('.github/workflows/ci.yml')) ?? [];
    const sources = [...findFiles(['README.md', 'docs/**/*.md']).map(read), renderFor('github')];
    const tags = sources.flatMap((source) => source.match(/(?<=actions\/checkout@)\S+/g) ?? []);
    expect([...new Set(tags)]).toEqual([major]);
  });
});
