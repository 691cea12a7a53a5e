/**
 * Reads the body of a request or an answer; null is an empty one. One of more than `mostBytes` is cancelled as soon as that shows, and
 * whoever sends it is not waited for. Rejects with what the stream says where it breaks off or is aborted.
 */
export async function readBody(body, mostBytes) {
    const chunks = [];
    let sizeBytes = 0;
    const reader = body?.getReader();
    for (;;) {
        const chunk = (await reader?.read())?.value;
        if (chunk === undefined)
            return { bytes: Buffer.concat(chunks, sizeBytes), isWhole: true };
        chunks.push(chunk);
        sizeBytes += chunk.byteLength;
        if (sizeBytes <= mostBytes)
            continue;
        reader?.cancel().catch(() => { });
        return { bytes: Buffer.concat(chunks, sizeBytes), isWhole: false };
    }
}
/** Tells whether a `Content-Length` says already that a body has more than `mostBytes`; null: there is no such header. Never throws. */
export function isDeclaredOver(contentLength, mostBytes) {
    return Number(contentLength) > mostBytes;
}
