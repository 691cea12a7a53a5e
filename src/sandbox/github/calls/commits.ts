import { respondGithubProblem } from '../../http/github-problems.ts';
import { respondJson } from '../../http/wire.ts';
import type { GithubCall, GithubCallResult } from '../call.ts';
import { type Repository, resolveRef } from '../repository.ts';

type Parents = Repository['parents'];

/** GitHub lists no more files of a comparison. */
const MAX_FILES = 300;

/**
 * `GET /repos/{owner}/{repo}/compare/{basehead}`: how the head stands to the base, by the commits' parents, and what the commits changed that
 * only the head has.
 */
export function compareCommits({ world, repository, parameters }: GithubCall): GithubCallResult {
  const [base = '', head = '', ...rest] = (parameters['basehead'] ?? '').split('...');
  if (base === '' || head === '' || rest.length > 0) return [world, respondGithubProblem(404)];
  const ofBase = ancestry(repository.parents, resolveRef(repository, base));
  const ofHead = ancestry(repository.parents, resolveRef(repository, head));
  if (ofBase.isDisjointFrom(ofHead)) {
    return [world, respondGithubProblem(404, `No common ancestor between ${base} and ${head}.`)];
  }
  const aheadBy = ofHead.difference(ofBase).size;
  const behindBy = ofBase.difference(ofHead).size;
  const status = statusOf(aheadBy, behindBy);
  const changed = [...ofHead.difference(ofBase)].flatMap((sha) => repository.files.get(sha) ?? []);
  const files = [...new Set(changed)].slice(0, MAX_FILES).map(renderFile);
  const baseCommit = { sha: resolveRef(repository, base) };
  return [world, respondJson(200, { status, ahead_by: aheadBy, behind_by: behindBy, base_commit: baseCommit, files })];
}

function renderFile(file: string): Readonly<Record<string, string>> {
  const [before, after] = file.split(' -> ');
  if (after === undefined) return { filename: file, status: 'modified' };
  return { filename: after, status: 'renamed', previous_filename: before ?? '' };
}

/** `GET /repos/{owner}/{repo}/commits/{ref}`: by its SHA, by the start of one that no other commit has, or by a branch. */
export function readCommit({ world, repository, parameters }: GithubCall): GithubCallResult {
  const ref = parameters['ref'] ?? '';
  const found = /^[0-9a-f]{7,40}$/i.test(ref)
    ? findCommits(repository, ref.toLowerCase())
    : [resolveRef(repository, ref)];
  const [sha, another] = found;
  if (sha === undefined || another !== undefined) {
    return [world, respondGithubProblem(422, `No commit found for SHA: ${ref}`)];
  }
  return [world, respondJson(200, { sha })];
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

/** A commit and all that come before it. */
function ancestry(parents: Parents, sha: string): ReadonlySet<string> {
  const found = new Set([sha]);
  for (const known of found) for (const parent of parents.get(known) ?? []) found.add(parent);
  return found;
}

function statusOf(aheadBy: number, behindBy: number): string {
  if (aheadBy > 0) return behindBy > 0 ? 'diverged' : 'ahead';
  return behindBy > 0 ? 'behind' : 'identical';
}
