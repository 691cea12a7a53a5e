import { isId, isSha } from '../../github/http/response.ts';
import { fieldAt, fieldOf } from '../../kernel/hostile-json.ts';
import { isUuid } from '../../kernel/resource-id.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { DeliveryContent, GithubRequest, NewDelivery } from '../decide/delivery.ts';
import type { InstalledRepository } from '../interfaces.ts';
import { type Form, RequiredFields } from './required-fields.ts';

/** The identifier of the check run's button "Deploy again" (GitHub: at most 20 characters). */
const DEPLOY_AGAIN = 'deploy-again';
const MAX_EVENT = 100;

const ID: Form<number> = { text: 'a whole number from 1', read: (value) => (isId(value) ? value : null) };
const SHA: Form<string> = {
  text: 'the whole hash of a commit',
  read: (value) => (isSha(value) ? value.toLowerCase() : null),
};
const FULL_NAME = matching('owner/name', /^[A-Za-z0-9_][A-Za-z0-9_-]{0,99}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/);
const LOGIN = matching('a login', /^[A-Za-z0-9_][A-Za-z0-9_-]{0,99}(?:\[bot\])?$/);
const EXTERNAL_ID = matching('an id of a check run of this relay', /^[A-Za-z0-9][A-Za-z0-9._:-]{0,255}$/);

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

type ReadRequest = (fields: RequiredFields, place: InstalledRepository | null) => GithubRequest | null;

/** Maps events to their requests. A re-requested suite names no check run, so it deploys nothing and only creates a missing check. */
const REQUESTS: ReadonlyMap<string, ReadRequest> = new Map<string, ReadRequest>([
  ['check_run.rerequested', readAgain],
  ['check_run.requested_action', readAgain],
  ['check_suite.requested', expecting('check_suite.head_sha')],
  ['check_suite.rerequested', expecting('check_suite.head_sha')],
  ['merge_group.checks_requested', expecting('merge_group.head_sha')],
  ['pull_request.opened', expecting('pull_request.head.sha')],
  ['pull_request.synchronize', expecting('pull_request.head.sha')],
  ['pull_request.reopened', expecting('pull_request.head.sha')],
  ['pull_request.ready_for_review', expecting('pull_request.head.sha')],
]);

function contentOf(event: string, payload: unknown): DeliveryContent {
  const action = fieldOf(payload, 'action');
  const name = typeof action === 'string' ? `${event}.${action}` : event;
  const read = REQUESTS.get(name);
  if (read === undefined || isNotForUs(name, payload)) {
    return { kind: 'ignored', event: safeSentence(name.slice(0, 4 * MAX_EVENT), MAX_EVENT) };
  }
  const fields = new RequiredFields(payload);
  const request = read(fields, findRepository(fields));
  return request === null
    ? { kind: 'quarantined', reason: `${name}: ${fields.sayProblems()}` }
    : { kind: 'request', request };
}

/** Returns true for events of bots, since this App could trigger itself forever (taskcluster#5085), and for other Apps' buttons. */
function isNotForUs(name: string, payload: unknown): boolean {
  if (!name.startsWith('check_run.')) return false;
  const isButton = name === 'check_run.requested_action';
  if (isButton && fieldAt(payload, 'requested_action', 'identifier') !== DEPLOY_AGAIN) return true;
  return fieldAt(payload, 'sender', 'type') === 'Bot';
}

function readAgain(fields: RequiredFields, place: InstalledRepository | null): GithubRequest | null {
  const sha = fields.read('check_run.head_sha', SHA);
  const externalId = fields.read('check_run.external_id', EXTERNAL_ID);
  const askedBy = fields.read('sender.login', LOGIN);
  if (place === null || sha === null || externalId === null || askedBy === null) return null;
  return { kind: 'again', place, sha, externalId, askedBy };
}

function expecting(path: string): ReadRequest {
  return (fields, place) => {
    const sha = fields.read(path, SHA);
    return place === null || sha === null ? null : { kind: 'expect', place, sha };
  };
}

function findRepository(fields: RequiredFields): InstalledRepository | null {
  const repositoryId = fields.read('repository.id', ID);
  const repository = fields.read('repository.full_name', FULL_NAME);
  const installationId = fields.read('installation.id', ID);
  if (repositoryId === null || repository === null || installationId === null) return null;
  return { repositoryId, repository, installationId };
}

function matching(text: string, form: RegExp): Form<string> {
  return { text, read: (value) => (typeof value === 'string' && form.test(value) ? value : null) };
}
