import type { InstalledRepository } from '../interfaces.ts';
import type { Authority, Word } from './evidence.ts';

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

/** The content of a delivery. `ignored`: an event that the relay does not handle. `quarantined`: from a known sender, but unusable. */
export type DeliveryContent =
  | { readonly kind: 'hint'; readonly hint: Hint }
  | { readonly kind: 'request'; readonly request: GithubRequest }
  | { readonly kind: 'ignored'; readonly event: string }
  | { readonly kind: 'quarantined'; readonly reason: string };

/** An accepted delivery as it will be stored, without its secret. */
export interface NewDelivery {
  readonly source: 'platform' | 'github';
  /** The sender's delivery id, or a SHA-256 of the parts that identify the delivery: hexadecimal or a UUID, never free text. */
  readonly dedupeKey: string;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  readonly authority: Authority;
  readonly content: DeliveryContent;
}

/** The result of storing a delivery. */
export interface Appended {
  /** Its id in logs, responses and on the page: the position in the inbox, as text. */
  readonly id: string;
  /** True if it was already stored. */
  readonly isDuplicate: boolean;
}

/** A request from GitHub. `expect`: a commit needs its required check. `again`: a person pressed "Deploy again" on a check run. */
export type GithubRequest = { readonly place: InstalledRepository; readonly sha: string } & (
  | { readonly kind: 'expect' }
  /** `askedBy` is the login of the person. */
  | { readonly kind: 'again'; readonly externalId: string; readonly askedBy: string }
);
