import { TouchdownError } from '../kernel/errors.ts';
/** Notes that the request which ended so was surely not sent, and answers the error; never throws. */
export declare function markUnsent(error: unknown): unknown;
/**
 * Tells whether the platform may have done what was asked without our knowing: the answer was lost or could not be read, the service
 * failed in the middle, or the caller gave up after the request was sent. Such a write is not to be repeated blindly. Never throws.
 */
export declare function isUncertain(error: unknown): error is TouchdownError;
