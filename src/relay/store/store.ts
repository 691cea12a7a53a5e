import type { Clock } from '../../kernel/clock.ts';
import type { Appended, NewDelivery } from '../decide/delivery.ts';
import { createAppendQueue } from './append-queue.ts';
import { StoreError } from './error.ts';
import { type Input, OPERATIONS, type OperationName, type Output } from './store-operations.ts';

type Performed = Exclude<OperationName, 'append'>;

/** `stored`: how many deliveries were stored at once. */
type Listener = (changed: readonly string[], stored: number) => void;

/**
 * The relay's store. Every call is one transaction and durable once it resolves. A call that rejects changed nothing, as far as is known,
 * and may be repeated. `changed` lists ids of deployments.
 */
export type Store = {
  readonly [Name in Performed]: (...input: Parameters<(typeof OPERATIONS)[Name]>) => Promise<Output<Name>>;
} & {
  /** Stores a delivery. Rejects with StoreError within 2 s if it cannot; then it must not be acknowledged. */
  append(delivery: NewDelivery): Promise<Appended>;
  /** Calls the listener when there may be work, or when this relay changed a deployment; `changed` may be empty. */
  onChange(listener: Listener): () => void;
  /** Waits for running operations, and closes the database. */
  close(): Promise<void>;
};

/** One database. Each call is one transaction, durable once it resolves; it rejects with StoreError. */
export interface Driver {
  perform<Name extends OperationName>(name: Name, input: Input<Name>): Promise<Output<Name>>;
  close(): Promise<void>;
}

/** Returns a store on a driver. It groups appends, reports changes after their commit, and finishes running operations before it closes. */
export function createStore(driver: Driver, clock: Clock): Store {
  const underWay = new Set<Promise<unknown>>();
  const listeners = new Set<Listener>();
  const report: Listener = (changed, stored) => {
    for (const listener of listeners) listener(changed, stored);
  };
  let closing: Promise<void> | null = null;
  const queue = createAppendQueue({
    clock,
    commit: (deliveries) => driver.perform('append', { deliveries }),
    onCommitted: (count) => report([], count),
  });

  const perform = async <Name extends Performed>(name: Name, input: Input<Name>): Promise<Output<Name>> => {
    if (closing !== null) throw new StoreError('The store is closed.');
    const work = driver.perform(name, input);
    underWay.add(work);
    try {
      const output = await work;
      const changed = changedIn(output);
      if (changed.length > 0) report(changed, 0);
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

  const names = Object.keys(OPERATIONS).filter((name): name is Performed => name !== 'append');
  const methods = names.map((name) => [name, (input: Input<typeof name>) => perform(name, input)]);
  return {
    ...(Object.fromEntries(methods) as Pick<Store, Performed>),
    append: (delivery) => queue.append(delivery),
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => {
      closing ??= finish();
      return closing;
    },
  };
}

function changedIn(output: unknown): readonly string[] {
  if (typeof output !== 'object' || output === null || !('changed' in output) || !Array.isArray(output.changed))
    return [];
  return output.changed.filter((id) => typeof id === 'string');
}
