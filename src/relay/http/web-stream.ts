import { toResponse } from './answer.ts';
import { renderFull, type StreamGrant } from './deployments.ts';
import { type EventSink, EventStream, RETRY, STREAM_HEADERS } from './event-stream.ts';
import type { Waiters } from './waiters.ts';

/** More than an event stream lets wait, so that it is the one who decides. */
const MARK_BYTES = 131_072;

/** Answers an event stream as a web-standard response; 503 where there is no room. The stream is forgotten when its reader goes. */
export function openWebStream(waiters: Waiters, { view, seenRev }: StreamGrant, signal: AbortSignal): Response {
  const encoder = new TextEncoder();
  let stream: EventStream | null = null;
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        const sink: EventSink = {
          get writableLength() {
            return MARK_BYTES - (controller.desiredSize ?? MARK_BYTES);
          },
          write: (text) => controller.enqueue(encoder.encode(text)),
          end: () => controller.close(),
          destroy: () => controller.error(new Error('the reader is too slow')),
        };
        sink.write(RETRY);
        stream = EventStream.open(waiters, sink, view, seenRev);
      },
      cancel: () => stream?.forget(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MARK_BYTES }),
  );
  if (stream === null) return toResponse(renderFull());
  const forget = (): void => stream?.forget();
  if (signal.aborted) forget();
  else signal.addEventListener('abort', forget, { once: true });
  return new Response(body, { headers: { ...STREAM_HEADERS } });
}
