import type { Command } from '../arguments/command.ts';
import { APP_IDS } from './app-ids.ts';
import { DEPLOY_DETAILS, FOLLOW_OPTIONS } from './deploy-options.ts';
import { runDeployments } from './run-deploy.ts';

/** `touchdown follow`: follows what is in progress, or judges the state that is there. */
export const command: Command = {
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
