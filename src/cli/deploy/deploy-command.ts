import type { Command } from '../arguments/command.ts';
import { APP_IDS } from './app-ids.ts';
import { DEPLOY_DETAILS, DEPLOY_OPTIONS, FOLLOW_OPTIONS } from './deploy-options.ts';
import { runDeployments } from './run-deploy.ts';

/** `touchdown deploy`: deploys applications and follows them until they finish. */
export const deployCommand: Command = {
  summary: 'Deploys applications, follows them to the end and tells how it ended',
  isSeenThrough: true,
  arguments: [APP_IDS],
  options: DEPLOY_OPTIONS,
  examples: [
    ['touchdown deploy app-1 --commit "$(git rev-parse HEAD)"', 'deploys this commit and waits for its end'],
    ['touchdown deploy app-1 app-2 --timeout 20m --junit report.xml', 'deploys two at once, and writes a JUnit report'],
    ['DB_PASSWORD=… touchdown deploy app-1 --secret DB_PASSWORD', 'sets a secret before, its value not in the words'],
    ['touchdown deploy app-1 --json | jq -r "select(.kind == \\"result\\").data.reason"', 'tells why it ended so'],
  ],
  details: DEPLOY_DETAILS,
  run: (values, terminal, words) => runDeployments('deploy', values, terminal, words),
};

/** `touchdown follow`: follows what is in progress, or judges the current state. */
export const followCommand: Command = {
  summary: 'Starts nothing: follows the deployments in progress, or judges the state that is there',
  isSeenThrough: true,
  arguments: [APP_IDS],
  options: FOLLOW_OPTIONS,
  examples: [
    ['touchdown follow app-1', 'follows the deployment that somebody else started'],
    ['touchdown follow app-1 --logs on-failure --timeout 10m', 'shows the last log lines where it fails'],
  ],
  details: DEPLOY_DETAILS,
  run: (values, terminal, words) => runDeployments('follow', values, terminal, words),
};
