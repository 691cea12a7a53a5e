/** What a file or a folder at a repository's root says about its CI. */
const FILES: Readonly<Record<string, string>> = {
  '.github/workflows': 'github',
  '.gitlab-ci.yml': 'gitlab',
  '.circleci': 'circleci',
  Jenkinsfile: 'jenkins',
  'bitbucket-pipelines.yml': 'bitbucket',
  'azure-pipelines.yml': 'azure',
  '.buildkite': 'buildkite',
};

/** Hosts that bring a CI of their own. */
const HOSTS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)github\.com$/, 'github'],
  [/(?:^|\.)gitlab\./, 'gitlab'],
  [/^bitbucket\.org$/, 'bitbucket'],
  [/(?:^|\.)(?:dev\.azure\.com|visualstudio\.com)$/, 'azure'],
];

/** The files and folders to look for, from the repository's root. */
export const SIGNS: readonly string[] = Object.keys(FILES);

/**
 * Returns the CIs that a repository seems to use, none twice: by those of {@link SIGNS} that are there, else by where its remotes
 * are. `gitConfig` is the text of `.git/config`, empty where there is none.
 */
export function recognizeCis(signs: readonly string[], gitConfig: string): readonly string[] {
  const byFiles = signs.flatMap((sign) => FILES[sign] ?? []);
  const byRemotes = hostsIn(gitConfig).flatMap((host) => HOSTS.find(([pattern]) => pattern.test(host))?.[1] ?? []);
  return [...new Set(byFiles.length > 0 ? byFiles : byRemotes)];
}

/** `https://host/…`, `ssh://git@host:22/…` and `git@host:…` (git's documentation, "Git URLs"). */
function hostsIn(gitConfig: string): readonly string[] {
  const urls = [...gitConfig.matchAll(/^\s*url\s*=\s*(\S+)\s*$/gm)].map(([, url]) => url ?? '');
  return urls.flatMap((url) => (URL.parse(url)?.hostname || /^(?:[^@/]+@)?([\w.-]+):/.exec(url)?.[1]) ?? []);
}
