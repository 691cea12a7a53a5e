import { query } from '../../../src/relay/store/sql.ts';
import { OPERATIONS, type Operations } from '../../../src/relay/store/store-operations.ts';

/** The store's operations, two of which fail on purpose as a database can. */
export const FAULTY_OPERATIONS: Operations = {
  ...OPERATIONS,
  /** `throws`: after it wrote. `conflicts`: gives two equal keys. `fills`: leaves the file no room to grow. */
  *remember(input) {
    yield* OPERATIONS.remember(input);
    const name = 'mark' in input ? input.mark.name : '';
    if (name === 'throws') throw new Error('thrown on purpose');
    if (name === 'conflicts') yield* query('INSERT INTO mark (name, value) VALUES (?, ?)', name, 1);
    if (name === 'fills') yield* query('PRAGMA max_page_count = 1');
    if (name === 'empties') yield* query('PRAGMA max_page_count = 1000000');
  },
  // biome-ignore lint/correctness/useYield: it sends no statement to the database.
  *cleanUp({ limit }) {
    return { changed: ['one', 'two'].slice(0, limit), isMore: false };
  },
};
