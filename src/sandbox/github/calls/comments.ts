import * as v from 'valibot';
import { respondGithubProblem, respondInvalid } from '../../http/github-problems.ts';
import { respondJson, respondNothing } from '../../http/wire.ts';
import { type GithubCall, type GithubCallResult, listItems, numberIn } from '../call.ts';
import { atMost, decodeFields, FILLED } from '../field-rules.ts';
import { type Actor, type IssueComment, ownerOf, pullRequestOf, type Repository } from '../repository.ts';
import { type GithubWorld, isCommentable, nextId, repositoryOf, withPullRequest, withRepository } from '../world.ts';
import { type Links, nodeIdOf, type Rendered, renderApp, renderDates, renderUser } from './renderings.ts';

/** The most UTF-16 units of a comment that are safe on every GitHub. */
const MAX_COMMENT = 65_536;
const COMMENT = v.object({ body: v.pipe(FILLED, atMost(MAX_COMMENT)) });

/** `GET /repos/{owner}/{repo}/issues/{issue_number}/comments`: oldest first, with `since` those changed since then. */
export function listComments(call: GithubCall): GithubCallResult {
  const { world, repository, query, links } = call;
  const number = numberIn(call, 'issue_number');
  if (!isCommentable(repository, number)) return [world, respondGithubProblem(404)];
  const since = Date.parse(query.get('since') ?? '');
  const comments = repository.comments.filter(
    ({ issueNumber, updatedAt }) => issueNumber === number && !(updatedAt < since),
  );
  return listItems(call, comments, (comment) => renderComment(repository, comment, links));
}

/** `POST /repos/{owner}/{repo}/issues/{issue_number}/comments`. */
export function createComment(call: GithubCall): GithubCallResult {
  const { world, repository, actor, fields, links, now } = call;
  const number = numberIn(call, 'issue_number');
  if (!isCommentable(repository, number)) return [world, respondGithubProblem(404)];
  const read = decodeFields('IssueComment', COMMENT, fields);
  if (read.kind === 'refused') return [world, respondInvalid(read.errors)];
  const [after, comment] = withComment(world, repository.fullName, number, actor, read.value.body, now);
  return [after, respondJson(201, renderComment(repository, comment, links))];
}

/** Returns the world with one more comment, and the comment; the pull request comes into being if none exists of that number. */
export function withComment(
  world: GithubWorld,
  fullName: string,
  issueNumber: number,
  author: Actor,
  body: string,
  now: number,
): [GithubWorld, IssueComment] {
  const isKnown = pullRequestOf(repositoryOf(world, fullName), issueNumber) !== undefined;
  const met = isKnown ? world : withPullRequest(world, fullName, issueNumber, {}, author, now);
  const [numbered, id] = nextId(met);
  const comment = { id, issueNumber, author, body, createdAt: now, updatedAt: now };
  const repository = repositoryOf(numbered, fullName);
  return [withRepository(numbered, { ...repository, comments: [...repository.comments, comment] }), comment];
}

/** `GET /repos/{owner}/{repo}/issues/comments/{comment_id}`. */
export function readComment(call: GithubCall): GithubCallResult {
  const { world, repository, links } = call;
  const comment = commentOf(call);
  if (comment === undefined) return [world, respondGithubProblem(404)];
  return [world, respondJson(200, renderComment(repository, comment, links))];
}

/** `PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}`. */
export function updateComment(call: GithubCall): GithubCallResult {
  const { world, repository, fields, links, now } = call;
  const comment = commentOf(call);
  if (comment === undefined) return [world, respondGithubProblem(404)];
  const read = decodeFields('IssueComment', COMMENT, fields);
  if (read.kind === 'refused') return [world, respondInvalid(read.errors)];
  const changed = { ...comment, body: read.value.body, updatedAt: now };
  const comments = repository.comments.map((other) => (other.id === comment.id ? changed : other));
  return [
    withRepository(world, { ...repository, comments }),
    respondJson(200, renderComment(repository, changed, links)),
  ];
}

/** `DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}`. */
export function deleteComment(call: GithubCall): GithubCallResult {
  const { world, repository } = call;
  const comment = commentOf(call);
  if (comment === undefined) return [world, respondGithubProblem(404)];
  const comments = repository.comments.filter((other) => other !== comment);
  return [withRepository(world, { ...repository, comments }), respondNothing()];
}

function renderComment(repository: Repository, comment: IssueComment, links: Links): Rendered {
  const { id, issueNumber, author, body } = comment;
  const { fullName } = repository;
  return {
    url: `${links.api}/repos/${fullName}/issues/comments/${id}`,
    html_url: `${links.web}/${fullName}/pull/${issueNumber}#issuecomment-${id}`,
    issue_url: `${links.api}/repos/${fullName}/issues/${issueNumber}`,
    id,
    node_id: nodeIdOf('IssueComment', id),
    user: renderUser(author, links),
    ...renderDates(comment),
    author_association: author.login === ownerOf(repository) ? 'OWNER' : 'NONE',
    body,
    performed_via_github_app: renderApp(author.app, links),
  };
}

function commentOf(call: GithubCall): IssueComment | undefined {
  const id = numberIn(call, 'comment_id');
  return call.repository.comments.find((comment) => comment.id === id);
}
