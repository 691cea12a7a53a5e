import { type BodySource, isDeclaredOver, readBody } from '../kernel/bounded-body.ts';
import type { Clock } from '../kernel/clock.ts';
import { createTimeouts } from '../kernel/time-limit.ts';
import { createBodyBudget, LARGE_BYTES } from './body-budget.ts';
import { type PlainResponse, renderError, renderUnavailable } from './plain-response.ts';

/** The limits for reading a body. */
export interface BodyTerms {
  readonly maxBytes: number;
  /** True if the request's headers prove who sends it. */
  readonly isSenderKnown: boolean;
}

/** Reads the body of a request, or returns the response to one that does not arrive whole. Never rejects. */
export type ReadRequestBody = (
  request: { readonly headers: { get(name: string): string | null }; readonly body: BodySource | null },
  terms: BodyTerms,
) => Promise<Uint8Array | PlainResponse>;

const CROWDED_OUT = renderUnavailable('Too many bodies are being received. Send the request again later.');
const LATE = renderError(408, 'The body did not arrive in time. Send the request again.');
const BROKEN = renderError(400, 'The body is incomplete. Send the request again.');
/** The memory for unfinished bodies of unknown senders, and of known senders. */
const STRANGERS_BYTES = 4 * 1024 * 1024;
const KNOWN_BYTES = 64 * 1024 * 1024;
/** GitHub aborts a delivery after ten seconds, too. */
const BODY_MS = 10_000;

/** Returns a reader that limits the size and time of each body, and the memory of all together. */
export function createBodyReader(clock: Clock): ReadRequestBody {
  const openForStranger = createBodyBudget(STRANGERS_BYTES);
  const openForKnown = createBodyBudget(KNOWN_BYTES);
  const startTimeout = createTimeouts(clock, BODY_MS);
  return async ({ headers, body }, { maxBytes, isSenderKnown }) => {
    const length = headers.get('content-length');
    const tooLarge = renderError(413, `The body is larger than ${maxBytes / 1024} KiB. Send a smaller one.`);
    if (isDeclaredOver(length, maxBytes)) return tooLarge;
    if (body === null) return new Uint8Array();
    const stopped = new AbortController();
    let refusal = tooLarge;
    const stop = (why: PlainResponse): void => {
      refusal = why;
      stopped.abort();
    };
    const share = (isSenderKnown ? openForKnown : openForStranger)(() => stop(CROWDED_OUT));
    const endTimeout = startTimeout(() => stop(LATE));
    // A body that declares a large size is dropped before it uses memory.
    const declaredBytes = Number(length) || 0;
    const reservedBytes = declaredBytes > LARGE_BYTES ? declaredBytes : 0;
    share.hold(reservedBytes);
    const onChunk = (_: Uint8Array, heldBytes: number): void => share.hold(Math.max(reservedBytes, heldBytes));
    try {
      const { bytes, isWhole } = await readBody(body, maxBytes, { signal: stopped.signal, onChunk });
      return isWhole ? bytes : refusal;
    } catch {
      return BROKEN;
    } finally {
      share.release();
      endTimeout();
    }
  };
}
