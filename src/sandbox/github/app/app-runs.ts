import { respondGithubProblem, respondInvalid } from '../../http/github-problems.ts';
import { respondJson, respondNothing } from '../../http/sandbox-wire.ts';
import { nodeIdOf, type Rendered, renderInstant } from '../calls/renderings.ts';
import { type FieldRules, findErrors, isAtMost, isFilled, isOneOf, isText, required, textOf } from '../field-rules.ts';
import { type GithubCall, type GithubCallResult, numberIn } from '../github-call.ts';
import { withRepository } from '../github-world.ts';
import { numberFor, type WorkflowRun } from '../repository.ts';
import { renderRepository } from './app-repository.ts';

const GATE_RULES: FieldRules = {
  environment_name: [required, isFilled],
  state: [isOneOf(['approved', 'rejected'])],
  comment: [isText, isAtMost(1024)],
};
const REPORT_RULES: FieldRules = { ...GATE_RULES, comment: [required, isText, isAtMost(1024)] };

/** `GET /repos/{owner}/{repo}/actions/runs/{run_id}`. */
export function readWorkflowRun(call: GithubCall): GithubCallResult {
  const run = runOf(call);
  return [call.world, run === undefined ? respondGithubProblem(404) : respondJson(200, renderRun(call, run))];
}

/** `POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule`: recorded, and nothing more. */
export function respondToGate(call: GithubCall): GithubCallResult {
  const { world, repository, fields, actor, now } = call;
  const run = runOf(call);
  if (run === undefined) return [world, respondGithubProblem(404)];
  const state = textOf(fields, 'state');
  const errors = findErrors('DeploymentProtectionRule', fields, state === null ? REPORT_RULES : GATE_RULES);
  if (errors.length > 0) return [world, respondInvalid(errors)];
  const gate = {
    runId: run.id,
    environment: textOf(fields, 'environment_name') ?? '',
    state,
    comment: textOf(fields, 'comment') ?? '',
    login: actor.login,
    at: now,
  };
  return [withRepository(world, { ...repository, gates: [...repository.gates, gate] }), respondNothing()];
}

function runOf(call: GithubCall): WorkflowRun | undefined {
  const id = numberIn(call, 'run_id');
  return call.repository.runs.find((run) => run.id === id);
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
