import type { Command } from '../arguments/command.ts';
import { APP_IDS } from './app-ids.ts';
import { DEPLOY_DETAILS, DEPLOY_OPTIONS, FOLLOW_OPTIONS } from './options.ts';
import { runDeployments } from './run-deploy.ts';

/** `touchdown deploy`: deploys applications and follows them until they finish. */
export const deployCommand: Command = {
  summary: 'Deploys applications, follows the deployments and reports the outcome',
  isSeenThrough: true,
  arguments: [APP_IDS],
  options: DEPLOY_OPTIONS,
  examples: [
    ['touchdown deploy app-1 --commit "$(git rev-parse HEAD)"', 'deploys the current commit and waits for the outcome'],
    [
      'touchdown deploy app-1 app-2 --timeout 20m --junit report.xml',
      'deploys two applications in parallel and writes a JUnit report',
    ],
    ['DB_PASSWORD=… touchdown deploy app-1 --secret DB_PASSWORD', 'sets a secret from the environment, then deploys'],
    [
      'touchdown deploy app-1 --json | jq -r "select(.kind == \\"result\\").data.reason"',
      'prints the reason of the outcome',
    ],
  ],
  details: DEPLOY_DETAILS,
  run: (values, terminal, words) => runDeployments('deploy', values, terminal, words),
};

/** `touchdown follow`: follows deployments in progress, or judges the current state. */
export const followCommand: Command = {
  summary: 'Follows deployments in progress, or judges the current state, without starting anything',
  isSeenThrough: true,
  arguments: [APP_IDS],
  options: FOLLOW_OPTIONS,
  examples: [
    ['touchdown follow app-1', 'follows a deployment that was started elsewhere'],
    ['touchdown follow app-1 --logs on-failure --timeout 10m', 'prints the last log lines if the deployment fails'],
  ],
  details: DEPLOY_DETAILS,
  run: (values, terminal, words) => runDeployments('follow', values, terminal, words),
};
