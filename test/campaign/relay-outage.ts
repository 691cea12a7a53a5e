import type { Word } from '../../src/relay/decide/evidence.ts';
import { findProblems } from '../relay/support/relay-problems.ts';
import { createRelayWorld, type RelayWorld } from '../relay/support/relay-world.ts';

const HOUR_MS = 3_600_000;
const DEPLOYMENTS = 100;
/** Progress writes that were already in flight when the first outcome could have been written. */
const AT_ONCE = 8;
const MAX_WRITES = 3;
const CAUGHT_UP_MS = 15 * 60_000;

/**
 * Plays an hour without GitHub in which so many events of 100 deployments come, half of which have ended by its end. Answers, as
 * sentences, what was not as promised: caught up within a quarter of an hour, ends first, at most three writes a deployment.
 */
export async function runOutage(relays: number, events: number): Promise<readonly string[]> {
  const world = await surviveOutage(relays, events);
  const { clock, github } = world;
  const backAt = clock.epochMs();
  const early = github.book.writes.filter(({ isCarriedOut }) => isCarriedOut).length;
  let caughtUpMs = 0;
  while ((await world.store.measure()).unpublished > 0 && caughtUpMs < HOUR_MS) {
    await clock.advance(5_000);
    caughtUpMs += 5_000;
  }

  const done = github.book.writes.filter(({ isCarriedOut, at }) => isCarriedOut && at >= backAt);
  const each = [...Map.groupBy(done, ({ about }) => about).values()];
  const most = Math.max(...each.map((writes) => writes.length));
  const progressFirst = done.slice(0, DEPLOYMENTS / 2 - AT_ONCE).filter(({ isOutcome }) => !isOutcome).length;
  return [
    ...findProblems(world),
    ...(early === 0 ? [] : [`${early} writes while GitHub was out`]),
    ...(caughtUpMs < CAUGHT_UP_MS ? [] : [`caught up after ${caughtUpMs} ms`]),
    ...(github.checks.length === DEPLOYMENTS ? [] : [`${github.checks.length} check runs`]),
    ...(most <= MAX_WRITES ? [] : [`${most} writes of one deployment`]),
    ...(progressFirst <= AT_ONCE ? [] : [`${progressFirst} writes of progress before the ends`]),
  ];
}

async function surviveOutage(relays: number, events: number): Promise<RelayWorld> {
  const world = createRelayWorld({
    seed: relays,
    applications: DEPLOYMENTS,
    hasPlatform: false,
    rules: { confirmedBy: 1, deadlineMs: 10 * HOUR_MS },
  });
  const { clock, github, rules } = world;
  for (let count = 0; count < relays; count++) world.start();
  github.isOut = true;
  for (let event = 0; event < events; event++) {
    const { id = '' } = rules.applications[event % DEPLOYMENTS] ?? {};
    if (event < DEPLOYMENTS) await world.register(id, `dep of ${id}`);
    await world.report(id, `dep of ${id}`, wordOf(event, events), clock.epochMs() - (event % 7));
    await clock.advance(HOUR_MS / events);
  }
  github.isOut = false;
  return world;
}

function wordOf(event: number, events: number): Word {
  const isLast = event >= events - DEPLOYMENTS;
  if (isLast && event % 2 === 0) return event % 4 === 0 ? 'succeeded' : 'failed';
  return event < 3 * DEPLOYMENTS ? 'queued' : 'running';
}
