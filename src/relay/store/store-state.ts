/**
 * How a store stands. `empty`: its tables are made at the relay's start. `older`: they are brought up to date then. `held`: another
 * process has the file, a running relay most likely, so that nothing was tried.
 */
export type StoreState = 'current' | 'older' | 'empty' | 'held';

/** What was found out about a store. */
export interface ProbedStore {
  readonly state: StoreState;
  /** By how many milliseconds this machine's clock is ahead of the database's; null where there is no other clock. */
  readonly clockAheadMs: number | null;
}
