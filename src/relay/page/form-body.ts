/** The page's forms are small. */
const MOST_BYTES = 4096;
const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** What a request's body was: a form, or the HTTP status that refuses it. */
export type FormBody =
  | { readonly kind: 'form'; readonly fields: URLSearchParams }
  | { readonly kind: 'refused'; readonly status: 400 | 413 | 415 };

/** Reads a form of at most 4 KiB; never reads more, and never rejects. */
export async function readForm(request: Request): Promise<FormBody> {
  if (!FORM.test(request.headers.get('content-type') ?? '')) return { kind: 'refused', status: 415 };
  try {
    const text = await readText(request.body);
    return text === null ? { kind: 'refused', status: 413 } : { kind: 'form', fields: new URLSearchParams(text) };
  } catch {
    return { kind: 'refused', status: 400 };
  }
}

async function readText(body: Request['body']): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > MOST_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
