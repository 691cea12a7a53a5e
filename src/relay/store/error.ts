import { redact } from '../../kernel/redaction.ts';

/** The database failed. Nothing was changed, or it is unknown; the operation may be repeated. */
export class StoreError extends Error {
  override name = 'StoreError';

  /** The message is redacted: a database's error may quote its address. */
  constructor(message: string, cause?: unknown) {
    super(redact(message), cause === undefined ? undefined : { cause });
  }
}

/** The database does not respond or accepts no connections at the moment. */
export class StoreUnreachable extends StoreError {
  override name = 'StoreUnreachable';
}

/** The database works, but refuses one row of the batch; the other rows can be stored without it. */
export class RowRefused extends StoreError {
  override name = 'RowRefused';
}
