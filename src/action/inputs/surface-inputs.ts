import type { SettingReader } from '../../settings/reader.ts';
import type { Environment } from '../runner/host.ts';

/** Returns the inputs about GitHub; bad ones are reported to the reader. */
export function readGithubInputs({ take, reject }: SettingReader, env: Environment) {
  const environment = take('github-environment');
  const orderGuard = take('order-guard');
  if (orderGuard !== 'off' && environment === null) {
    const problem = 'needs github-environment: the guard checks what is deployed there. Set it too.';
    reject('order-guard', orderGuard, problem);
  }
  return {
    githubToken: take('github-token') ?? '',
    surfaces: {
      comment: take('pr-comment'),
      commentKey: take('comment-key') ?? `${env['GITHUB_WORKFLOW'] ?? ''}/${env['GITHUB_JOB'] ?? ''}`,
      environment,
      environmentUrl: take('environment-url'),
      production: take('production'),
      transient: take('transient'),
      commitStatus: take('commit-status'),
      checkRun: take('check-run'),
    },
    orderGuard,
    jobCheckRunId: readId(take('job-check-run-id') ?? ''),
  };
}

/** Returns whether anything is to be written to GitHub or read from it. */
export function isGithubWanted({
  surfaces,
  orderGuard,
}: Pick<ReturnType<typeof readGithubInputs>, 'surfaces' | 'orderGuard'>): boolean {
  const { comment, environment, commitStatus, checkRun } = surfaces;
  return (
    comment !== 'off' || environment !== null || commitStatus !== null || checkRun !== null || orderGuard !== 'off'
  );
}

/** The runner gives the id; a bad one costs a link, not the deployment. */
function readId(text: string): number | null {
  return /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
