import { type GithubCall, type GithubCallResult, listItems, matches } from '../call.ts';
import { branchOf, ownerOf, type PullRequest, type Repository, resolveRef } from '../repository.ts';
import { type Rendered, renderDates, renderInstant, renderUser } from './renderings.ts';

/** `GET /repos/{owner}/{repo}/pulls`: newest first; open ones unless `state` says closed or all, with the filters head and base. */
export function listPullRequests(call: GithubCall): GithubCallResult {
  const { repository, query } = call;
  const wanted = query.get('state') ?? 'open';
  const pulls = repository.pullRequests.filter(
    ({ state, headLabel, base }) => (wanted === 'all' || state === wanted) && matches(query, { head: headLabel, base }),
  );
  return listItems(call, pulls.toReversed(), renderPull);
}

/**
 * `GET /repos/{owner}/{repo}/commits/{sha}/pulls`: those that the commit is the head or the merge of. GitHub does not
 * find a fork's pull request by a commit that is not in the repository: only once it is merged.
 */
export function listPullRequestsOfCommit(call: GithubCall): GithubCallResult {
  const { repository, parameters } = call;
  const sha = resolveRef(repository, parameters['ref'] ?? '');
  const pulls = repository.pullRequests.filter((pull) => {
    if (pull.merged) return pull.mergeCommitSha === sha || pull.headSha === sha;
    return pull.headSha === sha && isOwn(repository, pull);
  });
  return listItems(call, pulls, renderPull);
}

function isOwn(repository: Repository, { headLabel }: PullRequest): boolean {
  return headLabel.toLowerCase().startsWith(`${ownerOf(repository).toLowerCase()}:`);
}

/** Returns a pull request as GitHub shows it. */
export function renderPull(pull: PullRequest): Rendered {
  const { id, number, title, state, author, merged, mergeCommitSha, updatedAt, headLabel, headSha } = pull;
  return {
    id,
    number,
    state,
    title,
    user: renderUser(author),
    ...renderDates(pull),
    merged_at: merged ? renderInstant(updatedAt) : null,
    merge_commit_sha: mergeCommitSha,
    head: { label: headLabel, ref: branchOf(headLabel), sha: headSha },
    base: { ref: pull.base },
  };
}
