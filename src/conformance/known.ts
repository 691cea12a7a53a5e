import { isObject, type JsonObject, readWord } from '../platform/http/json.ts';
import { entriesOf, jsonOf } from './body-reader.ts';
import type { CheckResponse, Settings } from './conformance-session.ts';
import { Omission } from './omission.ts';

/** An id that does not exist on any service. */
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

/** What is needed to find the organization of a run. */
interface OrganizationSource {
  readonly settings: Pick<Settings, 'organization'>;
  read(path: string): Promise<CheckResponse>;
}

/** Returns the id of the run's organization, from an object or a list. Rejects with an Omission if the response has none. */
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

/** Returns the id in the response to a creation. Throws an Omission if it has none; `what` names the thing. */
export function createdId(response: CheckResponse, what: string): string {
  const json = jsonOf(response);
  const id = isObject(json) ? readWord(json['id']) : null;
  if (id === null) throw new Omission('skipped', `it needs ${what}, and creating one returned no id`);
  return id;
}
