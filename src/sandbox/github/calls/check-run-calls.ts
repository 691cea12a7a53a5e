import { respondGithubProblem, respondInvalid } from '../../http/github-problems.ts';
import { respondJson } from '../../http/sandbox-wire.ts';
import { type GithubCall, type GithubCarried, matches, numberIn, respondPageOf } from '../github-call.ts';
import { nextId, withRepository } from '../github-world.ts';
import { type CheckRun, numberFor, type Repository, resolveRef } from '../repository.ts';
import { latestCheckRuns, standAt } from './check-rollup.ts';
import { findCheckRunErrors, readCheckRun } from './check-run-fields.ts';
import { type Links, nodeIdOf, type Rendered, renderApp, renderInstant } from './renderings.ts';

/** `POST /repos/{owner}/{repo}/check-runs`: an App's alone. */
export function createCheckRun(call: GithubCall): GithubCarried {
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
export function updateCheckRun(call: GithubCall): GithubCarried {
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
export function readOneCheckRun(call: GithubCall): GithubCarried {
  const { world, repository, links, now } = call;
  const run = checkRunOf(call);
  if (run === undefined) return [world, respondGithubProblem(404)];
  return [world, respondJson(200, renderCheckRun(repository, standAt(run, now), links))];
}

/** `GET /repos/{owner}/{repo}/commits/{ref}/check-runs`: newest first; the latest of each name, or with `filter=all` all. */
export function listCheckRuns(call: GithubCall): GithubCarried {
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
