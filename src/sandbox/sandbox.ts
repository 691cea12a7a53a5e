import type { Clock } from '../kernel/clock.ts';
import { createTimer } from '../kernel/time-limit.ts';
import { respondToAdmin } from './admin/admin.ts';
import { isAdminCall, isGithubAdminCall } from './admin/guard.ts';
import type { AdminChange } from './admin/route.ts';
import { claimPostings, type HookPosting, withOutcome } from './github/app/hooks.ts';
import { isOidcCall, respondToOidc } from './github/oidc.ts';
import { isGithubCall, respondToGithub } from './github/respond.ts';
import type { GithubWorld } from './github/world.ts';
import { createJournal, type JournalEntry } from './http/journal.ts';
import {
  createSendQueue,
  type Delivery,
  type DeliveryOutcome,
  type DeliveryRecord,
  failToPost,
  type Post,
} from './http/webhook-sender.ts';
import type { SandboxRequest, SandboxResult } from './http/wire.ts';
import { isDocumentCall, respondDocument } from './openapi/document.ts';
import { createPages, isPageCall } from './page/respond.ts';
import { isHealthCall, respondHealth } from './platform/health.ts';
import { respondToRequest } from './platform/respond.ts';
import { createPlatformTime } from './platform/time.ts';
import { claimDue, createWorld, type World, type WorldOptions } from './platform/world-state.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** What a sandbox is made of. */
export interface SandboxOptions extends WorldOptions {
  readonly clock: Clock;
  /** Sends the platform's notifications and GitHub's events (default: they fail). */
  readonly post?: Post | undefined;
  /** Is called with every request to the platform and to GitHub, when its response starts. */
  readonly onRequest?: ((entry: JournalEntry) => void) | undefined;
}

/** A platform without sockets: requests in, responses out, on the given clock. */
export interface Sandbox {
  /** Responds to one request, after the delay that the response is to have. Never rejects. */
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
  const { clock, speed = 1, post = failToPost } = options;
  const time = createPlatformTime(clock, speed);
  // GitHub is another service: its clients' tokens are dated by real time, however fast the platform is.
  const githubTime = createPlatformTime(clock, 1);
  const timer = createTimer(clock);
  const closing = new AbortController();
  let world = createWorld(options, time.now());
  const journal = createJournal({ keepsBodies: false });
  const githubJournal = createJournal({ keepsBodies: true });
  const respondPage = createPages();
  const outcomes = new Map<Delivery, DeliveryOutcome>();
  const deliveries = createSendQueue<Delivery>(
    ({ targetUrl, body }) => post({ targetUrl, headers: JSON_TYPE, body: JSON.stringify(body) }),
    (delivery, outcome) => outcomes.set(delivery, outcome),
  );
  const hooks = createSendQueue<HookPosting>(post, ({ attemptId }, outcome) => {
    const status = outcome.kind === 'responded' ? outcome.status : 502;
    world = { ...world, github: withOutcome(world.github, attemptId, status) };
  });

  const records = (): readonly DeliveryRecord[] => {
    return [...outcomes].map(([delivery, outcome]) => ({ delivery, outcome }));
  };

  function send(due: readonly Delivery[]): void {
    for (const delivery of due) outcomes.set(delivery, { kind: 'pending' });
    deliveries.dispatch(due);
  }

  function sendHooks(): void {
    const [github, postings] = claimPostings(world.github);
    world = { ...world, github };
    hooks.dispatch(postings);
  }

  /** Moves the world to its next state, sends what is due, and waits for the next event if there is a webhook to notify. */
  function advance(after: World, due: readonly Delivery[]): void {
    world = after;
    send(due);
    const next = world.webhooks.length > 0 ? world.coming[0]?.at : undefined;
    const waitMs = next === undefined || closing.signal.aborted ? Infinity : time.realMsUntil(next);
    if (waitMs === Infinity) timer.clear();
    else timer.set(Math.ceil(waitMs), catchUp);
  }

  function catchUp(): void {
    advance(...claimDue(world, time.now()));
  }

  function change(ordered: AdminChange): void {
    switch (ordered.kind) {
      case 'nothing':
        break;
      case 'reset':
        for (const cleared of [journal, githubJournal, outcomes, deliveries, hooks]) cleared.clear();
        advance(createWorld(options, time.now()), []);
        break;
      case 'world':
        advance(ordered.world, []);
        break;
      case 'notify':
        send(ordered.due);
        break;
      case 'time':
        for (const one of [time, githubTime]) {
          one.advance(ordered.advanceMs);
          one.setFrozen(ordered.isFrozen);
        }
        catchUp();
    }
  }

  function administer(request: SandboxRequest): SandboxResult {
    const [response, ordered] = respondToAdmin(
      {
        world,
        journal: journal.entries(),
        githubJournal: githubJournal.entries(),
        deliveries: records(),
        now: isGithubAdminCall(request) ? githubTime.now() : time.now(),
        isFrozen: time.isFrozen(),
      },
      request,
    );
    change(ordered);
    sendHooks();
    return response;
  }

  function handlePlatform(request: SandboxRequest): Promise<SandboxResult> {
    const receivedAt = time.now();
    const [after, exchange, due] = respondToRequest(world, request, receivedAt);
    advance(after, due);
    const closeEntry = journal.open(request, exchange, receivedAt);
    return respond(exchange.result, () => closeEntry(time.now()));
  }

  function handleGithub(request: SandboxRequest): Promise<SandboxResult> {
    const receivedAt = githubTime.now();
    const [github, exchange] = respondToGithub(world.github, request, receivedAt);
    world = { ...world, github };
    sendHooks();
    const closeEntry = githubJournal.open(request, exchange, receivedAt);
    return respond(exchange.result, () => closeEntry(githubTime.now()));
  }

  function issueToken(request: SandboxRequest): SandboxResult {
    const [github, response] = respondToOidc(world.github, request, githubTime.now());
    world = { ...world, github };
    return response;
  }

  async function respond(result: SandboxResult, closeEntry: () => JournalEntry): Promise<SandboxResult> {
    if (result.kind === 'response' && result.headDelayMs > 0) await clock.wait(result.headDelayMs, closing.signal);
    const entry = closeEntry();
    options.onRequest?.(entry);
    return result;
  }

  return {
    async handle(request) {
      if (isAdminCall(request)) return administer(request);
      if (isDocumentCall(request)) return respondDocument();
      if (isHealthCall(request)) return respondHealth(world, request, time.now());
      if (isOidcCall(request)) return issueToken(request);
      if (isPageCall(request)) return respondPage(world, request, time.now());
      return isGithubCall(request) ? handleGithub(request) : handlePlatform(request);
    },
    world: () => world,
    github: () => world.github,
    now: time.now,
    journal: journal.entries,
    githubJournal: githubJournal.entries,
    deliveries: records,
    deploymentsStarted: (applicationId) => world.applications.get(applicationId)?.deployments.length ?? 0,
    close() {
      closing.abort();
      timer.clear();
    },
  };
}
