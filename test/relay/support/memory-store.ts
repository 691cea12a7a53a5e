import { DatabaseSync } from 'node:sqlite';
import type { Appended, NewDelivery } from '../../../src/relay/decide/delivery.ts';
import { createTables } from '../../../src/relay/store/schema.ts';
import { type Row, query as readRows, type SqlValue, type Steps } from '../../../src/relay/store/sql.ts';
import { createQuery, runSteps } from '../../../src/relay/store/sqlite.ts';
import { createStore, type Driver, type Store } from '../../../src/relay/store/store.ts';
import {
  type Input,
  OPERATIONS,
  type OperationName,
  type Operations,
  type Output,
} from '../../../src/relay/store/store-operations.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

/** The relay's operations on a database in memory, at once: each call is one transaction. */
export interface MemoryStore {
  append(deliveries: readonly NewDelivery[]): readonly Appended[];
  perform<Name extends OperationName>(name: Name, input: Input<Name>): Output<Name>;
  /** Rows of the database that no operation returns. */
  query(sql: string, ...values: readonly SqlValue[]): readonly Row[];
  /** The same, as the objects that the relay stores. */
  read<T>(sql: string): readonly T[];
  /** Forgets everything. */
  clear(): void;
}

const operations: Operations = OPERATIONS;

/** Returns the operations on an empty database in memory; `clear` makes it ready for the next history. */
export function createMemoryOperations(): MemoryStore {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false });
  const request = createQuery(database);
  const query = (sql: string, ...values: readonly SqlValue[]): readonly Row[] => request({ sql, values });
  const [begin, commit] = ['SAVEPOINT run', 'RELEASE run'].map((sql) => database.prepare(sql));
  const run = <T>(steps: Steps<T>): T => {
    // As a transaction.
    begin?.run();
    try {
      const value = runSteps(steps, request);
      commit?.run();
      return value;
    } catch (error) {
      database.exec('ROLLBACK TO run; RELEASE run');
      throw error;
    }
  };
  run(createTables(0, null));
  const tables = query("SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'schema_version'");
  return {
    append: (deliveries) => run(operations.append({ deliveries })),
    perform: (name, input) => run(operations[name](input)),
    query,
    read: (sql) => run(readRows(sql)),
    clear: () => {
      for (const { name } of tables) query(`DELETE FROM ${String(name)}`);
    },
  };
}

/** Returns a whole store in memory; every call is done when its promise is made. */
export function createMemoryStore(memory: MemoryStore = createMemoryOperations()): Store {
  const listeners = new Set<Parameters<Store['onChange']>[0]>();
  const report = (changed: readonly string[], stored: number): void => {
    for (const listener of listeners) listener(changed, stored);
  };
  const driver: Driver = { perform: async (name, input) => memory.perform(name, input), close: async () => {} };
  const store = createStore(driver, createFakeClock());
  store.onChange(report);
  return {
    ...store,
    append: async (delivery) => {
      const [appended] = memory.append([delivery]);
      if (appended === undefined) throw new Error('nothing was appended');
      report([], 1);
      return appended;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
