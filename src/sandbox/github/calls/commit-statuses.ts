import * as v from 'valibot';
import { respondGithubProblem, respondInvalid } from '../../http/github-problems.ts';
import { respondJson } from '../../http/wire.ts';
import { renderRepository } from '../app/repository.ts';
import { type GithubCall, type GithubCallResult, listItems, respondPageOf } from '../call.ts';
import { ADDRESS, atMost, decodeFields, FILLED, oneOf, optional, TEXT } from '../field-rules.ts';
import { type CommitStatus, isSha, type Repository, resolveRef } from '../repository.ts';
import { nextId, withRepository } from '../world.ts';
import { latestStatuses } from './check-rollup.ts';
import { type Links, nodeIdOf, type Rendered, renderDates, renderUser } from './renderings.ts';

const MAX_STATUSES = 1000;
const STATUS = v.object({
  state: oneOf(['error', 'failure', 'pending', 'success']),
  target_url: optional(ADDRESS),
  description: optional(v.pipe(TEXT, atMost(140))),
  context: v.nullish(FILLED, 'default'),
});

/** `POST /repos/{owner}/{repo}/statuses/{sha}`. */
export function createCommitStatus(call: GithubCall): GithubCallResult {
  const { world, repository, actor, parameters, fields, links, now } = call;
  const sha = (parameters['sha'] ?? '').toLowerCase();
  if (!isSha(sha)) return [world, respondGithubProblem(422, `No commit found for SHA: ${sha}`)];
  const read = decodeFields('Status', STATUS, fields);
  if (read.kind === 'refused') return [world, respondInvalid(read.errors)];
  const { state, target_url: targetUrl, description, context } = read.value;
  const known = repository.statuses.filter((other) => other.sha === sha && other.context === context);
  if (known.length >= MAX_STATUSES) {
    const message = 'This SHA and context has reached the maximum number of statuses.';
    return [world, respondInvalid([{ resource: 'Status', field: 'context', code: 'custom', message }])];
  }
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
  return [
    withRepository(numbered, { ...repository, statuses }),
    respondJson(201, { ...renderStatus(repository, status, links), creator: renderUser(actor, links) }),
  ];
}

/** `GET /repos/{owner}/{repo}/commits/{ref}/statuses`: all of them, newest first. */
export function listCommitStatuses(call: GithubCall): GithubCallResult {
  const { repository, parameters, links } = call;
  const sha = resolveRef(repository, parameters['ref'] ?? '');
  const statuses = repository.statuses.filter((status) => status.sha === sha).toReversed();
  return listItems(call, statuses, (status) => ({
    ...renderStatus(repository, status, links),
    creator: renderUser(status.author, links),
  }));
}

/** `GET /repos/{owner}/{repo}/commits/{ref}/status`: the latest of each context, and what they come to together. */
export function readCombinedStatus(call: GithubCall): GithubCallResult {
  const { world, repository, parameters, links } = call;
  const sha = resolveRef(repository, parameters['ref'] ?? '');
  const statuses = latestStatuses(repository, sha);
  const url = `${links.api}/repos/${repository.fullName}`;
  return [
    world,
    respondPageOf(call, statuses, (page) => ({
      state: combine(statuses.map(({ state }) => state)),
      statuses: page.map((status) => renderStatus(repository, status, links)),
      sha,
      total_count: statuses.length,
      repository: renderRepository(repository, links),
      commit_url: `${url}/commits/${sha}`,
      url: `${url}/commits/${sha}/status`,
    })),
  ];
}

function combine(states: readonly string[]): string {
  if (states.some((state) => state === 'failure' || state === 'error')) return 'failure';
  return states.length === 0 || states.includes('pending') ? 'pending' : 'success';
}

function renderStatus({ fullName }: Repository, status: CommitStatus, links: Links): Rendered {
  const { id, sha, context, state, description, targetUrl } = status;
  return {
    url: `${links.api}/repos/${fullName}/statuses/${sha}`,
    id,
    node_id: nodeIdOf('StatusContext', id),
    avatar_url: null,
    state,
    description,
    target_url: targetUrl,
    context,
    ...renderDates(status),
  };
}
