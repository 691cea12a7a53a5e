import { hash } from 'node:crypto';

/** For how long an equal delivery without id, deployment and time is taken for the same one, at least. */
const BUCKET_MS = 30_000;
/** Of a time in milliseconds, up to the year 2527. */
const TIME_DIGITS = 11;
/** 212 bits of the hash are left. */
const KEY_DIGITS = 64;
const SANE_ID = /^[\x21-\x7e]{1,255}$/;

/** What makes a delivery the same as another: nothing that is free text, and no duration. */
export interface DeliveryIdentity {
  /** The sender's own id of the delivery; null where it sent none. */
  readonly deliveryId: string | null;
  /** The event's word or name. */
  readonly event: string;
  /** In any order. */
  readonly applications: readonly string[];
  readonly deployment: string | null;
  /** The time that it tells, in epoch milliseconds. */
  readonly toldAt: number | null;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
}

/** By which a stored delivery is found again; see NewDelivery. */
export interface DedupeKeys {
  readonly dedupeKey: string;
  readonly formerKey: string | null;
}

/**
 * Returns the SHA-256 of what makes a delivery the same. The sender's id is taken together with what is told, so that an id used
 * twice hides nothing. A delivery that has neither id nor deployment nor time is the same for a while only: the next deployment's
 * start is equal to the last one's, byte for byte. Its key holds the half minute of its arrival, the former key the one before.
 */
export function dedupeKeysOf(identity: DeliveryIdentity): DedupeKeys {
  const { event, deployment, toldAt, receivedAt } = identity;
  const deliveryId = saneId(identity.deliveryId);
  const told = [event, identity.applications.toSorted(), deployment, toldAt];
  if (deliveryId !== null) return { dedupeKey: keyOf(toldAt, ['id', deliveryId, ...told]), formerKey: null };
  if (deployment !== null || toldAt !== null) return { dedupeKey: keyOf(toldAt, ['told', ...told]), formerKey: null };
  const bucket = Math.floor(receivedAt / BUCKET_MS);
  const keyIn = (one: number): string => keyOf(one * BUCKET_MS, ['arrived', one, ...told]);
  return { dedupeKey: keyIn(bucket), formerKey: keyIn(bucket - 1) };
}

/** Returns an id that can be one: printable, at most 255 characters; null for anything else. */
function saneId(id: string | null): string | null {
  return id !== null && SANE_ID.test(id) ? id : null;
}

/**
 * The time that it tells goes first: keys that come one after the other then lie side by side in the database's index, and a commit
 * touches few of its pages.
 */
function keyOf(at: number | null, parts: readonly unknown[]): string {
  const time = (at ?? 0).toString(16).padStart(TIME_DIGITS, '0');
  return `${time}${hash('sha256', JSON.stringify(['platform', ...parts]), 'hex')}`.slice(0, KEY_DIGITS);
}
