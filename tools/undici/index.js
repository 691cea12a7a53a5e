/** Throws: the fetch that @actions/github falls back to knows neither the proxy nor the time limits of this project's own. */
export function fetch() {
  throw new Error('@actions/github was given no fetch: pass request.fetch with every request.');
}
