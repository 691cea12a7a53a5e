import type { SurfaceSettings } from '../../github/surface.ts';
import type { Environment } from '../runner/host.ts';
import { bad, good, type Parsed, parseBoolean, parseChoice, parseToken, type ReadInput } from './input-values.ts';

/** What to write on GitHub, and with which token. */
export interface GithubInputs {
  /** Empty if not given. */
  readonly githubToken: string;
  readonly surfaces: SurfaceSettings;
  readonly orderGuard: 'off' | 'skip' | 'fail';
  readonly jobCheckRunId: number | null;
}

/** GitHub shortens no name: it refuses longer ones (its documentation of environments, commit statuses and check runs). */
const MAX_NAME = 255;

/** Returns the inputs about GitHub; reports bad ones to `take`. */
export function readGithubInputs(take: ReadInput, env: Environment): GithubInputs {
  const environment = take('github-environment', parseName);
  return {
    githubToken: take('github-token', (text) => (text === '' ? good(text) : parseToken(text))),
    surfaces: {
      comment: take('pr-comment', (text) => parseChoice(text, ['off', 'on', 'on-failure'])),
      commentKey: take('comment-key', good) || `${env['GITHUB_WORKFLOW'] ?? ''}/${env['GITHUB_JOB'] ?? ''}`,
      environment,
      environmentUrl: take('environment-url', parseWebAddress),
      production: take('production', parseOptionalBoolean),
      transient: take('transient', parseOptionalBoolean),
      commitStatus: take('commit-status', parseName),
      checkRun: take('check-run', parseName),
    },
    orderGuard: take('order-guard', (text) => parseGuard(text, environment)),
    jobCheckRunId: take('job-check-run-id', parseId),
  };
}

/** Returns whether anything is to be written to GitHub or read from it. */
export function isGithubWanted({ surfaces, orderGuard }: Pick<GithubInputs, 'surfaces' | 'orderGuard'>): boolean {
  const { comment, environment, commitStatus, checkRun } = surfaces;
  return (
    comment !== 'off' || environment !== null || commitStatus !== null || checkRun !== null || orderGuard !== 'off'
  );
}

function parseGuard(text: string, environment: string | null): Parsed<'off' | 'skip' | 'fail'> {
  const guard = parseChoice(text, ['off', 'skip', 'fail']);
  if (guard.problem !== null || guard.value === 'off' || environment !== null) return guard;
  return bad('off', 'needs github-environment: the guard checks what is deployed there. Set it too.');
}

function parseName(text: string): Parsed<string | null> {
  if (text === '') return good(null);
  if (text.length <= MAX_NAME && !/\p{C}/u.test(text)) return good(text);
  return bad(null, `is not a valid name. Use up to ${MAX_NAME} characters without control characters.`);
}

function parseWebAddress(text: string): Parsed<string | null> {
  if (text === '') return good(null);
  const { protocol = '', username = '', password = '' } = URL.parse(text) ?? {};
  if (/^https?:$/.test(protocol) && username === '' && password === '' && !/[\s\p{C}]/u.test(text)) return good(text);
  return bad(null, 'is not a valid URL. Use http or https without credentials.');
}

function parseOptionalBoolean(text: string): Parsed<boolean | null> {
  return text === '' ? good(null) : parseBoolean(text);
}

/** The runner gives the id; a bad one costs a link, not the deployment. */
function parseId(text: string): Parsed<number | null> {
  return good(/^[1-9]\d{0,15}$/.test(text) ? Number(text) : null);
}
