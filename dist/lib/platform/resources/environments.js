import { isSameId } from '../../kernel/resource-id.js';
import { saysExists } from '../http/conflict-words.js';
import { withExtraFields } from './extra-fields.js';
import { decodeCreated, decodeEnvironment } from './wire-resources.js';
/** Returns the environments as seen through a transport. */
export function createEnvironments(transport) {
    return {
        create: async (projectId, environment, options) => {
            const operation = createEnvironmentOperation(projectId, environment);
            const { text } = await transport.send(operation, transport.begin(options));
            return decodeCreated(text, 'environment', decodeEnvironment);
        },
    };
}
/**
 * Returns the clusters if a created environment is on another one than requested, with `clusterId` or with the extra field
 * `cluster`; null if they agree, and if the service reports no cluster.
 */
export function findOtherCluster({ clusterId, fields }, { clusterId: reported }) {
    const asked = [clusterId, fields?.['cluster']].find((id) => typeof id === 'string' && reported !== null && !isSameId(id, reported));
    return typeof asked === 'string' && reported !== null ? { asked, reported } : null;
}
function createEnvironmentOperation(projectId, { name, mode, clusterId, fields }) {
    return {
        method: 'POST',
        template: '/project/{project_id}/environment',
        ids: { project_id: projectId },
        body: withExtraFields('environment', { name, mode, cluster_id: clusterId }, fields),
        scope: 'Write',
        action: `create an environment in project ${projectId}`,
        subject: `project ${projectId}`,
        saysConflict: saysExists,
    };
}
