import { type FieldError, respondGithubProblem, respondInvalid } from '../../http/github-problems.ts';
import { type Fields, isObject } from '../../http/json-bodies.ts';
import { respondJson } from '../../http/sandbox-wire.ts';
import {
  type FieldRules,
  findErrors,
  isAddress,
  isAtMost,
  isFilled,
  isInstant,
  isListOf,
  isOneOf,
  isText,
  required,
  textOf,
} from '../field-rules.ts';
import { type GithubCall, type GithubCallResult, matches, numberIn, respondPageOf } from '../github-call.ts';
import { nextId, withRepository } from '../github-world.ts';
import { type CheckOutput, type CheckRun, isSha, numberFor, type Repository, resolveRef } from '../repository.ts';
import { latestCheckRuns, standAt } from './check-rollup.ts';
import { type Links, nodeIdOf, type Rendered, renderApp, renderInstant } from './renderings.ts';

/** `POST /repos/{owner}/{repo}/check-runs`: an App's alone. */
export function createCheckRun(call: GithubCall): GithubCallResult {
  const { world, repository, actor, fields, links, now } = call;
  if (actor.app === null) return [world, respondGithubProblem(403, 'You must authenticate via a GitHub App.')];
  const errors = findCheckRunErrors(fields, true);
  if (errors.length > 0) return [world, respondInvalid(errors)];
  const [numbered, id] = nextId(world);
  const fresh: CheckRun = {
    id,
    sha: '',
    name: '',
    author: actor,
    externalId: '',
    detailsUrl: null,
    status: 'queued',
    conclusion: null,
    startedAt: renderInstant(now),
    completedAt: null,
    output: { title: null, summary: null, text: null, annotations: [] },
    actions: [],
    createdAt: now,
    updatedAt: now,
  };
  const run = readCheckRun(fresh, fields, now);
  return [
    withRepository(numbered, { ...repository, checkRuns: [...repository.checkRuns, run] }),
    respondJson(201, renderCheckRun(repository, run, links)),
  ];
}

/** `PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}`: of the App that made it alone; annotations are added. */
export function updateCheckRun(call: GithubCall): GithubCallResult {
  const { world, repository, actor, fields, links, now } = call;
  const run = checkRunOf(call);
  if (run === undefined) return [world, respondGithubProblem(404)];
  if (actor.app?.id !== run.author.app?.id) {
    const reason = 'check run can only be modified by the GitHub App that created it.';
    return [world, respondGithubProblem(403, `Invalid app_id \`${actor.app?.id ?? ''}\` - ${reason}`)];
  }
  const errors = findCheckRunErrors(fields, false);
  if (errors.length > 0) return [world, respondInvalid(errors)];
  const { id, sha, author, createdAt } = run;
  const changed = { ...readCheckRun(run, fields, now), id, sha, author, createdAt };
  const checkRuns = repository.checkRuns.map((other) => (other.id === id ? changed : other));
  return [
    withRepository(world, { ...repository, checkRuns }),
    respondJson(200, renderCheckRun(repository, changed, links)),
  ];
}

/** `GET /repos/{owner}/{repo}/check-runs/{check_run_id}`. */
export function readOneCheckRun(call: GithubCall): GithubCallResult {
  const { world, repository, links, now } = call;
  const run = checkRunOf(call);
  if (run === undefined) return [world, respondGithubProblem(404)];
  return [world, respondJson(200, renderCheckRun(repository, standAt(run, now), links))];
}

/** `GET /repos/{owner}/{repo}/commits/{ref}/check-runs`: newest first; the latest of each name, or with `filter=all` all. */
export function listCheckRuns(call: GithubCall): GithubCallResult {
  const { world, repository, parameters, query, links, now } = call;
  const sha = resolveRef(repository, parameters['ref'] ?? '');
  const all = repository.checkRuns.filter((run) => run.sha === sha).map((run) => standAt(run, now));
  const runs = (query.get('filter') === 'all' ? all : latestCheckRuns(repository, sha, now))
    .filter(({ name, status, author }) =>
      matches(query, { check_name: name, status, app_id: String(author.app?.id ?? '') }),
    )
    .toReversed();
  return [
    world,
    respondPageOf(call, runs, (page) => ({
      total_count: runs.length,
      check_runs: page.map((run) => renderCheckRun(repository, run, links)),
    })),
  ];
}

/** Returns a check run as GitHub shows it; its buttons are not shown. */
export function renderCheckRun({ fullName, pullRequests }: Repository, run: CheckRun, links: Links): Rendered {
  const { id, sha, name, externalId, detailsUrl, status, conclusion, startedAt, completedAt, output, author } = run;
  const url = `${links.api}/repos/${fullName}/check-runs/${id}`;
  const { annotations, ...said } = output;
  return {
    id,
    name,
    node_id: nodeIdOf('CheckRun', id),
    head_sha: sha,
    external_id: externalId,
    url,
    html_url: `${links.web}/${fullName}/runs/${id}`,
    details_url: detailsUrl ?? links.web,
    status,
    conclusion,
    started_at: startedAt,
    completed_at: completedAt,
    output: { ...said, annotations_count: annotations.length, annotations_url: `${url}/annotations` },
    check_suite: { id: numberFor(`suite/${author.app?.id ?? 0}/${sha}`) },
    app: renderApp(author.app, links),
    pull_requests: pullRequests
      .filter(({ headSha, headLabel }) => headSha === sha && headLabel.startsWith(`${fullName.split('/')[0] ?? ''}:`))
      .map(({ id: pullId, number }) => ({
        id: pullId,
        number,
        url: `${links.api}/repos/${fullName}/pulls/${number}`,
      })),
  };
}

function checkRunOf(call: GithubCall): CheckRun | undefined {
  const id = numberIn(call, 'check_run_id');
  return call.repository.checkRuns.find((run) => run.id === id);
}

/** The most characters of a summary and of a text, and of an annotation's message. */
const MAX_TEXT = 65_535;
const CONCLUSIONS = ['action_required', 'cancelled', 'failure', 'neutral', 'success', 'skipped', 'timed_out'];

const ANNOTATION_RULES: FieldRules = {
  path: [required, isFilled],
  start_line: [required],
  end_line: [required],
  annotation_level: [required, isOneOf(['notice', 'warning', 'failure'])],
  message: [required, isFilled, isAtMost(MAX_TEXT)],
  title: [isAtMost(255)],
};
const ACTION_RULES: FieldRules = {
  label: [required, isFilled, isAtMost(20)],
  description: [required, isFilled, isAtMost(40)],
  identifier: [required, isFilled, isAtMost(20)],
};
const OUTPUT_RULES: FieldRules = {
  summary: [required, isAtMost(MAX_TEXT)],
  title: [isText],
  text: [isAtMost(MAX_TEXT)],
  annotations: [isListOf(50, ANNOTATION_RULES)],
};
const CHANGE_RULES: FieldRules = {
  name: [isFilled],
  details_url: [isAddress],
  external_id: [isText],
  // The states waiting, requested and pending are for GitHub Actions itself: REST documentation of check runs.
  status: [isOneOf(['queued', 'in_progress', 'completed'])],
  conclusion: [isOneOf(CONCLUSIONS)],
  started_at: [isInstant],
  completed_at: [isInstant],
  actions: [isListOf(3, ACTION_RULES)],
};
const CREATION_RULES: FieldRules = {
  ...CHANGE_RULES,
  name: [required, isFilled],
  head_sha: [required, isText, isCommit],
};

/** Returns all that is wrong with the body of a check run that is to be made, or of a change to one. */
function findCheckRunErrors(fields: Fields, isCreation: boolean): readonly FieldError[] {
  const errors = findErrors('CheckRun', fields, isCreation ? CREATION_RULES : CHANGE_RULES);
  return [...errors, ...findOutputErrors(fields['output'], isCreation), ...findOpenEnding(fields)];
}

function findOutputErrors(output: unknown, isCreation: boolean): readonly FieldError[] {
  if (output === undefined || output === null) return [];
  if (!isObject(output)) return [{ resource: 'CheckRun', field: 'output', code: 'invalid' }];
  const rules = isCreation ? { ...OUTPUT_RULES, title: [required, isText] } : OUTPUT_RULES;
  return findErrors('CheckRun', output, rules);
}

function findOpenEnding({ status, conclusion }: Fields): readonly FieldError[] {
  if (conclusion === null) return [{ resource: 'CheckRun', field: 'conclusion', code: 'invalid' }];
  const isOpen = status === 'completed' && conclusion === undefined;
  return isOpen ? [{ resource: 'CheckRun', field: 'conclusion', code: 'missing_field' }] : [];
}

function isCommit(value: unknown): { code: 'custom'; message: string } | null {
  return typeof value === 'string' && isSha(value)
    ? null
    : { code: 'custom', message: `No commit found for SHA: ${value}` };
}

/** Returns the check run as the fields change it; a conclusion completes it, and another status takes the conclusion back. */
function readCheckRun(run: CheckRun, fields: Fields, now: number): CheckRun {
  const given = textOf(fields, 'conclusion');
  const status = given === null ? (textOf(fields, 'status') ?? run.status) : 'completed';
  const isCompleted = status === 'completed';
  return {
    ...run,
    sha: textOf(fields, 'head_sha')?.toLowerCase() ?? run.sha,
    name: textOf(fields, 'name') ?? run.name,
    detailsUrl: textOf(fields, 'details_url') ?? run.detailsUrl,
    externalId: textOf(fields, 'external_id') ?? run.externalId,
    status,
    conclusion: isCompleted ? (given ?? run.conclusion) : null,
    startedAt: textOf(fields, 'started_at') ?? run.startedAt,
    completedAt: isCompleted ? (textOf(fields, 'completed_at') ?? run.completedAt ?? renderInstant(now)) : null,
    output: readOutput(run.output, fields['output']),
    actions: readActions(fields['actions']) ?? run.actions,
    updatedAt: now,
  };
}

function readActions(actions: unknown): CheckRun['actions'] | null {
  if (!Array.isArray(actions)) return null;
  return actions.filter(isObject).map((action) => ({
    label: textOf(action, 'label') ?? '',
    description: textOf(action, 'description') ?? '',
    identifier: textOf(action, 'identifier') ?? '',
  }));
}

function readOutput(before: CheckOutput, output: unknown): CheckOutput {
  if (!isObject(output)) return before;
  const added = output['annotations'];
  return {
    title: textOf(output, 'title') ?? before.title,
    summary: textOf(output, 'summary') ?? before.summary,
    text: textOf(output, 'text') ?? before.text,
    annotations: [...before.annotations, ...(Array.isArray(added) ? added : [])],
  };
}
