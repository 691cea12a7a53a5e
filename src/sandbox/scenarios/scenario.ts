import type { FaultRule } from '../faults/rules.ts';
import type { LimitHeaders } from '../http/rate-window.ts';
import type { LogShape } from './log-shapes.ts';

/** What is busy when the first deployment of an application is requested. */
export const AHEAD = ['nothing', 'environment', 'application', 'restart'] as const;

/** Which requests of the application are merged with ours: one that was waiting before it, or one that comes after it. */
export const MERGES = ['none', 'earlier', 'later'] as const;

/** What the status shows of a queue. The platform's description leaves this open, so each reading of it has a scenario. */
interface QueueReading {
  /** The state while a request waits: DEPLOYMENT_QUEUED, or the outcome of the last deployment. */
  readonly waitingState: 'queued' | 'outcome';
  /**
   * Which request the status names. `always`: the one that waits, else the one that led to the state; `waiting`: the one that waits, else
   * null; `shown`: the one that led to the state. `response`: only the response to the POST names one. `never`: the field is absent.
   */
  readonly requestId: 'always' | 'waiting' | 'shown' | 'response' | 'never';
  /** When a deployment gets its execution id: at its request, when it starts, or never (the field is absent). */
  readonly executionId: 'request' | 'start' | 'never';
  readonly dateMoves: 'start' | 'end' | 'both';
  /** `count`: deployment_requests_count. `details`: status_details and is_part_last_deployment. */
  readonly sends: readonly ('count' | 'details')[];
}

/** How the deployments of an application queue. Times are platform seconds. */
export interface Queue extends QueueReading {
  /** What the first deployment waits for: nothing, another application of its environment, or a deployment or restart of its own. */
  readonly ahead: (typeof AHEAD)[number];
  /** How long that takes after the first deployment was requested. */
  readonly aheadSeconds: number;
  readonly aheadFails: boolean;
  readonly merges: (typeof MERGES)[number];
  /**
   * `runs`: the deployment runs as the scenario's timeline says. `canceled`: it is canceled halfway through its wait, or its run if it does
   * not wait. `deleted`: the application is deleted when its turn comes. `restarted`: a restart follows it at once.
   */
  readonly ending: 'runs' | 'canceled' | 'deleted' | 'restarted';
  readonly needsCommit: boolean;
  /** True if a deployment fails whose commit starts with `bad`. */
  readonly failsOnBad: boolean;
  /** Which applications a webhook event lists: those that were deployed, or all of the environment. */
  readonly eventsList: 'deployed' | 'environment';
}

/** The deployment events that a platform with queues sends. */
export const QUEUE_EVENT_KINDS = [
  'DEPLOYMENT_STARTED',
  'DEPLOYMENT_SUCCESSFUL',
  'DEPLOYMENT_FAILURE',
  'DEPLOYMENT_CANCELLED',
] as const;

/** How long the platform takes to start the next request after a deployment finished. */
export const START_DELAY_MS = 5000;

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
  readonly event?: EventKind;
}

/** One line of a deployment's log. `{app}`, `{commit}`, `{image}` and `{token}` (the reader's own) are filled in. */
export interface LogEntry {
  /** Platform seconds since the timeline began. */
  readonly atSeconds: number;
  readonly text: string;
  /** Who wrote it in the environment's log: another application of it, or the environment itself; absent: the application. */
  readonly from?: 'neighbor' | 'environment';
  /** True if the environment's log has it as an error; absent: as a message. */
  readonly isError?: true;
}

/** The body of the POST that deploys, once it is accepted. */
type DeployResponseKind = 'deployment' | 'failed' | 'status' | 'empty' | 'text';

interface DeployRefusal {
  readonly status: 400 | 409;
  readonly message: string;
  readonly forSeconds: number;
}

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
  /** The field in which the status and the response say which deployment they are about; null: in none. */
  readonly identity: 'deployment_id' | null;
  /** `changing`: after a deployment the same dates are written with another offset. */
  readonly dateNotation: 'utc' | 'changing';
  readonly log: readonly LogEntry[];
  readonly logShape: LogShape;
  /** What a deployment logs in its environment's log, where some platforms keep the builds' logs. `refused`: no token may read it. Null: it does not exist. */
  readonly environmentLog: readonly LogEntry[] | 'refused' | null;
  /** `plain`: a line has its text and its time. `published`: it also says who wrote it, and during which execution. */
  readonly environmentLogShape: 'plain' | 'published';
  readonly faults: readonly FaultRule[];
  /** A first window of this application's own, apart from its token's; null: the token's. */
  readonly budget: { readonly remaining: number; readonly endsInSeconds: number } | null;
  readonly limitHeaders: LimitHeaders;
  /** How far the platform's clock is off, in seconds. */
  readonly skewSeconds: number;
  /**
   * How the application itself responds after a deployment. `well`: healthy at once. `late`: not for 20 seconds. `never`: not at all.
   * `old`: as the version before, for 20 seconds.
   */
  readonly health: 'well' | 'late' | 'never' | 'old';
  /** How its deployments queue; null: they do not. */
  readonly queue: Queue | null;
}
