/** No service of this family describes these messages; the words are those that such services are seen to use. */
const WORK = /\b(?:deploy\w*|redeploy\w*|build|rollout|operation|action|task|job|another|already)\b/;
const GOES_ON = /\b(?:in progress|ongoing|under way|underway)\b/;
const IN_PROGRESS = [
  /\b(?:in progress|ongoing|pending|running|active|concurrent|another|unfinished) (?:deploy\w*|build|rollout|operation)\b/,
  /\b(?:deployment|deploy|build|rollout|operation) (?:is|are|has been) (?:(?:already|currently|still) )?(?:being \w+|running|pending|queued|active|started|executing)\b/,
  /\b(?:being|already|currently|still) (?:re)?(?:deploy(?:ed|ing)|build?ing|built|starting|started|running|queued)\b/,
];
const NOT = /\b(?:no|not|without|never)\b/;
const RUNS = /\b(?:in progress|ongoing|running|being|under way|underway)\b/;
const EXISTS =
  /\balready (?:exists?|existing|defined|set|taken|used|in use|present|there)\b|\bduplicated?\b|\bmust be unique\b|\bnot unique\b/;

/** Returns true if a service's message says that the application is being deployed already; tolerant of wording and of codes as `DEPLOYMENT_IN_PROGRESS`. */
export function saysDeploymentInProgress(message: string): boolean {
  const lines = foldLines(message);
  return lines.some((line) => {
    if (line.split(/[.;]/).some((clause) => isFollowed(clause, NOT, RUNS))) return false;
    return isFollowed(line, WORK, GOES_ON) || IN_PROGRESS.some((pattern) => pattern.test(line));
  });
}

/** Two searches take linear time, one pattern with `.*` between its words quadratic. */
function isFollowed(text: string, first: RegExp, second: RegExp): boolean {
  const at = text.search(first);
  return at >= 0 && second.test(text.slice(at));
}

/** Returns true if a service's message says that what is to be created exists already. */
export function saysExists(message: string): boolean {
  return foldLines(message).some((line) => EXISTS.test(line));
}

/** What stands in quotes is the caller's own words, as the name of a branch, and says nothing of the service's state. */
function foldLines(message: string): string[] {
  return message
    .replace(/(?<!\w)(["'`]).{0,300}?\1(?!\w)/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase()
    .split(/\r?\n/);
}
