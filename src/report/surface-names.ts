/** What the workflow's author chose to write on GitHub; null or `off` for what is not written. */
export interface SurfaceSettings {
  readonly comment: 'off' | 'on' | 'on-failure';
  /** Distinguishes two comments of one pull request. */
  readonly commentKey: string;
  /** The environment's name; `{app}` in it stands for the application's id. */
  readonly environment: string | null;
  readonly environmentUrl: string | null;
  readonly production: boolean | null;
  readonly transient: boolean | null;
  readonly commitStatus: string | null;
  readonly checkRun: string | null;
}

/** The job of a run, as GitHub knows it. */
export interface JobFacts {
  readonly owner: string;
  readonly repo: string;
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

/** Returns an author's text for one application, with `{app}` replaced by its id. */
export function forApp(text: string, appId: string): string {
  return text.replaceAll('{app}', () => appId);
}
