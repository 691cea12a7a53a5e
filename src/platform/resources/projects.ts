import { saysExists } from '../http/conflict-words.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import type { DescribedOperation } from './catalog.ts';
import { withExtraFields } from './extra-fields.ts';
import { findByIdOrName, listPages, PAGE_SIZE, takeTurns } from './lists.ts';
import type { NewProject, Project } from './resources.ts';
import { decodeCreated, decodeProject } from './wire-resources.ts';

/** The projects of an organization. Every method rejects with a TouchdownError, and with nothing else. */
export interface Projects {
  /** Goes through all of them; pages are fetched as they are needed, all within the one time limit, in which the reader's pauses do not count. */
  list(organizationId: string, call?: CallOptions): AsyncIterable<Project>;
  /** Returns the one with this id, else of this name; an InputError lists the candidates if none or several have it. */
  find(organizationId: string, nameOrId: string, call?: CallOptions): Promise<Project>;
  /** Creates one. Sent again only where surely nothing was created; `isUncertain` says whether an error leaves that open. */
  create(organizationId: string, project: NewProject, call?: CallOptions): Promise<Project>;
}

/** Returns the projects as seen through a transport. */
export function createProjects(transport: Transport): Projects {
  const list = (organizationId: string, options?: CallOptions): AsyncIterable<Project> => {
    const operationOf = (page: number) => listProjectsOperation(organizationId, page);
    return listPages(transport, takeTurns(transport, options), operationOf, decodeProject, ({ id }) => id);
  };
  return {
    list,
    find: (organizationId, nameOrId, options) =>
      findByIdOrName(list(organizationId, options), { name: nameOrId, input: 'project' }),
    create: async (organizationId, project, options) => {
      const { text } = await transport.send(createProjectOperation(organizationId, project), transport.begin(options));
      return decodeCreated(text, 'project', decodeProject);
    },
  };
}

function listProjectsOperation(organizationId: string, page: number): DescribedOperation {
  return {
    ...onProjects(organizationId),
    method: 'GET',
    query: { page, page_size: PAGE_SIZE },
    isList: true,
    scope: 'Read',
    action: `list the projects of organization ${organizationId}`,
  };
}

function createProjectOperation(organizationId: string, { name, description, fields }: NewProject): DescribedOperation {
  return {
    ...onProjects(organizationId),
    method: 'POST',
    body: withExtraFields('project', { name, description }, fields),
    scope: 'Write',
    action: `create a project in organization ${organizationId}`,
    saysConflict: saysExists,
  };
}

function onProjects(organizationId: string) {
  return {
    template: '/organization/{org_id}/project',
    ids: { org_id: organizationId },
    subject: `organization ${organizationId}`,
  } as const;
}
