import type { ServerResponse } from 'node:http';

/**
 * Sends a web-standard response as Node's, as fast as its client reads; cancels its body if the client goes, and breaks the connection
 * off if the body breaks off. Never rejects.
 */
export async function sendResponse({ status, headers, body }: Response, outgoing: ServerResponse): Promise<void> {
  const reader = body?.getReader();
  const cancel = (): void => void reader?.cancel().catch(() => {});
  outgoing.once('close', cancel);
  if (outgoing.destroyed) cancel();
  try {
    const cookies = headers.getSetCookie();
    const several = cookies.length === 0 ? {} : { 'set-cookie': cookies };
    outgoing.writeHead(status, { ...Object.fromEntries(headers), ...several });
    for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
      if (!outgoing.write(chunk.value)) await untilDrained(outgoing);
    }
    outgoing.end();
  } catch {
    outgoing.destroy();
  }
}

function untilDrained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      outgoing.off('drain', done).off('close', done);
      resolve();
    };
    outgoing.on('drain', done).on('close', done);
  });
}
