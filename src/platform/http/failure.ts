import type { NetworkStage } from '../../kernel/errors.ts';
import { unsentStageOf } from '../../kernel/request-fate.ts';

/** Why an exchange did not finish. `signal` and `deadline`: the caller's; `closed`: the client was closed. */
export interface Failure {
  readonly kind: NetworkStage | 'signal' | 'deadline' | 'closed' | 'too-large' | 'encoded';
  readonly cause?: unknown;
}

/** How far a request had come: nothing of it sent, sent in part or whole, the response's head there. */
export type Progress = 'waiting' | 'sent' | 'answering';

/** OpenSSL's verification results and Node's own, as `tls` reports them (Node's documentation, "X509 certificate error codes"). */
const TLS =
  /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|UND_ERR_PRX_TLS)|SELF_SIGNED_CERT|^(?:EPROTO|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE)$/;
const CLOSED = /^UND_ERR_(?:DESTROYED|CLOSED)$/;

/** Sorts what undici says of a request by how far the request had come; total. */
export function classifyFailure(cause: unknown, progress: Progress): Failure {
  const code = codeOf(cause);
  if (CLOSED.test(code)) return { kind: 'closed', cause };
  if (progress === 'sent') return { kind: 'reset', cause };
  if (progress === 'answering') return { kind: 'body', cause };
  return { kind: unsentStageOf(code) ?? (TLS.test(code) ? 'tls' : 'connect'), cause };
}

/** Returns what a person can make use of in a cause: an error code, or what a proxy said; empty if there is nothing. */
export function describeCause(cause: unknown): string {
  const code = codeOf(cause);
  if (/^[A-Z][A-Z0-9_]{2,60}$/.test(code) && !code.startsWith('UND_')) return code;
  const refusal = /^Proxy (?:response|Authentication)\D*(\d{3})/.exec(cause instanceof Error ? cause.message : '');
  return refusal === null ? '' : `the proxy returned ${refusal[1]}`;
}

function codeOf(cause: unknown): string {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
}
