import type { LimitHeaders } from '../http/rate-window.ts';
import { DEPLOYMENT_SCENARIOS } from './deployments.ts';
import { LOG_SCENARIOS } from './logs.ts';
import { PLAIN } from './plain.ts';
import { QUEUE_OUTCOMES, QUEUE_SCENARIOS } from './queues.ts';
import { LIMIT_SCENARIOS, READ_SCENARIOS, RESPONSE_SCENARIOS } from './responses.ts';
import type { Queue, Scenario } from './scenario.ts';

/** A normal deployment. */
export const SUCCEEDS: Scenario = { ...PLAIN, ...DEPLOYMENT_SCENARIOS.succeeds };

const SCENARIOS: ReadonlyMap<string, Scenario> = new Map(
  Object.entries({
    ...DEPLOYMENT_SCENARIOS,
    ...RESPONSE_SCENARIOS,
    ...READ_SCENARIOS,
    ...LIMIT_SCENARIOS,
    ...LOG_SCENARIOS,
    ...QUEUE_SCENARIOS,
  }).map(([name, sketch]) => [name, { ...PLAIN, ...sketch }]),
);

/** The scenarios that there are, in the order in which a person reads them: each name and its sentence. */
export const SCENARIO_CATALOGUE: readonly { readonly name: string; readonly description: string }[] = [
  ...SCENARIOS,
].map(([name, { description }]) => ({ name, description }));

/** Returns the scenario of that name; null if none exists. */
export function scenarioFor(name: string): Scenario | null {
  return SCENARIOS.get(name) ?? null;
}

/** Returns the scenario that a name or an id names, alone or followed by `--` and anything; null if it names none. */
export function scenarioNamedIn(text: string): { readonly name: string; readonly scenario: Scenario } | null {
  const [name = ''] = text.split('--');
  const scenario = scenarioFor(name);
  return scenario === null ? null : { name, scenario };
}

/** How one application may differ from its scenario; times in platform seconds. */
export interface ScenarioOptions {
  /** How long the status stays as it was after a deployment was accepted. */
  readonly delaySeconds?: number | undefined;
  /** How long the deployment takes from its first stage to its last; the log keeps pace. */
  readonly durationSeconds?: number | undefined;
  readonly limitHeaders?: LimitHeaders | undefined;
  /** How the deployments queue; changes nothing if the scenario has no queue. */
  readonly queue?: QueueOptions | undefined;
}

interface QueueOptions {
  readonly ahead?: Queue['ahead'] | undefined;
  readonly aheadSeconds?: number | undefined;
  readonly aheadFails?: boolean | undefined;
  readonly merges?: Queue['merges'] | undefined;
  /** How each deployment of the application ends. */
  readonly outcome?: QueueOutcome | undefined;
}

/** How a deployment that queues can end. */
export const QUEUE_OUTCOME_NAMES = ['success', 'failure', 'build-failure', 'canceled'] as const;

type QueueOutcome = (typeof QUEUE_OUTCOME_NAMES)[number];

/** Returns the scenario as these options change it. */
export function withOptions(named: Scenario, options: ScenarioOptions): Scenario {
  const { delaySeconds, durationSeconds, limitHeaders } = options;
  const scenario = withQueueOptions(named, options.queue ?? {});
  const { environmentLog } = scenario;
  const lastSeconds = scenario.timeline.at(-1)?.atSeconds ?? 0;
  const factor = durationSeconds === undefined || lastSeconds === 0 ? 1 : durationSeconds / lastSeconds;
  const stretch = <T extends { readonly atSeconds: number }>(entry: T): T => ({
    ...entry,
    atSeconds: entry.atSeconds * factor,
  });
  return {
    ...scenario,
    delaySeconds: delaySeconds ?? scenario.delaySeconds,
    timeline: scenario.timeline.map(stretch),
    log: scenario.log.map(stretch),
    environmentLog: typeof environmentLog === 'object' ? (environmentLog?.map(stretch) ?? null) : environmentLog,
    limitHeaders: limitHeaders ?? scenario.limitHeaders,
  };
}

function withQueueOptions(scenario: Scenario, { outcome, ...changes }: QueueOptions): Scenario {
  if (scenario.queue === null) return scenario;
  const { ahead, aheadSeconds, aheadFails, merges, ending } = scenario.queue;
  const queue = {
    ...scenario.queue,
    ahead: changes.ahead ?? ahead,
    aheadSeconds: changes.aheadSeconds ?? aheadSeconds,
    aheadFails: changes.aheadFails ?? aheadFails,
    merges: changes.merges ?? merges,
    ending: outcome === 'canceled' ? outcome : outcome === undefined ? ending : 'runs',
  } as const;
  return { ...scenario, ...(outcome === undefined || outcome === 'canceled' ? {} : QUEUE_OUTCOMES[outcome]), queue };
}
