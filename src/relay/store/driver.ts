import type { Appended, NewDelivery } from '../decide/delivery.ts';
import type { Steps } from './sql.ts';
import type { Store } from './store.ts';
import { StoreError } from './store-error.ts';

/** The names of the store's operations that are written as steps. */
export type OperationName = Exclude<keyof Store, 'append' | 'applyRows' | 'onChange' | 'close'>;

/** What each operation takes. */
export type Inputs = {
  readonly [Name in OperationName]: Store[Name] extends (input: infer Input) => Promise<unknown> ? Input : never;
};

/** What each operation answers. */
export type Outputs = { readonly [Name in OperationName]: Awaited<ReturnType<Store[Name]>> };

/** Every operation as the steps that it takes in the database. */
export type Operations = { readonly [Name in OperationName]: (input: Inputs[Name]) => Steps<Outputs[Name]> };

/** One database: each call is one transaction, durable when it resolves, and rejects with StoreError. */
export interface Driver {
  /** As the store tells it. */
  readonly applyRows: number;
  /** Stores a batch, all of it or nothing; rejects with RowRefused where one of its rows is at fault. */
  appendAll(deliveries: readonly NewDelivery[]): Promise<readonly Appended[]>;
  perform<Name extends OperationName>(name: Name, input: Inputs[Name]): Promise<Outputs[Name]>;
  /** Tells the other processes on this database of a change, as a hint; never throws or waits. */
  tell(changed: readonly string[]): void;
  close(): Promise<void>;
}

/** The database is well, and refuses what is in one row of the batch: its neighbors can be stored without it. */
export class RowRefused extends StoreError {
  /** The message is redacted. */
  constructor(message: string, cause?: unknown) {
    super(message, cause);
    this.name = 'RowRefused';
  }
}

/** Returns the steps of one operation. */
export function stepsOf<Name extends OperationName>(
  operations: Operations,
  name: Name,
  input: Inputs[Name],
): Steps<Outputs[Name]> {
  return operations[name](input);
}
