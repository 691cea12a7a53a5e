import { CI_NAMES } from '../../report/ci/dialect.ts';
import type { CommandOption, HelpPart } from '../arguments/command.ts';
import { CONNECTION_OPTIONS } from '../config/connection.ts';
import { STATE_OPTIONS } from './state-options.ts';

/** The words that `--logs` takes. */
export const LOGS = ['stream', 'on-failure', 'off'] as const;
/** The words that `--on-unchanged` takes. */
export const ON_UNCHANGED = ['succeed', 'fail'] as const;
/** The words that `--on-superseded` takes. */
export const ON_SUPERSEDED = ['fail', 'neutral', 'succeed'] as const;
/** The words that `--on-conflict` takes. */
export const ON_CONFLICT = ['wait', 'adopt', 'fail'] as const;
/** The words that `--ci` takes. */
export const CI_CHOICES = ['auto', ...CI_NAMES] as const;

/** The options of `follow`; `deploy` has them too. */
export const FOLLOW_OPTIONS: Readonly<Record<string, CommandOption>> = {
  ...CONNECTION_OPTIONS,
  timeout: { type: 'string', value: 'TIME', summary: 'the deadline of it all; 30m' },
  'start-timeout': { type: 'string', value: 'TIME', summary: 'how long nothing may move; 60s' },
  'poll-interval': { type: 'string', value: 'TIME', summary: 'the shortest time between two looks at the status; 5s' },
  logs: {
    type: 'string',
    value: 'WHEN',
    choices: LOGS,
    summary: 'stream, on-failure (the last lines of what failed) or off; stream',
  },
  'log-tail': { type: 'string', value: 'N', summary: 'log lines to ask for at a time, 1 to 10000; 200' },
  ...STATE_OPTIONS,
  'on-unchanged': {
    type: 'string',
    value: 'WORD',
    choices: ON_UNCHANGED,
    summary: 'succeed or fail when nothing moved although the application runs; succeed',
  },
  'on-superseded': {
    type: 'string',
    value: 'WORD',
    choices: ON_SUPERSEDED,
    summary: 'fail, neutral or succeed when a newer deployment replaced this one; fail',
  },
  'rate-limit-reserve': {
    type: 'string',
    value: 'N',
    summary: "requests to leave in the token's window for others; 50",
  },
  junit: { type: 'string', value: 'FILE', summary: 'write the end as JUnit XML' },
  dotenv: { type: 'string', value: 'FILE', summary: 'write the end as KEY=VALUE lines' },
  summary: { type: 'string', value: 'FILE', summary: 'append the end as Markdown' },
  ci: {
    type: 'string',
    value: 'NAME',
    choices: CI_CHOICES,
    summary: 'speak to this CI: auto, the default, reads the environment; none speaks to a person',
  },
};

/** The options of `deploy`. */
export const DEPLOY_OPTIONS: Readonly<Record<string, CommandOption>> = {
  commit: { type: 'string', value: 'SHA', summary: 'the commit to deploy; none is named unless it is given' },
  'no-wait': { type: 'boolean', summary: 'end when the platform has taken the deployment' },
  'dry-run': { type: 'boolean', summary: 'check token, application and rate budget, and deploy nothing' },
  'on-conflict': {
    type: 'string',
    value: 'WORD',
    choices: ON_CONFLICT,
    summary: 'wait for a deployment in progress, adopt it, or fail; wait',
  },
  variable: {
    type: 'string',
    multiple: true,
    value: 'KEY=VALUE',
    summary: 'set this environment variable before; can be given again',
  },
  secret: {
    type: 'string',
    multiple: true,
    value: 'KEY',
    summary: 'set this secret before, its value taken from the environment variable KEY; can be given again',
  },
  ...FOLLOW_OPTIONS,
};

/** What the help of `deploy` and `follow` says of the exit codes. */
export const DEPLOY_DETAILS: readonly HelpPart[] = [
  {
    heading: 'Exit codes',
    rows: [
      ['0', 'every deployment passes'],
      ['1', 'one does not pass: it failed, timed out, was superseded or cancelled'],
      ['2', 'an option, a file or an id cannot be used'],
      ['3', 'the platform refuses the token, or there is no such application'],
      ['4', 'it could not be determined how it ended'],
      ['130', 'interrupted: a deployment that was begun goes on at the platform'],
    ],
  },
];
