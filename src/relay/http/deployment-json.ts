import type { DeploymentView } from '../store/store-overview.ts';

/** Returns a deployment's state as those who wait for it read it: one line of JSON, instants in ISO 8601. */
export function renderDeployment(view: DeploymentView): string {
  return JSON.stringify({
    id: view.id,
    app_id: view.application,
    deployment_id: view.deployment,
    sha: view.sha,
    state: view.word,
    unconfirmed: view.unconfirmed,
    platform_state: view.state,
    ended: view.isEnded,
    rev: view.rev,
    check_run_url: view.checkUrl,
    opened_at: renderInstant(view.openedAt),
    ended_at: view.endedAt === null ? null : renderInstant(view.endedAt),
  });
}

function renderInstant(epochMs: number): string {
  return new Date(epochMs).toISOString();
}
