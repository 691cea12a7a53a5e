import type { DeploymentView } from '../store/store-overview.ts';
import { renderDeployment } from './deployment-json.ts';

/** A deployment's state as it is told to all who wait for it, made once. */
export interface Change {
  readonly view: DeploymentView;
  /** One line. */
  readonly json: string;
  /** A whole server-sent event: `state`, with the rev as its id. */
  readonly frame: string;
}

/** Somebody who waits for a deployment; told of states that it may know already. No call throws. */
export interface Waiter {
  changed(change: Change): void;
  /** Called about every 15 s with the time (epoch milliseconds), so that connections do not look dead. */
  beat(now: number): void;
  /** Nothing more will be told: the relay stops, or the deployment is no longer kept. */
  stopped(): void;
}

/** Returns a deployment's state, rendered for all ways in which it is told. */
export function renderChange(view: DeploymentView): Change {
  const json = renderDeployment(view);
  return { view, json, frame: `event: state\nid: ${view.rev}\ndata: ${json}\n\n` };
}
