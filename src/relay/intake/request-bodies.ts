import { isDeclaredOver, readBody } from '../../kernel/bounded-body.ts';
import type { Clock } from '../../kernel/clock.ts';

/** Why a body is incomplete: `crowded-out` if it had to make room for other bodies, `broken` if its sender stopped. */
export type BodyFailure = 'too-large' | 'late' | 'crowded-out' | 'broken';

/** The body of a request, or why it is incomplete. */
export type RequestBody =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly failure: BodyFailure };

/** The limits for reading a body. */
export interface BodyTerms {
  readonly maxBytes: number;
  /** True if the request's headers prove who sends it. */
  readonly isSenderKnown: boolean;
}

/** Reads the body of a request. Never rejects. */
export type ReadRequestBody = (request: Request, terms: BodyTerms) => Promise<RequestBody>;

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
  return async (request, terms) => {
    const length = request.headers.get('content-length');
    if (isDeclaredOver(length, terms.maxBytes)) return { kind: 'failed', failure: 'too-large' };
    if (request.body === null) return { kind: 'whole', bytes: new Uint8Array() };
    return readWithin(
      request.body,
      Number(length) || 0,
      terms.maxBytes,
      terms.isSenderKnown ? known : strangers,
      clock,
    );
  };
}

async function readWithin(
  body: ReadableStream<Uint8Array>,
  declaredBytes: number,
  maxBytes: number,
  budget: ReturnType<typeof createBodyBudget>,
  clock: Clock,
): Promise<RequestBody> {
  const [stopped, done] = [new AbortController(), new AbortController()];
  let failure: BodyFailure = 'too-large';
  const stop = (why: BodyFailure): void => {
    failure = why;
    stopped.abort();
  };
  const share = budget.open(() => stop('crowded-out'));
  void clock.wait(BODY_MS, done.signal).then(() => {
    if (!done.signal.aborted) stop('late');
  });
  // A body that declares a large size is dropped before it uses memory.
  const reservedBytes = declaredBytes > LARGE_BYTES ? declaredBytes : 0;
  share.hold(reservedBytes);
  const onChunk = (_: Uint8Array, heldBytes: number): void => share.hold(Math.max(reservedBytes, heldBytes));
  try {
    const { bytes, isWhole } = await readBody(body, maxBytes, { signal: stopped.signal, onChunk });
    return isWhole ? { kind: 'whole', bytes } : { kind: 'failed', failure };
  } catch {
    return { kind: 'failed', failure: 'broken' };
  } finally {
    share.release();
    // Without a reason, abort() builds an Error with a stack trace for each body.
    done.abort('read');
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
