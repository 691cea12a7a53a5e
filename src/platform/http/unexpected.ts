import { ProtocolError, TouchdownError } from '../../kernel/errors.ts';

/** Returns an error of ours for whatever was thrown, so that what promises never to reject keeps it. */
export function toTouchdownError(error: unknown): TouchdownError {
  if (error instanceof TouchdownError) return error;
  return new ProtocolError('$', 'an answer that this client can handle', 'one that made it fail', error);
}
