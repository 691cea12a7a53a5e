/**
 * How a store stands. `empty`: its tables are made at the relay's start. `older`: they are brought up to date then. `held`: another
 * process has the file, a running relay most likely, so that nothing was tried.
 */
export type StoreState = 'current' | 'older' | 'empty' | 'held';
