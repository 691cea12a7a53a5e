import type { Word } from '../decide/deployment-evidence.ts';

/** One deployment on the page. Instants in epoch milliseconds. */
export interface DeploymentRow {
  readonly id: string;
  readonly application: string;
  readonly deployment: string | null;
  readonly word: Word;
  readonly unconfirmed: Word | null;
  readonly state: string | null;
  /** Null where it could not be placed. */
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
  /** How often an equal one came again. */
  readonly repeats: number;
  /** What it came to, or why it came to nothing; null while it is pending. */
  readonly outcome: string | null;
}

/** One check run that is not written any more until somebody asks for it. */
export interface DeadLetter {
  readonly checkId: string;
  readonly repository: string;
  readonly sha: string;
  readonly name: string;
  readonly attempts: number;
  readonly reason: string;
}

/** All that the page shows; each list has the newest first. */
export interface Overview {
  readonly deployments: readonly DeploymentRow[];
  readonly deliveries: readonly DeliveryRow[];
  readonly deadLetters: readonly DeadLetter[];
  readonly backlog: { readonly pending: number; readonly oldestPendingAt: number | null; readonly unpublished: number };
}
