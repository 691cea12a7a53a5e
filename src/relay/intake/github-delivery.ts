import { fieldAt, fieldOf } from '../../kernel/hostile-json.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { DeliveryContent, GithubRequest, NamedRepository, NewDelivery } from '../decide/delivery.ts';
import {
  findEnvironment,
  findExternalId,
  findId,
  findRepository,
  findSender,
  findSha,
  findWaitingRun,
  parseGuid,
} from './github-fields.ts';

/** The identifier of the check run's button "Deploy again" (GitHub: at most 20 characters). */
const DEPLOY_AGAIN = 'deploy-again';
const MAX_EVENT = 100;

/** A delivery of GitHub's whose sender is sure: its signature was verified, or it was read from the App's delivery log. */
export interface GithubDelivery {
  /** `X-GitHub-Delivery`. */
  readonly guid: string | null;
  /** `X-GitHub-Event`. */
  readonly event: string;
  readonly payload: unknown;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
}

/** Reads a delivery of GitHub's; null where its delivery id is no UUID. Never throws. */
export function readGithubDelivery({ guid, event, payload, receivedAt }: GithubDelivery): NewDelivery | null {
  const dedupeKey = parseGuid(guid);
  if (dedupeKey === null) return null;
  return {
    source: 'github',
    dedupeKey,
    formerKey: null,
    receivedAt,
    authority: 1,
    content: contentOf(event, payload),
  };
}

type Ask = (payload: unknown, place: NamedRepository) => GithubRequest | null;

/** A whole suite asked for again names no check run, so nothing is deployed for it: its check is made sure to be there. */
const ASKS: ReadonlyMap<string, Ask> = new Map<string, Ask>([
  ['check_run.rerequested', askAgain],
  ['check_run.requested_action', askAgain],
  ['check_suite.requested', expecting('check_suite', 'head_sha')],
  ['check_suite.rerequested', expecting('check_suite', 'head_sha')],
  ['merge_group.checks_requested', expecting('merge_group', 'head_sha')],
  ['pull_request.opened', expecting('pull_request', 'head', 'sha')],
  ['pull_request.synchronize', expecting('pull_request', 'head', 'sha')],
  ['pull_request.reopened', expecting('pull_request', 'head', 'sha')],
  ['pull_request.ready_for_review', expecting('pull_request', 'head', 'sha')],
  ['deployment_protection_rule.requested', askGate],
]);

function contentOf(event: string, payload: unknown): DeliveryContent {
  const action = fieldOf(payload, 'action');
  const name = typeof action === 'string' ? `${event}.${action}` : event;
  const ask = ASKS.get(name);
  if (ask === undefined || isOthersAffair(name, payload)) {
    return { kind: 'ignored', event: safeSentence(name.slice(0, 4 * MAX_EVENT), MAX_EVENT) };
  }
  const place = findRepository(payload);
  if (place === null) return quarantined(`${name} names no repository with an installation.`);
  const request = ask(payload, place);
  return request === null
    ? quarantined(`${name} lacks a field, or has one of another form.`)
    : { kind: 'request', request };
}

function quarantined(reason: string): DeliveryContent {
  return { kind: 'quarantined', reason };
}

/** A bot that asks again could be this very App, which would then deploy for ever (taskcluster#5085); and buttons may be others'. */
function isOthersAffair(name: string, payload: unknown): boolean {
  if (!name.startsWith('check_run.')) return false;
  const isButton = name === 'check_run.requested_action';
  if (isButton && fieldAt(payload, 'requested_action', 'identifier') !== DEPLOY_AGAIN) return true;
  return fieldAt(payload, 'sender', 'type') === 'Bot';
}

function askAgain(payload: unknown, place: NamedRepository): GithubRequest | null {
  const sha = findSha(payload, 'check_run', 'head_sha');
  const externalId = findExternalId(payload);
  const askedBy = findSender(payload);
  if (sha === null || externalId === null || askedBy === null) return null;
  return { kind: 'again', place, sha, externalId, askedBy };
}

function expecting(...path: readonly string[]): Ask {
  return (payload, place) => {
    const sha = findSha(payload, ...path);
    const pullRequest = findId(payload, 'pull_request', 'number');
    return sha === null ? null : { kind: 'expect', place, sha, pullRequest };
  };
}

function askGate(payload: unknown, place: NamedRepository): GithubRequest | null {
  const sha = findSha(payload, 'deployment', 'sha');
  const runId = findWaitingRun(payload);
  const environment = findEnvironment(payload);
  if (sha === null || runId === null || environment === null) return null;
  return { kind: 'gate', place, sha, runId, environment };
}
