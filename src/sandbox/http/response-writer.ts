import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../../kernel/clock.ts';
import type { SandboxReply, SandboxRequest, SandboxResponse } from '../platform/sandbox-wire.ts';

const MAX_BODY_BYTES = 1024 * 1024;

/** Returns a request that came over a socket; null where its body is larger than 1 MiB, or ends before its time. */
export async function readRequest(incoming: IncomingMessage): Promise<SandboxRequest | null> {
  const body = await readBody(incoming);
  if (body === null) return null;
  const { method = 'GET', url = '/', socket } = incoming;
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
  return { method, target: pathOf(url), headers, body, remoteAddress: socket.remoteAddress ?? '' };
}

/** A server has to take a whole address for its path: RFC 9112, section 3.2.2. */
function pathOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/?]*/i, '');
  return path === url || path.startsWith('/') ? path : `/${path}`;
}

/** Reads on past the limit without keeping anything, so that the client has sent all of it and hears the answer. */
async function readBody(incoming: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of incoming) {
      if (!Buffer.isBuffer(chunk)) continue;
      bytes += chunk.length;
      if (bytes <= MAX_BODY_BYTES) chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return bytes > MAX_BODY_BYTES ? null : Buffer.concat(chunks).toString('utf8');
}

/** Carries a reply over the socket: a reset is a TCP reset, and of a body that is cut half is sent. */
export async function carry(
  reply: SandboxReply,
  outgoing: ServerResponse,
  clock: Clock,
  closing: AbortSignal,
): Promise<void> {
  if (reply.kind === 'hang') return;
  if (reply.kind === 'reset') {
    outgoing.socket?.resetAndDestroy();
    return;
  }
  const body = Buffer.from(reply.body);
  outgoing.writeHead(reply.status, { ...reply.headers, ...lengthOf(reply, body) });
  if (reply.bodyDelayMs === 0 && !reply.cut) {
    outgoing.end(body);
    return;
  }
  const half = Math.floor(body.length / 2);
  outgoing.write(body.subarray(0, half), () => {
    if (reply.cut) outgoing.socket?.destroy();
  });
  await clock.wait(reply.bodyDelayMs, closing);
  if (!reply.cut) outgoing.end(body.subarray(half));
}

function lengthOf({ status }: SandboxResponse, body: Buffer): Record<string, number> {
  return status === 204 ? {} : { 'Content-Length': body.length };
}
