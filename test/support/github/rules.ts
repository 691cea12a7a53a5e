/** A request as the rules see it. */
export interface RuledRequest {
  /** Method and path template. */
  readonly operation: string;
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Decoded JSON. */
  readonly body: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** GitHub accepts any payload of a deployment: only its author reads it. */
const freeFields = new Set(['payload']);
/** Fields that may have several lines; every other text is one line. */
const longTexts = new Set(['body', 'message', 'raw_details', 'summary', 'text']);
const urls = new Set(['details_url', 'environment_url', 'image_url', 'log_url', 'target_url']);
const fullSha = /^[0-9a-f]{40}$/;

const checkRuns = '/repos/{owner}/{repo}/check-runs';
const deployments = '/repos/{owner}/{repo}/deployments';

const rulesOfBodies: Readonly<Record<string, (body: Fields) => Iterable<string>>> = {
  [`POST ${checkRuns}`]: findCheckRunProblems,
  [`PATCH ${checkRuns}/{check_run_id}`]: findCheckRunProblems,
  [`POST ${deployments}`]: findDeploymentProblems,
  [`POST ${deployments}/{deployment_id}/statuses`]: findDescriptionProblems,
  'POST /repos/{owner}/{repo}/statuses/{sha}': findDescriptionProblems,
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': findCommentProblems,
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': findCommentProblems,
  'POST /app/installations/{installation_id}/access_tokens': findTokenProblems,
};

/**
 * Finds what the description allows although GitHub refuses it, or although the action must never send it: a sentence each.
 * Where no other source is named, it is the prose of the description.
 */
export function findRuleProblems({ operation, path, query, body }: RuledRequest): readonly string[] {
  const fields = fieldsOf(body);
  return [
    ...findPathProblems(path),
    ...findQueryProblems(operation, query),
    ...findTextProblems(fields, 'body'),
    ...(rulesOfBodies[operation]?.(fields) ?? []),
  ];
}

function* findPathProblems(path: Readonly<Record<string, string>>): Iterable<string> {
  for (const [name, value] of Object.entries(path)) {
    if (/^(?:\.{1,2})?$/.test(value)) yield `path parameter ${name} is no name`;
    if (hasControl(value, false)) yield `path parameter ${name} has a control character`;
    if (/^(?:owner|repo)$/.test(name) && value.includes('/')) yield `path parameter ${name} has a slash`;
    if (/sha$/.test(name) && !fullSha.test(value)) yield `path parameter ${name} must be a full SHA`;
    if (/_(?:id|number)$/.test(name) && !/^[1-9]\d*$/.test(value))
      yield `path parameter ${name} must be a positive number`;
    if (name === 'basehead' && !/^.+?\.{3}.+$/.test(value)) yield 'path parameter basehead must be BASE...HEAD';
  }
}

function* findQueryProblems(operation: string, query: URLSearchParams): Iterable<string> {
  const perPage = Number(query.get('per_page') ?? 1);
  if (perPage < 1 || perPage > 100) yield 'query parameter per_page must be from 1 to 100';
  if (Number(query.get('page') ?? 1) < 1) yield 'query parameter page must be 1 or more';
  const head = query.get('head');
  if (operation === 'GET /repos/{owner}/{repo}/pulls' && head !== null && !/^[^:]+:./.test(head)) {
    yield 'query parameter head must be owner:branch, or it filters nothing';
  }
}

function* findTextProblems(value: unknown, where: string): Iterable<string> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* findTextProblems(item, `${where}/${index}`);
    return;
  }
  for (const [name, item] of Object.entries(fieldsOf(value))) {
    if (freeFields.has(name)) continue;
    const place = `${where}/${name}`;
    if (typeof item !== 'string') yield* findTextProblems(item, place);
    else yield* findStringProblems(item, name, place);
  }
}

function* findStringProblems(text: string, name: string, place: string): Iterable<string> {
  if (!text.isWellFormed()) yield `${place} has half a character`;
  if (hasControl(text, longTexts.has(name))) yield `${place} has a control character`;
  if (urls.has(name) && !isWebAddress(text)) yield `${place} must be an address with http or https`;
}

function* findCheckRunProblems(body: Fields): Iterable<string> {
  const { status, conclusion, completed_at, head_sha, name, output } = body;
  if (status === 'completed' && conclusion === undefined) yield 'a completed check run needs a conclusion';
  if (status !== 'completed') {
    if (conclusion !== undefined) yield 'a conclusion comes only with the status completed';
    if (completed_at !== undefined) yield 'completed_at comes only with the status completed';
  }
  if (conclusion === 'stale') yield 'the conclusion stale is for GitHub alone to set';
  if (head_sha !== undefined && !isFullSha(head_sha)) yield 'head_sha must be a full SHA';
  if (name === '') yield 'name must not be empty';
  yield* findOutputProblems(fieldsOf(output));
}

function* findOutputProblems(output: Fields): Iterable<string> {
  yield* findSizeProblems(output, ['summary', 'text'], 65_535);
  const annotations = Array.isArray(output['annotations']) ? output['annotations'] : [];
  if (annotations.length > 50) yield 'a request takes at most 50 annotations';
  for (const annotation of annotations.map(fieldsOf)) yield* findAnnotationProblems(annotation);
}

function* findAnnotationProblems(annotation: Fields): Iterable<string> {
  const { path, title, message, start_line, end_line, start_column, end_column } = annotation;
  if (path === '' || String(path).startsWith('/')) yield "an annotation's path must be relative";
  if (message === '') yield "an annotation's message must not be empty";
  if (typeof title === 'string' && title.length > 255) yield "an annotation's title has at most 255 characters";
  if (Number(start_line) < 1) yield "an annotation's lines are counted from 1";
  if (Number(end_line) < Number(start_line)) yield 'an annotation ends on or after its first line';
  const hasColumn = start_column !== undefined || end_column !== undefined;
  if (hasColumn && start_line !== end_line) yield 'an annotation has columns only on one line';
  yield* findSizeProblems(annotation, ['message', 'raw_details'], 65_536);
}

function* findSizeProblems(fields: Fields, names: readonly string[], maximumBytes: number): Iterable<string> {
  for (const name of names) {
    const bytes = Buffer.byteLength(String(fields[name] ?? ''));
    if (bytes > maximumBytes) yield `${name} has ${bytes} bytes, at most ${maximumBytes} are taken`;
  }
}

/** A deployment must neither merge nor wait for the checks of its own commit, and be of a commit rather than a branch. */
function* findDeploymentProblems(body: Fields): Iterable<string> {
  const { auto_merge, required_contexts, ref } = body;
  if (auto_merge !== false) yield 'auto_merge must be false, or GitHub merges the default branch';
  if (!Array.isArray(required_contexts) || required_contexts.length > 0) {
    yield 'required_contexts must be empty, or GitHub waits for every check';
  }
  if (!isFullSha(ref)) yield 'ref must be a full SHA';
  yield* findDescriptionProblems(body);
}

function* findDescriptionProblems({ description }: Fields): Iterable<string> {
  if (typeof description === 'string' && description.length > 140) yield 'description has at most 140 characters';
}

/** The length is GitHub's own message: "maximum is 65536 characters". */
function* findCommentProblems({ body }: Fields): Iterable<string> {
  if (typeof body !== 'string') return;
  if (body.trim() === '') yield 'a comment must not be blank';
  if (body.length > 65_536) yield `a comment has at most 65536 UTF-16 units, not ${body.length}`;
}

/** A token is cut down to one repository, but for those calls that no repository is known for; names may change hands. */
function* findTokenProblems({ repositories, repository_ids }: Fields): Iterable<string> {
  if (repositories !== undefined) yield 'repositories must be named by their ids';
  if (Array.isArray(repository_ids) && repository_ids.length !== 1) yield 'a token is for one repository';
}

function hasControl(text: string, isLong: boolean): boolean {
  return isLong ? /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]/.test(text) : /[\0-\x1f\x7f-\x9f]/.test(text);
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

function isFullSha(value: unknown): boolean {
  return typeof value === 'string' && fullSha.test(value);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
