import type { Authority, Word } from './deployment-evidence.ts';

/** What the sender of a delivery reports of a deployment. */
export interface Hint {
  /** Every application that the delivery names; at least one. */
  readonly applications: readonly string[];
  /** The deployment's id; null if the delivery has none. */
  readonly deployment: string | null;
  readonly word: Word;
  /** The delivery's own time in epoch milliseconds; null if it has none. */
  readonly reportedAt: number | null;
}

/**
 * What a delivery came to when it was read. `hint`: of a deployment. `request`: GitHub asks for something. `ignored`: an event
 * that is none of ours. `quarantined`: its sender is known, but it cannot be understood; `reason` says why, for a person.
 */
export type DeliveryContent =
  | { readonly kind: 'hint'; readonly hint: Hint }
  | { readonly kind: 'request'; readonly request: GithubRequest }
  | { readonly kind: 'ignored'; readonly event: string }
  | { readonly kind: 'quarantined'; readonly reason: string };

/** A delivery that was accepted and is to be stored: all that is kept of it, and not its secret. */
export interface NewDelivery {
  readonly source: 'platform' | 'github';
  /** The sender's delivery id, or a SHA-256 of what makes it the same: hexadecimal or a UUID, never free text. */
  readonly dedupeKey: string;
  /** Another key under which an equal one may be stored already; null if there is none. */
  readonly formerKey: string | null;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  readonly authority: Authority;
  readonly content: DeliveryContent;
}

/** What became of a delivery that is stored durably. */
export interface Appended {
  /** Its name in logs, responses and on the page: the position in the inbox, as a text. */
  readonly id: string;
  /** Whether it was there already. */
  readonly isDuplicate: boolean;
}

/** A repository as an event of GitHub names it; signed, so believed. */
export interface NamedRepository {
  readonly repositoryId: number;
  readonly repository: string;
  readonly installationId: number;
}

/**
 * What GitHub asks for. `expect`: a commit appeared whose required check has to be there (merge group, pull request, suite).
 * `again`: a person asked for the deployment once more; `externalId` is the check run's. `gate`: a job waits for a decision.
 */
export type GithubRequest =
  | {
      readonly kind: 'expect';
      readonly place: NamedRepository;
      readonly sha: string;
      readonly pullRequest: number | null;
    }
  | {
      readonly kind: 'again';
      readonly place: NamedRepository;
      readonly sha: string;
      readonly externalId: string;
      /** The login of the person who asked. */
      readonly askedBy: string;
    }
  | {
      readonly kind: 'gate';
      readonly place: NamedRepository;
      readonly sha: string;
      readonly runId: number;
      readonly environment: string;
    };
