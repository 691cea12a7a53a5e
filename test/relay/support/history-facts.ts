import type { Observation } from '../../../src/deploy/deploy-target.ts';
import type { NewDelivery } from '../../../src/relay/decide/delivery.ts';
import type { Authority, Word } from '../../../src/relay/decide/evidence.ts';
import type { Registration } from '../../../src/relay/decide/registration.ts';
import type { ConfiguredApplication, Rules } from '../../../src/relay/decide/rules.ts';

/** The start of the time in a history. */
export const BASE = Date.UTC(2030, 0, 1);
export const HOUR_MS = 3_600_000;

/** One fact that the relay learns; `at` in milliseconds after BASE. */
export type Fact =
  | {
      readonly kind: 'hint';
      readonly key: string;
      /** Null: a delivery without the deployment's id. */
      readonly deployment: string | null;
      readonly word: Word;
      readonly authority: Authority;
      readonly at: number;
    }
  | { readonly kind: 'register'; readonly deployment: string | null; readonly sha: string; readonly at: number }
  | { readonly kind: 'expect'; readonly sha: string; readonly at: number }
  | { readonly kind: 'look'; readonly observation: Observation | null; readonly at: number };

export const PLACE = { repositoryId: 7, repository: 'o/r', installationId: 3 };

/** Returns an application as the operator would configure it. */
export function applicationOf(id = 'app-1', changes: Partial<ConfiguredApplication> = {}): ConfiguredApplication {
  const known = { id, repository: 'o/r', name: id, check: `deploy / ${id}`, branch: 'main', environment: null };
  return { ...known, ...changes };
}

/** Returns rules that need the status as confirmation (default). */
export function rulesOf(changes: Partial<Rules> = {}): Rules {
  return {
    applications: [applicationOf()],
    unplaced: 'keep',
    confirmedBy: 2,
    canDeploy: true,
    deadlineMs: HOUR_MS,
    pageUrl: null,
    ...changes,
  };
}

/** Returns a commit by its number. */
export function shaOf(nth: number): string {
  return nth.toString(16).padStart(40, 'a');
}

/** Returns the delivery that a hint came with. */
export function deliveryOf(
  { key, deployment, word, authority, at }: Extract<Fact, { kind: 'hint' }>,
  applications: readonly string[] = ['app-1'],
): NewDelivery {
  const hint = { applications, deployment, word, reportedAt: BASE + at };
  const content = { kind: 'hint', hint } as const;
  return { source: 'platform', dedupeKey: key, receivedAt: BASE + HOUR_MS, authority, content };
}

/** Returns the delivery of GitHub that requests a required check. */
export function expectationOf(sha: string, at: number): NewDelivery {
  const request = { kind: 'expect', place: PLACE, sha } as const;
  const content = { kind: 'request', request } as const;
  const dedupeKey = `expect-${sha}-${at}`;
  return { source: 'github', dedupeKey, receivedAt: BASE + at, authority: 1, content };
}

/** Returns what a workflow registers. */
export function registrationOf(changes: Partial<Registration> = {}): Registration {
  const nothing = { deployment: null, environment: null, url: null };
  return { application: 'app-1', sha: shaOf(1), place: PLACE, runId: 1, ...nothing, ...changes };
}

/** Returns what a status shows. */
export function observationOf(state: string, changes: Partial<Observation> = {}): Observation {
  return { state, serviceDeploymentStatus: null, lastDeploymentDate: null, identity: {}, ...changes };
}

/** Returns the date of a deployment, at an instant after BASE. */
export function dateOf(at: number): NonNullable<Observation['lastDeploymentDate']> {
  return { text: new Date(BASE + at).toISOString(), epochMs: BASE + at };
}
