import type { Clock } from '../../kernel/clock.ts';
import { renderSseEvent } from '../../web/sse-writer.ts';
import type { RelayLog } from '../interfaces.ts';
import type { DeploymentView } from '../store/operations/views.ts';
import type { Store } from '../store/store.ts';

/** A deployment's state, rendered once for all clients. */
export interface Change {
  readonly view: DeploymentView;
  /** A server-sent event `state`, with the rev as its id. */
  readonly event: string;
}

/** A client that waits for a deployment. A state may be reported twice. No call throws. */
export interface Waiter {
  changed(change: Change): void;
  /** Called about every 15 s with the time (epoch milliseconds), so that connections do not look dead. */
  beat(now: number): void;
  /** Called when nothing more will be reported: the relay stops, or the deployment was deleted. */
  stopped(): void;
}

/** Returns a deployment's state as clients get it, with instants in ISO 8601. */
export function stateOf(view: DeploymentView): object {
  return {
    id: view.id,
    app_id: view.application,
    deployment_id: view.deployment,
    sha: view.sha,
    state: view.word,
    unconfirmed: view.unconfirmed,
    platform_state: view.state,
    ended: view.isEnded,
    rev: view.rev,
    check_run_url: view.checkUrl,
    opened_at: new Date(view.openedAt).toISOString(),
    ended_at: view.endedAt === null ? null : new Date(view.endedAt).toISOString(),
  };
}

function renderChange(view: DeploymentView): Change {
  return { view, event: renderSseEvent('state', JSON.stringify(stateOf(view)), view.rev) };
}

interface WaitersParts {
  readonly store: Pick<Store, 'readDeployments' | 'onChange'>;
  readonly clock: Clock;
  readonly log: RelayLog;
}

/** How many clients may wait at once, in all and for one repository. */
const MAX_WAITERS = 10_000;
const MAX_WAITERS_OF_REPOSITORY = 1_000;
const TICK_MS = 1_000;
const TICKS_PER_BEAT = 15;
const TICKS_PER_SWEEP = 2;
const MAX_IDS_PER_READ = 500;

/** A deployment with waiting clients, and its last reported state. */
interface Watch {
  readonly waiters: Set<Waiter>;
  latest: Change;
}

/** All clients that wait for deployments on this relay. Each change is read and rendered once; those by other relays within 2 s. */
export class Waiters {
  readonly #parts: WaitersParts;
  readonly #watches = new Map<string, Watch>();
  /** The repository of each waiter. */
  readonly #all = new Map<Waiter, number | null>();
  readonly #closing = new AbortController();
  readonly #unlisten: () => void;
  /** Deployments that may have changed. */
  readonly #due = new Set<string>();
  #isReading = false;
  /** True if the store reported a change without naming the deployment. */
  #isHinted = false;

  constructor(parts: WaitersParts) {
    this.#parts = parts;
    this.#unlisten = parts.store.onChange((ids) => {
      if (ids.length === 0) this.#isHinted = true;
      void this.#read(ids);
    });
    void this.#tick();
  }

  /** Reports `view`, which was just read, and later changes to `waiter`; returns false if too many are waiting. */
  subscribe(view: DeploymentView, waiter: Waiter): boolean {
    if (this.#closing.signal.aborted || this.#all.size >= MAX_WAITERS) return false;
    const neighbors = [...this.#all.values()].filter((repositoryId) => repositoryId === view.repositoryId);
    if (neighbors.length >= MAX_WAITERS_OF_REPOSITORY) return false;
    this.#all.set(waiter, view.repositoryId);
    const known = this.#watches.get(view.id);
    const watch = known ?? { waiters: new Set(), latest: renderChange(view) };
    this.#watches.set(view.id, watch);
    watch.waiters.add(waiter);
    if (view.rev > watch.latest.view.rev) report(watch, view);
    else waiter.changed(watch.latest);
    // The store does not report changes between the read of `view` and now.
    if (known === undefined) void this.#read([view.id]);
    return true;
  }

  /** Removes a waiter; does nothing the second time. */
  unsubscribe(id: string, waiter: Waiter): void {
    const watch = this.#watches.get(id);
    this.#all.delete(waiter);
    if (watch?.waiters.delete(waiter) && watch.waiters.size === 0) this.#watches.delete(id);
  }

  count(): number {
    return this.#all.size;
  }

  /** Stops all waiters and accepts no new ones. */
  close(): void {
    this.#closing.abort();
    this.#unlisten();
    for (const id of [...this.#watches.keys()]) this.#drop(id);
  }

  /** Reads the watched ones of these deployments until none is left; if the store fails, the next sweep reads them. */
  async #read(ids: Iterable<string>): Promise<void> {
    for (const id of ids) if (this.#watches.has(id)) this.#due.add(id);
    if (this.#isReading) return;
    this.#isReading = true;
    try {
      while (this.#due.size > 0) await this.#readSome([...this.#due].slice(0, MAX_IDS_PER_READ));
    } catch {
      this.#parts.log('warn', 'Could not read the deployments that clients are waiting for.');
    }
    this.#due.clear();
    this.#isReading = false;
  }

  async #readSome(ids: readonly string[]): Promise<void> {
    for (const id of ids) this.#due.delete(id);
    const views = await this.#parts.store.readDeployments({ ids });
    const byId = new Map(views.map((view) => [view.id, view]));
    for (const id of ids) {
      const [watch, view] = [this.#watches.get(id), byId.get(id)];
      if (view === undefined) this.#drop(id);
      else if (watch !== undefined && view.rev > watch.latest.view.rev) report(watch, view);
    }
  }

  #drop(id: string): void {
    for (const waiter of this.#watches.get(id)?.waiters ?? []) {
      this.#all.delete(waiter);
      waiter.stopped();
    }
    this.#watches.delete(id);
  }

  async #tick(): Promise<void> {
    for (let ticks = 1; ; ticks += 1) {
      await this.#parts.clock.wait(TICK_MS, this.#closing.signal);
      if (this.#closing.signal.aborted) return;
      const now = this.#parts.clock.epochMs();
      if (ticks % TICKS_PER_BEAT === 0) for (const waiter of [...this.#all.keys()]) waiter.beat(now);
      if (!this.#isHinted && ticks % TICKS_PER_SWEEP !== 0) continue;
      this.#isHinted = false;
      void this.#read([...this.#watches.keys()]);
    }
  }
}

function report(watch: Watch, view: DeploymentView): void {
  watch.latest = renderChange(view);
  for (const waiter of watch.waiters) waiter.changed(watch.latest);
}
