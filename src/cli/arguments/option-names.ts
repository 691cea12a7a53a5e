import { InputError } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/resource-id.ts';
import type { CallOptions } from '../../platform/http/transport.ts';
import type { Platform } from '../../platform/platform-client.ts';
import { MAX_CANDIDATES, renderCandidates } from '../../platform/resources/lists.ts';
import type { Organization } from '../../platform/resources/resources.ts';

/**
 * Returns the id of the organization that is named by id or name; where nothing is named (null), of the only one that the token sees.
 * Rejects with InputError, listing the candidates, where none or several fit. A UUID is taken as the id, without a request.
 */
export async function findOrganizationId(
  { organizations }: Pick<Platform, 'organizations'>,
  nameOrId: string | null,
  call: CallOptions,
): Promise<string> {
  if (nameOrId !== null) return isUuid(nameOrId) ? nameOrId : (await organizations.find(nameOrId, call)).id;
  const seen: Organization[] = [];
  for await (const organization of organizations.list(call)) {
    seen.push(organization);
    if (seen.length > MAX_CANDIDATES) break;
  }
  const [only, ...others] = seen;
  if (only !== undefined && others.length === 0) return only.id;
  const accepted =
    only === undefined
      ? 'the token sees no organization; give its id with --organization, or use a token with the scope Read'
      : `the token sees several; choose one with --organization: ${renderCandidates(seen, false)}`;
  throw new InputError([{ name: 'organization', seen: '', accepted }]);
}

/**
 * Returns the id of the project that is named by id or name in that organization, which is looked for only where it has to be.
 * Rejects with InputError, listing the candidates, where none or several fit. A UUID is taken as the id, without a request.
 */
export async function findProjectId(
  platform: Pick<Platform, 'organizations' | 'projects'>,
  { organization, project }: { readonly organization: string | null; readonly project: string },
  call: CallOptions,
): Promise<string> {
  if (isUuid(project)) return project;
  const organizationId = await findOrganizationId(platform, organization, call);
  return (await platform.projects.find(organizationId, project, call)).id;
}
