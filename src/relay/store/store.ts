import type { Clock } from '../../kernel/clock.ts';
import type { Appended, NewDelivery } from '../decide/delivery.ts';
import { createAppendQueue } from './append-queue.ts';
import { StoreError } from './store-error.ts';
import { type Input, OPERATIONS, type OperationName, type Output } from './store-operations.ts';

/** Everything in `store-operations.ts` but the append of whole batches. */
type Performed = Exclude<OperationName, 'append'>;

/**
 * The relay's memory. Every call is one transaction and is durable when it resolves; one that rejects changed nothing, as far as
 * can be known, and may be repeated. `changed` names deployments by their ids.
 */
export type Store = {
  readonly [Name in Performed]: (...input: Parameters<(typeof OPERATIONS)[Name]>) => Promise<Output<Name>>;
} & {
  /** Stores a delivery; rejects with StoreError if it cannot, after 2 s at the latest, and then it was not acknowledged. */
  append(delivery: NewDelivery): Promise<Appended>;
  /** Calls back when there may be something to do, or a deployment changed, here or in another relay; `changed` may be empty. */
  onChange(listener: (changed: readonly string[]) => void): () => void;
  /** Waits for what is under way, and closes the database. */
  close(): Promise<void>;
};

/** One database: each call is one transaction, durable when it resolves, and rejects with StoreError. */
export interface Driver {
  perform<Name extends OperationName>(name: Name, input: Input<Name>): Promise<Output<Name>>;
  /** Tells the other processes on this database of a change, as a hint; never throws or waits. */
  notify(changed: readonly string[]): void;
  close(): Promise<void>;
}

/** The callbacks for changes. */
export interface Listeners {
  add(listener: (changed: readonly string[]) => void): () => void;
  call(changed: readonly string[]): void;
}

/** Returns an empty list of callbacks. */
export function createListeners(): Listeners {
  const all = new Set<{ readonly listener: (changed: readonly string[]) => void }>();
  return {
    add: (listener) => {
      const entry = { listener };
      all.add(entry);
      return () => {
        all.delete(entry);
      };
    },
    call: (changed) => {
      for (const { listener } of all) listener(changed);
    },
  };
}

/** Returns a store over a driver: appends in groups, notifies of changes after their commit, and finishes before it closes. */
export function createStore(driver: Driver, listeners: Listeners, clock: Clock): Store {
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;
  const notify = (changed: readonly string[]): void => {
    listeners.call(changed);
    driver.notify(changed);
  };
  const queue = createAppendQueue({
    clock,
    commit: (deliveries) => driver.perform('append', { deliveries }),
    onCommitted: () => notify([]),
  });

  const perform: Perform = async (name, input) => {
    if (closing !== null) throw new StoreError('The store is closed.');
    const work = driver.perform(name, input);
    underWay.add(work);
    try {
      const output = await work;
      const changed = changedIn(output);
      if (changed.length > 0) notify(changed);
      return output;
    } finally {
      underWay.delete(work);
    }
  };

  const finish = async (): Promise<void> => {
    await queue.close();
    await Promise.allSettled(underWay);
    await driver.close();
  };

  return {
    ...methodsOver(perform),
    append: (delivery) => queue.append(delivery),
    onChange: (listener) => listeners.add(listener),
    close: () => {
      closing ??= finish();
      return closing;
    },
  };
}

/** Performs one operation by its name. */
export type Perform = <Name extends Performed>(name: Name, input: Input<Name>) => Promise<Output<Name>>;

/** Returns a method for each operation but the append. */
export function methodsOver(perform: Perform): Pick<Store, Performed> {
  const names = Object.keys(OPERATIONS).filter((name): name is Performed => name !== 'append');
  const methods = names.map((name) => [name, (input: Input<typeof name>) => perform(name, input)]);
  return Object.fromEntries(methods) as Pick<Store, Performed>;
}

/** Returns the ids of deployments that an operation's result says it changed. */
export function changedIn(output: unknown): readonly string[] {
  if (typeof output !== 'object' || output === null || !('changed' in output) || !Array.isArray(output.changed))
    return [];
  return output.changed.filter((id) => typeof id === 'string');
}
