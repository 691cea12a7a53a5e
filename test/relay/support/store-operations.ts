import type { Operations } from '../../../src/relay/store/driver.ts';
import { ask } from '../../../src/relay/store/sql.ts';
import { OPERATIONS } from '../../../src/relay/store/store-operations.ts';

/** The store's operations, of which three do for a test what a database or its thread may do by itself. */
export const FAULTY_OPERATIONS: Operations = {
  ...OPERATIONS,
  /** `throws`: after it wrote. `conflicts`: gives two equal keys. `dies`: ends the thread. `fills`: leaves the file no room to grow. */
  *saveMark(input) {
    yield* OPERATIONS.saveMark(input);
    if (input.name === 'throws') throw new Error('thrown on purpose');
    if (input.name === 'conflicts') yield* ask('INSERT INTO mark (name, value) VALUES (?, ?)', input.name, 1);
    if (input.name === 'dies') process.exit(7);
    if (input.name === 'fills') yield* ask('PRAGMA max_page_count = 1');
    if (input.name === 'empties') yield* ask('PRAGMA max_page_count = 1000000');
  },
  // biome-ignore lint/correctness/useYield: nothing is asked of the database.
  *expire({ limit }) {
    return { changed: ['one', 'two'].slice(0, limit) };
  },
};
