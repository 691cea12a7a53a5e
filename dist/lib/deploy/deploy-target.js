/** The most specific first: a request keeps its name while its execution gets one, so that the first field that both have decides. */
export const IDENTITY_FIELDS = ['deployment_request_id', 'execution_id', 'deployment_id'];
