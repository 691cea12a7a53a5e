import { isSameId } from '../../kernel/resource-id.ts';
import type { CallOptions } from '../../platform/http/transport.ts';
import type { Platform } from '../../platform/platform-client.ts';
import { findOrganizationId } from '../arguments/option-names.ts';

/** What is known of the organization before the platform is asked; null where nothing is. */
export interface OrganizationSought {
  /** Its id or name, as the author gives it. */
  readonly named: string | null;
  /** The id that the state has. */
  readonly known: string | null;
}

/**
 * Returns the id of the organization of a run: the one that is named, else the state's where the token sees it, else the only one that
 * it sees. Rejects with InputError, listing the candidates, where none or several fit. A named UUID is taken without a request.
 */
export async function findOrganization(
  platform: Pick<Platform, 'organizations'>,
  { named, known }: OrganizationSought,
  call: CallOptions,
): Promise<string> {
  if (named !== null || known === null) return findOrganizationId(platform, named, call);
  for await (const { id } of platform.organizations.list(call)) if (isSameId(id, known)) return id;
  return findOrganizationId(platform, null, call);
}
