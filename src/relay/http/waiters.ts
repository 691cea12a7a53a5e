import type { Clock } from '../../kernel/clock.ts';
import type { RelayLog } from '../relay-interfaces.ts';
import type { Store } from '../store/store.ts';
import type { DeploymentView } from '../store/store-overview.ts';
import { type Change, renderChange, type Waiter } from './deployment-change.ts';

/** What the registry needs. */
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
const TICKS_PER_BEAT = 15;
const TICKS_PER_SWEEP = 2;
const MAX_IDS_PER_READ = 500;

/** One deployment that is waited for, and its state as last reported. */
interface Watch {
  readonly id: string;
  readonly waiters: Set<Waiter>;
  latest: Change;
  isReading: boolean;
  /** Whether it may have changed since the current read started. */
  isDirty: boolean;
}

/** All clients that wait for deployments on this relay. Each change is read and rendered once; one that the store does not name is found within 2 s. */
export class Waiters {
  readonly #parts: WaitersParts;
  readonly #watches = new Map<string, Watch>();
  /** With the repository that each waits for. */
  readonly #all = new Map<Waiter, number | null>();
  readonly #closing = new AbortController();
  readonly #unlisten: () => void;
  #isSweeping = false;
  /** Whether the store reported a change without naming the deployment. */
  #isHinted = false;

  constructor(parts: WaitersParts) {
    this.#parts = parts;
    this.#unlisten = parts.store.onChange((ids) => this.#hear(ids));
    void this.#tick();
  }

  /** Reports `view`, which was just read, and what follows to `waiter`; false if there is no room for it or for its repository. */
  subscribe(view: DeploymentView, waiter: Waiter): boolean {
    const { limit = DEFAULT_LIMIT, repositoryLimit = DEFAULT_REPOSITORY_LIMIT } = this.#parts;
    if (this.#closing.signal.aborted || this.#all.size >= limit) return false;
    const neighbors = [...this.#all.values()].filter((repositoryId) => repositoryId === view.repositoryId);
    if (neighbors.length >= repositoryLimit) return false;
    this.#all.set(waiter, view.repositoryId);
    const known = this.#watches.get(view.id);
    const watch = known ?? this.#watch(view);
    watch.waiters.add(waiter);
    if (view.rev > watch.latest.view.rev) this.#report(watch, view);
    else waiter.changed(watch.latest);
    // No one reports what changed between the reading of `view` and now.
    if (known === undefined) void this.#read(watch);
    return true;
  }

  /** Forgets a waiter; twice does nothing. */
  unsubscribe(id: string, waiter: Waiter): void {
    const watch = this.#watches.get(id);
    this.#all.delete(waiter);
    if (watch?.waiters.delete(waiter) && watch.waiters.size === 0) this.#watches.delete(id);
  }

  count(): number {
    return this.#all.size;
  }

  /** Stops all waiters and accepts no more. */
  close(): void {
    this.#closing.abort();
    this.#unlisten();
    for (const waiter of [...this.#all.keys()]) waiter.stopped();
    this.#all.clear();
    this.#watches.clear();
  }

  #watch(view: DeploymentView): Watch {
    const watch = {
      id: view.id,
      waiters: new Set<Waiter>(),
      latest: renderChange(view),
      isReading: false,
      isDirty: false,
    };
    this.#watches.set(view.id, watch);
    return watch;
  }

  #hear(ids: readonly string[]): void {
    for (const id of ids) {
      const watch = this.#watches.get(id);
      if (watch !== undefined) void this.#read(watch);
    }
    if (ids.length === 0) this.#isHinted = true;
  }

  /** Reads until nothing was heard meanwhile; false if the store cannot be read. */
  async #read(watch: Watch): Promise<boolean> {
    watch.isDirty = true;
    if (watch.isReading) return true;
    watch.isReading = true;
    try {
      while (watch.isDirty && watch.waiters.size > 0) {
        watch.isDirty = false;
        const [view] = await this.#parts.store.readDeployments({ ids: [watch.id] });
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

  #take(watch: Watch, view: DeploymentView | undefined): void {
    if (view === undefined) this.#drop(watch);
    else if (view.rev > watch.latest.view.rev) this.#report(watch, view);
  }

  #drop(watch: Watch): void {
    this.#watches.delete(watch.id);
    for (const waiter of watch.waiters) {
      this.#all.delete(waiter);
      waiter.stopped();
    }
    watch.waiters.clear();
  }

  #report(watch: Watch, view: DeploymentView): void {
    watch.latest = renderChange(view);
    for (const waiter of watch.waiters) waiter.changed(watch.latest);
  }

  async #tick(): Promise<void> {
    for (let ticks = 1; ; ticks += 1) {
      await this.#parts.clock.wait(TICK_MS, this.#closing.signal);
      if (this.#closing.signal.aborted) return;
      const now = this.#parts.clock.epochMs();
      if (ticks % TICKS_PER_BEAT === 0) for (const waiter of [...this.#all.keys()]) waiter.beat(now);
      if (this.#isHinted || ticks % TICKS_PER_SWEEP === 0) void this.#sweep();
    }
  }

  /** Reads every watched deployment that has changed; gives up if the store cannot be read. */
  async #sweep(): Promise<void> {
    if (this.#isSweeping) return;
    this.#isSweeping = true;
    this.#isHinted = false;
    const ids = [...this.#watches.keys()];
    for (let from = 0; from < ids.length; from += MAX_IDS_PER_READ) {
      if (!(await this.#sweepSome(ids.slice(from, from + MAX_IDS_PER_READ)))) break;
    }
    this.#isSweeping = false;
  }

  async #sweepSome(ids: readonly string[]): Promise<boolean> {
    try {
      const views = await this.#parts.store.readDeployments({ ids });
      const byId = new Map(views.map((view) => [view.id, view]));
      for (const watch of ids.flatMap((id) => this.#watches.get(id) ?? [])) {
        this.#take(watch, byId.get(watch.id));
      }
      return true;
    } catch {
      this.#parts.log('warn', 'deployments that somebody waits for could not be read');
      return false;
    }
  }
}
