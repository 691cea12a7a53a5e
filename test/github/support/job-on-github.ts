import type { GithubProblem } from '../../../src/github/http/response.ts';
import type { JobFacts } from '../../../src/github/job.ts';
import { closeReport, RunReport } from '../../../src/github/run-report.ts';
import { decodeSavedReport } from '../../../src/github/saved-report.ts';
import type { Subject } from '../../../src/github/subject.ts';
import type { SurfaceSettings } from '../../../src/github/surface.ts';
import { type RunView, viewRun } from '../../../src/report/view.ts';
import { createApp, createFacts, settle } from '../../report/support/facts.ts';
import { appOf } from '../../support/app-of.ts';
import type { StandIn } from './stand-in.ts';

export const SHA = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';

export const EVERYTHING: SurfaceSettings = {
  comment: 'on',
  commentKey: 'Deploy/deploy',
  baseUrl: 'https://api.example.com',
  environment: 'production',
  environmentUrl: 'https://rocket.example.com',
  production: true,
  transient: null,
  commitStatus: 'deploy/production',
  checkRun: 'Deployed',
};

/** Settings that write the comment alone. */
export const ONLY_COMMENT: SurfaceSettings = {
  ...EVERYTHING,
  environment: null,
  environmentUrl: null,
  production: null,
  commitStatus: null,
  checkRun: null,
};

/** A pull request of the repository itself. */
export const SUBJECT: Subject = {
  commit: SHA,
  problem: null,
  refusal: null,
  pullRequest: 7,
  headLabel: 'octo:fix',
  isClosed: false,
  headSha: null,
  isAboutCommit: true,
  mustBeIn: null,
  testMerges: [],
  deployment: null,
  isReadOnly: false,
};

/** Returns the facts of a job of that name. */
export function jobOf(name: string, over: Partial<JobFacts> = {}): JobFacts {
  return {
    owner: 'octo',
    repo: 'rocket',
    sha: SHA,
    workflow: 'Deploy',
    job: name,
    workflowPath: '.github/workflows/deploy.yml',
    runId: 4711,
    runAttempt: 1,
    logUrl: `https://github.com/octo/rocket/actions/runs/4711/job/${name}`,
    ...over,
  };
}

/** The view of a run of these applications: `queued`, `under way`, or ended with a result each. */
export function viewOf(appIds: readonly string[], stage: 'queued' | 'under way' | 'success' | 'failure'): RunView {
  const over = {
    queued: { triggeredAt: null, steps: [], deploymentId: null, settlement: null },
    'under way': { settlement: null },
    success: {},
    failure: { settlement: settle('failure') },
  }[stage];
  const apps = appIds.map((appId) => createApp({ appId, ...over }, stage === 'failure' ? ['it broke'] : []));
  return viewRun(createFacts({ apps }));
}

/** A job as the runner runs it: the main step, then the post step with what the main step saved. */
export interface JobOnGithub {
  readonly report: RunReport;
  readonly warnings: string[];
  /** What the post step would find. */
  saved(): string;
  /** Runs the post step. */
  post(jobStatus?: string): Promise<void>;
}

export interface JobOptions {
  readonly name?: string;
  readonly appIds?: readonly string[];
  readonly settings?: SurfaceSettings;
  readonly subject?: Subject;
  readonly token?: string;
  readonly isPersonal?: boolean;
  readonly sha?: string;
  readonly commitProblem?: GithubProblem;
}

export function startJob(github: StandIn, options: JobOptions = {}): JobOnGithub {
  const { name = 'deploy', appIds = ['app-1'], settings = EVERYTHING, subject = SUBJECT, token } = options;
  const job = jobOf(name, options.sha === undefined ? {} : { sha: options.sha });
  const warnings: string[] = [];
  const saves: string[] = [];
  const report = new RunReport({
    client: github.client(token),
    clock: github.clock,
    job,
    subject,
    commitProblem: options.commitProblem ?? null,
    settings,
    apps: appIds.map((appId) => appOf(appId)),
    nonce: `4711/1/${name}/__touchdown`,
    save: (text) => void saves.push(text),
    warn: (message) => void warnings.push(message),
    hasSummary: true,
    isPersonal: options.isPersonal ?? false,
  });
  const post = async (jobStatus = 'success'): Promise<void> => {
    const decoded = decodeSavedReport(saves.at(-1) ?? '');
    if (decoded === null) return;
    const client = github.client(token);
    const message = await closeReport({
      client,
      clock: github.clock,
      job,
      settings,
      saved: decoded,
      jobStatus,
      subject,
      hasSummary: true,
    });
    if (message !== null) warnings.push(message);
  };
  return { report, warnings, saved: () => saves.at(-1) ?? '', post };
}

/** Plays a whole deployment of a job: queued, under way for half a minute, ended; then its post step. */
export async function playJob(
  github: StandIn,
  options: JobOptions = {},
  end: 'success' | 'failure' = 'success',
): Promise<JobOnGithub> {
  const { appIds = ['app-1'] } = options;
  const started = startJob(github, options);
  started.report.changed(viewOf(appIds, 'queued'));
  await github.clock.wait(400);
  started.report.changed(viewOf(appIds, 'under way'));
  await github.clock.wait(30_000);
  await started.report.finish(viewOf(appIds, end));
  await started.post();
  return started;
}
