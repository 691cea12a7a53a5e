import { renderSseEvent } from '../../web/sse-writer.ts';
import type { DeploymentView } from '../store/store-overview.ts';

/** A deployment's state, rendered once for everyone who waits for it. */
export interface Change {
  readonly view: DeploymentView;
  /** One line. */
  readonly json: string;
  /** A server-sent event `state`, with the rev as its id. */
  readonly event: string;
}

/** A client that waits for a deployment; a state may be reported twice. No call throws. */
export interface Waiter {
  changed(change: Change): void;
  /** Called about every 15 s with the time (epoch milliseconds), so that connections do not look dead. */
  beat(now: number): void;
  /** Nothing more will be reported: the relay stops, or the deployment was deleted. */
  stopped(): void;
}

/** Renders a deployment's state: JSON with instants in ISO 8601, and the same as an event. */
export function renderChange(view: DeploymentView): Change {
  const json = JSON.stringify({
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
    opened_at: new Date(view.openedAt).toISOString(),
    ended_at: view.endedAt === null ? null : new Date(view.endedAt).toISOString(),
  });
  return { view, json, event: renderSseEvent('state', json, view.rev) };
}
