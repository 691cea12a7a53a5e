import { fieldAt } from '../../kernel/hostile-json.ts';
import type { NamedRepository } from '../decide/delivery.ts';

const FULL_NAME = /^[A-Za-z0-9_][A-Za-z0-9_-]{0,99}\/(?!\.{1,2}$)[A-Za-z0-9._-]{1,100}$/;
const LOGIN = /^[A-Za-z0-9_][A-Za-z0-9_-]{0,99}(?:\[bot\])?$/;
const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
const EXTERNAL_ID = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,255}$/;
const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** What a name of people's may hold: no control character, no line's end, nothing unseen. */
const NAME = /^[^\p{C}\p{Zl}\p{Zp}]{1,255}$/u;
const CALLBACK_PATH = /\/actions\/runs\/(\d{1,16})\/deployment_protection_rule$/;

/** Returns the repository that a payload is about; null where the payload does not name it well. */
export function findRepository(payload: unknown): NamedRepository | null {
  const repositoryId = fieldAt(payload, 'repository', 'id');
  const repository = fieldAt(payload, 'repository', 'full_name');
  const installationId = fieldAt(payload, 'installation', 'id');
  if (!isId(repositoryId) || !isId(installationId)) return null;
  if (typeof repository !== 'string' || !FULL_NAME.test(repository)) return null;
  return { repositoryId, repository, installationId };
}

/** Returns the commit's hash at a path, in lower case; null where there is none. */
export function findSha(payload: unknown, ...path: readonly string[]): string | null {
  return matching(fieldAt(payload, ...path), SHA)?.toLowerCase() ?? null;
}

/** Returns a positive number of GitHub's at a path; null where there is none. */
export function findId(payload: unknown, ...path: readonly string[]): number | null {
  const id = fieldAt(payload, ...path);
  return isId(id) ? id : null;
}

/** Returns the check run's external id; null where it is none that a relay could have given. */
export function findExternalId(payload: unknown): string | null {
  return matching(fieldAt(payload, 'check_run', 'external_id'), EXTERNAL_ID);
}

/** Returns who caused the event; null where the payload does not say it well. */
export function findSender(payload: unknown): string | null {
  return matching(fieldAt(payload, 'sender', 'login'), LOGIN);
}

/** Returns the environment that a protection rule asks about; null where there is none. */
export function findEnvironment(payload: unknown): string | null {
  return matching(fieldAt(payload, 'environment'), NAME);
}

/** Returns the run that waits for a decision: of the callback's address the path alone, since only our own address is ever called. */
export function findWaitingRun(payload: unknown): number | null {
  const address = fieldAt(payload, 'deployment_callback_url');
  const path = typeof address === 'string' ? (URL.parse(address)?.pathname ?? '') : '';
  const runId = Number(CALLBACK_PATH.exec(path)?.[1]);
  return isId(runId) ? runId : findId(payload, 'workflow_run', 'id');
}

/** Returns the form in which GitHub's delivery id is kept; null where it is no UUID. */
export function parseGuid(text: string | null): string | null {
  return matching(text, GUID)?.toLowerCase() ?? null;
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

function matching(value: unknown, form: RegExp): string | null {
  return typeof value === 'string' && form.test(value) ? value : null;
}
