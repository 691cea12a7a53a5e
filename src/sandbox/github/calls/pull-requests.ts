import { respondGithubProblem } from '../../http/github-problems.ts';
import { respondJson } from '../../http/wire.ts';
import { type GithubCall, type GithubCallResult, listItems, matches, numberIn } from '../call.ts';
import { actorFor } from '../credentials.ts';
import { branchOf, ownerOf, type PullRequest, pullRequestOf, type Repository, resolveRef } from '../repository.ts';
import { type Links, nodeIdOf, type Rendered, renderDates, renderInstant, renderUser } from './renderings.ts';

/** `GET /repos/{owner}/{repo}/pulls`: newest first; open ones unless `state` says closed or all, with the filters head and base. */
export function listPullRequests(call: GithubCall): GithubCallResult {
  const { repository, query } = call;
  const wanted = query.get('state') ?? 'open';
  const pulls = repository.pullRequests.filter(
    ({ state, headLabel, base }) => (wanted === 'all' || state === wanted) && matches(query, { head: headLabel, base }),
  );
  return listPulls(call, pulls.toReversed());
}

/** `GET /repos/{owner}/{repo}/pulls/{pull_number}`. */
export function readPullRequest(call: GithubCall): GithubCallResult {
  const { world, repository, links } = call;
  const pull = pullRequestOf(repository, numberIn(call, 'pull_number'));
  if (pull === undefined) return [world, respondGithubProblem(404)];
  const { merged } = pull;
  const body = { ...renderPull(repository, pull, links), merged, mergeable: merged ? null : true };
  return [world, respondJson(200, body)];
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
  return listPulls(call, pulls);
}

function isOwn(repository: Repository, { headLabel }: PullRequest): boolean {
  return headLabel.toLowerCase().startsWith(`${ownerOf(repository).toLowerCase()}:`);
}

function listPulls(call: GithubCall, pulls: readonly PullRequest[]): GithubCallResult {
  return listItems(call, pulls, (pull) => renderPull(call.repository, pull, call.links));
}

/** Returns a pull request as GitHub shows it. */
export function renderPull(repository: Repository, pull: PullRequest, links: Links): Rendered {
  const { fullName } = repository;
  const { id, number, title, state, author, merged, mergeCommitSha, updatedAt } = pull;
  const url = `${links.api}/repos/${fullName}/pulls/${number}`;
  const closedAt = state === 'open' ? null : renderInstant(updatedAt);
  return {
    url,
    id,
    node_id: nodeIdOf('PullRequest', id),
    html_url: `${links.web}/${fullName}/pull/${number}`,
    issue_url: `${links.api}/repos/${fullName}/issues/${number}`,
    comments_url: `${links.api}/repos/${fullName}/issues/${number}/comments`,
    number,
    state,
    locked: false,
    title,
    user: renderUser(author, links),
    body: null,
    ...renderDates(pull),
    closed_at: closedAt,
    merged_at: merged ? closedAt : null,
    merge_commit_sha: mergeCommitSha,
    draft: false,
    head: renderBranch(repository, pull.headLabel, pull.headSha, links),
    base: renderBranch(repository, `${ownerOf(repository)}:${pull.base}`, resolveRef(repository, pull.base), links),
  };
}

function renderBranch({ fullName, id }: Repository, label: string, sha: string, links: Links): Rendered {
  const owner = label.slice(0, label.indexOf(':'));
  const [, name = ''] = fullName.split('/');
  const url = `${links.api}/repos/${owner}/${name}`;
  return {
    label,
    ref: branchOf(label),
    sha,
    user: renderUser(actorFor(owner), links),
    repo: { id, name, full_name: `${owner}/${name}`, fork: `${owner}/${name}` !== fullName, url },
  };
}
