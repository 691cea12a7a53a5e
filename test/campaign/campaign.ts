import type { DeploymentRecord, Result } from '../../src/deploy/state.ts';
import { deployApplication } from '../../src/deploy-application.ts';
import type { Random } from '../../src/kernel/random.ts';
import { connectApplication } from '../../src/platform/connect-application.ts';
import type { Exchange } from '../../src/platform/http/http-client.ts';
import { createFakeClock, type FakeClock } from '../support/fake-clock.ts';
import { DEFAULT_POLICY } from '../support/scripted-target.ts';
import { createSeededRandom } from '../support/seeded-random.ts';
import { createPlatformOn } from '../support/simulated-platform.ts';
import { createFaultyNetwork, drawFaultRates } from './faulty-network.ts';
import { createPlatformModel, drawTemper, type PlatformModel, type Temper } from './platform-model.ts';

/** The result of one simulated deployment; `problem` is null if the verdict is right. */
export interface Trial {
  readonly seed: number;
  readonly result: Result;
  readonly problem: string | null;
  readonly requests: number;
  readonly temper: Temper;
}

/** One simulated world: a platform, the network to it, and the clock of both. */
interface World {
  readonly random: Random;
  readonly clock: FakeClock;
  readonly temper: Temper;
  readonly model: PlatformModel;
  readonly exchange: Exchange;
}

/** Deploys once to a platform, through a network, both drawn from `seed`, in virtual time, with everything but the sockets real. */
export async function runTrial(seed: number): Promise<Trial> {
  const { random, clock, temper, model, exchange } = createWorld(seed);
  const platform = createPlatformOn(exchange, clock, random);
  const notices: string[] = [];
  const record = await clock.run(
    deployApplication({
      ...connectApplication(platform, 'app-1'),
      policy: DEFAULT_POLICY,
      settings: [],
      logTail: random() < 0.5 ? 200 : null,
      watch: { changed() {}, notice: ({ text }) => notices.push(text), line() {}, gap() {}, unavailable() {} },
      clock,
      random,
      signal: new AbortController().signal,
    }),
  );
  const result = record.settlement?.result ?? 'unknown';
  const isForgiven = isIndistinguishable(record, model, temper, notices);
  const wrong = findProblem(result, model, isForgiven);
  const seen = record.steps.map(({ state }) => state).join(' → ');
  const problem = wrong && `${wrong}: ${record.baseline?.state}, then ${seen}; ${record.settlement?.reason}`;
  return { seed, result, problem, requests: platform.rateLimit.used, temper };
}

function createWorld(seed: number): World {
  const random = createSeededRandom(seed);
  const clock = createFakeClock();
  const temper = drawTemper(random);
  const model = createPlatformModel(temper, clock, random);
  const exchange = createFaultyNetwork(model, drawFaultRates(random), clock, random);
  return { random, clock, temper, model, exchange };
}

/** Returns the problem of a verdict, judged by the true state of the platform; null if it is right or unknown. */
function findProblem(result: Result, model: PlatformModel, isForgiven: boolean): string | null {
  const end = model.outcomeOfOurs();
  if (model.deploymentsOfOurs() > 1) return `deployed ${model.deploymentsOfOurs()} times`;
  switch (result) {
    case 'success':
      return end === 'success' || isForgiven ? null : `success, but it was ${end}`;
    case 'failure':
    case 'cancelled':
      return end === result ? null : `${result}, but it was ${end}`;
    case 'superseded':
      return model.wasReplaced() || model.hasShownOther() ? null : 'superseded, but no newer deployment started';
    case 'unchanged':
      return end === 'failure' || end === 'cancelled' ? `unchanged passes, but it was ${end}` : null;
    case 'timed_out':
      return end === 'success' ? 'timed_out, but it was success' : null;
    default:
      return null;
  }
}

/**
 * Returns true if no follower could distinguish our deployment from the one that replaced it: neither has an id or a date of its own,
 * or the response with our id was lost, or ours has no id and no status check succeeded before the other began, or a third one ran
 * before ours.
 */
function isIndistinguishable(
  record: DeploymentRecord,
  model: PlatformModel,
  temper: Temper,
  notices: readonly string[],
): boolean {
  if (!model.wasReplaced()) return false;
  if (notices.some((text) => text.includes('was lost'))) return true;
  if (temper.hasIdentity) return false;
  if (temper.busyForMs > 0) return true;
  const firstSeenAt = record.steps[0]?.seenAt;
  return !(temper.hasDates && temper.datesAtStart) || firstSeenAt === undefined || model.wasReplaced(firstSeenAt);
}
