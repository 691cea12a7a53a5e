import type { Clock } from '../kernel/clock.ts';
import { answerAdmin } from './admin.ts';
import { isAdminCall } from './admin-guard.ts';
import type { AdminChange } from './admin-route.ts';
import { type Courier, createCourier, type Deliver, type DeliveryOutcome, type DeliveryRecord } from './courier.ts';
import type { Delivery } from './events.ts';
import { answerGithub, isGithubCall } from './github/answer-github.ts';
import { takePostings, withFate } from './github/app-hooks.ts';
import { createGithubJournal, type GithubJournal, type GithubJournalEntry } from './github/github-journal.ts';
import type { GithubWorld } from './github/github-world.ts';
import { createJournal, type Journal, type JournalEntry } from './journal.ts';
import { isDocumentCall, respondDocument } from './openapi/document.ts';
import { createPages, isPageCall } from './page/pages.ts';
import { createPlatformTime, type PlatformTime } from './platform-time.ts';
import { type SavedWorld, withTargets } from './saved-world.ts';
import type { Post } from './webhook-sender.ts';
import type { SandboxReply, SandboxRequest } from './wire.ts';
import { answerRequest } from './world.ts';
import { createWorld, takeDue, type World, type WorldOptions } from './world-state.ts';

/** What a sandbox is made of. */
export interface SandboxOptions extends WorldOptions {
  readonly clock: Clock;
  /**
   * What the platform's clock says at first, in epoch milliseconds; where nothing is said the clock's own time, or the instant at which
   * `saved` was kept where that is later.
   */
  readonly startAt?: number | undefined;
  /** The world to go on with, its seed too; a new one where nothing is said. */
  readonly saved?: SavedWorld | undefined;
  /** Called after each change of the platform's part of the world. */
  readonly onChange?: (() => void) | undefined;
  /** Sends webhook deliveries; where there is none they are recorded and fail. */
  readonly deliver?: Deliver | undefined;
  /** Sends GitHub's events to the App; where there is none they fail. */
  readonly deliverHook?: Post | undefined;
  /** Called when the answer to a request of the platform begins. */
  readonly onRequest?: ((entry: JournalEntry) => void) | undefined;
  /** Called when the answer to a request of GitHub begins. */
  readonly onGithubRequest?: ((entry: GithubJournalEntry) => void) | undefined;
}

/** A platform without sockets: requests in, answers out, on whatever clock it was given. */
export interface Sandbox {
  /** Answers one request, after the delay that it is to have. Never rejects. The delay inside a body is left to whoever carries it. */
  handle(request: SandboxRequest): Promise<SandboxReply>;
  world(): World;
  /** What the stand-in for GitHub knows. */
  github(): GithubWorld;
  /** Platform time in epoch milliseconds. */
  now(): number;
  /** The requests to the platform so far, oldest first; admin calls are not among them. */
  journal(): readonly JournalEntry[];
  /** The requests to GitHub so far, oldest first. */
  githubJournal(): readonly GithubJournalEntry[];
  deliveries(): readonly DeliveryRecord[];
  /** How many deployments were started on an application: 0 where it was never used. */
  deploymentsStarted(applicationId: string): number;
  /** Ends every wait; what comes after is answered without any. */
  close(): void;
}

/** Answers a sandbox in which nothing has happened yet. */
export function createSandbox(options: SandboxOptions): Sandbox {
  return new LiveSandbox(options);
}

/** The one place where the world changes hands. */
class LiveSandbox implements Sandbox {
  readonly #options: SandboxOptions;
  readonly #time: PlatformTime;
  readonly #journal: Journal = createJournal();
  readonly #githubJournal: GithubJournal = createGithubJournal();
  readonly #pages = createPages();
  readonly #courier: Courier;
  readonly #closing = new AbortController();
  #world: World;
  /** Ends the wait for the next event. */
  #watch = new AbortController();
  #watchedAt: number | null = null;
  /** Settles when the events of GitHub so far were sent. */
  #hooks: Promise<void> = Promise.resolve();

  constructor(options: SandboxOptions) {
    const { clock, speed = 1, saved, webhooks = [], deliver = failToDeliver } = options;
    const { startAt = Math.max(clock.epochMs(), saved?.savedAt ?? 0) } = options;
    this.#options = options;
    this.#time = createPlatformTime(clock, speed, startAt);
    this.#courier = createCourier(deliver);
    const now = this.#time.now();
    this.#world =
      saved === undefined ? createWorld(options, now) : { ...withTargets(saved.world, webhooks, now), speed };
    this.#advance(...takeDue(this.#world, now));
  }

  async handle(request: SandboxRequest): Promise<SandboxReply> {
    if (isAdminCall(request)) return this.#administer(request);
    if (isDocumentCall(request)) return respondDocument();
    if (isPageCall(request)) return this.#pages(this.#world, request, this.#time.now());
    return isGithubCall(request) ? this.#handleGithub(request) : this.#handlePlatform(request);
  }

  async #handlePlatform(request: SandboxRequest): Promise<SandboxReply> {
    const receivedAt = this.#time.now();
    const [world, answer, due] = answerRequest(this.#world, request, receivedAt);
    this.#advance(world, due);
    const close = this.#journal.open(request, answer, receivedAt);
    await this.#delay(answer.reply);
    const entry = close(this.#time.now());
    this.#options.onRequest?.(entry);
    return answer.reply;
  }

  async #handleGithub(request: SandboxRequest): Promise<SandboxReply> {
    const receivedAt = this.#time.now();
    const [github, answer] = answerGithub(this.#world.github, request, receivedAt);
    this.#world = { ...this.#world, github };
    this.#sendHooks();
    const close = this.#githubJournal.open(request, answer, receivedAt);
    await this.#delay(answer.reply);
    const entry = close(this.#time.now());
    this.#options.onGithubRequest?.(entry);
    return answer.reply;
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

  githubJournal(): readonly GithubJournalEntry[] {
    return this.#githubJournal.entries();
  }

  deliveries(): readonly DeliveryRecord[] {
    return this.#courier.records();
  }

  deploymentsStarted(applicationId: string): number {
    return this.#world.applications.get(applicationId)?.deployments.length ?? 0;
  }

  close(): void {
    this.#closing.abort();
    this.#watch.abort();
  }

  #administer(request: SandboxRequest): SandboxReply {
    const [response, change] = answerAdmin(
      {
        world: this.#world,
        journal: this.#journal.entries(),
        githubJournal: this.#githubJournal.entries(),
        deliveries: this.#courier.records(),
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
        this.#courier.clear();
        this.#advance(createWorld({ ...this.#options, seed: this.#world.seed }, this.#time.now()), []);
        break;
      case 'world':
        this.#advance(change.world, []);
        break;
      case 'time':
        this.#time.advance(change.advanceMs);
        this.#time.setFrozen(change.isFrozen);
        this.#watchedAt = null;
        this.#advance(...takeDue(this.#world, this.#time.now()));
    }
  }

  /** Takes the world on to its next state, sends what is due, and waits for the next event where somebody is to be told of it. */
  #advance(world: World, due: readonly Delivery[]): void {
    this.#world = world;
    this.#options.onChange?.();
    this.#courier.dispatch(due);
    const next = world.webhooks.length > 0 ? (world.coming[0]?.at ?? null) : null;
    if (next === this.#watchedAt || this.#closing.signal.aborted) return;
    this.#watch.abort();
    this.#watchedAt = next;
    if (next !== null) void this.#watchUntil(next);
  }

  async #watchUntil(at: number): Promise<void> {
    const watch = new AbortController();
    this.#watch = watch;
    const durationMs = this.#time.realMsUntil(at);
    if (durationMs === Number.POSITIVE_INFINITY) return;
    await this.#options.clock.wait(Math.ceil(durationMs), watch.signal);
    if (watch.signal.aborted) return;
    this.#watchedAt = null;
    this.#advance(...takeDue(this.#world, this.#time.now()));
  }

  /** Sends the events of GitHub that wait, one after the other. */
  #sendHooks(): void {
    const [github, postings] = takePostings(this.#world.github);
    this.#world = { ...this.#world, github };
    const { deliverHook = failToDeliver } = this.#options;
    for (const posting of postings) {
      this.#hooks = this.#hooks.then(async () => {
        const outcome = await deliverHook(posting);
        const status = outcome.kind === 'answered' ? outcome.status : 502;
        this.#world = { ...this.#world, github: withFate(this.#world.github, posting.attemptId, status) };
      });
    }
  }

  async #delay(reply: SandboxReply): Promise<void> {
    if (reply.kind !== 'response' || reply.headDelayMs === 0) return;
    await this.#options.clock.wait(reply.headDelayMs, this.#closing.signal);
  }
}

async function failToDeliver(): Promise<DeliveryOutcome> {
  return { kind: 'failed', message: 'This sandbox sends no deliveries.' };
}
