import { isDeclaredOver, readBody } from '../../kernel/bounded-body.ts';
import type { Clock } from '../../kernel/clock.ts';
import { type BodyBudget, createBodyBudget, LARGE_BYTES } from './body-budget.ts';

/** Why a body was not received whole: `crowded-out` if it gave way to other bodies, `broken` if its sender stopped sending. */
export type BodyFailure = 'too-large' | 'late' | 'crowded-out' | 'broken';

/** What became of the body of a request. */
export type RequestBody =
  | { readonly kind: 'whole'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly failure: BodyFailure };

/** How a body is read. */
export interface BodyTerms {
  readonly maxBytes: number;
  /** Whether the request's head proves who sends it. */
  readonly isSenderKnown: boolean;
  /** Called with each chunk, in order. */
  readonly onChunk?: (chunk: Uint8Array) => void;
}

/** Reads the body of a request that nothing has read yet. Never rejects. */
export type ReadRequestBody = (request: Request, terms: BodyTerms) => Promise<RequestBody>;

/** What the unfinished bodies of strangers, and those of known senders, may occupy together. */
const STRANGERS_BYTES = 4 * 1024 * 1024;
const KNOWN_BYTES = 64 * 1024 * 1024;
/** GitHub gives up on a delivery after ten seconds, too. */
const BODY_MS = 10_000;

/** Returns a reader that bounds each body in size and time, and the memory of all of them together. */
export function createBodyReader(clock: Clock): ReadRequestBody {
  const strangers = createBodyBudget(STRANGERS_BYTES);
  const known = createBodyBudget(KNOWN_BYTES);
  return async (request, terms) => {
    if (isDeclaredOver(request.headers.get('content-length'), terms.maxBytes)) return failed('too-large');
    if (request.body === null) return { kind: 'whole', bytes: new Uint8Array() };
    const declaredBytes = Number(request.headers.get('content-length')) || 0;
    return readWithin(request.body, declaredBytes, terms, terms.isSenderKnown ? known : strangers, clock);
  };
}

async function readWithin(
  body: ReadableStream<Uint8Array>,
  declaredBytes: number,
  { maxBytes, onChunk }: BodyTerms,
  budget: BodyBudget,
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
  // A body that says that it will be large gives way before it has cost anything.
  const reservedBytes = declaredBytes > LARGE_BYTES ? declaredBytes : 0;
  share.hold(reservedBytes);
  const take = (chunk: Uint8Array, heldBytes: number): void => {
    share.hold(Math.max(reservedBytes, heldBytes));
    onChunk?.(chunk);
  };
  try {
    const { bytes, isWhole } = await readBody(body, maxBytes, { signal: stopped.signal, onChunk: take });
    return isWhole ? { kind: 'whole', bytes } : failed(failure);
  } catch {
    return failed('broken');
  } finally {
    share.release();
    done.abort();
  }
}

function failed(failure: BodyFailure): RequestBody {
  return { kind: 'failed', failure };
}
