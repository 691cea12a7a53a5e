import { redact } from '../../kernel/redaction.ts';

/** The database could not do what was asked: nothing of it was done, or no one knows; asking again is safe. */
export class StoreError extends Error {
  override name = 'StoreError';

  /** The message is redacted: a database's error may quote its address. */
  constructor(message: string, cause?: unknown) {
    super(redact(message), cause === undefined ? undefined : { cause });
  }
}

/** The database does not respond, or accepts no connection now: later it may. */
export class StoreUnreachable extends StoreError {
  override name = 'StoreUnreachable';
}

/** The database is well, and refuses what is in one row of the batch: its neighbors can be stored without it. */
export class RowRefused extends StoreError {
  override name = 'RowRefused';
}
