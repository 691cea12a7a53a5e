import { parseJson } from '../../kernel/hostile-json.ts';
import { listOf, objectOf, partOf } from '../http/body-parts.ts';
import { FLAG } from '../http/field-readers.ts';
import { type Decoded, isObject, refuse } from '../http/json-replies.ts';
import { decodeDatabase } from '../platform/resource-bodies.ts';
import { EMPTY_REGISTER } from '../platform/webhook-register.ts';
import { createWorld, type World, type WorldOptions, withWebhook } from '../platform/world-state.ts';
import { encodeApplication, SAVED_APPLICATION } from './saved-application.ts';
import {
  bothOf,
  fieldsOf,
  nullOr,
  SAVED_ANY_EVENT,
  SAVED_COUNT,
  SAVED_ID,
  SAVED_INSTANT,
  SAVED_TEXT,
  wholeOf,
} from './saved-parts.ts';

const FORMAT = 'touchdown-sandbox';
const VERSION = 1;

const PROJECT = wholeOf({
  id: SAVED_ID,
  name: SAVED_ID,
  description: SAVED_TEXT,
  createdAt: SAVED_INSTANT,
  updatedAt: SAVED_INSTANT,
});

const ENVIRONMENT = wholeOf({
  id: SAVED_ID,
  projectId: SAVED_ID,
  name: SAVED_ID,
  mode: nullOr(SAVED_ID),
  clusterId: nullOr(SAVED_ID),
  createdAt: SAVED_INSTANT,
});

const DATABASE = bothOf(
  fieldsOf(decodeDatabase),
  wholeOf({
    id: SAVED_ID,
    environmentId: SAVED_ID,
    createdAt: SAVED_INSTANT,
    deployments: listOf(wholeOf({ id: SAVED_ID, createdAt: SAVED_INSTANT })),
  }),
);

const WRITTEN = wholeOf({
  savedAt: SAVED_INSTANT,
  seed: SAVED_COUNT,
  createdAt: SAVED_INSTANT,
  requests: SAVED_COUNT,
  catalog: wholeOf({
    projects: listOf(PROJECT),
    environments: listOf(ENVIRONMENT),
    databases: listOf(DATABASE),
    claims: listOf(wholeOf({ code: SAVED_ID, count: SAVED_COUNT })),
    applicationCount: SAVED_COUNT,
  }),
  applications: listOf(SAVED_APPLICATION),
  webhooks: listOf(
    wholeOf({
      id: SAVED_ID,
      targetUrl: SAVED_ID,
      events: listOf(SAVED_ID),
      enabled: partOf(FLAG),
      createdAt: SAVED_INSTANT,
    }),
  ),
  coming: listOf(
    objectOf(
      {
        at: SAVED_INSTANT,
        kind: SAVED_ANY_EVENT,
        applicationId: SAVED_ID,
        deploymentId: SAVED_ID,
        commit: nullOr(SAVED_ID),
        environment: wholeOf({ id: SAVED_ID, applicationIds: listOf(SAVED_ID), status: SAVED_TEXT }),
      },
      ['at', 'kind', 'applicationId', 'deploymentId', 'commit'],
    ),
  ),
});

/** A world that was kept. */
export interface SavedWorld {
  readonly world: World;
  /** Platform time when it was kept, in epoch milliseconds: it never runs backwards from there. */
  readonly savedAt: number;
}

/**
 * Returns the platform's part of the world as JSON text, at `now`. Not in it: tokens and limits, which are options; rate windows and
 * faults that were asked for, which are of one run; and the stand-in for GitHub. Variables' values are in clear.
 */
export function encodeWorld(world: World, now: number): string {
  const { seed, createdAt, requests, catalog, webhooks, coming } = world;
  const claims = [...catalog.claims].map(([code, count]) => ({ code, count }));
  const applications = world.applications.list().map(encodeApplication);
  const written = { savedAt: now, seed, createdAt, requests, catalog: { ...catalog, claims }, applications };
  return `${JSON.stringify({ format: FORMAT, version: VERSION, ...written, webhooks, coming })}\n`;
}

/**
 * Returns the world that `encodeWorld` wrote, with the tokens and limits of `options`; refuses what is damaged, foreign or of another
 * version, with a sentence that quotes none of it. Never throws.
 */
export function decodeWorld(text: string, options: Pick<WorldOptions, 'rateLimit' | 'tokens'>): Decoded<SavedWorld> {
  const value = parseJson(text);
  if (!isObject(value) || value['format'] !== FORMAT) return refuse('it holds no state of a sandbox.');
  if (value['version'] !== VERSION) return refuse('it was written by another version of touchdown.');
  const written = WRITTEN.decode(value, '');
  if (written.kind === 'refused') return written;
  const { savedAt, seed, createdAt, requests, catalog, applications, webhooks, coming } = written.value;
  const { tokens, rateLimit } = options;
  const world: World = {
    ...createWorld({ seed, tokens, rateLimit }, createdAt),
    requests,
    catalog: { ...catalog, claims: new Map(catalog.claims.map(({ code, count }) => [code, count])) },
    applications: applications.reduce((register, application) => register.with(application), EMPTY_REGISTER),
    webhooks,
    coming,
  };
  return { kind: 'decoded', value: { world, savedAt } };
}

/** Returns the world in which all of `targets` are told of every event; those that are told of any already stay as they are. */
export function withTargets(world: World, targets: readonly string[], now: number): World {
  const known = new Set(world.webhooks.map(({ targetUrl }) => targetUrl));
  return targets
    .filter((targetUrl) => !known.has(targetUrl))
    .reduce((before, targetUrl) => withWebhook(before, { targetUrl }, now), world);
}
