import { ProtocolError, TouchdownError } from '../../kernel/errors.js';
/** Returns an error of ours for whatever was thrown, so that what promises never to reject keeps it. */
export function toTouchdownError(error) {
    if (error instanceof TouchdownError)
        return error;
    return new ProtocolError('$', 'an answer that this client can handle', 'one that made it fail', error);
}
