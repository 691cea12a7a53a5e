import { AccessError, isErrorCode, RemoteError, type RequestFacts, TouchdownError } from '../../kernel/errors.ts';

/**
 * Returns an error that came out of another bundle as one of ours: that bundle has classes of its own, which `instanceof` does not
 * know here. What is one of ours already, or no error of this kind, is answered as it is. Never throws.
 */
export function asOwnError(error: unknown): unknown {
  if (error instanceof TouchdownError || !(error instanceof Error) || !('code' in error)) return error;
  const { code, message } = error;
  if (!isErrorCode(code)) return error;
  const facts = 'facts' in error ? readFacts(error.facts) : null;
  if (facts === null) return new TouchdownError(code, message, error);
  switch (code) {
    case 'access-unauthorized':
    case 'access-forbidden':
    case 'access-not-found':
      return new AccessError(code, message, facts, error);
    case 'remote':
    case 'rejected':
    case 'conflict':
      return new RemoteError(code, message, facts, '', error);
    default:
      return new TouchdownError(code, message, error);
  }
}

function readFacts(facts: unknown): RequestFacts | null {
  if (typeof facts !== 'object' || facts === null || !('method' in facts) || !('path' in facts)) return null;
  const { method, path } = facts;
  if (typeof method !== 'string' || typeof path !== 'string') return null;
  return {
    method,
    path,
    ...('status' in facts && typeof facts.status === 'number' ? { status: facts.status } : {}),
    ...('requestId' in facts && typeof facts.requestId === 'string' ? { requestId: facts.requestId } : {}),
  };
}
