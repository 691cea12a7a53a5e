/** Adds no methods to Octokit: the plugin that @actions/github asks for, without its table of endpoints. */
export function restEndpointMethods() {
  return {};
}
