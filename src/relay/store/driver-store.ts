import type { Clock } from '../../kernel/clock.ts';
import { createAppendQueue } from './append-queue.ts';
import type { Driver, Inputs, OperationName, Outputs } from './driver.ts';
import type { Store } from './store.ts';
import { StoreError } from './store-error.ts';

/** Those who want to know of changes. */
export interface Listeners {
  add(listener: (changed: readonly string[]) => void): () => void;
  tell(changed: readonly string[]): void;
}

/** Returns an empty list of listeners. */
export function createListeners(): Listeners {
  const all = new Set<(changed: readonly string[]) => void>();
  return {
    add: (listener) => {
      const own = (changed: readonly string[]): void => listener(changed);
      all.add(own);
      return () => {
        all.delete(own);
      };
    },
    tell: (changed) => {
      for (const listener of all) listener(changed);
    },
  };
}

/** Returns a store over a driver: groups what is appended, tells of changes after their commit, and finishes before it closes. */
export function createStore(driver: Driver, listeners: Listeners, clock: Clock): Store {
  const underWay = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;
  const tell = (changed: readonly string[]): void => {
    listeners.tell(changed);
    driver.tell(changed);
  };
  const queue = createAppendQueue({
    clock,
    commit: (deliveries) => driver.appendAll(deliveries),
    onCommitted: () => tell([]),
  });

  const perform = async <Name extends OperationName>(name: Name, input: Inputs[Name]): Promise<Outputs[Name]> => {
    if (closing !== null) throw new StoreError('The store is closed.');
    const work = driver.perform(name, input);
    underWay.add(work);
    try {
      const output = await work;
      const changed = changedOf(output);
      if (changed.length > 0) tell(changed);
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
    ...operationsOver(perform),
    applyRows: driver.applyRows,
    append: (delivery) => queue.append(delivery),
    onChange: (listener) => listeners.add(listener),
    close: () => {
      closing ??= finish();
      return closing;
    },
  };
}

type Perform = <Name extends OperationName>(name: Name, input: Inputs[Name]) => Promise<Outputs[Name]>;

function operationsOver(perform: Perform): Pick<Store, OperationName> {
  return {
    apply: (input) => perform('apply', input),
    register: (input) => perform('register', input),
    readDeployment: (input) => perform('readDeployment', input),
    readRevs: (input) => perform('readRevs', input),
    takeLooks: (input) => perform('takeLooks', input),
    recordLook: (input) => perform('recordLook', input),
    expire: (input) => perform('expire', input),
    claim: (input) => perform('claim', input),
    renew: (input) => perform('renew', input),
    settle: (input) => perform('settle', input),
    takePlacements: (input) => perform('takePlacements', input),
    place: (input) => perform('place', input),
    takeGates: (input) => perform('takeGates', input),
    settleGate: (input) => perform('settleGate', input),
    takeRedeployments: (input) => perform('takeRedeployments', input),
    settleRedeployment: (input) => perform('settleRedeployment', input),
    readRepository: (input) => perform('readRepository', input),
    saveRepository: (input) => perform('saveRepository', input),
    replay: (input) => perform('replay', input),
    measure: () => perform('measure', undefined),
    readOverview: (input) => perform('readOverview', input),
    readMark: (input) => perform('readMark', input),
    saveMark: (input) => perform('saveMark', input),
    prune: (input) => perform('prune', input),
  };
}

/** The ids of deployments that an operation's answer says it changed; none where it says nothing of that. */
function changedOf(output: unknown): readonly string[] {
  if (typeof output !== 'object' || output === null || !('changed' in output) || !Array.isArray(output.changed))
    return [];
  return output.changed.filter((id) => typeof id === 'string');
}
