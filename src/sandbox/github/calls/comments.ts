import * as v from 'valibot';
import { respondGithubProblem } from '../../http/github-problems.ts';
import { respondJson, respondNothing } from '../../http/wire.ts';
import { type GithubCall, type GithubCallResult, listItems, numberIn } from '../call.ts';
import { decodeFields, FILLED } from '../field-rules.ts';
import { type IssueComment, pullRequestOf, type Repository } from '../repository.ts';
import { isCommentable, nextId, repositoryOf, withPullRequest, withRepository } from '../world.ts';
import { type Rendered, renderDates, renderUser } from './renderings.ts';

const COMMENT = v.object({ body: FILLED });

/** `GET /repos/{owner}/{repo}/issues/{issue_number}/comments`: oldest first, with `since` those changed since then. */
export function listComments(call: GithubCall): GithubCallResult {
  const { world, repository, query, web } = call;
  const number = numberIn(call, 'issue_number');
  if (!isCommentable(repository, number)) return [world, respondGithubProblem(404)];
  const since = Date.parse(query.get('since') ?? '');
  const comments = repository.comments.filter(
    ({ issueNumber, updatedAt }) => issueNumber === number && !(updatedAt < since),
  );
  return listItems(call, comments, (comment) => renderComment(repository, comment, web));
}

/** `POST /repos/{owner}/{repo}/issues/{issue_number}/comments`: the pull request comes into being if none exists of that number. */
export function createComment(call: GithubCall): GithubCallResult {
  const { world, repository, actor, fields, web, now } = call;
  const number = numberIn(call, 'issue_number');
  if (!isCommentable(repository, number)) return [world, respondGithubProblem(404)];
  const read = decodeFields('IssueComment', COMMENT, fields);
  if (read.kind === 'refused') return [world, read.response];
  const { fullName } = repository;
  const isKnown = pullRequestOf(repository, number) !== undefined;
  const [numbered, id] = nextId(isKnown ? world : withPullRequest(world, fullName, number, {}, actor, now));
  const comment = { id, issueNumber: number, author: actor, body: read.value.body, createdAt: now, updatedAt: now };
  const known = repositoryOf(numbered, fullName);
  return [
    withRepository(numbered, { ...known, comments: [...known.comments, comment] }),
    respondJson(201, renderComment(repository, comment, web)),
  ];
}

/** `PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}`. */
export function updateComment(call: GithubCall): GithubCallResult {
  const { world, repository, fields, web, now } = call;
  const comment = commentOf(call);
  if (comment === undefined) return [world, respondGithubProblem(404)];
  const read = decodeFields('IssueComment', COMMENT, fields);
  if (read.kind === 'refused') return [world, read.response];
  const changed = { ...comment, body: read.value.body, updatedAt: now };
  const comments = repository.comments.map((other) => (other.id === comment.id ? changed : other));
  return [
    withRepository(world, { ...repository, comments }),
    respondJson(200, renderComment(repository, changed, web)),
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

function renderComment({ fullName }: Repository, comment: IssueComment, web: string): Rendered {
  const { id, issueNumber, author, body } = comment;
  const page = `${web}/${fullName}/pull/${issueNumber}#issuecomment-${id}`;
  return { id, html_url: page, user: renderUser(author), ...renderDates(comment), body };
}

function commentOf(call: GithubCall): IssueComment | undefined {
  const id = numberIn(call, 'comment_id');
  return call.repository.comments.find((comment) => comment.id === id);
}
