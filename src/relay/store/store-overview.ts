import type { Word } from '../decide/deployment-evidence.ts';

/** One deployment as it is now, for those who wait for it. */
export interface DeploymentView {
  readonly id: string;
  readonly application: string;
  readonly deployment: string | null;
  /** Null if it is placed nowhere. */
  readonly repositoryId: number | null;
  readonly sha: string | null;
  readonly environment: string | null;
  /** What is confirmed; an outcome only once it is. */
  readonly word: Word;
  /** What was reported and is not confirmed; null if there is nothing. */
  readonly unconfirmed: Word | null;
  /** The platform's own state word as last seen; null before the first status check. */
  readonly state: string | null;
  readonly isEnded: boolean;
  /** Counts up with every change. */
  readonly rev: number;
  readonly openedAt: number;
  readonly endedAt: number | null;
  readonly checkUrl: string | null;
}

/** How much there is to do. Instants in epoch milliseconds. */
export interface Backlog {
  /** Deliveries that are stored and not applied. */
  readonly pending: number;
  /** Null if nothing is pending. */
  readonly oldestPendingAt: number | null;
  /** Check runs whose desired state is not published. */
  readonly unpublished: number;
  readonly dead: number;
}

/** One deployment on the page. Instants in epoch milliseconds. */
export interface DeploymentRow {
  readonly id: string;
  readonly application: string;
  readonly deployment: string | null;
  readonly word: Word;
  readonly unconfirmed: Word | null;
  readonly state: string | null;
  /** Null if it could not be placed. */
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
  /** How many equal ones came later. */
  readonly repeats: number;
  /** What became of it; null while it is pending. */
  readonly outcome: string | null;
}

/** One check run that is not written any more until an operator replays it. */
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
