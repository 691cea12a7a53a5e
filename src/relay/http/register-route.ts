import { hash } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../../kernel/clock.ts';
import { InputError } from '../../kernel/errors.ts';
import { parseJson } from '../../kernel/hostile-json.ts';
import { toBadInputs } from '../../validation/problems.ts';
import { closedObject, textLike } from '../../validation/schemas.ts';
import { type PlainResponse, renderError, renderJson, renderUnavailable } from '../../web/plain-response.ts';
import type { ReadRequestBody } from '../../web/request-bodies.ts';
import { findApplication, type Rules } from '../decide/rules.ts';
import { SKEW_MS, type TokenClaims } from '../identity/verify-token.ts';
import { createThrottledLog } from '../intake/throttled-log.ts';
import type { AppResult, GithubApp, InstalledRepository, RelayLog, RelayRequest } from '../interfaces.ts';
import { findOtherInstallation, refreshRepository } from '../repository-names.ts';
import type { Store } from '../store/store.ts';
import { type Authenticate, UNAUTHORIZED } from './bearer.ts';

const MAX_BODY_BYTES = 65_536;
/** Any workflow can get a token for our audience, so the relay asks GitHub about a name at most once in this time. */
const PAUSE_MS = 60_000;

const ID = /^[\w.:-]{1,128}$/;
const HIDDEN = /[\x00-\x1f\x7f-\x9f\u2028\u2029]/;
const NO_NUMBER = 'is not a positive integer.';
const NO_NAME = 'is not one line of 1 to 255 characters.';
const NO_ADDRESS = 'is not an http or https URL of at most 2,048 characters without a user and password.';
/** The body may have thousands of unknown fields. */
const MAX_PROBLEMS = 10;

const BODY = v.pipe(
  closedObject(
    {
      app_id: v.pipe(textLike(ID, 'is not an application id.'), v.description("the application's id")),
      deployment_id: v.nullish(textLike(ID, "is not a deployment's id."), null),
      sha: v.pipe(
        textLike(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i, 'is not a full commit SHA.'),
        v.toLowerCase(),
        v.description('a full commit SHA'),
      ),
      pull_request: v.nullish(v.pipe(v.number(NO_NUMBER), v.safeInteger(NO_NUMBER), v.minValue(1, NO_NUMBER)), null),
      environment: v.nullish(
        v.pipe(
          v.string(NO_NAME),
          v.minLength(1, NO_NAME),
          v.maxLength(255, NO_NAME),
          v.check((text) => !HIDDEN.test(text) && text.isWellFormed(), NO_NAME),
        ),
        null,
      ),
      url: v.nullish(v.pipe(v.string(NO_ADDRESS), v.maxLength(2048, NO_ADDRESS), v.check(isAddress, NO_ADDRESS)), null),
    },
    { whole: 'The body is not a JSON object.' },
  ),
  v.transform((fields) => ({
    application: fields.app_id,
    deployment: fields.deployment_id,
    /** In lower case. */
    sha: fields.sha,
    pullRequest: fields.pull_request,
    environment: fields.environment,
    /** `http` or `https`, without a user or a password. */
    url: fields.url,
  })),
);

interface RegisterParts {
  readonly authenticate: Authenticate;
  readonly readBody: ReadRequestBody;
  readonly store: Pick<Store, 'recall' | 'remember' | 'register'>;
  readonly github: Pick<GithubApp, 'readRepository' | 'readWorkflowRun'>;
  readonly rules: () => Rules;
  readonly clock: Clock;
  readonly log: RelayLog;
}

const FOREIGN = "the application is another repository's";

/** The token belongs to the repository, but not to this commit. */
const FORBIDDEN = renderError(
  403,
  "This run may not register that commit. Use the run's own commit, or the head commit of its pull request.",
);

/** Returns the handler of `POST /v1/deployments`: checks the token, body, application and commit. Rejects if the store does. */
export function createRegister(parts: RegisterParts) {
  const { authenticate, readBody, store, rules, clock } = parts;
  const logRefused = createThrottledLog(clock, parts.log);
  // The caller gets no reason, so the operator gets it in the log.
  const refuse = ({ repository }: TokenClaims, reason: string): PlainResponse => {
    logRefused('A registration was refused.', { repository, reason });
    return UNAUTHORIZED;
  };
  const findRepository = createRepositoryFinder(parts);
  /** Repositories that may register, by id, because a renamed one has another name in its token than in the configuration. */
  const admitted = new Set<number>();
  const isConfigured = (name: string): boolean =>
    rules().applications.some(({ repository }) => repository.toLowerCase() === name.toLowerCase());
  return async (request: RelayRequest): Promise<PlainResponse> => {
    const claims = await authenticate(request.headers.get('authorization'));
    if ('status' in claims) return claims;
    // Every repository of GitHub can get a valid token.
    const isSenderKnown = admitted.has(claims.repositoryId) || isConfigured(claims.repository);
    const bytes = await readBody(request, { maxBytes: MAX_BODY_BYTES, isSenderKnown });
    if ('status' in bytes) return bytes;
    const body = decodeRegistrationBody(bytes);
    if (typeof body === 'string') return renderError(400, body);
    const configured = findApplication(rules(), body.application);
    // An unknown application gets the same response, so that callers cannot find out which exist.
    if (configured === null) return refuse(claims, 'RELAY_CONFIG lists no such application');
    const found = await findRepository(configured.repository, claims);
    if (typeof found === 'string') return refuse(claims, found);
    if ('status' in found) return found;
    admitted.add(found.repositoryId);
    const place = await admitCommit(parts, found, body.sha, claims);
    if ('status' in place) return place;
    const { jti, runId, expiresAt } = claims;
    const registration = { ...body, application: configured.id };
    // Of the decoded fields, so that their order and white space do not matter.
    const requestHash = hash('sha256', JSON.stringify(registration));
    const registered = await store.register({
      registration: { ...registration, place, runId },
      token: { jti, requestHash, expiresAt: expiresAt + SKEW_MS },
      now: clock.epochMs(),
      rules: rules(),
    });
    if (registered.kind === 'replayed') return refuse(claims, 'its token has registered another deployment');
    const { id, isNew, checkUrl } = registered;
    return renderJson(isNew ? 201 : 200, { id, check_run_url: checkUrl });
  };
}

/**
 * Returns a function that finds a configured `owner/name` if it is the token's repository, by GitHub's numeric id. If the stored id differs
 * but the token has that name (a repository was recreated with an old name), it reads the name again, at most once a minute. A text is why
 * the token's repository may not register.
 */
function createRepositoryFinder(parts: RegisterParts) {
  const { store, clock, log } = parts;
  const requestedAt = new Map<string, number>();
  return async (configured: string, claims: TokenClaims): Promise<InstalledRepository | PlainResponse | string> => {
    const { repository: kept } = await store.recall({ repository: configured });
    if (kept?.repositoryId === claims.repositoryId) return kept;
    const isOther = kept !== null && kept.repository.toLowerCase() !== claims.repository.toLowerCase();
    const lastAt = requestedAt.get(configured) ?? Number.NEGATIVE_INFINITY;
    if (isOther || clock.monotonicMs() - lastAt < PAUSE_MS) return FOREIGN;
    const result = await refreshRepository(parts, configured);
    if (result.kind !== 'done' && result.kind !== 'dead') return renderGithubUnavailable(result, clock);
    requestedAt.set(configured, clock.monotonicMs());
    if (result.kind === 'done') return result.value.repositoryId === claims.repositoryId ? result.value : FOREIGN;
    const sentence =
      'A registration was refused, because the App cannot access its repository. Check that it is installed there.';
    log('warn', sentence, { repository: configured, reason: result.sentence });
    return UNAUTHORIZED;
  };
}

function renderGithubUnavailable(result: AppResult<unknown>, clock: Clock): PlainResponse {
  const waitSeconds = result.kind === 'later' ? (result.notBefore - clock.epochMs()) / 1000 : undefined;
  return renderUnavailable('GitHub cannot be reached at the moment. Try again later.', waitSeconds);
}

/** The token of a pull request names the merge commit; the head commit comes from GitHub's data about the run, never from the body. */
async function admitCommit(
  parts: RegisterParts,
  place: InstalledRepository,
  sha: string,
  claims: TokenClaims,
): Promise<InstalledRepository | PlainResponse> {
  const { github, clock } = parts;
  if (sha === claims.sha) return place;
  const known = await github.readWorkflowRun(place, claims.runId);
  // The App may have been reinstalled.
  const other = known.kind === 'dead' ? await findOtherInstallation(parts, place) : null;
  const here = other === null ? place : { ...place, installationId: other };
  const result = other === null ? known : await github.readWorkflowRun(here, claims.runId);
  if (result.kind === 'dead') return FORBIDDEN;
  if (result.kind !== 'done') return renderGithubUnavailable(result, clock);
  const { repositoryId, headSha } = result.value;
  return repositoryId === claims.repositoryId && headSha.toLowerCase() === sha ? here : FORBIDDEN;
}

function decodeRegistrationBody(bytes: Uint8Array): v.InferOutput<typeof BODY> | string {
  const { success, output, issues } = v.safeParse(BODY, parseJson(bytes), { abortPipeEarly: true });
  if (success) return output;
  const lines = toBadInputs(issues.slice(0, MAX_PROBLEMS)).map((problem) => new InputError([problem]).message);
  const rest = issues.length - lines.length;
  return [...lines, ...(rest > 0 ? [`${rest} more problems.`] : [])].join(' ');
}

function isAddress(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || HIDDEN.test(text)) return false;
  return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}
