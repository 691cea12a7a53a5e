import type { RuleState } from '../faults/rules.ts';
import { createGithubWorld, type GithubWorld } from '../github/world.ts';
import type { Budgets, RateWindow } from '../http/rate-window.ts';
import { DEFAULT_TOKENS, type SandboxToken } from '../http/tokens.ts';
import type { Delivery } from '../http/webhook-sender.ts';
import { identifierFor } from '../random-choices.ts';
import { EVENT_KINDS, QUEUE_EVENT_KINDS, type Scenario } from '../scenarios/scenario.ts';
import { scenarioFor } from '../scenarios/scenarios.ts';
import { type Application, createApplication } from './application.ts';
import { type Catalog, EMPTY_CATALOG } from './catalog.ts';
import { type DeploymentEvent, deliveriesOf, type Webhook } from './events.ts';

const SHELF_COUNT = 256;

type Shelf = ReadonlyMap<string, Application>;

/** The applications by id, immutable. A change copies one of many shelves, so that thousands of applications cost no more than a few. */
interface Register {
  get(id: string): Application | undefined;
  with(application: Application): Register;
  /** All of them, the oldest first. */
  list(): readonly Application[];
}

/** A register without applications. */
const EMPTY_REGISTER: Register = registerOf(Array.from({ length: SHELF_COUNT }, () => new Map()));

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

/** The organization that every token belongs to. */
export const ORGANIZATION = { id: 'sandbox-organization', name: 'Sandbox' } as const;

/** The events that a target receives by default: both vocabularies, of which each application uses one. */
const ALL_EVENT_KINDS: readonly string[] = [...new Set([...EVENT_KINDS, ...QUEUE_EVENT_KINDS])];

/** All that the sandbox knows. Immutable: every request responds with the next one. Instants are platform time in epoch milliseconds. */
export interface World extends Budgets {
  readonly seed: number;
  /** Platform seconds in one real second. */
  readonly speed: number;
  readonly createdAt: number;
  readonly tokens: readonly SandboxToken[];
  /** The open windows, by the token's name, or by it and the application where that has a budget of its own. */
  readonly windows: ReadonlyMap<string, RateWindow>;
  readonly applications: Register;
  readonly catalog: Catalog;
  readonly webhooks: readonly Webhook[];
  /** Events that have not happened yet, the earliest first. */
  readonly coming: readonly DeploymentEvent[];
  readonly github: GithubWorld;
  /** Faults of the platform's calls that were asked for by an admin call. */
  readonly rules: readonly RuleState[];
  readonly requests: number;
}

/** What a world is made of; everything that is left out is as a newcomer expects it. */
export interface WorldOptions {
  /** What every identifier and every draw depends on; 1 by default. */
  readonly seed?: number | undefined;
  /** Platform seconds in one real second; 1 by default. */
  readonly speed?: number | undefined;
  /** Requests an hour and token; 1000, as the platform has it, by default. */
  readonly rateLimit?: number | undefined;
  readonly tokens?: readonly SandboxToken[] | undefined;
  readonly webhooks?: readonly string[] | undefined;
}

/** Returns a world in which nothing has happened yet at `now`. */
export function createWorld(options: WorldOptions, now: number): World {
  const { seed = 1, speed = 1, rateLimit = 1000, tokens = DEFAULT_TOKENS, webhooks = [] } = options;
  const bare: World = {
    seed,
    speed,
    createdAt: now,
    tokens,
    rateLimit,
    limits: new Map(),
    windows: new Map(),
    applications: EMPTY_REGISTER,
    catalog: EMPTY_CATALOG,
    webhooks: [],
    coming: [],
    github: createGithubWorld(seed),
    rules: [],
    requests: 0,
  };
  return webhooks.reduce((world, targetUrl) => withWebhook(world, { targetUrl }), bare);
}

/** Returns the world with one more webhook target, by default enabled and with all events. */
export function withWebhook(
  world: World,
  webhook: { targetUrl: string; events?: Webhook['events']; enabled?: boolean },
): World {
  const { targetUrl, events = ALL_EVENT_KINDS, enabled = true } = webhook;
  const id = identifierFor(`${world.seed}/webhook/${world.webhooks.length + 1}`);
  return { ...world, webhooks: [...world.webhooks, { id, targetUrl, events, enabled }] };
}

/** Returns the world with this application in the place of the one of the same id, if any. */
export function withApplication(world: World, application: Application): World {
  return { ...world, applications: world.applications.with(application) };
}

/**
 * Returns the world with the application of that id, and the application; null if none exists. One whose id is a
 * scenario's name, alone or followed by `--` and anything, comes into being when it is first asked for.
 */
export function resolveApplication(world: World, id: string, now: number): [World, Application | null] {
  const known = world.applications.get(id);
  if (known !== undefined) return [world, known];
  const named = scenarioNamedIn(id);
  if (named === null) return [world, null];
  const application = createApplication(id, named.name, named.scenario, world.seed, now);
  return [withApplication(world, application), application];
}

function scenarioNamedIn(id: string): { readonly name: string; readonly scenario: Scenario } | null {
  const [name = ''] = id.split('--');
  const scenario = scenarioFor(name);
  return scenario === null ? null : { name, scenario };
}

/** Returns true if the application of that id queues its deployments; one that is not there yet is not made for it. */
export function isQueueing(world: World, id: string): boolean {
  const scenario = world.applications.get(id)?.scenario ?? scenarioNamedIn(id)?.scenario ?? null;
  return scenario !== null && scenario.queue !== null;
}

/** Returns the world in which the events until `now` have happened, and the notifications that they make. */
export function claimDue(world: World, now: number): [World, readonly Delivery[]] {
  const first = world.coming[0];
  if (first === undefined || first.at > now) return [world, []];
  const due = world.coming.filter(({ at }) => at <= now);
  const coming = world.coming.filter(({ at }) => at > now);
  return [{ ...world, coming }, due.flatMap((event) => deliveriesOf(event, world.webhooks))];
}

/** Returns the world with these events to come, besides those that were to come before. */
export function withMoreEvents(world: World, events: readonly DeploymentEvent[]): World {
  return { ...world, coming: [...world.coming, ...events].sort((a, b) => a.at - b.at) };
}

/** Returns the world in which the application's coming events are `events` and no others: a newer deployment replaces what was to come. */
export function withEvents(world: World, applicationId: string, events: readonly DeploymentEvent[]): World {
  const others = world.coming.filter((event) => event.applicationId !== applicationId);
  return withMoreEvents({ ...world, coming: others }, events);
}
