import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RelayLog } from '../ports.ts';
import { type Answer, SAFE_HEADERS } from './answer.ts';
import { answerFailure } from './failure.ts';
import { type HookRoute, headOf, type Intakes } from './hook-route.ts';

/** What a refused sender may still send before the connection is broken off: enough for it to read why. */
const MOST_DISCARDED_BYTES = 4_194_304;

/** Takes one delivery in, straight from Node's request and with the same decisions as the web-standard app. Never throws. */
export function takeHook(
  intakes: Intakes,
  route: HookRoute,
  request: IncomingMessage,
  response: ServerResponse,
  log: RelayLog,
): void {
  const intake = intakes[route.source];
  const head = headOf(route, request.method ?? '', (name) => readHeader(request, name));
  const refusal = intake.admit(head);
  if (refusal !== null) {
    discard(request);
    sendAnswer(response, refusal);
    return;
  }
  collect(request, intake.maxBodyBytes, (body) => {
    intake.accept(head, body).then(
      (answer) => sendAnswer(response, answer),
      (error: unknown) => sendAnswer(response, answerFailure(log, `/hooks/${route.source}`, error)),
    );
  });
}

/** Answers a header as `Headers` would: several of one name joined; null where there is none. */
export function readHeader(request: IncomingMessage, name: string): string | null {
  const { rawHeaders } = request;
  let value: string | null = null;
  // Node's own table of all headers costs more than the rest of reading a delivery.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const key = rawHeaders[at] ?? '';
    if (key.length !== name.length || key.toLowerCase() !== name) continue;
    const next = rawHeaders[at + 1] ?? '';
    value = value === null ? next : `${value}, ${next}`;
  }
  return value;
}

/** Sends a whole answer with the safe headers; nothing where the connection is gone. */
export function sendAnswer(response: ServerResponse, { status, headers, body }: Answer): void {
  if (response.destroyed || response.headersSent) return;
  const hasBody = status !== 204;
  response.writeHead(status, {
    ...headers,
    ...SAFE_HEADERS,
    ...(hasBody ? { 'content-length': Buffer.byteLength(body) } : {}),
  });
  response.end(hasBody && response.req.method !== 'HEAD' ? body : undefined);
}

/** Calls back with the whole body, or with the first of it that is over the limit; never where the sender broke off. */
function collect(request: IncomingMessage, maxBytes: number, done: (body: Uint8Array) => void): void {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const finish = (): void => {
    request.off('data', take).off('end', finish);
    const [first] = chunks;
    done(chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks, bytes));
  };
  const take = (chunk: Buffer): void => {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes <= maxBytes) return;
    finish();
    discard(request);
  };
  request.on('data', take).on('end', finish).on('error', ignore);
}

/** Node would read all that still comes: a sender that does not mind the answer is cut off. */
function discard(request: IncomingMessage): void {
  let bytes = 0;
  request.on('error', ignore).on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_DISCARDED_BYTES) request.destroy();
  });
}

function ignore(): void {}
