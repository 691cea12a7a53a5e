import { redact } from '../../kernel/redaction.ts';

/** The database could not do what was asked: nothing of it was done, or nobody knows; asking again is safe. */
export class StoreError extends Error {
  /** The message is redacted: a database's error may quote its address. */
  constructor(message: string, cause?: unknown) {
    super(redact(message), cause === undefined ? undefined : { cause });
    this.name = 'StoreError';
  }
}

/** The database does not answer, or takes nobody now: later it may. */
export class StoreUnreachable extends StoreError {
  /** The message is redacted. */
  constructor(message: string, cause?: unknown) {
    super(message, cause);
    this.name = 'StoreUnreachable';
  }
}
