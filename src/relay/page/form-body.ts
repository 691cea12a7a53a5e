import { readBody } from '../../kernel/bounded-body.ts';

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
    const { bytes, isWhole } = await readBody(request.body, MOST_BYTES);
    return isWhole ? { kind: 'form', fields: new URLSearchParams(bytes.toString()) } : { kind: 'refused', status: 413 };
  } catch {
    return { kind: 'refused', status: 400 };
  }
}
