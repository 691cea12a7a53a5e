import { parseJson } from '../../kernel/hostile-json.ts';
import { freshRules } from '../faults/fault-rules.ts';
import { listOf, objectOf, type Part, partOf } from '../http/body-parts.ts';
import { FLAG, numberFrom, oneOf } from '../http/field-readers.ts';
import { type Decoded, isObject, refuse } from '../http/json-bodies.ts';
import { LIMIT_HEADERS } from '../http/rate-window.ts';
import { decodeApplicationBody, decodeDatabase } from '../platform/resource-bodies.ts';
import type { Application } from '../platform/sandbox-application.ts';
import { createWorld, EMPTY_REGISTER, type World, type WorldOptions, withWebhook } from '../platform/world-state.ts';
import { LOG_SHAPES, type LogShape } from '../scenarios/log-shapes.ts';
import { AHEAD, ENDINGS, type IdentityField, MERGES, type Queue, type Scenario } from '../scenarios/scenario.ts';
import { scenarioFor } from '../scenarios/scenarios.ts';
import {
  bothOf,
  fieldsOf,
  nullOr,
  SAVED_ANY_EVENT,
  SAVED_COUNT,
  SAVED_EVENT,
  SAVED_ID,
  SAVED_INSTANT,
  SAVED_SECRETS,
  SAVED_TEXT,
  SAVED_VARIABLES,
  wholeOf,
  wordOf,
} from './saved-parts.ts';

const SECONDS = partOf(numberFrom(0, Number.MAX_SAFE_INTEGER, false));
const YES = wordOf('true', (value) => (value === true ? value : undefined));
const IDENTITIES: readonly IdentityField[] = ['deployment_id', 'deployment_request_id', 'execution_id'];
const STAGES = listOf(
  objectOf(
    { atSeconds: SECONDS, state: SAVED_TEXT, service: SAVED_TEXT, dateMoves: YES, another: YES, event: SAVED_EVENT },
    ['atSeconds', 'state', 'service'],
  ),
);
const LOG = listOf(wholeOf({ atSeconds: SECONDS, text: SAVED_TEXT }));
const LOG_SHAPE: Part<LogShape> = wordOf('the name of a log shape', (value) => LOG_SHAPES.get(String(value)));

const QUEUE: Part<Queue> = wholeOf({
  waitingState: partOf(oneOf<Queue['waitingState']>(['queued', 'outcome'])),
  requestId: partOf(oneOf<Queue['requestId']>(['always', 'waiting', 'shown', 'response', 'never'])),
  executionId: partOf(oneOf<Queue['executionId']>(['request', 'start', 'never'])),
  dateMoves: partOf(oneOf<Queue['dateMoves']>(['start', 'end', 'both'])),
  sends: listOf(partOf(oneOf<Queue['sends'][number]>(['count', 'details']))),
  ahead: partOf(oneOf(AHEAD)),
  aheadSeconds: SECONDS,
  aheadFails: partOf(FLAG),
  merges: partOf(oneOf(MERGES)),
  ending: partOf(oneOf(ENDINGS)),
  needsCommit: partOf(FLAG),
  eventsList: partOf(oneOf<Queue['eventsList']>(['deployed', 'environment'])),
});

/** What an application may have otherwise than the scenario that it names, as data; see `withOptions` and the creation of applications. */
const SCENARIO_CHANGES = objectOf(
  {
    before: STAGES,
    delaySeconds: SECONDS,
    timeline: STAGES,
    log: LOG,
    environmentLog: LOG,
    identity: partOf(oneOf(IDENTITIES)),
    logShape: LOG_SHAPE,
    limitHeaders: partOf(oneOf(LIMIT_HEADERS)),
    queue: QUEUE,
  },
  [],
);

const SCENARIO_FIELDS: Readonly<Record<string, (scenario: Scenario) => unknown>> = {
  before: ({ before }) => before,
  delaySeconds: ({ delaySeconds }) => delaySeconds,
  timeline: ({ timeline }) => timeline,
  log: ({ log }) => log,
  environmentLog: ({ environmentLog: log }) => (typeof log === 'object' ? (log ?? undefined) : undefined),
  identity: ({ identity }) => identity ?? undefined,
  logShape: ({ logShape }) => [...LOG_SHAPES].find(([, shape]) => shape === logShape)?.[0],
  limitHeaders: ({ limitHeaders }) => limitHeaders,
  queue: ({ queue }) => queue ?? undefined,
};

/** Returns what `scenario` has otherwise than `named`, as `SCENARIO_CHANGES` reads it. */
function encodeChanges(scenario: Scenario, named: Scenario | null): Readonly<Record<string, unknown>> {
  const fields = Object.entries(SCENARIO_FIELDS).map(
    ([name, write]) => [name, write(scenario), named && write(named)] as const,
  );
  const changed = fields.filter(([, value, usual]) => JSON.stringify(value) !== JSON.stringify(usual));
  return Object.fromEntries(changed.map(([name, value]) => [name, value]));
}

const SHOWN = wholeOf({
  state: SAVED_TEXT,
  service: SAVED_TEXT,
  deployedAt: nullOr(SAVED_INSTANT),
  deploymentId: SAVED_ID,
});

const DEPLOYMENT = objectOf(
  { id: SAVED_ID, commit: nullOr(SAVED_ID), startedAt: SAVED_INSTANT, before: SHOWN, startsAt: SAVED_INSTANT },
  ['id', 'commit', 'startedAt', 'before'],
);

const APPLICATION_FIELDS = wholeOf({
  id: SAVED_ID,
  scenarioName: SAVED_ID,
  changes: SCENARIO_CHANGES,
  environmentId: nullOr(SAVED_ID),
  body: nullOr(fieldsOf(decodeApplicationBody)),
  createdAt: SAVED_INSTANT,
  firstDeploymentId: SAVED_ID,
  deployments: listOf(DEPLOYMENT),
  met: listOf(SAVED_COUNT),
  variables: SAVED_VARIABLES,
  secrets: SAVED_SECRETS,
});

/** Returns an application as JSON: its scenario by name with what is otherwise, its faults by how often each was met. */
function encodeApplication(application: Application): Readonly<Record<string, unknown>> {
  const { scenario, rules, ...rest } = application;
  return {
    ...rest,
    changes: encodeChanges(scenario, scenarioFor(application.scenarioName)),
    met: rules.map(({ met }) => met),
  };
}

/** An application as `encodeApplication` wrote it. */
const SAVED_APPLICATION: Part<Application> = {
  said: APPLICATION_FIELDS.said,
  decode: (value, path): Decoded<Application> => {
    const written = APPLICATION_FIELDS.decode(value, path);
    if (written.kind === 'refused') return written;
    const { changes, met, ...rest } = written.value;
    const named = scenarioFor(rest.scenarioName);
    if (named === null)
      return refuse(`${path}.scenarioName: the scenario ${JSON.stringify(rest.scenarioName)} does not exist.`);
    const rules = freshRules(named.faults).map((rule, index) => ({ ...rule, met: met[index] ?? 0 }));
    return { kind: 'decoded', value: { ...rest, scenario: { ...named, ...changes }, rules } };
  },
};

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
  if (!isObject(value) || value['format'] !== FORMAT) return refuse('it is not the state of a sandbox.');
  if (value['version'] !== VERSION) return refuse('another version of touchdown wrote it.');
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

/** Returns the world in which all of `targets` receive every event; targets that the world already has stay as they are. */
export function withTargets(world: World, targets: readonly string[], now: number): World {
  const known = new Set(world.webhooks.map(({ targetUrl }) => targetUrl));
  return targets
    .filter((targetUrl) => !known.has(targetUrl))
    .reduce((before, targetUrl) => withWebhook(before, { targetUrl }, now), world);
}
