/**
 * The names under which a platform tells which deployment a status or an answer is about, the most specific first. A request keeps its
 * name while its execution gets one, so that the first field that both have decides.
 */
export const IDENTITY_FIELDS = ['deployment_request_id', 'execution_id', 'deployment_id'];
