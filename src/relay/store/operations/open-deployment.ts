import { createHash } from 'node:crypto';
import type { Reference } from '../../../deploy/evidence/evidence.ts';
import { NOTHING_KNOWN } from '../../decide/deployment-evidence.ts';
import type { Deployment } from '../../decide/relayed-deployment-state.ts';
import type { Rules } from '../../decide/rules.ts';

/** What a deployment begins with. */
export interface Opening {
  readonly application: string;
  readonly deployment: string | null;
  readonly firstKey: string | null;
  readonly openedAt: number;
  /** What tells it apart from another that began with the same. */
  readonly again?: number;
}

/** Returns a deployment of which nothing is known yet. Its id follows from what it begins with, and tells nothing of it. */
export function openDeployment(opening: Opening, reference: Reference | null, now: number, rules: Rules): Deployment {
  const { application, deployment, firstKey, openedAt, again } = opening;
  const id = createHash('sha256')
    .update(JSON.stringify([application, deployment, firstKey, ...(again === undefined ? [] : [again])]))
    .digest('hex')
    .slice(0, 32);
  const environment = rules.applications.find((configured) => configured.id === application)?.environment ?? null;
  return {
    ...{ id, application, deployment, firstKey, openedAt },
    told: { ...NOTHING_KNOWN, isNamed: false },
    seen: NOTHING_KNOWN,
    weighing: null,
    reference,
    state: null,
    doubt: null,
    placed: null,
    environment,
    pullRequest: null,
    url: null,
    runId: null,
    registeredAt: null,
    endedAt: null,
    rev: 0,
    looks: 0,
    nextLookAt: now,
    deadlineAt: now + rules.deadlineMs,
  };
}
