import { InputError } from '../../kernel/errors.ts';
import { isSameId, isUuid } from '../../kernel/resource-id.ts';
import type { Platform } from '../../platform/client.ts';
import type { CallOptions } from '../../platform/http/transport.ts';
import { MAX_CANDIDATES, renderCandidates } from '../../platform/resources/lists.ts';
import type { Organization } from '../../platform/resources/resources.ts';

/** Returns the id for an id or name; without one (null), that of the only organization. Rejects with InputError listing the candidates. */
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
  const problem =
    only === undefined
      ? 'is missing: the token sees none. Give its id with --organization, or use a token with the scope Read.'
      : `is missing: the token sees several. Choose one with --organization: ${renderCandidates(seen, false)}.`;
  throw new InputError([{ name: 'organization', seen: '', problem }]);
}

/** Returns the id for a project's id or name. Rejects with InputError listing the candidates. A UUID needs no request. */
export async function findProjectId(
  platform: Pick<Platform, 'organizations' | 'projects'>,
  { organization, project }: { readonly organization: string | null; readonly project: string },
  call: CallOptions,
): Promise<string> {
  if (isUuid(project)) return project;
  const organizationId = await findOrganizationId(platform, organization, call);
  return (await platform.projects.find(organizationId, project, call)).id;
}

/** Returns the organization's id for `up`: the named one, else the state's if the token sees it, else the only one. */
export async function findOrganization(
  platform: Pick<Platform, 'organizations'>,
  { named, known }: { readonly named: string | null; readonly known: string | null },
  call: CallOptions,
): Promise<string> {
  if (named !== null || known === null) return findOrganizationId(platform, named, call);
  for await (const { id } of platform.organizations.list(call)) if (isSameId(id, known)) return id;
  return findOrganizationId(platform, null, call);
}
