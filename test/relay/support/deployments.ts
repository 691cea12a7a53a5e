import { type Deployment, openDeployment } from '../../../src/relay/decide/deployment.ts';
import { judgeDeployment } from '../../../src/relay/decide/judge-deployment.ts';
import { judgeDeployedCommit } from '../../../src/relay/decide/prove-commit.ts';
import { BASE, PLACE, rulesOf, shaOf } from './history-facts.ts';

const OPENED = openDeployment(
  { application: 'app-1', deployment: 'd-1', firstKey: null, openedAt: BASE },
  { reference: null, now: BASE, rules: rulesOf() },
);

/** What is reported about a deployment before the first delivery. */
export const NO_REPORT = OPENED.reported;

/** Returns a registered deployment on the first commit without any evidence. */
export function deploymentOf(changes: Partial<Deployment> = {}): Deployment {
  return { ...OPENED, id: 'row-1', placed: { ...PLACE, sha: shaOf(1) }, registeredAt: BASE, ...changes };
}

/** Judges one status check of a service that does not report its commit. */
export function judgeCheck(...given: Parameters<typeof judgeDeployment>): Deployment {
  const [, , now] = given;
  return judgeDeployedCommit(judgeDeployment(...given), { kind: 'commit', commit: null, isNamed: false }, now);
}
