import type { Clock } from '../kernel/clock.ts';
import { renderUnwritten } from '../report/unwritten.ts';
import { cancelRun, combineApps } from '../report/view.ts';
import type { GithubClient } from './http/client.ts';
import type { JobFacts } from './job.ts';
import { createReporter } from './reporter.ts';
import type { SavedReport } from './saved-report.ts';
import type { Surface, SurfaceSettings } from './surface.ts';
import { createSurfaces, environmentsOf } from './surfaces.ts';

/** What it takes to close the report of a run that another process started. */
export interface CloseOptions {
  readonly client: GithubClient;
  readonly clock: Clock;
  readonly job: JobFacts;
  readonly settings: SurfaceSettings;
  readonly saved: SavedReport;
  /** How the job ended, in the runner's word; empty if it did not say. */
  readonly jobStatus: string;
  readonly isReadOnly: boolean;
  readonly hasSummary: boolean;
}

/** How long GitHub may keep the job from ending, in milliseconds: a secondary rate limit asks for a minute or more. */
const MAX_DELAY_MS = 120_000;
/** GitHub accepts 80 writes a minute (its documentation of secondary rate limits), and a few are for other surfaces. */
const MAX_ENVIRONMENTS = 150;
/** A write that was under way when the other process ended has arrived by then, in milliseconds. */
const SETTLING_MS = 2_000;

/** Returns a warning for a step with more environments than {@link closeReport} can close in its time; null for any other. */
export function warnOfEnvironments(settings: SurfaceSettings, appIds: readonly string[]): string | null {
  const count = environmentsOf(settings, appIds).length;
  if (count <= MAX_ENVIRONMENTS) return null;
  return `This step has ${count} environments on GitHub. If it is cancelled, the post step can close about ${MAX_ENVIRONMENTS} of them in its two minutes; the rest stay in progress. Use fewer environments in github-environment, or split the step.`;
}

/**
 * Writes the result of a run to GitHub: its verdict if it has one, else cancelled. What was never started of a
 * cancelled run is left out. Returns a warning about what could not be written; null if everything was. Never rejects.
 */
export async function closeReport(options: CloseOptions): Promise<string | null> {
  const { client, clock, job, settings, saved, jobStatus } = options;
  const reason =
    jobStatus === 'cancelled'
      ? 'The job was cancelled before the step had a result.'
      : 'The step was stopped before it had a result.';
  const run = cancelRun(combineApps(saved.apps), reason, clock.epochMs());
  const { all } = createSurfaces({ ...saved, client, clock, job, settings, saved: saved.surfaces });
  const isStarted = ({ kind, key }: Surface): boolean =>
    saved.surfaces.some((one) => one.kind === kind && one.key === key);
  const surfaces = run.conclusion === 'cancelled' ? all.filter(isStarted) : all;
  if (saved.surfaces.some(({ written }) => written === null)) await clock.wait(SETTLING_MS);
  const reporter = createReporter({ surfaces, clock, onWrite: () => {} });
  await reporter.finish(run, MAX_DELAY_MS);
  return renderUnwritten(reporter.unwritten(), options);
}
