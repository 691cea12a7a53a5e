import { isObject, type JsonObject, readWord } from '../platform/http/json.ts';
import { entriesOf, jsonOf } from './body-reader.ts';
import type { CheckResponse, Settings } from './conformance-session.ts';
import { Omission } from './omission.ts';

/** An id that no service has given. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** What names the organization that a run is about. */
interface OrganizationSource {
  readonly settings: Pick<Settings, 'organization'>;
  read(path: string): Promise<CheckResponse>;
}

/** Returns the id of the organization that the run is about, however the service shows it. Rejects with an Omission if none is shown. */
export async function organizationId({ settings, read }: OrganizationSource): Promise<string> {
  const response = await read('/organization');
  const json = jsonOf(response);
  const shown = isObject(json) && readWord(json['id']) !== null ? [json] : objectsIn(response);
  const wanted = settings.organization;
  const found = shown.find(({ id, name }) => wanted === null || readWord(id) === wanted || name === wanted);
  const id = readWord(found?.['id']);
  if (id === null) throw new Omission('skipped', 'GET /organization returned no organization with an id');
  return id;
}

/** Returns the path of the organization's `name`: `/organization/o1/project`. */
export async function organizationPath(session: OrganizationSource, name: string): Promise<string> {
  return `/organization/${encodeURIComponent(await organizationId(session))}/${name}`;
}

/** Returns the entries of a list that are objects. */
export function objectsIn(response: CheckResponse): readonly JsonObject[] {
  return (entriesOf(response) ?? []).filter(isObject);
}

/** Returns the id in the response to a creation. Throws an Omission if none exists; `what` names the thing. */
export function createdId(response: CheckResponse, what: string): string {
  const json = jsonOf(response);
  const id = isObject(json) ? readWord(json['id']) : null;
  if (id === null) throw new Omission('skipped', `it needs ${what}, and creating one returned no id`);
  return id;
}
