import type { Kind } from './kind.ts';
import {
  APP_PATHS,
  APPS,
  AUDIENCE,
  BOOLEAN,
  baseUrlLike,
  COMMIT_OR_FROM,
  choiceOf,
  countFrom,
  durationUpTo,
  LINE,
  NAME,
  SECRET_LINES,
  STATES,
  STATUSES,
  TEXT,
  TOKEN,
  VARIABLE_LINES,
  WEB_ADDRESS,
} from './kinds.ts';

/** One setting of a deployment, by the name that it has as an input of the action. */
export interface SettingSpec {
  readonly kind: Kind<unknown>;
  /** What it sets, as a fragment with the words to type in backticks; of a boolean, what it does if the default is turned around. */
  readonly text: string;
  /** The text that is read if none was given. Without one the value is then null. */
  readonly default?: string;
  /** What applies if no text was given, in words. */
  readonly byDefault?: string;
  /** The expression that the runner evaluates if the action's input was not given. */
  readonly expression?: string;
  readonly isRequired?: true;
}

const HOUR_MS = 3_600_000;
const DAY = durationUpTo(24 * HOUR_MS);

/** Every setting of a deployment, in the order of action.yml, which `npm run format:docs` writes from this table. */
export const SETTINGS = {
  token: {
    kind: TOKEN,
    isRequired: true,
    text: 'API token or JWT for the platform. It is masked before the step does anything else',
  },
  'app-id': {
    kind: APPS,
    isRequired: true,
    text: 'application id, or `NAME=ID` to show a name instead of the id. For several applications, write one per line, or separate them with commas; they are deployed in parallel',
  },
  commit: {
    kind: COMMIT_OR_FROM,
    byDefault: 'the commit of the event',
    text: 'commit to deploy or follow, by 7 to 40 digits of its SHA. `none` names no commit; `from:staging` promotes the one that was deployed last to the GitHub environment `staging`, if the default branch contains it',
  },
  'base-url': {
    kind: baseUrlLike('https://api.example.com/api/v1'),
    byDefault: '`$TOUCHDOWN_BASE_URL`',
    text: "URL of the platform's API, with its version prefix such as `/api/v1`",
  },
  'auth-scheme': {
    kind: choiceOf('auto', 'token', 'bearer'),
    default: 'auto',
    text: 'how to send the token: `token`, `bearer` or `auto`, which sends only a JWT as `bearer`',
  },
  trigger: { kind: BOOLEAN, default: 'true', text: 'follow a deployment that was started elsewhere' },
  wait: {
    kind: BOOLEAN,
    default: 'true',
    text: 'finish as soon as the platform has accepted the deployment, with result `triggered`',
  },
  timeout: { kind: DAY, default: '30m', text: 'overall time limit of each deployment, at most 24h' },
  'start-timeout': { kind: DAY, default: '60s', text: 'how long to wait for the deployment to start' },
  'poll-interval': {
    // After an hour the rate limit has reset.
    kind: durationUpTo(HOUR_MS),
    default: '5s',
    text: 'minimum time between two status checks, which are less frequent when the rate limit is low',
  },
  logs: {
    kind: choiceOf('stream', 'on-failure', 'off'),
    default: 'stream',
    text: 'when to show the log: `stream` (live), `on-failure` (only after a failure: its last lines, or those around the error), or `off` (read no log)',
  },
  'log-tail': { kind: countFrom(1, 10_000), default: '200', text: 'log lines to request at a time, from 1 to 10000' },
  'success-states': {
    kind: STATES,
    text: 'states of your platform that mean success, separated by commas or newlines. They override the built-in states',
  },
  'failure-states': {
    kind: STATES,
    text: 'states of your platform that mean failure, separated by commas or newlines. They override the built-in states',
  },
  'health-url': {
    kind: WEB_ADDRESS,
    byDefault: 'health is not checked',
    text: 'address that has to respond well three times in a row after the platform reports success, otherwise the deployment fails. `{app}` is replaced by the name of the application, or its id if it has no name, and `{sha}` by the commit',
  },
  'health-text': {
    kind: LINE,
    text: 'text that has to be in the body of the response, with `{app}` and `{sha}` as in `health-url`. `{sha}` distinguishes the new version from the old one, which responds too',
  },
  'health-status': {
    kind: STATUSES,
    default: '200-399',
    text: 'statuses of the response that pass, for example `200` or `200-299,401`. Redirects are followed first',
  },
  'health-timeout': {
    kind: DAY,
    default: '2m',
    text: 'how long to wait for the application to become healthy, within `timeout`',
  },
  'on-unchanged': {
    kind: choiceOf('succeed', 'fail'),
    default: 'fail',
    text: 'whether to `succeed` or `fail` if the application runs but nothing proves that this commit was deployed',
  },
  'on-superseded': {
    kind: choiceOf('fail', 'neutral', 'succeed'),
    default: 'fail',
    text: 'whether to `fail`, end `neutral` or `succeed` if a newer deployment replaced this one',
  },
  'on-conflict': {
    kind: choiceOf('wait', 'adopt', 'fail'),
    default: 'wait',
    text: 'if the platform refuses because another deployment is in progress: `wait` and deploy after it, `adopt` (follow it), or `fail`',
  },
  'rate-limit-reserve': {
    kind: countFrom(0),
    default: '50',
    text: "how many requests of the token's rate limit to leave for other jobs",
  },
  variables: {
    kind: VARIABLE_LINES,
    text: 'environment variables to set on each application before the deployment, one `KEY=VALUE` per line',
  },
  secrets: {
    kind: SECRET_LINES,
    text: 'secrets to set on each application before the deployment, one `KEY=VALUE` per line. The values are masked, except short or common ones',
  },
  summary: { kind: BOOLEAN, default: 'true', text: 'write no job summary' },
  'dry-run': {
    kind: BOOLEAN,
    default: 'false',
    text: 'check the token, application, commit and rate limit without deploying',
  },
  'allow-http': { kind: BOOLEAN, default: 'false', text: 'allow plain http to another host, which exposes the token' },
  'github-token': {
    kind: TOKEN,
    expression: '${{ github.token }}',
    text: 'token for what the step reads and writes on GitHub. It is used only for the inputs below, for `from:` in `commit`, and for the events `status`, `check_run` and `check_suite`',
  },
  'pr-comment': {
    kind: choiceOf('off', 'on', 'on-failure'),
    default: 'off',
    text: "keep one comment on the commit's pull requests up to date: `on`, `off`, or `on-failure` (only after a failure)",
  },
  'comment-key': {
    kind: TEXT,
    byDefault: 'the workflow and the job',
    text: 'jobs with the same key share one comment',
  },
  'github-environment': {
    kind: NAME,
    text: 'create a GitHub Deployment in this environment and update its status. `{app}` is replaced by the name of the application, or its id if it has no name',
  },
  'environment-url': {
    kind: WEB_ADDRESS,
    text: 'address to show on the GitHub Deployment and in the comment. `{app}` is replaced by the name of the application, or its id if it has no name',
  },
  production: {
    kind: BOOLEAN,
    byDefault: 'GitHub decides by its name',
    text: 'set to `true` or `false` to mark the environment as production or not',
  },
  transient: {
    kind: BOOLEAN,
    byDefault: 'false',
    text: 'set to `true` for a preview environment that will be deleted later',
  },
  close: {
    kind: BOOLEAN,
    byDefault: '`true` for the event `pull_request: closed` with `transient: true`, otherwise `false`',
    text: 'set to `true` to deploy nothing, and to close what this workflow reported for the pull request: its GitHub Deployments in `github-environment` become inactive, and the comment says Closed. Needs no `token`, `app-id` and `base-url`; with `app-id`, only these applications are closed',
  },
  'commit-status': {
    kind: NAME,
    text: 'write a commit status with this context on the head commit. With `{app}` in it, one for each application',
  },
  'check-run': {
    kind: NAME,
    text: 'write a check run with this name on the head commit. With `{app}` in it, one for each application',
  },
  'order-guard': {
    kind: choiceOf('off', 'skip', 'fail'),
    default: 'off',
    text: 'if a newer commit is already deployed to `github-environment`: `skip` this one (passes), `fail`, or `off` (deploy anyway)',
  },
  paths: {
    kind: APP_PATHS,
    byDefault: 'always deploy',
    text: 'deploy an application only if its files changed since the commit that it runs, one `NAME=PATTERN,PATTERN` per line, with the patterns of `on.push.paths`. Without a pattern, every file counts',
  },
  'relay-url': {
    kind: baseUrlLike('https://relay.example.com'),
    byDefault: 'poll',
    text: 'address of a relay to wait on instead of polling. Needs `permissions: id-token: write`',
  },
  'relay-audience': {
    kind: AUDIENCE,
    default: 'touchdown',
    text: 'audience of the OIDC token that the step sends to the relay',
  },
  'job-status': {
    kind: TEXT,
    expression: '${{ job.status }}',
    text: "the job's status, read when the job ends. Leave it at its default",
  },
  'job-check-run-id': {
    kind: TEXT,
    expression: '${{ job.check_run_id }}',
    text: "the job's id, used for links to its log. Leave it at its default",
  },
  'job-total': {
    kind: TEXT,
    expression: '${{ strategy.job-total }}',
    text: 'number of jobs in the matrix, used to refuse names that several of them would write to. Leave it at its default',
  },
  'job-matrix': {
    kind: TEXT,
    expression: '${{ toJSON(matrix) }}',
    text: "the job's values of the matrix, used to refuse names that several jobs would write to. Leave it at its default",
  },
} as const satisfies Readonly<Record<string, SettingSpec>>;

/** The name of a setting. */
export type SettingName = keyof typeof SETTINGS;

/** The value of a setting; null only if it was not given and has no default. */
export type SettingValue<N extends SettingName> = (typeof SETTINGS)[N] extends { kind: Kind<infer T> }
  ? (typeof SETTINGS)[N] extends { default: string } | { isRequired: true }
    ? T
    : T | null
  : never;

/** Returns what a setting is, in one sentence with what applies by default, for action.yml and the schema. */
export function describeSetting(name: SettingName, byDefault = specOf(name).byDefault): string {
  const { text, default: given } = specOf(name);
  const isTurned = given === 'true' || given === 'false';
  const what = isTurned ? `set to \`${given === 'true' ? 'false' : 'true'}\` to ${text}` : text;
  return `${what.charAt(0).toUpperCase()}${what.slice(1)}${byDefault === undefined ? '' : ` (default: ${byDefault})`}.`;
}

/** Returns what the table says of a setting. */
export function specOf(name: SettingName): SettingSpec {
  return SETTINGS[name];
}
