import { saysExists } from '../http/conflict-words.ts';
import type { CallOptions, Transport } from '../http/transport.ts';
import { operationOf } from './catalog.ts';
import { withExtraFields } from './extra-fields.ts';
import { findByIdOrName, listPages, takeTurns } from './lists.ts';
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
    const action = `list the projects of organization ${organizationId}`;
    const operation = operationOf('projects.list', organizationId, { action });
    return listPages(transport, takeTurns(transport, options), operation, decodeProject, ({ id }) => id);
  };
  return {
    list,
    find: (organizationId, nameOrId, options) =>
      findByIdOrName(list(organizationId, options), { name: nameOrId, input: 'project' }),
    create: async (organizationId, { name, description, fields }, options) => {
      const operation = operationOf('projects.create', organizationId, {
        body: withExtraFields('project', { name, description }, fields),
        action: `create a project in organization ${organizationId}`,
        saysConflict: saysExists,
      });
      const { text } = await transport.send(operation, transport.begin(options));
      return decodeCreated(text, 'project', decodeProject);
    },
  };
}
