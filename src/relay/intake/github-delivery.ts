import { isId, isSha } from '../../github/http/response.ts';
import { fieldAt, fieldOf } from '../../kernel/hostile-json.ts';
import { isUuid } from '../../kernel/resource-id.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { DeliveryContent, GithubRequest, NewDelivery } from '../decide/delivery.ts';
import type { InstalledRepository } from '../interfaces.ts';

/** The identifier of the check run's button "Deploy again" (GitHub: at most 20 characters). */
const DEPLOY_AGAIN = 'deploy-again';
const MAX_EVENT = 100;

const FULL_NAME = /^[A-Za-z0-9_][A-Za-z0-9_-]{0,99}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/;
const LOGIN = /^[A-Za-z0-9_][A-Za-z0-9_-]{0,99}(?:\[bot\])?$/;
const EXTERNAL_ID = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,255}$/;

/** A delivery from GitHub with a verified signature, or from the App's delivery log. */
export interface GithubDelivery {
  /** `X-GitHub-Delivery`. */
  readonly guid: string | null;
  readonly event: string;
  readonly payload: unknown;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
}

/** Reads a delivery from GitHub; null if its delivery id is not a UUID. Never throws. */
export function readGithubDelivery({ guid, event, payload, receivedAt }: GithubDelivery): NewDelivery | null {
  if (guid === null || !isUuid(guid)) return null;
  const dedupeKey = guid.toLowerCase();
  return { source: 'github', dedupeKey, receivedAt, authority: 1, content: contentOf(event, payload) };
}

type ReadRequest = (payload: unknown, place: InstalledRepository) => GithubRequest | null;

/** Maps events to their requests. A re-requested suite names no check run, so it deploys nothing and only creates a missing check. */
const REQUESTS: ReadonlyMap<string, ReadRequest> = new Map<string, ReadRequest>([
  ['check_run.rerequested', readAgain],
  ['check_run.requested_action', readAgain],
  ['check_suite.requested', expecting('check_suite', 'head_sha')],
  ['check_suite.rerequested', expecting('check_suite', 'head_sha')],
  ['merge_group.checks_requested', expecting('merge_group', 'head_sha')],
  ['pull_request.opened', expecting('pull_request', 'head', 'sha')],
  ['pull_request.synchronize', expecting('pull_request', 'head', 'sha')],
  ['pull_request.reopened', expecting('pull_request', 'head', 'sha')],
  ['pull_request.ready_for_review', expecting('pull_request', 'head', 'sha')],
]);

function contentOf(event: string, payload: unknown): DeliveryContent {
  const action = fieldOf(payload, 'action');
  const name = typeof action === 'string' ? `${event}.${action}` : event;
  const read = REQUESTS.get(name);
  if (read === undefined || isNotForUs(name, payload)) {
    return { kind: 'ignored', event: safeSentence(name.slice(0, 4 * MAX_EVENT), MAX_EVENT) };
  }
  const place = findRepository(payload);
  if (place === null) return quarantined(`${name} names no repository with an installation.`);
  const request = read(payload, place);
  return request === null
    ? quarantined(`${name} lacks a field, or has one of another form.`)
    : { kind: 'request', request };
}

function quarantined(reason: string): DeliveryContent {
  return { kind: 'quarantined', reason };
}

/** Returns true for events of bots, since this App could trigger itself forever (taskcluster#5085), and for other Apps' buttons. */
function isNotForUs(name: string, payload: unknown): boolean {
  if (!name.startsWith('check_run.')) return false;
  const isButton = name === 'check_run.requested_action';
  if (isButton && fieldAt(payload, 'requested_action', 'identifier') !== DEPLOY_AGAIN) return true;
  return fieldAt(payload, 'sender', 'type') === 'Bot';
}

function readAgain(payload: unknown, place: InstalledRepository): GithubRequest | null {
  const sha = findSha(payload, 'check_run', 'head_sha');
  const externalId = matching(fieldAt(payload, 'check_run', 'external_id'), EXTERNAL_ID);
  const askedBy = matching(fieldAt(payload, 'sender', 'login'), LOGIN);
  if (sha === null || externalId === null || askedBy === null) return null;
  return { kind: 'again', place, sha, externalId, askedBy };
}

function expecting(...path: readonly string[]): ReadRequest {
  return (payload, place) => {
    const sha = findSha(payload, ...path);
    return sha === null ? null : { kind: 'expect', place, sha };
  };
}

function findRepository(payload: unknown): InstalledRepository | null {
  const repositoryId = fieldAt(payload, 'repository', 'id');
  const repository = matching(fieldAt(payload, 'repository', 'full_name'), FULL_NAME);
  const installationId = fieldAt(payload, 'installation', 'id');
  if (!isId(repositoryId) || !isId(installationId) || repository === null) return null;
  return { repositoryId, repository, installationId };
}

function findSha(payload: unknown, ...path: readonly string[]): string | null {
  const sha = fieldAt(payload, ...path);
  return isSha(sha) ? sha.toLowerCase() : null;
}

function matching(value: unknown, form: RegExp): string | null {
  return typeof value === 'string' && form.test(value) ? value : null;
}
