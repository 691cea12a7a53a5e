import { respondGithubProblem } from '../../http/github-problems.ts';
import { respondJson } from '../../http/wire.ts';
import type { GithubCall, GithubCallResult } from '../call.ts';
import { numberFor, type Repository, resolveRef } from '../repository.ts';
import { type Links, nodeIdOf, type Rendered } from './renderings.ts';

type Parents = Repository['parents'];

/** `GET /repos/{owner}/{repo}/compare/{basehead}`: how the head stands to the base, by the commits' parents. */
export function compareCommits(call: GithubCall): GithubCallResult {
  const { world, repository, parameters, links } = call;
  const [base = '', head = '', ...rest] = (parameters['basehead'] ?? '').split('...');
  if (base === '' || head === '' || rest.length > 0) return [world, respondGithubProblem(404)];
  const baseSha = resolveRef(repository, base);
  const headSha = resolveRef(repository, head);
  const comparison = compare(repository.parents, baseSha, headSha);
  if (comparison === null) {
    return [world, respondGithubProblem(404, `No common ancestor between ${base} and ${head}.`)];
  }
  const url = `${links.api}/repos/${repository.fullName}/compare/${base}...${head}`;
  const { ahead, behindBy, mergeBase } = comparison;
  return [
    world,
    respondJson(200, {
      url,
      html_url: `${links.web}/${repository.fullName}/compare/${base}...${head}`,
      base_commit: renderCommit(repository, baseSha, links),
      merge_base_commit: renderCommit(repository, mergeBase, links),
      status: statusOf(ahead.length, behindBy),
      ahead_by: ahead.length,
      behind_by: behindBy,
      total_commits: ahead.length,
      commits: ahead.toReversed().map((sha) => renderCommit(repository, sha, links)),
      files: [],
    }),
  ];
}

/** `GET /repos/{owner}/{repo}/commits/{ref}`: by its SHA, by the start of one that no other commit has, or by a branch. */
export function readCommit({ world, repository, parameters, links }: GithubCall): GithubCallResult {
  const ref = parameters['ref'] ?? '';
  const found = /^[0-9a-f]{7,40}$/i.test(ref)
    ? findCommits(repository, ref.toLowerCase())
    : [resolveRef(repository, ref)];
  const [sha, another] = found;
  if (sha === undefined || another !== undefined) {
    return [world, respondGithubProblem(422, `No commit found for SHA: ${ref}`)];
  }
  return [world, respondJson(200, renderCommit(repository, sha, links))];
}

/** Returns the commits that something of the repository names and whose SHA starts like this. */
function findCommits({ parents, pullRequests, runs, deployments }: Repository, start: string): readonly string[] {
  const named = [
    ...[...parents].flatMap(([sha, before]) => [sha, ...before]),
    ...pullRequests.flatMap(({ headSha, mergeCommitSha }) => [headSha, mergeCommitSha ?? '']),
    ...runs.map(({ headSha }) => headSha),
    ...deployments.map(({ sha }) => sha),
  ];
  return [...new Set(named)].filter((sha) => sha.startsWith(start));
}

interface Comparison {
  /** What the head has and the base has not, the head first. */
  readonly ahead: readonly string[];
  readonly behindBy: number;
  readonly mergeBase: string;
}

/** Null if they have no ancestor in common. */
function compare(parents: Parents, base: string, head: string): Comparison | null {
  const ofBase = ancestry(parents, base);
  const ofHead = ancestry(parents, head);
  const mergeBase = [...ofHead].find((sha) => ofBase.has(sha));
  if (mergeBase === undefined) return null;
  const ahead = [...ofHead].filter((sha) => !ofBase.has(sha));
  return { ahead, behindBy: [...ofBase].filter((sha) => !ofHead.has(sha)).length, mergeBase };
}

/** A commit and all that come before it, the nearest first. */
function ancestry(parents: Parents, sha: string): ReadonlySet<string> {
  const found = new Set([sha]);
  for (const known of found) for (const parent of parents.get(known) ?? []) found.add(parent);
  return found;
}

function statusOf(aheadBy: number, behindBy: number): string {
  if (aheadBy > 0) return behindBy > 0 ? 'diverged' : 'ahead';
  return behindBy > 0 ? 'behind' : 'identical';
}

function renderCommit({ fullName, parents }: Repository, sha: string, links: Links): Rendered {
  const url = (of: string): string => `${links.api}/repos/${fullName}/commits/${of}`;
  return {
    url: url(sha),
    sha,
    node_id: nodeIdOf('Commit', numberFor(sha)),
    html_url: `${links.web}/${fullName}/commit/${sha}`,
    comments_url: `${url(sha)}/comments`,
    commit: {
      url: url(sha).replace('/commits/', '/git/commits/'),
      author: null,
      committer: null,
      message: '',
      tree: { sha, url: url(sha).replace('/commits/', '/git/trees/') },
      comment_count: 0,
    },
    author: null,
    committer: null,
    parents: (parents.get(sha) ?? []).map((parent) => ({ sha: parent, url: url(parent) })),
  };
}
