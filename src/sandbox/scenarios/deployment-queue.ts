/** What is busy when the first deployment of an application is requested. */
export const AHEAD = ['nothing', 'environment', 'application', 'restart'] as const;

/** Which requests of the application are merged with ours: one that was waiting before it, or one that comes after it. */
export const MERGES = ['none', 'earlier', 'later'] as const;

/** What becomes of a request, besides how its deployment goes: see `Queue.ending`. */
export const ENDINGS = ['runs', 'canceled', 'deleted', 'restarted'] as const;

/** What the status shows of a queue. The platform's description leaves this open, so each reading of it has a scenario. */
export interface QueueReading {
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
  readonly ending: (typeof ENDINGS)[number];
  /** True if a request without a commit is refused. */
  readonly needsCommit: boolean;
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
