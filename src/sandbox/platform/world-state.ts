import type { RuleState } from '../faults/rules.ts';
import { createGithubWorld, type GithubWorld } from '../github/world.ts';
import type { RateWindow } from '../http/rate-window.ts';
import { DEFAULT_TOKENS, type SandboxToken } from '../http/tokens.ts';
import type { Delivery } from '../http/webhook-sender.ts';
import { identifierFor } from '../random-choices.ts';
import { EVENT_KINDS, QUEUE_EVENT_KINDS } from '../scenarios/scenario.ts';
import { scenarioNamedIn } from '../scenarios/scenarios.ts';
import { type Application, createApplication } from './application.ts';
import { type DeploymentEvent, deliveriesOf, type Webhook } from './events.ts';
import type { DatabaseBody } from './resource-bodies.ts';

/** A project, as the wire has it. */
export interface Project {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** An environment of a project. */
export interface EnvironmentRecord {
  readonly id: string;
  readonly projectId: string;
  readonly name: string;
  readonly mode: string | undefined;
  readonly clusterId: string | undefined;
  readonly createdAt: number;
  readonly isDeleted: boolean;
}

/** A database of an environment. */
export interface DatabaseRecord extends DatabaseBody {
  readonly id: string;
  readonly environmentId: string;
  readonly deploymentCount: number;
}

/** What was created and is kept, besides applications and webhooks. Immutable. */
interface Catalog {
  /** Oldest first, as are the other lists. */
  readonly projects: readonly Project[];
  readonly environments: readonly EnvironmentRecord[];
  /** The projects that had an application whose deployments queue: their environments can be listed and deleted. */
  readonly queueProjects: ReadonlySet<string>;
  readonly databases: readonly DatabaseRecord[];
  /** How often each reward code was claimed. */
  readonly claims: ReadonlyMap<string, number>;
  /** How many applications were created, so that the next one's identifier is fresh. */
  readonly applicationCount: number;
}

const EMPTY_CATALOG: Catalog = {
  projects: [],
  environments: [],
  queueProjects: new Set(),
  databases: [],
  claims: new Map(),
  applicationCount: 0,
};

/** The organization that every token belongs to. */
export const ORGANIZATION = { id: 'sandbox-organization', name: 'Sandbox' } as const;

/** The events that a target receives by default: both vocabularies, of which each application uses one. */
const ALL_EVENT_KINDS: readonly string[] = [...new Set([...EVENT_KINDS, ...QUEUE_EVENT_KINDS])];

/** All that the sandbox knows. Immutable: every request responds with the next one. Instants are platform time in epoch milliseconds. */
export interface World {
  readonly seed: number;
  /** Platform seconds in one real second. */
  readonly speed: number;
  readonly createdAt: number;
  readonly tokens: readonly SandboxToken[];
  /** Requests an hour and token, if `limits` has no other number for the token's name. */
  readonly rateLimit: number;
  readonly limits: ReadonlyMap<string, number>;
  /** The open windows, by the token's name, or by it and the application where that has a budget of its own. */
  readonly windows: ReadonlyMap<string, RateWindow>;
  /** By id, the oldest first. */
  readonly applications: ReadonlyMap<string, Application>;
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
    applications: new Map(),
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
  return { ...world, applications: new Map(world.applications).set(application.id, application) };
}

/**
 * Returns the world with the application of that id, and the application; null if none exists. One whose id names a scenario is created
 * when it is first asked for.
 */
export function resolveApplication(world: World, id: string, now: number): [World, Application | null] {
  const known = world.applications.get(id);
  if (known !== undefined) return [world, known];
  const named = scenarioNamedIn(id);
  if (named === null) return [world, null];
  const application = createApplication(id, named.name, named.scenario, world.seed, now);
  return [withApplication(world, application), application];
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
