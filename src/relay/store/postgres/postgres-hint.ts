/** PostgreSQL refuses a payload of 8,000 bytes (its documentation of NOTIFY). */
const PAYLOAD_BYTES = 7999;

/** What one process told the others: who it is, and the ids of deployments that changed, if it could name them. */
export interface Hint {
  readonly from: string;
  readonly changed: readonly string[];
}

/** Returns a payload for NOTIFY; one that would be too long names nothing. Never throws. */
export function encodeHint(from: string, changed: readonly string[]): string {
  const payload = [from, ...changed].join(',');
  return Buffer.byteLength(payload) <= PAYLOAD_BYTES ? payload : from;
}

/** Reads a payload; anybody with access to the database may have sent it, so that it is a hint and no more. Never throws. */
export function decodeHint(payload: string): Hint {
  const [from = '', ...changed] = payload.split(',');
  return { from, changed };
}
