import type { Clock } from '../../kernel/clock.ts';
import type { RelayLog } from '../relay-interfaces.ts';
import type { Store } from '../store/store.ts';
import type { DeploymentView } from '../store/store-overview.ts';
import { renderChange, type Waiter } from './deployment-change.ts';
import { createWatch, type Watch } from './watch-limit.ts';

/** All who wait for deployments on this relay. */
export interface Waiters {
  /** Tells `waiter` of `view`, which was just read, and of what follows; false where there is no room for it or for its repository. */
  subscribe(view: DeploymentView, waiter: Waiter): boolean;
  /** Forgets a waiter; twice does nothing. */
  unsubscribe(id: string, waiter: Waiter): void;
  count(): number;
  /** Stops all waiters, and takes no more. */
  close(): void;
}

/** What the registry needs of the world. */
export interface WaitersParts {
  readonly store: Pick<Store, 'readDeployments' | 'onChange'>;
  readonly clock: Clock;
  readonly log: RelayLog;
  /** How many may wait at once (default: 10,000), and how many of them for one repository (default: 1,000). */
  readonly limit?: number;
  readonly repositoryLimit?: number;
}

const DEFAULT_LIMIT = 10_000;
const DEFAULT_REPOSITORY_LIMIT = 1_000;
const TICK_MS = 1_000;
const TICKS_A_BEAT = 15;
const TICKS_A_SWEEP = 2;
/** Deployments that are read at once. */
const READ_AT_ONCE = 500;

/**
 * Returns a registry of waiters over the store's changes: a change is read once and rendered once, whoever waits. Changes that the
 * store does not name are looked for at most once a second, and every 2 s anyway. One timer for all.
 */
export function createWaiters(parts: WaitersParts): Waiters {
  return new Registry(parts);
}

class Registry implements Waiters {
  readonly #parts: WaitersParts;
  readonly #watches = new Map<string, Watch>();
  /** With the repository that each waits for. */
  readonly #all = new Map<Waiter, number | null>();
  /** How many wait, by repository. */
  readonly #repositories = new Map<number | null, number>();
  readonly #closing = new AbortController();
  readonly #unlisten: () => void;
  #isSweeping = false;
  #isHinted = false;
  #sweptAt = Number.NEGATIVE_INFINITY;

  constructor(parts: WaitersParts) {
    this.#parts = parts;
    this.#unlisten = parts.store.onChange((ids) => this.#hear(ids));
    void this.#tick();
  }

  subscribe(view: DeploymentView, waiter: Waiter): boolean {
    if (!this.#hasRoom(view.repositoryId)) return false;
    this.#all.set(waiter, view.repositoryId);
    this.#repositories.set(view.repositoryId, (this.#repositories.get(view.repositoryId) ?? 0) + 1);
    const watch = this.#watches.get(view.id);
    if (watch === undefined) this.#watch(view, waiter);
    else this.#join(watch, view, waiter);
    return true;
  }

  unsubscribe(id: string, waiter: Waiter): void {
    const watch = this.#watches.get(id);
    this.#forget(waiter);
    if (watch?.waiters.delete(waiter) && watch.waiters.size === 0) this.#watches.delete(id);
  }

  count(): number {
    return this.#all.size;
  }

  #hasRoom(repositoryId: number | null): boolean {
    const { limit = DEFAULT_LIMIT, repositoryLimit = DEFAULT_REPOSITORY_LIMIT } = this.#parts;
    if (this.#closing.signal.aborted || this.#all.size >= limit) return false;
    return (this.#repositories.get(repositoryId) ?? 0) < repositoryLimit;
  }

  #forget(waiter: Waiter): void {
    const repositoryId = this.#all.get(waiter);
    if (repositoryId === undefined) return;
    this.#all.delete(waiter);
    const left = (this.#repositories.get(repositoryId) ?? 0) - 1;
    if (left > 0) this.#repositories.set(repositoryId, left);
    else this.#repositories.delete(repositoryId);
  }

  close(): void {
    this.#closing.abort();
    this.#unlisten();
    for (const waiter of [...this.#all.keys()]) waiter.stopped();
    this.#all.clear();
    this.#repositories.clear();
    this.#watches.clear();
  }

  /** What changed between the reading of `view` and now is not told by anybody: it is read once more. */
  #watch(view: DeploymentView, waiter: Waiter): void {
    const watch = createWatch(view, waiter);
    this.#watches.set(view.id, watch);
    waiter.changed(watch.latest);
    void this.#read(watch);
  }

  #join(watch: Watch, view: DeploymentView, waiter: Waiter): void {
    watch.waiters.add(waiter);
    if (view.rev > watch.latest.view.rev) this.#tell(watch, view);
    else waiter.changed(watch.latest);
  }

  #hear(ids: readonly string[]): void {
    for (const id of ids) {
      const watch = this.#watches.get(id);
      if (watch !== undefined) void this.#read(watch);
    }
    if (ids.length > 0 || this.#watches.size === 0) return;
    this.#isHinted = true;
    if (this.#parts.clock.monotonicMs() - this.#sweptAt >= TICK_MS) void this.#sweep();
  }

  /** Reads until nothing was heard meanwhile; false where the store cannot be read. */
  async #read(watch: Watch): Promise<boolean> {
    watch.isDirty = true;
    if (watch.isReading) return true;
    watch.isReading = true;
    try {
      while (watch.isDirty && watch.waiters.size > 0) {
        watch.isDirty = false;
        const [view = null] = await this.#parts.store.readDeployments({ ids: [watch.id] });
        this.#take(watch, view);
      }
      return true;
    } catch {
      this.#parts.log('warn', 'a deployment that somebody waits for could not be read');
      return false;
    } finally {
      watch.isReading = false;
    }
  }

  #take(watch: Watch, view: DeploymentView | null): void {
    if (view === null) this.#drop(watch);
    else if (view.rev > watch.latest.view.rev) this.#tell(watch, view);
  }

  #drop(watch: Watch): void {
    this.#watches.delete(watch.id);
    for (const waiter of watch.waiters) {
      this.#forget(waiter);
      waiter.stopped();
    }
    watch.waiters.clear();
  }

  #tell(watch: Watch, view: DeploymentView): void {
    watch.latest = renderChange(view);
    for (const waiter of watch.waiters) waiter.changed(watch.latest);
  }

  async #tick(): Promise<void> {
    let round = this.#all.keys();
    for (let ticks = 1; !this.#closing.signal.aborted; ticks += 1) {
      await this.#parts.clock.wait(TICK_MS, this.#closing.signal);
      if (this.#closing.signal.aborted) return;
      if (ticks % TICKS_A_BEAT === 0) round = this.#all.keys();
      this.#beat(round);
      if (this.#isHinted || ticks % TICKS_A_SWEEP === 0) void this.#sweep();
    }
  }

  /** A fifteenth of them each second: all at once would hold up whatever else is to be done. */
  #beat(round: MapIterator<Waiter>): void {
    const now = this.#parts.clock.epochMs();
    for (let left = Math.ceil(this.#all.size / TICKS_A_BEAT); left > 0; left -= 1) {
      const { value, done } = round.next();
      if (done === true) return;
      value.beat(now);
    }
  }

  /** Reads what of all that is watched has moved; gives up where the store cannot be read. */
  async #sweep(): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    this.#isHinted = false;
    this.#sweptAt = this.#parts.clock.monotonicMs();
    const ids = [...this.#watches.keys()];
    for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
      if (!(await this.#sweepSome(ids.slice(from, from + READ_AT_ONCE)))) break;
    }
    this.#isSweeping = false;
  }

  async #sweepSome(ids: readonly string[]): Promise<boolean> {
    try {
      const views = await this.#parts.store.readDeployments({ ids });
      const byId = new Map(views.map((view) => [view.id, view]));
      for (const watch of ids.flatMap((id) => this.#watches.get(id) ?? [])) {
        this.#take(watch, byId.get(watch.id) ?? null);
      }
      return true;
    } catch {
      this.#parts.log('warn', 'deployments that somebody waits for could not be read');
      return false;
    }
  }
}
