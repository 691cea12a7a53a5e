import * as v from 'valibot';
import { type FieldError, respondGithubProblem, respondInvalid } from '../../http/github-problems.ts';
import { type Fields, isObject } from '../../http/json-bodies.ts';
import { respondJson } from '../../http/wire.ts';
import { type GithubCall, type GithubCallResult, matches, numberIn, respondPageOf } from '../call.ts';
import {
  ADDRESS,
  atMost,
  type DecodedFields,
  decodeFields,
  FILLED,
  INSTANT,
  listOf,
  oneOf,
  optional,
  TEXT,
} from '../field-rules.ts';
import { type CheckRun, isSha, numberFor, type Repository, resolveRef } from '../repository.ts';
import { nextId, withRepository } from '../world.ts';
import { latestCheckRuns, standAt } from './check-rollup.ts';
import { type Links, nodeIdOf, type Rendered, renderApp, renderInstant } from './renderings.ts';

/** `POST /repos/{owner}/{repo}/check-runs`: an App's alone. */
export function createCheckRun(call: GithubCall): GithubCallResult {
  const { world, repository, actor, fields, links, now } = call;
  if (actor.app === null) return [world, respondGithubProblem(403, 'You must authenticate via a GitHub App.')];
  const read = decodeCheckRun(CREATION, CREATED_OUTPUT, fields);
  if (read.kind === 'refused') return [world, respondInvalid(read.errors)];
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
  const read = decodeCheckRun(CHANGE, CHANGED_OUTPUT, fields);
  if (read.kind === 'refused') return [world, respondInvalid(read.errors)];
  const changed = withChange(run, read.value, now);
  const checkRuns = repository.checkRuns.map((other) => (other.id === run.id ? changed : other));
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

const ANY = v.nonNullish(v.unknown());
const OUTPUT = {
  summary: v.pipe(TEXT, atMost(MAX_TEXT)),
  text: optional(v.pipe(TEXT, atMost(MAX_TEXT))),
  annotations: optional(
    listOf(
      50,
      v.looseObject({
        path: FILLED,
        start_line: ANY,
        end_line: ANY,
        annotation_level: oneOf(['notice', 'warning', 'failure']),
        message: v.pipe(FILLED, atMost(MAX_TEXT)),
        title: optional(v.pipe(TEXT, atMost(255))),
      }),
    ),
  ),
};
const CREATED_OUTPUT = v.object({ ...OUTPUT, title: TEXT });
const CHANGED_OUTPUT = v.object({ ...OUTPUT, title: optional(TEXT) });

const CHANGES = {
  details_url: optional(ADDRESS),
  external_id: optional(TEXT),
  // The states waiting, requested and pending are for GitHub Actions itself: REST documentation of check runs.
  status: optional(oneOf(['queued', 'in_progress', 'completed'])),
  conclusion: optional(oneOf(CONCLUSIONS)),
  started_at: optional(INSTANT),
  completed_at: optional(INSTANT),
  actions: optional(
    listOf(
      3,
      v.object({
        label: v.pipe(FILLED, atMost(20)),
        description: v.pipe(FILLED, atMost(40)),
        identifier: v.pipe(FILLED, atMost(20)),
      }),
    ),
  ),
};
const CHANGE = v.object({ ...CHANGES, name: optional(FILLED) });
const CREATION = v.object({
  ...CHANGES,
  name: FILLED,
  head_sha: v.pipe(
    TEXT,
    v.check(isSha, ({ input }) => `No commit found for SHA: ${input}`),
    v.toLowerCase(),
  ),
});

type Change = v.InferOutput<typeof CHANGE> & { readonly output: v.InferOutput<typeof CHANGED_OUTPUT> | null };

/** Returns the body of a check run that is to be made or changed, or all that is wrong with it. */
function decodeCheckRun<T>(
  schema: v.GenericSchema<unknown, T>,
  outputSchema: v.GenericSchema<unknown, NonNullable<Change['output']>>,
  fields: Fields,
): DecodedFields<T & Pick<Change, 'output'>> {
  const run = decodeFields('CheckRun', schema, fields);
  const output = decodeOutput(outputSchema, fields['output']);
  const errors = [run, output].flatMap((one) => (one.kind === 'refused' ? one.errors : []));
  const open = findOpenEnding(fields);
  if (run.kind === 'refused' || output.kind === 'refused' || open.length > 0) {
    return { kind: 'refused', errors: [...errors, ...open] };
  }
  return { kind: 'decoded', value: { ...run.value, output: output.value } };
}

function decodeOutput<T>(schema: v.GenericSchema<unknown, T>, output: unknown): DecodedFields<T | null> {
  if (output === undefined || output === null) return { kind: 'decoded', value: null };
  if (isObject(output)) return decodeFields('CheckRun', schema, output);
  return { kind: 'refused', errors: [{ resource: 'CheckRun', field: 'output', code: 'invalid' }] };
}

function findOpenEnding({ status, conclusion }: Fields): readonly FieldError[] {
  if (conclusion === null) return [{ resource: 'CheckRun', field: 'conclusion', code: 'invalid' }];
  const isOpen = status === 'completed' && conclusion === undefined;
  return isOpen ? [{ resource: 'CheckRun', field: 'conclusion', code: 'missing_field' }] : [];
}

/** Returns the check run as a body changes it; a conclusion completes it, and another status takes the conclusion back. */
function withChange(run: CheckRun, change: Change, now: number): CheckRun {
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
