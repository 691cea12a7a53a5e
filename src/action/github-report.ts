import { createCommitSource } from '../github/changed-files.ts';
import { findSurfaceCommit, findUnreached, type SurfaceCommit } from '../github/commits.ts';
import { createGithubClient, type GithubClient, stopAfterLasting } from '../github/http/client.ts';
import { sendWithOctokit } from '../github/http/octokit.ts';
import { isSha } from '../github/http/response.ts';
import { type JobFacts, readJob } from '../github/job.ts';
import { findPromoted } from '../github/last-deployment.ts';
import { closeReport, RunReport, readLogin, warnOfSurfaces } from '../github/run-report.ts';
import { decodeSavedReport } from '../github/saved-report.ts';
import { readSubject, type Subject } from '../github/subject.ts';
import type { Clock } from '../kernel/clock.ts';
import { InputError } from '../kernel/errors.ts';
import { type Contact, createContact } from '../platform/http/contact.ts';
import { createWebFetch, type WebFetch } from '../platform/http/web-fetch.ts';
import { messageOf } from '../report/interruption.ts';
import { type ActionInputs, readInputs } from './inputs/inputs.ts';
import { INPUT_WORDING } from './inputs/wording.ts';
import type { Environment } from './runner/host.ts';
import type { Step } from './runner/runner.ts';
import type { Commands } from './runner/workflow-commands.ts';

/** What is asked of GitHub before anything is deployed. */
type Question<T> = (client: GithubClient, job: JobFacts) => Promise<T>;

/** Returns the commit that the reports are written on if the author gave `given`; the event's if GitHub cannot be asked. Never throws. */
export async function findGivenCommit(
  step: Step,
  inputs: ActionInputs,
  subject: Subject,
  given: string,
  clock: Clock,
): Promise<SurfaceCommit> {
  const question: Question<SurfaceCommit> = (client, job) => findSurfaceCommit({ client, job, subject, given }, clock);
  // The writer of the reports warns of the same problem.
  const found = await askGithub(step, inputs, subject, clock, question).catch(() => null);
  return found ?? { sha: subject.commit, deployed: isSha(given) ? given : null, problem: null };
}

/** Throws InputError if nothing shows that one of `mustBeIn` contains the commit of the event. */
export async function rejectUnreached(
  step: Step,
  inputs: ActionInputs,
  subject: Subject,
  mustBeIn: readonly string[],
  clock: Clock,
): Promise<void> {
  const question: Question<{ readonly problem: string | null }> = async (client, job) => ({
    problem: await findUnreached({ client, job, mustBeIn }, clock),
  });
  const found = await askGithub(step, inputs, subject, clock, question);
  const { problem } = found ?? { problem: NO_REPOSITORY };
  if (problem !== null) throw new InputError([{ name: INPUT_WORDING.name('commit'), seen: '', problem }]);
}

/** Returns the commit to promote from an environment. Throws InputError if there is none. */
export async function findPromotedCommit(
  step: Step,
  inputs: ActionInputs,
  environment: string,
  clock: Clock,
): Promise<string> {
  const { apps, baseUrl, policy } = inputs;
  const found = await askGithub(step, inputs, { commit: null }, clock, (client, job) =>
    findPromoted({ client, job, environment, baseUrl }, apps, clock),
  );
  if (found?.commit != null) return found.commit;
  const problem = found?.problem ?? OUTSIDE;
  throw new InputError([{ name: INPUT_WORDING.name('commit'), seen: policy.commit ?? '', problem }]);
}

const OUTSIDE = 'needs a job of GitHub Actions, whose GITHUB_REPOSITORY has the deployments. Give the commit itself.';

/** Returns what GitHub says of commits, and the end of its connections. Throws InputError for a proxy that cannot be used. */
export function openCommits({ env }: Pick<Step, 'env'>, { githubToken, surfaces, apps }: ActionInputs, clock: Clock) {
  const fetch = createFetch(env, clock);
  const client = createClient(env, githubToken, fetch, clock);
  const job = readJob(env, '', null) ?? { owner: '', repo: '' };
  return { ...createCommitSource({ client, job, settings: surfaces, apps, clock }), close: () => fetch.close() };
}

const NO_REPOSITORY =
  'the event names a commit, but GITHUB_REPOSITORY names no repository whose default branch could contain it. Give a commit.';

/** Asks GitHub a question, and returns the response; null outside of a job of GitHub Actions. Rejects with InputError for a proxy that cannot be used. */
export async function askGithub<T>(
  { env }: Pick<Step, 'env'>,
  { githubToken, jobCheckRunId }: Pick<ActionInputs, 'githubToken' | 'jobCheckRunId'>,
  { commit }: Pick<Subject, 'commit'>,
  clock: Clock,
  question: Question<T>,
): Promise<T | null> {
  const job = readJob(env, commit ?? '', jobCheckRunId);
  if (job === null) return null;
  const fetch = createFetch(env, clock);
  try {
    return await question(createClient(env, githubToken, fetch, clock), job);
  } finally {
    await fetch.close();
  }
}

/**
 * Returns what a step shows on GitHub (default: on the event's commit); null, with a warning, if GitHub cannot be reached with these
 * inputs. Never throws.
 */
export function createGithubReport(
  step: Step,
  inputs: ActionInputs,
  subject: Subject,
  clock: Clock,
  surfaceCommit: SurfaceCommit = { sha: subject.commit, deployed: subject.commit, problem: null },
): RunReport | null {
  try {
    return createReport(step, inputs, subject, clock, surfaceCommit);
  } catch (error) {
    warn(step.commands, `Nothing is written on GitHub: ${messageOf(error)}`);
    return null;
  }
}

function createReport(
  { commands, env }: Step,
  inputs: ActionInputs,
  subject: Subject,
  clock: Clock,
  surfaceCommit: SurfaceCommit,
): RunReport | null {
  const job = subject.commit === null ? null : readJob(env, surfaceCommit.sha ?? '', inputs.jobCheckRunId);
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
    commitProblem: surfaceCommit.problem,
    // If GitHub does not say whether it knows the commit, it may still say whether a newer one is deployed.
    guarded: surfaceCommit.problem === null ? null : surfaceCommit.deployed,
    settings: inputs.surfaces,
    apps: inputs.apps,
    nonce: [job.runId, job.runAttempt, job.job, env['GITHUB_ACTION'] ?? ''].join('/'),
    save: (text) => commands.saveState('github', text),
    warn: (message) => warn(commands, message),
    hasSummary: inputs.summary,
    isPersonal: isPersonal(inputs.githubToken),
  });
}

/** GitHub's prefixes of personal access tokens, old and new, and of an OAuth app that acts for a person. */
function isPersonal(githubToken: string): boolean {
  return /^(?:ghp|github_pat|gho)_/.test(githubToken);
}

/** Returns whose comments a token writes; null: any bot's. Never rejects. */
export async function readAuthor(client: GithubClient, githubToken: string): Promise<string | null> {
  return isPersonal(githubToken) ? readLogin(client) : null;
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
    subject,
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

/** All clients of a step share what they know of reaching GitHub; each step has its clock. */
const contacts = new WeakMap<Clock, Contact>();

function createFetch(env: Environment, clock: Clock): WebFetch {
  const contact = contacts.get(clock) ?? createContact(clock);
  contacts.set(clock, contact);
  return createWebFetch({ origin: new URL(baseUrlOf(env)).origin, env, clock, contact });
}
