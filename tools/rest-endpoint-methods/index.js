/** Adds no methods to Octokit: the plugin that @actions/github requires, without its table of endpoints. */
export function restEndpointMethods() {
  return {};
}
