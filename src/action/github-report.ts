import { createGithubClient, type GithubClient, stopAfterLasting } from '../github/http/client.ts';
import { sendWithOctokit } from '../github/http/octokit.ts';
import { readJob } from '../github/job.ts';
import { closeReport, RunReport, warnOfSurfaces } from '../github/run-report.ts';
import { decodeSavedReport } from '../github/saved-report.ts';
import { readSubject, type Subject } from '../github/subject.ts';
import type { Clock } from '../kernel/clock.ts';
import { createWebFetch, type WebFetch } from '../platform/http/web-fetch.ts';
import { messageOf } from '../report/interruption.ts';
import { type ActionInputs, readInputs } from './inputs/inputs.ts';
import type { Environment } from './runner/host.ts';
import type { Step } from './runner/runner.ts';
import type { Commands } from './runner/workflow-commands.ts';

/** Returns what a step shows on GitHub; null, with a warning, if GitHub cannot be reached with these inputs. Never throws. */
export function createGithubReport(step: Step, inputs: ActionInputs, subject: Subject, clock: Clock): RunReport | null {
  try {
    return createReport(step, inputs, subject, clock);
  } catch (error) {
    warn(step.commands, `Nothing is written on GitHub: ${messageOf(error)}`);
    return null;
  }
}

function createReport({ commands, env }: Step, inputs: ActionInputs, subject: Subject, clock: Clock): RunReport | null {
  const job = subject.commit === null ? null : readJob(env, subject.commit, inputs.jobCheckRunId);
  if (job === null) {
    warn(commands, 'Nothing is written on GitHub: this is not a GitHub Actions job, or its event has no commit.');
    return null;
  }
  const tooMany = warnOfSurfaces(inputs.surfaces, inputs.apps);
  if (tooMany !== null) warn(commands, tooMany);
  return new RunReport({
    client: createClient(env, inputs.githubToken, createFetch(env, clock), clock),
    clock,
    job,
    subject,
    settings: inputs.surfaces,
    apps: inputs.apps,
    nonce: [job.runId, job.runAttempt, job.job, env['GITHUB_ACTION'] ?? ''].join('/'),
    save: (text) => commands.saveState('github', text),
    warn: (message) => warn(commands, message),
    hasSummary: inputs.summary,
    // GitHub's prefixes of personal access tokens, old and new, and of an OAuth app that acts for a person.
    isPersonal: /^(?:ghp|github_pat|gho)_/.test(inputs.githubToken),
  });
}

/** Writes the outcome of a killed step to GitHub, if `saved` is its state. What could not be written is a warning. Never rejects. */
export async function closeGithubReport(
  commands: Commands,
  env: Environment,
  saved: string,
  clock: Clock,
): Promise<void> {
  try {
    const message = await closeSaved(commands, env, saved, clock);
    if (message !== null) warn(commands, message);
  } catch (error) {
    warn(commands, `Could not close what the deploy step left open on GitHub. ${messageOf(error)}`);
  }
}

async function closeSaved(commands: Commands, env: Environment, text: string, clock: Clock): Promise<string | null> {
  const saved = decodeSavedReport(text);
  if (saved === null) return null;
  const subject = readSubject(env);
  const inputs = readInputs({ ...commands, annotate: () => {} }, env, subject);
  const job = readJob(env, saved.sha, inputs.jobCheckRunId);
  if (job === null) return null;
  const fetch = createFetch(env, clock);
  const client = createClient(env, inputs.githubToken, fetch, clock);
  const [settings, jobStatus] = [inputs.surfaces, commands.input('job-status')];
  const message = await closeReport({
    client,
    clock,
    job,
    settings,
    saved,
    jobStatus,
    isReadOnly: subject.isReadOnly,
    hasSummary: inputs.summary,
  });
  await fetch.close();
  return message;
}

function warn(commands: Commands, message: string): void {
  commands.annotate({ level: 'warning', title: 'GitHub', message });
}

function createClient(env: Environment, token: string, fetch: WebFetch, clock: Clock): GithubClient {
  // @actions/github reads the event when it is imported, and throws for a file that is no JSON or a folder. We have read it already.
  process.env['GITHUB_EVENT_PATH'] = '';
  return stopAfterLasting(createGithubClient({ token, baseUrl: baseUrlOf(env), fetch, send: sendWithOctokit, clock }));
}

function baseUrlOf(env: Environment): string {
  return env['GITHUB_API_URL'] || 'https://api.github.com';
}

function createFetch(env: Environment, clock: Clock): WebFetch {
  return createWebFetch({ origin: new URL(baseUrlOf(env)).origin, env, clock });
}
