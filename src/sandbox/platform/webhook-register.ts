import type { Application } from './sandbox-application.ts';

const SHELF_COUNT = 256;

type Shelf = ReadonlyMap<string, Application>;

/** The applications by id, immutable. A change copies one of many shelves, so that thousands of applications cost no more than a few. */
export interface Register {
  get(id: string): Application | undefined;
  /** Returns the register with this application in the place of the one of the same id, if any. */
  with(application: Application): Register;
  /** All of them, the oldest first. */
  list(): readonly Application[];
}

/** A register without applications. */
export const EMPTY_REGISTER: Register = registerOf(Array.from({ length: SHELF_COUNT }, () => new Map()));

function registerOf(shelves: readonly Shelf[]): Register {
  return {
    get: (id) => shelves[shelfOf(id)]?.get(id),
    with: (application) => {
      const index = shelfOf(application.id);
      return registerOf(shelves.with(index, new Map(shelves[index]).set(application.id, application)));
    },
    list: () => shelves.flatMap((shelf) => [...shelf.values()]).sort((a, b) => a.createdAt - b.createdAt),
  };
}

function shelfOf(id: string): number {
  let sum = 0;
  for (let index = 0; index < id.length; index += 1) sum = (sum * 31 + id.charCodeAt(index)) % 65_521;
  return sum % SHELF_COUNT;
}
