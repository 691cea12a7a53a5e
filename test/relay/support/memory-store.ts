import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Appended, NewDelivery } from '../../../src/relay/decide/delivery.ts';
import { appendAll, insertEach } from '../../../src/relay/store/append.ts';
import { type Inputs, type OperationName, type Outputs, stepsOf } from '../../../src/relay/store/driver.ts';
import { createListeners } from '../../../src/relay/store/driver-store.ts';
import { migrateNext } from '../../../src/relay/store/migrate.ts';
import type { Row, SqlValue, Steps } from '../../../src/relay/store/sql.ts';
import { toSqlite } from '../../../src/relay/store/statements.ts';
import type { Store } from '../../../src/relay/store/store.ts';
import { OPERATIONS } from '../../../src/relay/store/store-operations.ts';
import { MIGRATIONS } from '../../../src/relay/store/store-schema.ts';

/** The relay's operations on a database in memory, at once: each call is one transaction. */
export interface MemoryStore {
  append(deliveries: readonly NewDelivery[]): readonly Appended[];
  perform<Name extends OperationName>(name: Name, input: Inputs[Name]): Outputs[Name];
  /** Rows of the database itself, for what no operation answers. */
  query(sql: string, ...values: readonly SqlValue[]): readonly Row[];
  /** Forgets everything. */
  clear(): void;
  /** Marks how it is now, for `undo`; marks lie in one another. */
  mark(): void;
  /** Goes back to the last mark, and takes it away. */
  undo(): void;
}

/** Returns the operations on an empty database in memory; `clear` makes it ready for the next history. */
export function createMemoryOperations(): MemoryStore {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  const prepared = new Map<string, StatementSync>();
  const query = (sql: string, ...values: readonly SqlValue[]): readonly Row[] => {
    const statement = prepared.get(sql) ?? database.prepare(toSqlite(sql));
    prepared.set(sql, statement);
    return statement.all(...values) as unknown as readonly Row[];
  };
  const run = <T>(steps: Steps<T>): T => {
    // As a transaction, but one that may lie behind a mark.
    database.exec('SAVEPOINT run');
    try {
      let step = steps.next([]);
      while (step.done !== true) step = steps.next(query(step.value.sql, ...step.value.values));
      database.exec('RELEASE run');
      return step.value;
    } catch (error) {
      database.exec('ROLLBACK TO run; RELEASE run');
      throw error;
    }
  };
  while (run(migrateNext(MIGRATIONS, 0, null)));
  const tables = query("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'migration'");
  return {
    append: (deliveries) => run(appendAll(deliveries, insertEach)),
    perform: (name, input) => run(stepsOf(OPERATIONS, name, input)),
    query,
    clear: () => {
      for (const { name } of tables) query(`DELETE FROM ${String(name)}`);
    },
    mark: () => database.exec('SAVEPOINT mark'),
    undo: () => database.exec('ROLLBACK TO mark; RELEASE mark'),
  };
}

/** Returns a store in memory, for those who need one whole; every call is done when its promise is made. */
export function createMemoryStore(memory: MemoryStore = createMemoryOperations()): Store {
  const listeners = createListeners();
  const perform = async <Name extends OperationName>(name: Name, input: Inputs[Name]): Promise<Outputs[Name]> => {
    const output = memory.perform(name, input);
    const changed = changedOf(output);
    if (changed.length > 0) listeners.tell(changed);
    return output;
  };
  return {
    applyRows: 50,
    append: async (delivery) => {
      const [appended] = memory.append([delivery]);
      if (appended === undefined) throw new Error('nothing was appended');
      listeners.tell([]);
      return appended;
    },
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
    onChange: (listener) => listeners.add(listener),
    close: async () => undefined,
  };
}

/** Typed as unknown: which of the operations was asked, only the caller knows. */
function changedOf(output: unknown): readonly string[] {
  if (typeof output !== 'object' || output === null || !('changed' in output) || !Array.isArray(output.changed))
    return [];
  return output.changed.filter((id) => typeof id === 'string');
}
