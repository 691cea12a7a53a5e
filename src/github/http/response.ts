import { NetworkError } from '../../kernel/errors.ts';
import { elementsOf, fieldOf, parseJson, textOf } from '../../kernel/hostile-json.ts';
import { isUnsent, outlookOf, unsentStageOf } from '../../kernel/request-fate.ts';
import { renderDuration } from '../../kernel/units.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import { isLimited, type LimitNotice } from './limit.ts';

/** Why something could not be done on GitHub. `permission` is the line that the workflow lacks, as `pull-requests: write`. */
export interface GithubProblem {
  readonly kind: 'denied' | 'throttled' | 'unreachable' | 'refused';
  readonly permission: string | null;
  /** One sentence for a person, safe to print, redacted. */
  readonly sentence: string;
}

/**
 * What became of one call.
 * `done`: a 2xx response; `data` is its decoded JSON, hostile until decoded. `gone`: 404 or 410.
 * `denied`: 401, or 403 for want of a permission; `refused`: any other 4xx that will not change (422, 409).
 * `throttled`: a primary or secondary limit; not before `notBefore` on the monotonic clock; nothing was done.
 * `lost`: 5xx, reset, time-out, a response that is no JSON: it may or may not have been carried out. `not-sent`: it surely was not.
 * `isLasting`: another attempt has the same result, as with a certificate that is not trusted; else absent.
 */
export type GithubResult = Outcome & {
  /** What GitHub responded with; absent if no response came or nothing was sent. */
  readonly head?: ResponseHead;
  /** True if GitHub refused to create a token for the call, so that the call itself was not sent. */
  readonly isOfToken?: boolean;
};

/** The status of a response, and its headers, with names in lower case. */
export interface ResponseHead extends Pick<GithubResponse, 'status' | 'headers'> {
  /** The parameters of the list's next page; null or absent if the response names none. */
  readonly next?: Readonly<Record<string, string>> | null;
}

type Outcome =
  | { readonly kind: 'done'; readonly status: number; readonly data: unknown }
  | { readonly kind: 'gone'; readonly problem: GithubProblem }
  | { readonly kind: 'denied'; readonly problem: GithubProblem }
  | { readonly kind: 'refused'; readonly status: number; readonly problem: GithubProblem }
  | { readonly kind: 'throttled'; readonly notBefore: number; readonly problem: GithubProblem }
  | { readonly kind: 'lost'; readonly problem: GithubProblem; readonly isLasting?: boolean }
  | { readonly kind: 'not-sent'; readonly problem: GithubProblem; readonly isLasting?: boolean };

/** A request, for the sentences: `POST /repos/{owner}/{repo}/deployments`, `deployments: write`. */
export interface GithubRequest {
  readonly route: string;
  /** Empty if only the App itself or its installation can be at fault. */
  readonly permission: string;
  /** Whose permissions count, so that a refusal says where to add one. */
  readonly holder: Holder;
}

/** Who holds the token: a job of a workflow, the environment of the command line, or a GitHub App with an installation. */
export type Holder = 'workflow' | 'command' | 'app';

/** A response. `data` is its JSON, or its text if it is not valid JSON; undefined if the body could not be had whole. */
export interface GithubResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly data: unknown;
}

/** When a limit opens and what time it is, both on the monotonic clock. */
export interface Opening {
  readonly opensAt: number;
  readonly now: number;
}

const MAX_MESSAGE = 300;
const FORKS = 'Pull requests from forks and from Dependabot get a read-only token.';
const APP_KEY = 'check that the id and the private key belong to the same App.';

/** Returns what a response says to the limits; its message is raw, for matching only. */
export function noticeOf({ status, headers, data }: GithubResponse): LimitNotice {
  // A text is the page of a proxy or a firewall, whose words say nothing of GitHub's limits.
  const said = fieldOf(data, 'message');
  return { status, headers, message: typeof said === 'string' ? said : '' };
}

/** Returns what became of a call that got a response; `opening` is the limit's after this response. Never throws. */
export function decodeResponse(request: GithubRequest, response: GithubResponse, opening: Opening): GithubResult {
  const { route } = request;
  const { status } = response;
  if (status >= 200 && status < 300) return decodeSuccess(request, response);
  const said = `${status}${describeBody(response.data)}`;
  if (isLimited(noticeOf(response))) return throttledUntil(request, opening, said);
  if (status === 401) return { kind: 'denied', problem: unaccepted(request, said) };
  if (status === 403) return { kind: 'denied', problem: unpermitted(request, said, response) };
  if (status < 300 || status >= 500) return lost(request, said);
  if (status < 400) {
    const sentence = `GitHub redirected ${route} (${said}). Only redirects within its own address are followed, five at most.`;
    return { kind: 'refused', status, problem: createProblem('refused', sentence) };
  }
  if (status !== 404 && status !== 410) {
    return { kind: 'refused', status, problem: createProblem('refused', `GitHub refused ${route} (${said}).`) };
  }
  return { kind: 'gone', problem: createProblem('refused', `GitHub did not find the target of ${route} (${said}).`) };
}

/** Returns what became of a call to which no response came, by the error that `fetch` rejected with. Never throws. */
export function decodeFailure(request: GithubRequest, error: unknown): GithubResult {
  const { kind, why, isLasting } = readFailure(error);
  const sentence = `GitHub could not be reached for ${request.route}: ${why.replace(/\.$/, '')}. Nothing was sent.`;
  const result = kind === 'lost' ? lost(request, why) : { kind, problem: createProblem('unreachable', sentence) };
  return isLasting ? { ...result, isLasting } : result;
}

/** Returns a call that was held back, since a limit has not opened yet. */
export function heldBack(request: GithubRequest, opening: Opening): GithubResult {
  return throttledUntil(request, opening, 'not sent');
}

/** Returns a call for which there is no token to send it with. */
export function withoutToken({ route, holder }: GithubRequest): GithubResult {
  const missing = holder === 'command' ? 'GITHUB_TOKEN is not set.' : 'the input github-token is empty.';
  return { kind: 'denied', problem: createProblem('denied', `No token for ${route}: ${missing}`) };
}

function decodeSuccess(request: GithubRequest, { status, data }: GithubResponse): GithubResult {
  if (status === 204 || status === 205) return { kind: 'done', status, data: null };
  return typeof data !== 'object' ? lost(request, `${status} without readable JSON`) : { kind: 'done', status, data };
}

function throttledUntil({ route }: GithubRequest, { opensAt, now }: Opening, said: string): GithubResult {
  const sentence = `GitHub's rate limit delays ${route} (${said}) by another ${renderDuration(opensAt - now)}.`;
  return { kind: 'throttled', notBefore: opensAt, problem: createProblem('throttled', sentence) };
}

/** No permission fixes a token that is not valid. */
function unaccepted({ route, holder }: GithubRequest, said: string): GithubProblem {
  const name = holder === 'command' ? 'GITHUB_TOKEN' : 'github-token';
  const [token, advice] =
    holder === 'app' ? ["App's token", APP_KEY] : [`token (${name})`, 'check that it has not expired.'];
  return createProblem('denied', `GitHub does not accept the ${token} for ${route} (${said}): ${advice}`);
}

/** GitHub says only in its message why; only one of the reasons is a permission that the workflow, or the App, lacks. */
function unpermitted(
  { route, permission, holder }: GithubRequest,
  said: string,
  response: GithubResponse,
): GithubProblem {
  const isLacking = /not accessible by integration/i.test(noticeOf(response).message);
  const lacking = {
    app: `give the App the permission \`${permission}\`, and accept it where the App is installed.`,
    command: `give the token in GITHUB_TOKEN the permission \`${permission}\`.`,
    workflow: `add \`permissions: ${permission}\` to the job. ${FORKS}`,
  }[holder];
  const isOfToken = holder === 'app' && permission === '';
  const remedy = isLacking && !isOfToken ? lacking : adviseOnRefusal(response, holder);
  const sentence = `GitHub did not allow ${route} (${said})${remedy === null ? '.' : `: ${remedy}`}`;
  return { ...createProblem('denied', sentence), permission: isLacking && !isOfToken ? permission : null };
}

const SINGLE_SIGN_ON =
  "authorize the token for the organization's single sign-on (SAML) in the settings of the token's owner.";
const JOBS_TOKEN = "Use the job's own token, `${{ github.token }}`.";
const OTHER_TOKEN = 'Set GITHUB_TOKEN to another one.';

/** What GitHub's message of a 403 says, and what helps. Sources: its documentation of SAML, IP allow lists and personal access tokens. */
const REFUSALS: readonly (readonly [RegExp, Readonly<Partial<Record<Holder, string>>>])[] = [
  [
    /\bIP allow list\b/i,
    {
      workflow:
        "the organization's IP allow list lacks the address of this machine. Add it, or use a runner that is on the list.",
      command: "the organization's IP allow list lacks the address of this machine. Add it.",
      app: "add the address of this machine to the organization's IP allow list.",
    },
  ],
  [
    /\bSAML\b/i,
    {
      workflow: SINGLE_SIGN_ON,
      command: SINGLE_SIGN_ON,
      app: "ask an owner of the organization to let the App through the organization's single sign-on (SAML).",
    },
  ],
  [
    /\barchived\b/i,
    {
      workflow: 'the repository is archived, so nothing can be written. Unarchive it, or remove the input.',
      app: 'unarchive the repository, or remove it from the applications file.',
    },
  ],
  [
    /\bforbids access via a (?:fine-grained )?personal access token/i,
    {
      workflow: `the organization does not accept this personal access token. ${JOBS_TOKEN}`,
      command: `the organization does not accept this personal access token. ${OTHER_TOKEN}`,
    },
  ],
  [
    /not accessible by personal access token/i,
    {
      workflow:
        "the personal access token lacks a permission. Give it more, or use the job's own token, `${{ github.token }}`.",
      command: 'the personal access token in GITHUB_TOKEN lacks a permission. Give it more.',
    },
  ],
  [
    /authenticate via a GitHub App/i,
    {
      workflow: `only a GitHub App may do this. ${JOBS_TOKEN}`,
      command: `only a GitHub App may do this. ${OTHER_TOKEN}`,
    },
  ],
  [
    /\bsuspended\b/i,
    {
      workflow: 'lift the suspension, or use another token.',
      command: 'lift the suspension, or use another token.',
      app: 'unsuspend it where the App is installed.',
    },
  ],
];

/** Returns what to do about a 403 that names a reason other than a missing permission; null if it names none. */
function adviseOnRefusal(response: GithubResponse, holder: Holder = 'workflow'): string | null {
  const isUnauthorized = /^\s*required\b/i.test(response.headers['x-github-sso'] ?? '');
  const message = isUnauthorized ? 'SAML' : noticeOf(response).message;
  const [, remedies = {}] = REFUSALS.find(([reason]) => reason.test(message)) ?? [];
  return remedies[holder] ?? null;
}

function lost({ route }: GithubRequest, why: string): Extract<Outcome, { kind: 'lost' }> {
  const doubt = route.startsWith('GET ') ? '' : ' The change may or may not have been made.';
  return {
    kind: 'lost',
    problem: createProblem('unreachable', `GitHub sent no usable response to ${route} (${why}).${doubt}`),
  };
}

function createProblem(kind: GithubProblem['kind'], sentence: string): GithubProblem {
  return { kind, permission: null, sentence: safeSentence(sentence, 1000) };
}

/** GitHub's own words: the message, and those of its `errors` (its documentation, "Troubleshooting the REST API"). */
function describeBody(body: unknown): string {
  const details = elementsOf(fieldOf(body, 'errors')).slice(0, 5).map(describeDetail);
  const words = [fieldOf(body, 'message'), ...details].filter((word) => typeof word === 'string' && word.trim() !== '');
  return words.length === 0 ? '' : `: ${safeSentence(words.join('; '), MAX_MESSAGE).replace(/\.$/, '')}`;
}

function describeDetail(detail: unknown): unknown {
  if (typeof detail === 'string') return detail;
  const message = fieldOf(detail, 'message');
  const named = [fieldOf(detail, 'resource'), fieldOf(detail, 'field'), fieldOf(detail, 'code')];
  return message ?? named.filter((name) => typeof name === 'string').join(' ');
}

/** Why a response was lost; where nothing was sent, the error says more. */
const WHY: Readonly<Partial<Record<NetworkError['stage'], string>>> = {
  headers: 'no response in time',
  body: 'the response was incomplete',
  reset: 'the connection was lost',
  protocol: 'the response is not valid HTTP/1.1',
};

/** The chain of causes may be of any length; none of its messages but ours is shown, since they may quote anything. */
function readFailure(error: unknown): { kind: 'not-sent' | 'lost'; why: string; isLasting: boolean } {
  const isLasting = false;
  let why = 'the connection failed';
  for (let cause = error, depth = 0; cause instanceof Error && depth < 8; cause = cause.cause, depth++) {
    if (cause instanceof NetworkError) {
      const kind = isUnsent(cause) ? 'not-sent' : 'lost';
      return {
        kind,
        why: kind === 'not-sent' ? cause.message : (WHY[cause.stage] ?? why),
        isLasting: outlookOf(cause) === 'lasting',
      };
    }
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (unsentStageOf(code) !== null) return { kind: 'not-sent', why: code, isLasting };
    if (/^E[A-Z_]{3,20}$/.test(code)) why = code;
    // Octokit parses the event file when it is loaded.
    if (cause instanceof SyntaxError) return { kind: 'not-sent', why: 'the event file is not valid JSON', isLasting };
    if (cause.name === 'TimeoutError' || cause.name === 'AbortError') why = 'no response in time';
  }
  return { kind: 'lost', why, isLasting };
}

/** Returns a field that is an id or a count; null if it is none. */
export function countOf(value: unknown, name: string): number | null {
  const field = fieldOf(value, name);
  return typeof field === 'number' && Number.isSafeInteger(field) && field >= 0 ? field : null;
}

/** Returns the id of what GitHub responds with; null if it has none. */
export function idOf(value: unknown): number | null {
  return countOf(value, 'id');
}

/** Returns a field that is the address of a page in printable ASCII, without quotes and angle brackets; empty if it is none. */
export function urlOf(value: unknown, name: string): string {
  const text = textOf(value, name);
  return /^https?:\/\/[!#-;=?-~]+$/.test(text) ? text : '';
}

/** Returns the payload of a GitHub Deployment, which GitHub gives back as it came, or as the text of it. */
export function payloadOf(deployment: unknown): unknown {
  const payload = fieldOf(deployment, 'payload');
  return typeof payload === 'string' ? parseJson(payload) : payload;
}

/** Returns the items of a JSON array; null if none exists. */
export function itemsOf(value: unknown): readonly unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** Returns the one with the highest id, the newest: GitHub's ids ascend. Null if none has an id. */
export function newestOf(items: readonly unknown[]): unknown {
  const ids = items.map((item) => countOf(item, 'id') ?? -1);
  const highest = Math.max(-1, ...ids);
  return highest < 0 ? null : items[ids.indexOf(highest)];
}

/** Returns true if a value is a commit's whole hash: 40 hexadecimal digits, or 64 of a repository with SHA-256. */
export function isSha(value: unknown): value is string {
  return typeof value === 'string' && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(value);
}

/** Returns true if a value is one of GitHub's ids or numbers: a whole number from 1, exactly represented. */
export function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
