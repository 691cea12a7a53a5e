import type { Word } from '../decide/deployment-evidence.ts';

const WORDS: ReadonlyMap<string, Word> = new Map([
  ['deploymentstarted', 'running'],
  ['deploymentsucceeded', 'succeeded'],
  ['deploymentsuccessful', 'succeeded'],
  ['deploymentfailed', 'failed'],
  ['deploymentfailure', 'failed'],
  ['deploymentcancelled', 'cancelled'],
  ['deploymentcanceled', 'cancelled'],
]);
const MAX_NAME = 60;

/**
 * Reads the name of an event, case and separators (space, `_`, `-`, `.`, `:`, `/`) aside: `DEPLOYMENT_STARTED`,
 * `deployment.started`, `deploymentStarted`. Null for every event that is none of a deployment's. Never throws.
 */
export function parseEventWord(name: string): Word | null {
  if (name.length > MAX_NAME) return null;
  return WORDS.get(name.replace(/[\s_.:/-]+/g, '').toLowerCase()) ?? null;
}
