import { cleanWord } from '../report/view.ts';

/** The job of a run, as GitHub knows it. */
export interface JobFacts {
  readonly owner: string;
  readonly repo: string;
  /** The commit that the reports are about; empty if none is known. */
  readonly sha: string;
  readonly workflow: string;
  readonly job: string;
  /** The workflow's file in the repository, `.github/workflows/deploy.yml`; null if unknown. */
  readonly workflowPath: string | null;
  readonly runId: number;
  readonly runAttempt: number;
  /** The page with the job's own log. */
  readonly logUrl: string;
}

/**
 * Returns the job that this process is a part of, as the runner's variables describe it; null outside of one. `checkRunId` is the id of the
 * job's own check run, which is the job's id too: with it the log's address is the job's, without it the run's. Never throws.
 */
export function readJob(
  env: Readonly<Record<string, string | undefined>>,
  sha: string,
  checkRunId: number | null,
): JobFacts | null {
  const [owner = '', repo = '', ...rest] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  const runId = Number(env['GITHUB_RUN_ID']);
  const server = (env['GITHUB_SERVER_URL'] ?? '').replace(/(?<!\/)\/+$/, '');
  if (owner === '' || repo === '' || rest.length > 0 || !Number.isSafeInteger(runId) || runId < 1 || server === '')
    return null;
  const runAttempt = Number(env['GITHUB_RUN_ATTEMPT'] ?? 1);
  const attempt = Number.isSafeInteger(runAttempt) && runAttempt > 0 ? runAttempt : 1;
  const page = `${server}/${owner}/${repo}/actions/runs/${runId}`;
  return {
    owner,
    repo,
    sha,
    workflow: cleanWord(env['GITHUB_WORKFLOW'] ?? ''),
    job: cleanWord(env['GITHUB_JOB'] ?? ''),
    workflowPath: pathOf(env['GITHUB_WORKFLOW_REF'] ?? '', `${owner}/${repo}/`),
    runId,
    runAttempt: attempt,
    logUrl: checkRunId === null ? `${page}/attempts/${attempt}` : `${page}/job/${checkRunId}`,
  };
}

/** `octo/rocket/.github/workflows/deploy.yml@refs/heads/main`; a workflow of another repository has no file in this one. */
function pathOf(reference: string, repository: string): string | null {
  const [path = ''] = reference.split('@');
  return path.startsWith(repository) && path.length > repository.length ? path.slice(repository.length) : null;
}
