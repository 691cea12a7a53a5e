import { type Deployment, NO_REPORT } from '../../../src/relay/decide/deployment.ts';
import { NO_EVIDENCE } from '../../../src/relay/decide/evidence.ts';
import { judgeDeployment } from '../../../src/relay/decide/judge-deployment.ts';
import { judgeDeployedCommit } from '../../../src/relay/decide/prove-commit.ts';
import { BASE, HOUR_MS, PLACE, shaOf } from './history-facts.ts';

/** Returns a deployment on the first commit without any evidence. */
export function deploymentOf(changes: Partial<Deployment> = {}): Deployment {
  return {
    ...{ id: 'row-1', application: 'app-1', deployment: 'd-1', firstKey: null, openedAt: BASE },
    reported: NO_REPORT,
    seen: NO_EVIDENCE,
    ...{ statusEvidence: null, reference: null, state: null, doubt: null },
    placed: { ...PLACE, sha: shaOf(1) },
    ...{ environment: null, url: null, runId: null, registeredAt: BASE, endedAt: null },
    ...{ rev: 0, statusChecks: 0, nextCheckAt: BASE, deadlineAt: BASE + HOUR_MS },
    ...changes,
  };
}

/** Judges one status check of a service that does not report its commit. */
export function judgeCheck(...given: Parameters<typeof judgeDeployment>): Deployment {
  const [, , now] = given;
  return judgeDeployedCommit(judgeDeployment(...given), null, now);
}
