import * as v from 'valibot';
import { respondGithubProblem } from '../../http/github-problems.ts';
import { respondJson } from '../../http/wire.ts';
import { type GithubCall, type GithubCallResult, listItems } from '../call.ts';
import { ADDRESS, decodeFields, FILLED, optional } from '../field-rules.ts';
import { type CommitStatus, isSha, resolveRef } from '../repository.ts';
import { nextId, withRepository } from '../world.ts';
import { type Rendered, renderDates, renderRepository } from './renderings.ts';

const STATUS = v.object({
  state: v.picklist(['error', 'failure', 'pending', 'success']),
  target_url: optional(ADDRESS),
  description: optional(v.string()),
  context: v.nullish(FILLED, 'default'),
});

/** `POST /repos/{owner}/{repo}/statuses/{sha}`. */
export function createCommitStatus(call: GithubCall): GithubCallResult {
  const { world, repository, actor, parameters, fields, now } = call;
  const sha = (parameters['sha'] ?? '').toLowerCase();
  if (!isSha(sha)) return [world, respondGithubProblem(422, `No commit found for SHA: ${sha}`)];
  const read = decodeFields('Status', STATUS, fields);
  if (read.kind === 'refused') return [world, read.response];
  const { state, target_url: targetUrl, description, context } = read.value;
  const [numbered, id] = nextId(world);
  const status: CommitStatus = {
    id,
    sha,
    context,
    author: actor,
    state,
    description,
    targetUrl,
    createdAt: now,
    updatedAt: now,
  };
  const statuses = [...repository.statuses, status];
  return [withRepository(numbered, { ...repository, statuses }), respondJson(201, renderStatus(status))];
}

/** `GET /repos/{owner}/{repo}/commits/{ref}/statuses`: all of them, newest first. */
export function listCommitStatuses(call: GithubCall): GithubCallResult {
  const { repository, parameters } = call;
  const sha = resolveRef(repository, parameters['ref'] ?? '');
  const statuses = repository.statuses.filter((status) => status.sha === sha).toReversed();
  return listItems(call, statuses, renderStatus);
}

/** `GET /repos/{owner}/{repo}/commits/{ref}/status`: which commit the ref names; what its statuses come to is left out. */
export function readCombinedStatus({ world, repository, parameters }: GithubCall): GithubCallResult {
  const sha = resolveRef(repository, parameters['ref'] ?? '');
  return [world, respondJson(200, { sha, repository: renderRepository(repository) })];
}

function renderStatus(status: CommitStatus): Rendered {
  const { id, context, state, description, targetUrl } = status;
  return { id, state, description, target_url: targetUrl, context, ...renderDates(status) };
}
