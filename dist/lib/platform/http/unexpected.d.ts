import { TouchdownError } from '../../kernel/errors.ts';
/** Returns an error of ours for whatever was thrown, so that what promises never to reject keeps it. */
export declare function toTouchdownError(error: unknown): TouchdownError;
