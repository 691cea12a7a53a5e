import { findByIdOrName, listPages, PAGE_SIZE, takeTurns } from './lists.js';
import { decodeOrganization } from './wire-resources.js';
/** Returns the organizations as seen through a transport. */
export function createOrganizations(transport) {
    const list = (options) => listPages(transport, takeTurns(transport, options), listOrganizationsOperation, decodeOrganization, ({ id }) => id);
    return {
        list,
        find: (nameOrId, options) => findByIdOrName(list(options), { name: nameOrId, input: 'organization' }),
    };
}
/** The platform shows one bare object here; one that has several to show pages them as any other list. */
function listOrganizationsOperation(page) {
    return {
        method: 'GET',
        template: '/organization',
        ids: {},
        query: { page, page_size: PAGE_SIZE },
        isList: true,
        scope: 'Read',
        action: 'list the organizations',
        subject: 'organization',
    };
}
