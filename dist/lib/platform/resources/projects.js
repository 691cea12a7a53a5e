import { saysExists } from '../http/conflict-words.js';
import { withExtraFields } from './extra-fields.js';
import { findByIdOrName, listPages, PAGE_SIZE, takeTurns } from './lists.js';
import { decodeCreated, decodeProject } from './wire-resources.js';
/** Returns the projects as seen through a transport. */
export function createProjects(transport) {
    const list = (organizationId, options) => {
        const operationOf = (page) => listProjectsOperation(organizationId, page);
        return listPages(transport, takeTurns(transport, options), operationOf, decodeProject, ({ id }) => id);
    };
    return {
        list,
        find: (organizationId, nameOrId, options) => findByIdOrName(list(organizationId, options), { name: nameOrId, input: 'project' }),
        create: async (organizationId, project, options) => {
            const { text } = await transport.send(createProjectOperation(organizationId, project), transport.begin(options));
            return decodeCreated(text, 'project', decodeProject);
        },
    };
}
function listProjectsOperation(organizationId, page) {
    return {
        ...onProjects(organizationId),
        method: 'GET',
        query: { page, page_size: PAGE_SIZE },
        isList: true,
        scope: 'Read',
        action: `list the projects of organization ${organizationId}`,
    };
}
function createProjectOperation(organizationId, { name, description, fields }) {
    return {
        ...onProjects(organizationId),
        method: 'POST',
        body: withExtraFields('project', { name, description }, fields),
        scope: 'Write',
        action: `create a project in organization ${organizationId}`,
        saysConflict: saysExists,
    };
}
function onProjects(organizationId) {
    return {
        template: '/organization/{org_id}/project',
        ids: { org_id: organizationId },
        subject: `organization ${organizationId}`,
    };
}
