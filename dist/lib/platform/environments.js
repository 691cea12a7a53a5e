import { saysExists } from './conflict-words.js';
import { decodeCreated, decodeEnvironment } from './wire-resources.js';
/** Answers the environments as seen through a transport. */
export function createEnvironments(transport) {
    return {
        create: async (projectId, environment, options) => {
            const operation = createEnvironmentOperation(projectId, environment);
            const { text } = await transport.send(operation, transport.begin(options));
            return decodeCreated(text, 'environment', decodeEnvironment);
        },
    };
}
function createEnvironmentOperation(projectId, { name, mode, clusterId }) {
    return {
        method: 'POST',
        template: '/project/{project_id}/environment',
        ids: { project_id: projectId },
        body: { name, mode, cluster_id: clusterId },
        scope: 'Write',
        action: `create an environment in project ${projectId}`,
        subject: `project ${projectId}`,
        saysConflict: saysExists,
    };
}
