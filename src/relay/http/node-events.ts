import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RelayLog } from '../ports.ts';
import { SAFE_HEADERS } from './answer.ts';
import { type Deployments, renderFull, type StreamGrant } from './deployments.ts';
import { EventStream, RETRY, STREAM_HEADERS } from './event-stream.ts';
import { answerFailure } from './failure.ts';
import { decodePart } from './hook-route.ts';
import { readHeader, sendAnswer } from './node-hook.ts';
import type { Waiters } from './waiters.ts';

const PATH = /^\/v1\/deployments\/([^/]+)\/events$/;
const HEADERS = { ...STREAM_HEADERS, ...SAFE_HEADERS };

/** Answers the deployment's id in the path of an event stream, without its query; null for another path. */
export function findStream(path: string): string | null {
  const id = PATH.exec(path)?.[1];
  return id === undefined ? null : decodePart(id);
}

/** Opens an event stream straight on Node's response, with the same decisions as the web-standard app. Never rejects. */
export async function openNodeStream(
  parts: { readonly deployments: Deployments; readonly waiters: Waiters; readonly log: RelayLog },
  id: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const authorization = readHeader(request, 'authorization');
    const lastEventId = readHeader(request, 'last-event-id');
    // A stream is open for as long as a deployment takes, and most of what it would keep is its token.
    request.rawHeaders = [];
    const admitted = await parts.deployments.admitStream({ id, authorization, lastEventId });
    if (!('kind' in admitted)) return sendAnswer(response, admitted);
    if (response.destroyed) return;
    follow(parts.waiters, admitted, response);
  } catch (error) {
    sendAnswer(response, answerFailure(parts.log, '/v1/deployments/:id/events', error));
  }
}

function follow(waiters: Waiters, { view, seenRev }: StreamGrant, response: ServerResponse): void {
  if (!waiters.hasRoom()) {
    sendAnswer(response, renderFull());
    return;
  }
  response.writeHead(200, HEADERS);
  response.write(RETRY);
  const stream = EventStream.open(waiters, response, view, seenRev);
  if (stream === null) response.end();
  else response.on('close', () => stream.forget());
}
