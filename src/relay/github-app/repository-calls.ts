import { isId, isSha, textOf } from '../../github/http/github-response.ts';
import { fieldAt, fieldOf } from '../../kernel/hostile-json.ts';
import { cutChars } from '../../kernel/plain-text.ts';
import type { GateAnswer, WorkflowRun } from '../relay-interfaces.ts';
import type { RepositoryPath } from './check-calls.ts';
import type { AppCall } from './installation-tokens.ts';
import type { Told } from './reply.ts';

/** GitHub's documentation, "Creating custom deployment protection rules": a comment has at most so many characters. */
const MAX_COMMENT = 1024;
const METADATA = 'metadata: read';

/** Returns the repository that `owner/name` names; null where it is no such name. */
export function decodePath(repository: string): RepositoryPath | null {
  const [, owner, repo] = /^([\w.-]+)\/([\w.-]+)$/.exec(repository) ?? [];
  const isName = (name: string | undefined): name is string => name !== undefined && !/^\.{1,2}$/.test(name);
  return isName(owner) && isName(repo) ? { owner, repo } : null;
}

/** Returns the call, to be sent as the App, that tells a repository's installation. */
export function installationOf(path: RepositoryPath): AppCall {
  return { route: 'GET /repos/{owner}/{repo}/installation', parameters: { ...path }, permission: METADATA };
}

/** Returns the call that reads a repository. */
export function repositoryOf(path: RepositoryPath): AppCall {
  return { route: 'GET /repos/{owner}/{repo}', parameters: { ...path }, permission: METADATA };
}

/** Returns the call that tells a branch's head. The combined status tells it too, and needs no permission for the contents. */
export function branchOf(path: RepositoryPath, branch: string): AppCall {
  const parameters = { ...path, ref: `heads/${branch}`, per_page: 1 };
  return { route: 'GET /repos/{owner}/{repo}/commits/{ref}/status', parameters, permission: 'statuses: read' };
}

/** Returns the call that reads a run of a workflow. */
export function runOf(path: RepositoryPath, runId: number): AppCall {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  return { route, parameters: { ...path, run_id: runId, exclude_pull_requests: true }, permission: 'actions: read' };
}

/** Returns the call that answers a gate; its address is made here, never taken from an event. */
export function gateOf(path: RepositoryPath, { runId, environment, state, comment }: GateAnswer): AppCall {
  const decision = state === null ? {} : { state };
  const said = cutChars(comment.toWellFormed(), MAX_COMMENT);
  return {
    route: 'POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule',
    parameters: { ...path, run_id: runId, environment_name: environment, ...decision, comment: said },
    permission: 'deployments: write',
  };
}

/** Returns the id of an installation, of a repository or of whatever else has one; null where there is none. */
export function decodeId(data: unknown): Told<number> {
  const id = fieldOf(data, 'id');
  return isId(id) ? { value: id } : null;
}

/** Returns a repository's id and full name. */
export function decodeRepository(data: unknown): Told<{ readonly id: number; readonly fullName: string }> {
  const id = decodeId(data);
  const fullName = textOf(data, 'full_name');
  return id === null || decodePath(fullName) === null ? null : { value: { id: id.value, fullName } };
}

/** Returns the commit of a combined status, and the repository that it is in. */
export function decodeHead(data: unknown): Told<{ readonly repositoryId: number; readonly sha: string }> {
  const sha = fieldOf(data, 'sha');
  const repositoryId = fieldAt(data, 'repository', 'id');
  return isSha(sha) && isId(repositoryId) ? { value: { repositoryId, sha } } : null;
}

/** Returns a run of a workflow. */
export function decodeRun(data: unknown): Told<WorkflowRun> {
  const headSha = fieldOf(data, 'head_sha');
  const repositoryId = fieldAt(data, 'repository', 'id');
  return isSha(headSha) && isId(repositoryId) ? { value: { repositoryId, headSha } } : null;
}
