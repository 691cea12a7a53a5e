import type { BodyFailure, ReadRequestBody } from '../intake/request-bodies.ts';

/** The page's forms are small. */
const MAX_BYTES = 4096;
const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const STATUSES: Readonly<Record<BodyFailure, FormStatus>> = {
  'too-large': 413,
  late: 408,
  'crowded-out': 503,
  broken: 400,
};

/** The HTTP status of a form that was refused. */
type FormStatus = 400 | 408 | 413 | 415 | 503;

/** What a request's body was: a form, or the HTTP status that refuses it. */
export type FormBody =
  | { readonly kind: 'form'; readonly fields: URLSearchParams }
  | { readonly kind: 'refused'; readonly status: FormStatus };

/** Reads a form of at most 4 KiB, with `readBody`; never reads more, and never rejects. */
export async function readForm(request: Request, readBody: ReadRequestBody): Promise<FormBody> {
  if (!FORM.test(request.headers.get('content-type') ?? '')) return { kind: 'refused', status: 415 };
  const body = await readBody(request, { maxBytes: MAX_BYTES, isSenderKnown: false });
  return body.kind === 'whole'
    ? { kind: 'form', fields: new URLSearchParams(new TextDecoder().decode(body.bytes)) }
    : { kind: 'refused', status: STATUSES[body.failure] };
}
