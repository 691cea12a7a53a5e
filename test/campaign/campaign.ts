import type { DeploymentRecord, Result } from '../../src/deploy/state.ts';
import { deployApplication } from '../../src/deploy-application.ts';
import type { Random } from '../../src/kernel/chance.ts';
import { createSeededRandom } from '../../src/kernel/chance.ts';
import type { Clock } from '../../src/kernel/clock.ts';
import { createApplications } from '../../src/platform/applications.ts';
import { parseBaseAddress } from '../../src/platform/base-address.ts';
import type { Platform } from '../../src/platform/client.ts';
import type { Exchange } from '../../src/platform/exchange.ts';
import { createTransport } from '../../src/platform/transport.ts';
import { createGate } from '../../src/rate-limit/gate.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { DEFAULT_POLICY } from '../support/scripted-target.ts';
import { createFaultyNetwork, drawWeather } from './faulty-network.ts';
import { createPlatformModel, drawTemper, type PlatformModel, type Temper } from './platform-model.ts';

/** What came of one simulated deployment; `problem` says how the verdict was wrong, and is null where it was not. */
export interface Trial {
  readonly seed: number;
  readonly result: Result;
  readonly problem: string | null;
  readonly requests: number;
  readonly temper: Temper;
}

/** Deploys once to a platform, through a network, both drawn from `seed`, in virtual time, with everything but the sockets real. */
export async function runTrial(seed: number): Promise<Trial> {
  const random = createSeededRandom(seed);
  const clock = createFakeClock();
  const temper = drawTemper(random);
  const model = createPlatformModel(temper, clock, random);
  const platform = createPlatformOn(createFaultyNetwork(model, drawWeather(random), clock, random), clock, random);
  const notices: string[] = [];
  const record = await clock.run(
    deployApplication({
      platform,
      appId: 'app-1',
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
  return {
    seed,
    result,
    problem: findProblem(record, model, isUntold(record, model, temper, notices)),
    requests: platform.rateLimit().used,
    temper,
  };
}

/** Answers what is wrong with a verdict, judged by what is true at the platform; null where it is right or owns that it does not know. */
function findProblem(
  { settlement, steps, baseline }: DeploymentRecord,
  model: PlatformModel,
  isForgiven: boolean,
): string | null {
  const end = model.endOfOurs();
  const seen = `${baseline?.state}, then ${steps.map(({ state }) => state).join(' → ')}; ${settlement?.reason}`;
  if (model.deploymentsOfOurs() > 1) return `deployed ${model.deploymentsOfOurs()} times: ${seen}`;
  switch (settlement?.result) {
    case 'success':
      return end === 'success' || isForgiven ? null : `success, but it was ${end}: ${seen}`;
    case 'failure':
      return end === 'failure' ? null : `failure, but it was ${end}: ${seen}`;
    case 'cancelled':
      return end === 'cancelled' ? null : `cancelled, but it was ${end}: ${seen}`;
    case 'superseded':
      return model.wasReplaced() || model.hasShownOther() ? null : `superseded, but nobody did: ${seen}`;
    case 'unchanged':
      return end === 'failure' || end === 'cancelled' ? `unchanged passes, but it was ${end}: ${seen}` : null;
    case undefined:
      return `no verdict: ${seen}`;
    default:
      return null;
  }
}

/**
 * Whether ours cannot be told, by anybody, from the one that replaced it: neither has a name nor a date of its own, or the
 * answer that would have named ours was lost, or it has no name and no look succeeded until the other was there, or there was
 * a third one before ours.
 */
function isUntold(record: DeploymentRecord, model: PlatformModel, temper: Temper, notices: readonly string[]): boolean {
  if (!model.wasReplaced()) return false;
  if (notices.some((text) => text.includes('was lost'))) return true;
  if (temper.hasIdentity) return false;
  if (temper.busyForMs > 0) return true;
  const firstSeenAt = record.steps[0]?.seenAt;
  return !(temper.hasDates && temper.datesAtStart) || firstSeenAt === undefined || model.wasReplaced(firstSeenAt);
}

function createPlatformOn(exchange: Exchange, clock: Clock, random: Random): Platform {
  const gate = createGate({ clock, random, reserve: 50 });
  const transport = createTransport({
    base: parseBaseAddress('http://127.0.0.1:1', { allowHttp: false }),
    authorization: 'Token campaign-token',
    userAgent: 'campaign',
    limits: { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000 },
    totalMs: 120_000,
    exchange,
    gate,
    clock,
    random,
  });
  return {
    applications: createApplications(transport),
    transport,
    gate,
    rateLimit: () => gate.view(),
    close: () => exchange.close(),
  };
}
