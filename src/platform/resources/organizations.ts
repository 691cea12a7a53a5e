import type { CallOptions, Transport } from '../http/transport.ts';
import { operationOf } from './catalog.ts';
import { findByIdOrName, listPages, takeTurns } from './lists.ts';
import type { Organization } from './resources.ts';
import { decodeOrganization } from './wire-resources.ts';

/** The organizations that the token sees. Every method rejects with a TouchdownError, and with nothing else. */
export interface Organizations {
  /** Goes through all of them, one or many; pages are fetched as they are needed, all within the one time limit, in which the reader's pauses do not count. */
  list(call?: CallOptions): AsyncIterable<Organization>;
  /** Returns the one with this id, else of this name; an InputError lists the candidates if none or several have it. */
  find(nameOrId: string, call?: CallOptions): Promise<Organization>;
}

/** Returns the organizations as seen through a transport. */
export function createOrganizations(transport: Transport): Organizations {
  // The platform shows one bare object here; one with several pages them like any other list.
  const operation = operationOf('organizations.list', '', {
    action: 'list the organizations',
    subject: 'organization',
  });
  const list = (options?: CallOptions): AsyncIterable<Organization> =>
    listPages(transport, takeTurns(transport, options), operation, decodeOrganization, ({ id }) => id);
  return {
    list,
    find: (nameOrId, options) => findByIdOrName(list(options), { name: nameOrId, input: 'organization' }),
  };
}
