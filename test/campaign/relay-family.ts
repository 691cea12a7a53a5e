import type { Observation, StatusCheck } from '../../src/deploy/deploy-target.ts';
import { publishedId, withoutNamesOf } from '../../src/deploy/evidence/evidence.ts';
import type { Result } from '../../src/deploy/state.ts';
import type { Random } from '../../src/kernel/random.ts';
import { decodeDeployedCommit, decodeStartedDeployment, decodeStatus } from '../../src/platform/resources/wire.ts';
import type { Word } from '../../src/relay/decide/evidence.ts';
import type { DeployedCommit } from '../../src/relay/decide/tasks.ts';
import { BASE, deliveryOf, PLACE, rulesOf } from '../relay/support/history-facts.ts';
import { createMemoryOperations, type MemoryStore } from '../relay/support/memory-store.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import { drawFamilyWorld, findFamilyProblem, isFamilyIndistinguishable } from './family.ts';
import { createFamilyModel, type FamilyModel, type FamilyWorld, OUR_COMMIT, READINGS } from './family-model.ts';

/** The relay's verdict on one registered deployment on a platform that queues requests; `problem` is null if it is right or open. */
export interface RelayFamilyTrial {
  readonly seed: number;
  readonly world: FamilyWorld;
  readonly word: Word;
  readonly end: string | null;
  readonly statusChecks: number;
  readonly problem: string | null;
}

const APPLICATION = 'app-1';
const MINUTE_MS = 60_000;
const RULES = rulesOf({ deadlineMs: 30 * MINUTE_MS });
/** Maximum duration of a request to the platform. */
const MAX_LATENCY_MS = 400;
const RESULTS: Readonly<Partial<Record<Word, Result>>> = {
  succeeded: 'success',
  failed: 'failure',
  cancelled: 'cancelled',
  superseded: 'superseded',
};
const HINTS: readonly (readonly [string, Word])[] = [
  ['BUILDING', 'running'],
  ['DEPLOYED', 'succeeded'],
  ['DEPLOYMENT_ERROR', 'failed'],
  ['CANCELED', 'cancelled'],
];

/** One relay beside one world: its store, and the clock of both, in milliseconds from the start. */
interface Scene {
  readonly memory: MemoryStore;
  readonly world: FamilyWorld;
  readonly model: FamilyModel;
  readonly random: Random;
  readonly faults: number;
  readonly clock: { now: number };
  readonly seen: string[];
  isOursSeen: boolean;
  isWaitSeen: boolean;
  statusChecks: number;
}

/** Plays one world that `seed` draws, from the relay's last status check before the request to the verdict or the deadline. */
export function runRelayFamilyTrial(seed: number, memory = createMemoryOperations()): RelayFamilyTrial {
  const random = createSeededRandom(seed);
  const world = drawFamilyWorld(random);
  const clock = { now: 0 };
  const time = { monotonicMs: () => clock.now, epochMs: () => BASE + clock.now, wait: async () => undefined };
  const model = createFamilyModel(world, time, random);
  const faults = random() < 0.3 ? random() * 0.3 : 0;
  memory.clear();
  const scene: Scene = {
    memory,
    world,
    model,
    random,
    faults,
    clock,
    seen: [],
    isOursSeen: false,
    isWaitSeen: false,
    statusChecks: 0,
  };
  const isFresh = checkBefore(scene);
  deploy(scene);
  const word = follow(scene);
  const { statusChecks, isOursSeen, isWaitSeen } = scene;
  // Requests between the relay's last check and ours: without a count, the owner of the first work is unknown.
  const isBlind = !world.hasCount && !isFresh && world.others.some(({ isAfterOurs }) => !isAfterOurs);
  const isUnreported = isBlind || isFamilyIndistinguishable(world, model, { isOursSeen, isWaitSeen, isLost: false });
  const result = RESULTS[word];
  const known = { ...world, hasCommit: world.hasCommit && faults === 0 };
  const wrong = isUnreported || result === undefined ? null : findFamilyProblem(result, model, known);
  const problem = wrong && `reading ${world.reading.number}: ${wrong}: ${scene.seen.join(' → ')}`;
  return { seed, world, word, end: model.outcomeOfOurs(), statusChecks, problem };
}

/** Makes the relay's last check before: long ago, or just before the request. Returns true if it shows the state at the request. */
function checkBefore(scene: Scene): boolean {
  const { clock, random } = scene;
  clock.now = random() < 0.5 ? -10 * MINUTE_MS : -1_000;
  const isFresh = clock.now === -1_000;
  const isRead = pollStatus(scene);
  clock.now = Math.max(clock.now, 0);
  return isFresh && isRead;
}

/** Requests the deployment and registers it as the action does: under the name that the response gives it, if any. */
function deploy(scene: Scene): void {
  const { memory, model, clock, random } = scene;
  const before = observe(model)?.identity ?? {};
  clock.now += 200 + random() * MAX_LATENCY_MS;
  const { deploymentId, identity } = decodeStartedDeployment(JSON.stringify(model.deploy()), APPLICATION);
  const isOld = Object.values(before).some((name) => name === deploymentId);
  const named = (isOld ? null : deploymentId) ?? publishedId(withoutNamesOf(before, identity));
  clock.now += random() * (random() < 0.9 ? 2_000 : 20_000);
  const registration = {
    application: APPLICATION,
    deployment: random() < 0.8 ? named : null,
    sha: OUR_COMMIT,
    place: PLACE,
    runId: 1,
    environment: null,
    url: null,
  };
  const token = { jti: 'token', requestHash: '', expiresAt: epochOf(scene) + MINUTE_MS };
  memory.perform('register', { registration, token, now: epochOf(scene), rules: RULES });
  scene.seen.push(`registered as ${registration.deployment} after ${Math.round(clock.now)} ms`);
}

/** Checks the status when it is due until there is a verdict; half of the platforms send events, which only name the application. */
function follow(scene: Scene): Word {
  const { memory, clock, random } = scene;
  const hasEvents = random() < 0.5;
  let reported = '';
  for (;;) {
    const [row] = memory.query(
      'SELECT word, is_ended, next_check_at, deadline_at FROM deployment WHERE registered_at IS NOT NULL',
    );
    if (row?.['is_ended'] === 1) return row['word'] as Word;
    const dueAt = Math.max(clock.now, Number(row?.['next_check_at']) - BASE) + random() * 1_000;
    if (dueAt + BASE >= Number(row?.['deadline_at'])) return 'timed_out';
    const eventAt = clock.now + 5_000;
    clock.now = hasEvents ? Math.min(dueAt, eventAt) : dueAt;
    if (hasEvents) reported = report(scene, reported);
    if (clock.now === dueAt) pollStatus(scene);
  }
}

/** Sends the event for a new state; every event of the environment lists the application. */
function report(scene: Scene, reported: string): string {
  const { memory, model } = scene;
  const { state } = model.status() as { readonly state: string };
  const word = HINTS.find(([shown]) => shown === state)?.[1];
  if (state === reported || word === undefined) return reported;
  const at = scene.clock.now;
  const key = `${state} ${at}`;
  const hint = { kind: 'hint', key, deployment: null, word, authority: 1, at } as const;
  memory.append([{ ...deliveryOf(hint), receivedAt: epochOf(scene) }]);
  memory.perform('apply', { limit: 10, now: epochOf(scene), rules: RULES });
  return state;
}

function pollStatus(scene: Scene): boolean {
  const { model, clock, random } = scene;
  clock.now += random() * MAX_LATENCY_MS;
  const reading = decodeStatus(model.status());
  scene.statusChecks += 1;
  const isFailed = random() < scene.faults;
  const error = { message: 'lost' } as never;
  const isWanted = record(scene, isFailed ? { kind: 'failed', error } : reading);
  const isRead = !isFailed && reading.kind === 'observed' && reading.observation.state !== 'UNAVAILABLE';
  if (reading.kind === 'observed' && isRead) note(scene, reading.observation);
  if (!isWanted) return isRead;
  clock.now += random() * MAX_LATENCY_MS;
  const commit = random() < scene.faults ? null : decodeDeployedCommit(model.application?.());
  record(scene, { kind: 'commit', commit, isNamed: commit === null ? null : true });
  scene.seen.push(`commit ${commit?.slice(0, 7)}`);
  return isRead;
}

function record(scene: Scene, seen: StatusCheck | DeployedCommit): boolean {
  const at = { now: epochOf(scene), jitter: scene.random(), rules: RULES };
  return scene.memory.perform('settleStatusCheck', { application: APPLICATION, check: seen, ...at }).isCommitWanted;
}

function note(scene: Scene, { state, identity, requestsWaiting, lastDeploymentDate }: Observation): void {
  const { model, clock } = scene;
  scene.isOursSeen ||= model.isOursWorking();
  scene.isWaitSeen ||= model.isOursWaiting();
  const names = Object.values(identity).join('/');
  scene.seen.push(
    `${Math.round(clock.now / 1_000)} s ${state} ${names} ${requestsWaiting ?? ''} ${lastDeploymentDate?.text.slice(14, 16)}`,
  );
}

function observe(model: FamilyModel): Observation | null {
  const reading = decodeStatus(model.status());
  return reading.kind === 'observed' ? reading.observation : null;
}

function epochOf({ clock }: Scene): number {
  return BASE + Math.round(clock.now);
}

/** Plays one world for each seed, prints the verdicts for each reading, and returns what is wrong. */
export function playRelayFamily(seeds: readonly number[]): readonly string[] {
  const memory = createMemoryOperations();
  const counts = new Map<string, number>();
  const wrong: string[] = [];
  let statusChecks = 0;
  for (const seed of seeds) {
    const trial = runRelayFamilyTrial(seed, memory);
    const key = `${trial.world.reading.number} ${trial.word}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
    statusChecks += trial.statusChecks;
    if (trial.problem !== null) wrong.push(`seed ${seed}: ${trial.problem}`);
  }
  const words = [...new Set([...counts.keys()].map((key) => key.split(' ')[1] ?? ''))].sort();
  console.log(
    `${seeds.length} registrations on platforms that queue requests, ${statusChecks} status checks, by reading`,
  );
  console.log(`  reading ${words.map((word) => word.padStart(11)).join('')}`);
  for (const { number } of READINGS) {
    const cells = words.map((word) => String(counts.get(`${number} ${word}`) ?? 0).padStart(11));
    console.log(`  ${String(number).padEnd(8)}${cells.join('')}`);
  }
  return wrong;
}
