/** What the thread of the database is started with. */
export interface ThreadStart {
  readonly path: string;
  /** Epoch milliseconds, for the table of migrations. */
  readonly now: number;
}

/**
 * What the thread is asked, one after the other. `deliveries`: NewDelivery[] as JSON, and Appended[] as JSON comes back: to copy the
 * objects themselves from thread to thread takes longer.
 */
export type ThreadRequest =
  | { readonly kind: 'append'; readonly deliveries: string }
  | { readonly kind: 'perform'; readonly name: string; readonly input: unknown }
  | { readonly kind: 'close' };

/** What it answers: first once when it is open, then once to each request. */
export type ThreadReply =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly message: string; readonly isOfRow: boolean };
