import { respondGithubProblem } from '../../http/github-problems.ts';
import { respondJson } from '../../http/wire.ts';
import { type GithubCall, type GithubCallResult, numberIn } from '../call.ts';
import { nodeIdOf, type Rendered, renderInstant } from '../calls/renderings.ts';
import { numberFor, type WorkflowRun } from '../repository.ts';
import { renderRepository } from './repository.ts';

/** `GET /repos/{owner}/{repo}/actions/runs/{run_id}`. */
export function readWorkflowRun(call: GithubCall): GithubCallResult {
  const id = numberIn(call, 'run_id');
  const run = call.repository.runs.find((known) => known.id === id);
  return [call.world, run === undefined ? respondGithubProblem(404) : respondJson(200, renderRun(call, run))];
}

function renderRun({ repository, links }: GithubCall, { id, headSha, at }: WorkflowRun): Rendered {
  const url = `${links.api}/repos/${repository.fullName}/actions/runs/${id}`;
  const workflowId = numberFor(`workflow/${repository.fullName}`);
  const instant = renderInstant(at);
  return {
    id,
    node_id: nodeIdOf('WorkflowRun', id),
    name: 'Deploy',
    head_branch: 'main',
    head_sha: headSha,
    path: '.github/workflows/deploy.yml',
    run_number: 1,
    run_attempt: 1,
    display_title: 'Deploy',
    event: 'push',
    ...{ status: 'in_progress', conclusion: null, pull_requests: [] },
    workflow_id: workflowId,
    workflow_url: `${links.api}/repos/${repository.fullName}/actions/workflows/${workflowId}`,
    check_suite_url: `${links.api}/repos/${repository.fullName}/check-suites/1`,
    url,
    html_url: `${links.web}/${repository.fullName}/actions/runs/${id}`,
    ...Object.fromEntries(
      ['jobs', 'logs', 'artifacts', 'cancel', 'rerun'].map((part) => [`${part}_url`, `${url}/${part}`]),
    ),
    ...{ created_at: instant, updated_at: instant, run_started_at: instant },
    head_commit: null,
    repository: renderRepository(repository, links),
    head_repository: renderRepository(repository, links),
  };
}
