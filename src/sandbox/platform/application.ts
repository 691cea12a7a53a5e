import type { RuleState } from '../faults/rules.ts';
import { identifierFor } from '../random-choices.ts';
import type { Scenario, Stage } from '../scenarios/scenario.ts';
import type { ApplicationBody } from './resource-bodies.ts';

const DAY_MS = 86_400_000;

/** One application. Instants are platform time in epoch milliseconds. */
export interface Application {
  readonly id: string;
  readonly scenarioName: string;
  readonly scenario: Scenario;
  /** The environment that it was created in; null if it came into being by being asked for, or by an admin call. */
  readonly environmentId: string | null;
  /** What it was created with; null in the same cases. */
  readonly body: ApplicationBody | null;
  /** When it was first used; everything that it does counts from here or from a deployment. */
  readonly createdAt: number;
  /** The id of the deployment that was there before any of ours. */
  readonly firstDeploymentId: string;
  /** The requested deployments, oldest first. */
  readonly deployments: readonly Deployment[];
  /** The scenario's faults, and how often each was met. */
  readonly rules: readonly RuleState[];
  readonly variables: readonly StoredSetting[];
  readonly secrets: readonly StoredSetting[];
}

/** One requested deployment. */
export interface Deployment {
  readonly id: string;
  readonly commit: string | null;
  readonly startedAt: number;
  /** When its turn in the queue comes; absent if the application's deployments do not queue. */
  readonly startsAt?: number;
  /** What the status said when it was asked for; not used if the application's deployments queue. */
  readonly before: Shown;
}

/** A variable or a secret that an application has or inherits, oldest first in its list. */
export interface StoredSetting {
  readonly kind: 'variable' | 'secret';
  readonly id: string;
  readonly key: string;
  /** Absent for a secret. */
  readonly value?: string;
  readonly scope: 'APPLICATION' | 'ENVIRONMENT' | 'PROJECT' | 'BUILT_IN';
  readonly type: 'VALUE' | 'FILE' | 'ALIAS' | 'OVERRIDE' | 'BUILT_IN';
  readonly mount_path?: string | null;
  readonly description?: string | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** What the status says at an instant. */
export interface Shown {
  readonly state: string;
  readonly service: string;
  readonly deployedAt: number | null;
  readonly deploymentId: string;
}

/** Returns an application that is used for the first time at `now`. */
export function createApplication(
  id: string,
  scenarioName: string,
  scenario: Scenario,
  seed: number,
  now: number,
): Application {
  return {
    id,
    scenarioName,
    scenario,
    environmentId: null,
    body: null,
    createdAt: now,
    firstDeploymentId: identifierFor(`${seed}/${id}/deployment/0`),
    deployments: [],
    rules: scenario.faults.map((rule) => ({ rule, met: 0 })),
    ...(scenario.queue === null ? NO_SETTINGS : settingsFrom(id, now)),
  };
}

const NO_SETTINGS = { variables: [], secrets: [] };

/** Returns what an application has from the start where deployments queue: values of every scope, an alias and a file. */
function settingsFrom(id: string, now: number): Pick<Application, 'variables' | 'secrets'> {
  const stored = (setting: Omit<StoredSetting, 'id' | 'createdAt' | 'updatedAt'>): StoredSetting => {
    return { ...setting, id: identifierFor(`${id}/setting/${setting.key}`), createdAt: now, updatedAt: now };
  };
  const variable = { kind: 'variable', scope: 'APPLICATION', type: 'VALUE' } as const;
  return {
    variables: [
      stored({ ...variable, key: 'BUILT_IN_APPLICATION_ID', value: id, scope: 'BUILT_IN', type: 'BUILT_IN' }),
      stored({ ...variable, key: 'COMPANY', value: 'acme', scope: 'PROJECT' }),
      stored({ ...variable, key: 'REGION', value: 'eu-west', scope: 'ENVIRONMENT' }),
      stored({ ...variable, key: 'APP_ID', value: id, type: 'ALIAS' }),
      stored({
        ...variable,
        key: 'SETTINGS_FILE',
        value: '{}',
        type: 'FILE',
        mount_path: '/etc/settings.json',
        description: 'Read at the start.',
      }),
    ],
    secrets: [stored({ kind: 'secret', key: 'SHARED_TOKEN', scope: 'ENVIRONMENT', type: 'VALUE' })],
  };
}

/** Returns a date as the platform writes it for this application. */
export function renderDate({ scenario, deployments }: Application, at: number): string {
  const shown = at + scenario.skewSeconds * 1000;
  if (scenario.dateNotation === 'utc' || deployments.length === 0) return new Date(shown).toISOString();
  return new Date(shown + 2 * 3_600_000).toISOString().replace('Z', '+02:00');
}

/** Returns the application with one more deployment, and that deployment. One that still continues is replaced by it. */
export function startDeployment(
  application: Application,
  commit: string | null,
  seed: number,
  now: number,
): [Application, Deployment] {
  const number = application.deployments.length + 1;
  const id = identifierFor(`${seed}/${application.id}/deployment/${number}`);
  const deployment = { id, commit, startedAt: now, before: shownAt(application, now) };
  return [{ ...application, deployments: [...application.deployments, deployment] }, deployment];
}

/** Returns what the application's status says at `now`; of one whose deployments queue, `queue/queue-status.ts` does. */
export function shownAt(application: Application, now: number): Shown {
  const { scenario, createdAt, deployments } = application;
  const last = deployments.at(-1);
  if (last !== undefined) return play(scenario.timeline, movesAt(application, last), last.id, last.before, now);
  return play(scenario.before, createdAt, application.firstDeploymentId, shownFirst(application), now);
}

/** Returns the instant from which a deployment's timeline counts. */
export function movesAt({ scenario }: Application, { startedAt }: Deployment): number {
  return startedAt + scenario.delaySeconds * 1000;
}

/** Returns the id of another user's deployment in the timeline of deployment `id`. */
export function rivalOf(id: string): string {
  return identifierFor(`${id}/rival`);
}

function shownFirst({ scenario, createdAt, firstDeploymentId }: Application): Shown {
  const service = scenario.before[0]?.service ?? 'UP_TO_DATE';
  return {
    state: scenario.before[0]?.state ?? 'RUNNING',
    service,
    deployedAt: service === 'NEVER_DEPLOYED' ? null : createdAt - DAY_MS,
    deploymentId: firstDeploymentId,
  };
}

function play(stages: readonly Stage[], from: number, id: string, start: Shown, now: number): Shown {
  return stages.reduce<Shown>((shown, stage) => {
    const at = from + stage.atSeconds * 1000;
    if (at > now) return shown;
    return {
      state: stage.state,
      service: stage.service,
      deployedAt: stage.dateMoves ? at : shown.deployedAt,
      deploymentId: stage.another ? rivalOf(id) : id,
    };
  }, start);
}
