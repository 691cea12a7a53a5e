import type { FaultRule } from '../faults/fault-rules.ts';
import type { LimitHeaders } from '../http/rate-window.ts';
import type { Queue } from './deployment-queue.ts';
import type { LogShape } from './log-shapes.ts';

/** The deployment events that the platform is known to notify of. */
export const EVENT_KINDS = ['DEPLOYMENT_STARTED', 'DEPLOYMENT_SUCCEEDED', 'DEPLOYMENT_FAILED'] as const;

/** One of the deployment events. */
export type EventKind = (typeof EVENT_KINDS)[number];

/** What the status says from an instant on, until the next stage. */
export interface Stage {
  /** Platform seconds since the timeline began. */
  readonly atSeconds: number;
  readonly state: string;
  readonly service: string;
  /** The date of the last deployment becomes the instant of this stage. */
  readonly dateMoves?: true;
  /** The status is about another user's deployment from here on. */
  readonly another?: true;
  /** The event that webhook targets receive. */
  readonly event?: EventKind;
}

/** One line of a deployment's log. `{app}`, `{commit}`, `{image}` and `{token}` (the reader's own) are filled in. */
export interface LogEntry {
  /** Platform seconds since the timeline began. */
  readonly atSeconds: number;
  readonly text: string;
}

/** The body of the POST that deploys, once it is accepted. */
export type DeployResponseKind = 'deployment' | 'failed' | 'status' | 'empty' | 'text';

/** How the POST that deploys is turned down, and for how many seconds since the application was first used (Infinity: always). */
export interface DeployRefusal {
  readonly status: 400 | 409;
  readonly message: string;
  readonly forSeconds: number;
}

/** Under which name the status and the response tell which deployment they are about. */
export type IdentityField = 'deployment_id' | 'deployment_request_id' | 'execution_id';

/** How one application behaves, as data. Times are platform seconds. */
export interface Scenario {
  /** One sentence for a person who chooses. */
  readonly description: string;
  /** What the status says from the first use of the application until its first deployment. */
  readonly before: readonly Stage[];
  /** How long the status stays as it was after a deployment was accepted. */
  readonly delaySeconds: number;
  /** What the status says after that. */
  readonly timeline: readonly Stage[];
  readonly deployResponse: DeployResponseKind;
  readonly refusal: DeployRefusal | null;
  readonly identity: IdentityField | null;
  /** `changing`: after a deployment the same dates are written with another offset. */
  readonly dateNotation: 'utc' | 'changing';
  readonly log: readonly LogEntry[];
  readonly logShape: LogShape;
  readonly faults: readonly FaultRule[];
  /** A first window of this application's own, apart from its token's; null: the token's. */
  readonly budget: { readonly remaining: number; readonly endsInSeconds: number } | null;
  readonly limitHeaders: LimitHeaders;
  /** How far the platform's clock is off, in seconds. */
  readonly skewSeconds: number;
  /** How its deployments queue; null: they do not. */
  readonly queue: Queue | null;
}
