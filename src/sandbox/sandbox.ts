import type { Clock } from '../kernel/clock.ts';
import { respondToAdmin } from './admin/admin.ts';
import { isAdminCall } from './admin/guard.ts';
import type { AdminChange } from './admin/route.ts';
import { claimPostings, createHookSender, type HookSender, withOutcome } from './github/app/hooks.ts';
import { isGithubCall, respondToGithub } from './github/respond-github.ts';
import type { GithubWorld } from './github/world.ts';
import { createJournal, type Journal, type JournalEntry } from './http/journal.ts';
import {
  createWebhookQueue,
  type Deliver,
  type Delivery,
  type DeliveryRecord,
  failToDeliver,
  type Post,
  type WebhookQueue,
} from './http/webhook-sender.ts';
import type { SandboxRequest, SandboxResult } from './http/wire.ts';
import { isDocumentCall, respondDocument } from './openapi/document.ts';
import { createPages, isPageCall } from './page/pages.ts';
import { createPlatformTime, type PlatformTime } from './platform/time.ts';
import { respondToRequest } from './platform/world.ts';
import { claimDue, createWorld, type World, type WorldOptions } from './platform/world-state.ts';

/** What a sandbox is made of. */
export interface SandboxOptions extends WorldOptions {
  readonly clock: Clock;
  /** Sends webhook deliveries; if none exists they are recorded and fail. */
  readonly deliver?: Deliver | undefined;
  /** Sends GitHub's events to the App; if none exists they fail. */
  readonly deliverHook?: Post | undefined;
  readonly onRequest?: ((entry: JournalEntry) => void) | undefined;
  readonly onGithubRequest?: ((entry: JournalEntry) => void) | undefined;
}

/** Rings once when the instant comes that it was set to. */
interface Scheduler {
  /**
   * Sets it to an instant of platform time in epoch milliseconds, in place of any other; null: to none. Set it to null before that time is
   * moved or held, and anew after.
   */
  set(at: number | null): void;
  close(): void;
}

/** Returns a scheduler that is set to nothing; `ring` may set it again, and is called a little early if the clock's waits are. */
export function createScheduler(clock: Clock, time: Pick<PlatformTime, 'realMsUntil'>, ring: () => void): Scheduler {
  let setTo: number | null = null;
  let isClosed = false;
  let waiting = new AbortController();

  async function ringAt(at: number, { signal }: AbortController): Promise<void> {
    const durationMs = time.realMsUntil(at);
    if (durationMs === Number.POSITIVE_INFINITY) return;
    await clock.wait(Math.ceil(durationMs), signal);
    if (signal.aborted) return;
    setTo = null;
    ring();
  }

  return {
    set(at) {
      if (at === setTo || isClosed) return;
      waiting.abort();
      waiting = new AbortController();
      setTo = at;
      if (at !== null) void ringAt(at, waiting);
    },
    close() {
      isClosed = true;
      waiting.abort();
    },
  };
}

/** A platform without sockets: requests in, responses out, on the given clock. */
export interface Sandbox {
  /** Responds to one request, after the delay that the response is to have. Never rejects. A delay inside the body is left to the response writer. */
  handle(request: SandboxRequest): Promise<SandboxResult>;
  world(): World;
  github(): GithubWorld;
  now(): number;
  /** The requests to the platform so far, oldest first; admin calls are not among them. */
  journal(): readonly JournalEntry[];
  githubJournal(): readonly JournalEntry[];
  deliveries(): readonly DeliveryRecord[];
  deploymentsStarted(applicationId: string): number;
  /** Ends every wait; later requests get their response without any. */
  close(): void;
}

/** Returns a sandbox in which nothing has happened yet. */
export function createSandbox(options: SandboxOptions): Sandbox {
  return new LiveSandbox(options);
}

class LiveSandbox implements Sandbox {
  readonly #options: SandboxOptions;
  readonly #time: PlatformTime;
  readonly #journal: Journal = createJournal({ keepsBodies: false });
  readonly #githubJournal: Journal = createJournal({ keepsBodies: true });
  readonly #pages = createPages();
  readonly #webhookQueue: WebhookQueue;
  readonly #closing = new AbortController();
  #world: World;
  readonly #scheduler: Scheduler;
  readonly #hooks: HookSender;
  readonly #catchUp = (): void => this.#advance(...claimDue(this.#world, this.#time.now()));

  constructor(options: SandboxOptions) {
    const { clock, speed = 1, deliver = failToDeliver, deliverHook = failToDeliver } = options;
    this.#options = options;
    this.#time = createPlatformTime(clock, speed);
    this.#webhookQueue = createWebhookQueue(deliver);
    this.#hooks = createHookSender(deliverHook, (attemptId, status) => {
      this.#world = { ...this.#world, github: withOutcome(this.#world.github, attemptId, status) };
    });
    this.#scheduler = createScheduler(clock, this.#time, this.#catchUp);
    this.#world = createWorld(options, this.#time.now());
  }

  async handle(request: SandboxRequest): Promise<SandboxResult> {
    if (isAdminCall(request)) return this.#administer(request);
    if (isDocumentCall(request)) return respondDocument();
    if (isPageCall(request)) return this.#pages(this.#world, request, this.#time.now());
    return isGithubCall(request) ? this.#handleGithub(request) : this.#handlePlatform(request);
  }

  async #handlePlatform(request: SandboxRequest): Promise<SandboxResult> {
    const receivedAt = this.#time.now();
    const [world, exchange, due] = respondToRequest(this.#world, request, receivedAt);
    this.#advance(world, due);
    const close = this.#journal.open(request, exchange, receivedAt);
    return this.#respond(exchange.result, close, this.#options.onRequest);
  }

  async #handleGithub(request: SandboxRequest): Promise<SandboxResult> {
    const receivedAt = this.#time.now();
    const [github, exchange] = respondToGithub(this.#world.github, request, receivedAt);
    this.#world = { ...this.#world, github };
    this.#sendHooks();
    const close = this.#githubJournal.open(request, exchange, receivedAt);
    return this.#respond(exchange.result, close, this.#options.onGithubRequest);
  }

  world(): World {
    return this.#world;
  }

  github(): GithubWorld {
    return this.#world.github;
  }

  now(): number {
    return this.#time.now();
  }

  journal(): readonly JournalEntry[] {
    return this.#journal.entries();
  }

  githubJournal(): readonly JournalEntry[] {
    return this.#githubJournal.entries();
  }

  deliveries(): readonly DeliveryRecord[] {
    return this.#webhookQueue.records();
  }

  deploymentsStarted(applicationId: string): number {
    return this.#world.applications.get(applicationId)?.deployments.length ?? 0;
  }

  close(): void {
    this.#closing.abort();
    this.#scheduler.close();
  }

  #administer(request: SandboxRequest): SandboxResult {
    const [response, change] = respondToAdmin(
      {
        world: this.#world,
        journal: this.#journal.entries(),
        githubJournal: this.#githubJournal.entries(),
        deliveries: this.#webhookQueue.records(),
        now: this.#time.now(),
        speed: this.#time.speed,
        isFrozen: this.#time.isFrozen(),
      },
      request,
    );
    this.#change(change);
    this.#sendHooks();
    return response;
  }

  #change(change: AdminChange): void {
    switch (change.kind) {
      case 'nothing':
        break;
      case 'reset':
        this.#journal.clear();
        this.#githubJournal.clear();
        this.#webhookQueue.clear();
        this.#hooks.clear();
        this.#advance(createWorld(this.#options, this.#time.now()), []);
        break;
      case 'world':
        this.#advance(change.world, []);
        break;
      case 'notify':
        this.#webhookQueue.dispatch(change.due);
        break;
      case 'time':
        this.#scheduler.set(null);
        this.#time.advance(change.advanceMs);
        this.#time.setFrozen(change.isFrozen);
        this.#catchUp();
    }
  }

  /** Moves the world to its next state, sends what is due, and schedules the next event if there is a webhook to notify. */
  #advance(world: World, due: readonly Delivery[]): void {
    this.#world = world;
    this.#webhookQueue.dispatch(due);
    this.#scheduler.set(world.webhooks.length > 0 ? (world.coming[0]?.at ?? null) : null);
  }

  #sendHooks(): void {
    const [github, postings] = claimPostings(this.#world.github);
    this.#world = { ...this.#world, github };
    this.#hooks.dispatch(postings);
  }

  async #respond(
    result: SandboxResult,
    close: (at: number) => JournalEntry,
    report?: (entry: JournalEntry) => void,
  ): Promise<SandboxResult> {
    if (result.kind === 'response' && result.headDelayMs > 0) {
      await this.#options.clock.wait(result.headDelayMs, this.#closing.signal);
    }
    const entry = close(this.#time.now());
    report?.(entry);
    return result;
  }
}
