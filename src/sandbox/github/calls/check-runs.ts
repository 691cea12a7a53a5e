import * as v from 'valibot';
import { respondGithubProblem } from '../../http/github-problems.ts';
import { respondJson } from '../../http/wire.ts';
import { type GithubCall, type GithubCallResult, matches, numberIn, respondPageOf } from '../call.ts';
import { ADDRESS, decodeFields, FILLED, optional } from '../field-rules.ts';
import { type CheckRun, isSha, latestCheckRuns, resolveRef } from '../repository.ts';
import { nextId, withRepository } from '../world.ts';
import { type Rendered, renderInstant } from './renderings.ts';

/** `POST /repos/{owner}/{repo}/check-runs`: an App's alone. */
export function createCheckRun(call: GithubCall): GithubCallResult {
  const { world, repository, actor, fields, web, now } = call;
  if (actor.app === null) return [world, respondGithubProblem(403, 'You must authenticate via a GitHub App.')];
  const read = decodeFields('CheckRun', CREATION, fields);
  if (read.kind === 'refused') return [world, read.response];
  const { name, head_sha: sha } = read.value;
  const [numbered, id] = nextId(world);
  const fresh: CheckRun = {
    id,
    sha,
    name,
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
  const run = withChange(fresh, read.value, now);
  return [
    withRepository(numbered, { ...repository, checkRuns: [...repository.checkRuns, run] }),
    respondJson(201, renderCheckRun(repository.fullName, run, web)),
  ];
}

/** `PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}`: of the App that made it alone; annotations are added. */
export function updateCheckRun(call: GithubCall): GithubCallResult {
  const { world, repository, actor, fields, web, now } = call;
  const run = checkRunOf(call);
  if (run === undefined) return [world, respondGithubProblem(404)];
  if (actor.app?.id !== run.author.app?.id) {
    const reason = 'check run can only be modified by the GitHub App that created it.';
    return [world, respondGithubProblem(403, `Invalid app_id \`${actor.app?.id ?? ''}\` - ${reason}`)];
  }
  const read = decodeFields('CheckRun', CHANGE, fields);
  if (read.kind === 'refused') return [world, read.response];
  const changed = withChange(run, read.value, now);
  const checkRuns = repository.checkRuns.map((other) => (other.id === run.id ? changed : other));
  return [
    withRepository(world, { ...repository, checkRuns }),
    respondJson(200, renderCheckRun(repository.fullName, changed, web)),
  ];
}

/** `GET /repos/{owner}/{repo}/check-runs/{check_run_id}`. */
export function readOneCheckRun(call: GithubCall): GithubCallResult {
  const { world, repository, web } = call;
  const run = checkRunOf(call);
  if (run === undefined) return [world, respondGithubProblem(404)];
  return [world, respondJson(200, renderCheckRun(repository.fullName, run, web))];
}

/** `GET /repos/{owner}/{repo}/commits/{ref}/check-runs`: newest first; the latest of each name, or with `filter=all` all. */
export function listCheckRuns(call: GithubCall): GithubCallResult {
  const { world, repository, parameters, query, web } = call;
  const sha = resolveRef(repository, parameters['ref'] ?? '');
  const all = repository.checkRuns.filter((run) => run.sha === sha);
  const runs = (query.get('filter') === 'all' ? all : latestCheckRuns(repository, sha))
    .filter(({ name, status, author }) =>
      matches(query, { check_name: name, status, app_id: String(author.app?.id ?? '') }),
    )
    .toReversed();
  return [
    world,
    respondPageOf(call, runs, (page) => ({
      total_count: runs.length,
      check_runs: page.map((run) => renderCheckRun(repository.fullName, run, web)),
    })),
  ];
}

/** Returns a check run as GitHub shows it; its buttons are not shown. */
export function renderCheckRun(fullName: string, run: CheckRun, web: string): Rendered {
  const { id, sha, name, externalId, detailsUrl, status, conclusion, startedAt, completedAt, output, author } = run;
  const { annotations, ...said } = output;
  return {
    id,
    name,
    head_sha: sha,
    external_id: externalId,
    html_url: `${web}/${fullName}/runs/${id}`,
    details_url: detailsUrl ?? web,
    status,
    conclusion,
    started_at: startedAt,
    completed_at: completedAt,
    output: { ...said, annotations_count: annotations.length },
    app: author.app,
  };
}

function checkRunOf(call: GithubCall): CheckRun | undefined {
  const id = numberIn(call, 'check_run_id');
  return call.repository.checkRuns.find((run) => run.id === id);
}

const CONCLUSIONS = ['action_required', 'cancelled', 'failure', 'neutral', 'success', 'skipped', 'timed_out'];
const INSTANT = v.pipe(v.string(), v.isoTimestamp());
const CHANGES = {
  details_url: optional(ADDRESS),
  external_id: optional(v.string()),
  // The states waiting, requested and pending are for GitHub Actions itself: REST documentation of check runs.
  status: optional(v.picklist(['queued', 'in_progress', 'completed'])),
  conclusion: optional(v.picklist(CONCLUSIONS)),
  started_at: optional(INSTANT),
  completed_at: optional(INSTANT),
  output: optional(
    v.object({
      title: optional(v.string()),
      summary: v.string(),
      text: optional(v.string()),
      annotations: optional(v.array(v.unknown())),
    }),
  ),
  actions: optional(v.array(v.object({ label: FILLED, description: FILLED, identifier: FILLED }))),
};
const CHANGE = v.object({ ...CHANGES, name: optional(FILLED) });
const CREATION = v.object({ ...CHANGES, name: FILLED, head_sha: v.pipe(v.string(), v.check(isSha), v.toLowerCase()) });

/** Returns the check run as a body changes it; a conclusion completes it, and another status takes the conclusion back. */
function withChange(run: CheckRun, change: v.InferOutput<typeof CHANGE>, now: number): CheckRun {
  const status = change.conclusion === null ? (change.status ?? run.status) : 'completed';
  const isCompleted = status === 'completed';
  return {
    ...run,
    name: change.name ?? run.name,
    detailsUrl: change.details_url ?? run.detailsUrl,
    externalId: change.external_id ?? run.externalId,
    status,
    conclusion: isCompleted ? (change.conclusion ?? run.conclusion) : null,
    startedAt: change.started_at ?? run.startedAt,
    completedAt: isCompleted ? (change.completed_at ?? run.completedAt ?? renderInstant(now)) : null,
    output: {
      title: change.output?.title ?? run.output.title,
      summary: change.output?.summary ?? run.output.summary,
      text: change.output?.text ?? run.output.text,
      annotations: [...run.output.annotations, ...(change.output?.annotations ?? [])],
    },
    actions: change.actions ?? run.actions,
    updatedAt: now,
  };
}
