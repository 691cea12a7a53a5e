/** Answers a request's body; longer than `maxBytes` where it is over that, and then the rest is not read. Rejects where it breaks off. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of request.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > maxBytes) break;
  }
  return Buffer.concat(chunks, bytes);
}

/** Tells whether a `Content-Length` says already that a body is over its limit. */
export function isDeclaredOver(contentLength: string | null, maxBytes: number): boolean {
  return contentLength !== null && Number(contentLength) > maxBytes;
}
