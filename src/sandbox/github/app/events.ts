import { renderCheckRun } from '../calls/check-runs.ts';
import { renderPull } from '../calls/pull-requests.ts';
import { type Links, type Rendered, renderUser } from '../calls/renderings.ts';
import { actorFor } from '../credentials.ts';
import { numberFor, pullRequestOf, type Repository, resolveRef } from '../repository.ts';
import type { HookEvent } from './hooks.ts';
import { renderRepository } from './repository.ts';
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
  readonly checkRunId?: number;
  readonly identifier?: string;
  readonly number?: number;
  readonly sha?: string;
}

/** Returns the event as GitHub sends it; a sentence where what it is about is not there. */
export function renderEvent(
  app: SandboxApp,
  repository: Repository,
  order: EventOrder,
  links: Links,
): { readonly kind: 'event'; readonly event: HookEvent } | { readonly kind: 'missing'; readonly message: string } {
  const [event = '', action = ''] = order.name.split('.');
  const facts = BODIES[event]?.(repository, order, links) ?? null;
  if (facts === null)
    return {
      kind: 'missing',
      message: `${order.name}: set ${NEEDS[event]} to something that exists in ${repository.fullName}.`,
    };
  const payload = {
    action,
    ...facts,
    repository: renderRepository(repository, links),
    installation: { id: app.installationId, node_id: `installation-${app.installationId}` },
    sender: renderUser(actorFor(order.login), links),
  };
  return { kind: 'event', event: { event, payload, repositoryId: repository.id } };
}

const NEEDS: Readonly<Record<string, string>> = {
  check_run: 'check_run_id',
  check_suite: 'sha',
  pull_request: 'number',
  merge_group: 'sha',
};

type Body = (repository: Repository, order: EventOrder, links: Links) => Rendered | null;

const BODIES: Readonly<Record<string, Body>> = {
  check_run: (repository, { name, checkRunId, identifier = 'deploy-again' }, links) => {
    const run = repository.checkRuns.find(({ id }) => id === checkRunId);
    if (run === undefined) return null;
    const asked = name.endsWith('requested_action') ? { requested_action: { identifier } } : {};
    return { check_run: renderCheckRun(repository, run, links), ...asked };
  },
  check_suite: (repository, { sha }) =>
    sha === undefined
      ? null
      : {
          check_suite: {
            id: numberFor(`suite/${sha}`),
            head_sha: sha,
            head_branch: 'main',
            status: 'queued',
            ...suite(repository, sha),
          },
        },
  pull_request: (repository, { number }, links) => {
    const pull = number === undefined ? undefined : pullRequestOf(repository, number);
    return pull === undefined ? null : { number, pull_request: renderPull(repository, pull, links) };
  },
  merge_group: (repository, { sha, number = 1 }) =>
    sha === undefined
      ? null
      : {
          merge_group: {
            head_sha: sha,
            head_ref: `refs/heads/gh-readonly-queue/main/pr-${number}-${sha}`,
            base_sha: resolveRef(repository, 'main'),
            base_ref: 'refs/heads/main',
          },
        },
};

function suite({ pullRequests }: Repository, sha: string): Rendered {
  const own = pullRequests.filter(({ headSha }) => headSha === sha);
  return { conclusion: null, pull_requests: own.map(({ id, number }) => ({ id, number })) };
}
