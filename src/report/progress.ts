import type { DeploymentRecord } from '../deploy/state.ts';
import { shortCommit } from '../kernel/plain-text.ts';
import { renderDuration } from '../kernel/units.ts';
import { safeSentence } from '../kernel/untrusted.ts';

const MAX_UNITS = 400;

/** Returns what is new since the last report, one line each: that the platform accepted the deployment, and each state seen. */
export function renderProgress(before: DeploymentRecord, now: DeploymentRecord): readonly string[] {
  const isAccepted = now.triggeredAt !== null && before.triggeredAt === null && now.isAdopted !== true;
  const since = now.triggeredAt ?? now.startedAt;
  const steps = now.steps.slice(before.steps.length);
  return [
    ...(isAccepted ? [renderAccepted(now)] : []),
    ...steps.map((step) => `${step.state} after ${renderDuration(step.seenAt - since)}`),
  ].map((line) => safeSentence(line, MAX_UNITS));
}

function renderAccepted({ commit, deploymentId }: DeploymentRecord): string {
  const name = deploymentId === null ? '' : ` ${deploymentId}`;
  const of = commit === null ? '' : ` of ${shortCommit(commit)}`;
  return `The platform accepted the deployment${name}${of}.`;
}
