import type { RuleState } from '../faults/rules.ts';
import type { JournalEntry } from '../http/journal.ts';
import type { DeliveryRecord } from '../http/webhook-sender.ts';
import type { Application } from '../platform/application.ts';
import { stateAt } from '../platform/queue-status.ts';

type Rendered = Readonly<Record<string, unknown>>;

/** Returns an application as an admin call shows it. */
export function renderApplication(application: Application, now: number): Rendered {
  const { id, scenarioName, scenario, deployments, createdAt } = application;
  const { state, service_deployment_status: service } = stateAt(application, now);
  return {
    id,
    scenario: scenarioName,
    description: scenario.description,
    state,
    service_deployment_status: service,
    deployments_started: deployments.length,
    created_at: renderInstant(createdAt),
  };
}

/** Returns the deployments that were started on an application: how many, and each. */
export function renderDeployments({ deployments }: Application): Rendered {
  return {
    started: deployments.length,
    results: deployments.map(({ id, commit, startedAt }) => ({
      id,
      git_commit_id: commit,
      created_at: renderInstant(startedAt),
    })),
  };
}

/** Returns a request of the journal. */
export function renderEntry(entry: JournalEntry): Rendered {
  return {
    number: entry.number,
    method: entry.method,
    path: entry.target,
    host: entry.host,
    operation: entry.operation,
    application: entry.applicationId,
    token: entry.tokenName,
    fault: entry.fault,
    outcome: entry.outcome,
    status: entry.status,
    request_id: entry.requestId,
    received_at: renderInstant(entry.receivedAt),
    answered_at: entry.answeredAt === null ? null : renderInstant(entry.answeredAt),
  };
}

/** Returns a fault that was asked for, and how many requests it has met. */
export function renderRule({ rule: { faults, ...rest }, met }: RuleState): Rendered {
  return { fault: faults, ...rest, met };
}

/** Returns a notification and what became of it. */
export function renderDelivery({ delivery, outcome }: DeliveryRecord): Rendered {
  const { id, targetUrl, at, body } = delivery;
  return { id, target_url: targetUrl, sent_at: renderInstant(at), body, outcome };
}

/** Returns an instant in ISO 8601. */
export function renderInstant(at: number): string {
  return new Date(at).toISOString();
}
