import { type BodySource, isDeclaredOver, readBody } from '../kernel/bounded-body.ts';
import type { Clock } from '../kernel/clock.ts';
import { createTimeouts } from '../kernel/time-limit.ts';
import { type PlainResponse, renderError, renderUnavailable } from './plain-response.ts';

/** The parts of a request that its body is read from. */
interface BodyRequest {
  readonly headers: { get(name: string): string | null };
  readonly body: BodySource | null;
}

/** The limits for reading a body. */
export interface BodyTerms {
  readonly maxBytes: number;
  /** True if the request's headers prove who sends it. */
  readonly isSenderKnown: boolean;
}

/** Reads the body of a request, or returns the response to one that does not arrive whole. Never rejects. */
export type ReadRequestBody = (request: BodyRequest, terms: BodyTerms) => Promise<Uint8Array | PlainResponse>;

const CROWDED_OUT = renderUnavailable('Too many bodies are being received. Send the request again later.');
const LATE = renderError(408, 'The body did not arrive in time. Send the request again.');
const BROKEN = renderError(400, 'The body is incomplete. Send the request again.');
/** The memory for unfinished bodies of unknown senders, and of known senders. */
const STRANGERS_BYTES = 4 * 1024 * 1024;
const KNOWN_BYTES = 64 * 1024 * 1024;
/** GitHub aborts a delivery after ten seconds, too. */
const BODY_MS = 10_000;
/** Most deliveries are smaller. */
const LARGE_BYTES = 65_536;

/** Returns a reader that limits the size and time of each body, and the memory of all together. */
export function createBodyReader(clock: Clock): ReadRequestBody {
  const strangers = createBodyBudget(STRANGERS_BYTES);
  const known = createBodyBudget(KNOWN_BYTES);
  const startTimeout = createTimeouts(clock, BODY_MS);
  return async ({ headers, body }, { maxBytes, isSenderKnown }) => {
    const length = headers.get('content-length');
    if (isDeclaredOver(length, maxBytes)) return tooLarge(maxBytes);
    if (body === null) return new Uint8Array();
    return readWithin(body, Number(length) || 0, maxBytes, isSenderKnown ? known : strangers, startTimeout);
  };
}

function tooLarge(maxBytes: number): PlainResponse {
  return renderError(413, `The body is larger than ${maxBytes / 1024} KiB. Send a smaller one.`);
}

async function readWithin(
  body: BodySource,
  declaredBytes: number,
  maxBytes: number,
  budget: ReturnType<typeof createBodyBudget>,
  startTimeout: ReturnType<typeof createTimeouts>,
): Promise<Uint8Array | PlainResponse> {
  const stopped = new AbortController();
  let refusal = tooLarge(maxBytes);
  const stop = (why: PlainResponse): void => {
    refusal = why;
    stopped.abort();
  };
  const share = budget.open(() => stop(CROWDED_OUT));
  const endTimeout = startTimeout(() => stop(LATE));
  // A body that declares a large size is dropped before it uses memory.
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
}

/** One body's part of a budget: `hold` sets its bytes, `release` returns them. */
interface BodyShare {
  hold(bytes: number): void;
  release(): void;
}

/**
 * Returns a budget of `maxBytes`. When it is used up, a large body is dropped itself, and a small one displaces the oldest body: honest
 * bodies arrive quickly, while an attack on the memory has to leave bodies unfinished.
 */
export function createBodyBudget(maxBytes: number) {
  /** The shares in use, the oldest first. */
  const held = new Map<BodyShare, { readonly bytes: number; readonly giveWay: () => void }>();
  let totalBytes = 0;
  return {
    /** Opens a share for a body; `giveWay` is called once if the body has to make room for others. */
    open: (giveWay: () => void): BodyShare => {
      let isOver = false;
      const set = (bytes: number): void => {
        totalBytes += bytes - (held.get(share)?.bytes ?? 0);
        if (bytes === 0) held.delete(share);
        else held.set(share, { bytes, giveWay });
      };
      const share: BodyShare = {
        hold: (bytes) => {
          if (isOver) return;
          set(bytes);
          for (const oldest of held.keys()) {
            if (totalBytes <= maxBytes || isOver) return;
            const chosen = bytes > LARGE_BYTES ? share : oldest;
            const leave = held.get(chosen)?.giveWay;
            chosen.release();
            leave?.();
          }
        },
        release: () => {
          isOver = true;
          set(0);
        },
      };
      return share;
    },
  };
}
