import { fieldAt, fieldOf } from '../../kernel/hostile-json.ts';
import { parseToldTime } from './reported-time.ts';

/** Of an application or a deployment; anything else could be free text. */
const SANE_ID = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/;
const MAX_APPLICATIONS = 100;
const ID_FORM = 'a text of up to 128 letters, digits and . _ : -';

/** Either what was looked for, or why it cannot be had: a sentence for a person that quotes nothing of the body. */
export type Found<T> = { readonly value: T } | { readonly problem: string };

/**
 * Finds every application that a delivery names, each once: `payload.application_id`, else each of `payload.applications[].id`.
 * One id that cannot be one spoils them all.
 */
export function findApplications(payload: unknown): Found<readonly string[]> {
  const single = fieldOf(payload, 'application_id') ?? null;
  if (single !== null) {
    return isSaneId(single) ? { value: [single] } : { problem: `payload.application_id is not ${ID_FORM}.` };
  }
  const listed = fieldOf(payload, 'applications');
  if (!Array.isArray(listed) || listed.length === 0) {
    return { problem: 'The payload names no application: neither application_id nor applications.' };
  }
  if (listed.length > MAX_APPLICATIONS)
    return { problem: `payload.applications has over ${MAX_APPLICATIONS} entries.` };
  const ids = listed.map((application) => fieldOf(application, 'id'));
  if (!ids.every(isSaneId)) return { problem: `An id in payload.applications is not ${ID_FORM}.` };
  return { value: [...new Set(ids)] };
}

/** Finds the deployment's id, by the names that tell attempts apart first; null where there is none of a sane form. */
export function findDeployment(payload: unknown): string | null {
  const candidates = [
    fieldOf(payload, 'deployment_request_id'),
    fieldOf(payload, 'execution_id'),
    fieldOf(payload, 'deployment_id'),
    fieldAt(payload, 'deployment', 'id'),
  ];
  return candidates.find(isSaneId) ?? null;
}

/** Finds the delivery's own time in epoch milliseconds: the payload's, else the body's; null where there is no believable one. */
export function findToldTime(body: unknown, receivedAt: number): number | null {
  const payload = fieldOf(body, 'payload');
  for (const place of [payload, body]) {
    for (const name of ['created_at', 'timestamp']) {
      const at = parseToldTime(fieldOf(place, name), receivedAt);
      if (at !== null) return at;
    }
  }
  return null;
}

function isSaneId(value: unknown): value is string {
  return typeof value === 'string' && SANE_ID.test(value);
}
