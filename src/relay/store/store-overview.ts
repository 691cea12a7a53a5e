import type { Word } from '../decide/deployment-evidence.ts';

/** The current state of a deployment, for clients that wait for it. */
export interface DeploymentView {
  readonly id: string;
  readonly application: string;
  readonly deployment: string | null;
  readonly repositoryId: number | null;
  readonly sha: string | null;
  readonly environment: string | null;
  /** The confirmed state; an outcome only once it is confirmed. */
  readonly word: Word;
  /** A reported outcome that is not confirmed, or null. */
  readonly unconfirmed: Word | null;
  /** The platform's state at the last status check; null before the first one. */
  readonly state: string | null;
  readonly isEnded: boolean;
  /** Increases with every change. */
  readonly rev: number;
  readonly openedAt: number;
  readonly endedAt: number | null;
  readonly checkUrl: string | null;
}

/** How much work is left. Times in epoch milliseconds. */
export interface Backlog {
  /** Deliveries that are stored but not applied. */
  readonly pending: number;
  readonly oldestPendingAt: number | null;
  /** Check runs whose desired state is not on GitHub yet. */
  readonly unpublished: number;
  readonly dead: number;
}

/** One deployment on the page. Times in epoch milliseconds. */
export interface DeploymentRow {
  readonly id: string;
  readonly application: string;
  readonly deployment: string | null;
  readonly word: Word;
  readonly unconfirmed: Word | null;
  readonly state: string | null;
  readonly repository: string | null;
  readonly sha: string | null;
  readonly environment: string | null;
  readonly url: string | null;
  readonly checkUrl: string | null;
  readonly openedAt: number;
  readonly endedAt: number | null;
}

/** One delivery on the page. */
export interface DeliveryRow {
  readonly id: string;
  readonly source: string;
  /** `hint`, `request`, `ignored` or `quarantined`. */
  readonly kind: string;
  readonly application: string | null;
  readonly deployment: string | null;
  readonly word: string | null;
  readonly receivedAt: number;
  /** How many duplicates arrived later. */
  readonly repeats: number;
  readonly outcome: string | null;
}

/** A check run that is not written until an operator replays it. */
export interface DeadLetter {
  readonly checkId: string;
  readonly repository: string;
  readonly sha: string;
  readonly name: string;
  readonly attempts: number;
  readonly reason: string;
}

/** Everything the page shows; each list has the newest first. */
export interface Overview {
  readonly deployments: readonly DeploymentRow[];
  readonly deliveries: readonly DeliveryRow[];
  readonly deadLetters: readonly DeadLetter[];
  readonly backlog: Omit<Backlog, 'dead'>;
}
