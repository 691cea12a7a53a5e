import { renderCheckRun } from '../calls/check-runs.ts';
import { renderPull } from '../calls/pull-requests.ts';
import { type Rendered, renderRepository, renderUser } from '../calls/renderings.ts';
import { actorFor } from '../credentials.ts';
import { pullRequestOf, type Repository } from '../repository.ts';
import type { HookEvent } from './hooks.ts';
import type { SandboxApp } from './state.ts';

/** The events that can be asked for, as `event.action`. */
export const HOOK_EVENTS = [
  'check_run.rerequested',
  'check_run.requested_action',
  'check_suite.requested',
  'pull_request.opened',
  'pull_request.synchronize',
  'pull_request.reopened',
  'merge_group.checks_requested',
] as const;

type HookEventName = (typeof HOOK_EVENTS)[number];

/** What an event is about; which of the facts are needed depends on the event. */
export interface EventOrder {
  readonly name: HookEventName;
  readonly login: string;
  readonly checkRunId?: number | undefined;
  readonly identifier?: string | undefined;
  readonly number?: number | undefined;
  readonly sha?: string | undefined;
}

/** Returns the event as GitHub sends it; a sentence where what it is about is not there. */
export function renderEvent(
  app: SandboxApp,
  repository: Repository,
  order: EventOrder,
  web: string,
): { readonly kind: 'event'; readonly event: HookEvent } | { readonly kind: 'missing'; readonly message: string } {
  const [event = '', action = ''] = order.name.split('.');
  const facts = BODIES[event]?.(repository, order, web) ?? null;
  if (facts === null)
    return {
      kind: 'missing',
      message: `${order.name}: set ${NEEDS[event]} to something that exists in ${repository.fullName}.`,
    };
  const payload = {
    action,
    ...facts,
    repository: renderRepository(repository),
    installation: { id: app.installationId },
    sender: renderUser(actorFor(order.login)),
  };
  return { kind: 'event', event: { event, payload } };
}

const NEEDS: Readonly<Record<string, string>> = {
  check_run: 'check_run_id',
  check_suite: 'sha',
  pull_request: 'number',
  merge_group: 'sha',
};

type Body = (repository: Repository, order: EventOrder, web: string) => Rendered | null;

const BODIES: Readonly<Record<string, Body>> = {
  check_run: ({ checkRuns, fullName }, { name, checkRunId, identifier = 'deploy-again' }, web) => {
    const run = checkRuns.find(({ id }) => id === checkRunId);
    if (run === undefined) return null;
    const extra = name.endsWith('requested_action') ? { requested_action: { identifier } } : {};
    return { check_run: renderCheckRun(fullName, run, web), ...extra };
  },
  check_suite: (_, { sha }) => (sha === undefined ? null : { check_suite: { head_sha: sha } }),
  pull_request: (repository, { number }) => {
    const pull = number === undefined ? undefined : pullRequestOf(repository, number);
    return pull === undefined ? null : { number, pull_request: renderPull(pull) };
  },
  merge_group: (_, { sha }) => (sha === undefined ? null : { merge_group: { head_sha: sha } }),
};
