import { respondNotAccessible, respondPrimaryLimit, respondSecondaryLimit } from '../http/github-problems.ts';
import {
  respondPage,
  respondProblem,
  type SandboxRequest,
  type SandboxResponse,
  type SandboxResult,
} from '../http/sandbox-wire.ts';
import {
  bareList,
  emptied,
  flatPage,
  halve,
  hostOf,
  malform,
  moved,
  otherHostOf,
  pad,
  redirect,
  throttle,
  throttleUntil,
  unavailable,
  withoutPage,
} from './fault-changes.ts';

/** One kind of fault: what it does, for a person and in fact. */
interface FaultKind {
  readonly summary: string;
  /** The number after the `=`; `usual` if it may be left out. Absent: the fault takes none. */
  readonly value?: { readonly least: number; readonly most: number; readonly usual?: number };
  readonly preempts?: boolean;
  /** Returns the request that is carried out in place of the one that came. Absent: that one. */
  replaceRequest?(request: SandboxRequest): SandboxRequest;
  /** `now` is what the platform's clock says, in epoch milliseconds. */
  change(response: SandboxResponse, value: number, request: SandboxRequest, turn: number, now: number): SandboxResult;
}

const ERROR_STATUS = { least: 400, most: 599 };
const MESSAGES: ReadonlyMap<number, string> = new Map([
  [400, 'The request is not valid.'],
  [401, 'The token is not valid.'],
  [403, 'The token lacks the permission that this needs.'],
  [404, 'There is no such resource.'],
  [409, 'Another deployment of this application is in progress.'],
]);
const DELAY_MS = { least: 0, most: 3_600_000 };

/** The kinds by name, in the order in which a person reads them. */
const FAULT_KINDS: ReadonlyMap<string, FaultKind> = new Map(
  Object.entries<FaultKind>({
    reset: {
      summary: 'the connection is reset and nothing is done',
      preempts: true,
      change: () => ({ kind: 'reset' }),
    },
    'reset-after': {
      summary: 'the request is carried out and the connection reset',
      change: () => ({ kind: 'reset' }),
    },
    hang: { summary: 'nothing is done and no answer ever comes', preempts: true, change: () => ({ kind: 'hang' }) },
    'hang-after': { summary: 'the request is carried out and no answer ever comes', change: () => ({ kind: 'hang' }) },
    status: {
      summary: 'nothing is done and this status answered, as JSON',
      value: ERROR_STATUS,
      preempts: true,
      change: (_, status) => respondFault(status),
    },
    'status-after': {
      summary: 'the request is carried out and this status answered, as JSON',
      value: ERROR_STATUS,
      change: (_, status) => respondFault(status),
    },
    html: {
      summary: 'nothing is done and an HTML page answered, 200 unless another status is named',
      value: { least: 200, most: 599, usual: 200 },
      preempts: true,
      change: (_, status) => respondPage(status),
    },
    throttle: {
      summary: 'nothing is done and 429 answered, with Retry-After in seconds',
      value: { least: 0, most: 3600, usual: 1 },
      preempts: true,
      change: (_, seconds) => throttle(seconds),
    },
    'throttle-date': {
      summary: 'nothing is done and 429 answered, with a Retry-After that is an instant so many seconds ahead',
      value: { least: 0, most: 3600, usual: 1 },
      preempts: true,
      change: (_, seconds, __, ___, now) => throttleUntil(now + seconds * 1000),
    },
    'throttle-plain': {
      summary: 'nothing is done and 429 answered, as an HTML page without any header of the rate limit',
      preempts: true,
      change: () => ({ ...respondPage(429), hasLimits: false }),
    },
    unavailable: {
      summary: 'nothing is done and 503 answered, with Retry-After in seconds',
      value: { least: 0, most: 3600, usual: 1 },
      preempts: true,
      change: (_, seconds) => unavailable(seconds),
    },
    'secondary-limit': {
      summary: "nothing is done and GitHub's 403 of a secondary rate limit answered, with retry-after in seconds",
      value: { least: 0, most: 3600, usual: 60 },
      preempts: true,
      change: (_, seconds) => respondSecondaryLimit(seconds),
    },
    'secondary-limit-plain': {
      summary: "nothing is done and GitHub's 403 of a secondary rate limit answered, without retry-after",
      preempts: true,
      change: () => respondSecondaryLimit(null),
    },
    'primary-limit': {
      summary: "nothing is done and GitHub's 403 of a spent rate limit answered, with nothing remaining",
      preempts: true,
      change: () => respondPrimaryLimit(),
    },
    'not-accessible': {
      summary: "nothing is done and GitHub's 403 of a token that lacks a permission answered",
      preempts: true,
      change: () => respondNotAccessible(),
    },
    slow: {
      summary: 'the answer begins after so many real milliseconds',
      value: DELAY_MS,
      change: (response, headDelayMs) => ({ ...response, headDelayMs }),
    },
    'slow-body': {
      summary: 'the second half of the body comes after so many real milliseconds',
      value: DELAY_MS,
      change: (response, bodyDelayMs) => ({ ...response, bodyDelayMs }),
    },
    'no-content': {
      summary: 'the request is carried out, and a success answered with 204 and no body',
      change: emptied,
    },
    'cut-body': {
      summary: 'the connection ends in the middle of the body',
      change: (response) => ({ ...response, cut: true }),
    },
    'broken-json': {
      summary: 'the body is cut short, and whole as far as HTTP can tell',
      change: halve,
    },
    malformed: {
      summary:
        'the JSON is not what it should be: null, an array, a state that is null, a number, in lower case, missing',
      change: (response, _, __, turn) => malform(response, turn),
    },
    'bare-list': {
      summary: 'a list comes as a bare array, without its page; an object as an array of one',
      change: bareList,
    },
    'flat-page': {
      summary: 'the fields of pagination stand beside the results of a list',
      change: flatPage,
    },
    'page-ignored': {
      summary: 'a list answers as if no page were asked for',
      replaceRequest: withoutPage,
      change: (response) => response,
    },
    'big-body': {
      summary: 'the JSON is padded to 11 MiB',
      change: pad,
    },
    moved: {
      summary: 'nothing is done and any call, a POST too, sent to another address of the same origin, with 302',
      preempts: true,
      change: (_, __, request) => moved(request),
    },
    redirect: {
      summary: 'a GET is sent once to another address of the same origin, with 307',
      change: (response, _, request) => redirect(response, request, hostOf(request), false),
    },
    'redirect-away': {
      summary: 'a GET is sent to another origin, with 307',
      change: (response, _, request) => redirect(response, request, otherHostOf(request), false),
    },
    'redirect-loop': {
      summary: 'a GET is sent from address to address without end, with 307',
      change: (response, _, request) => redirect(response, request, hostOf(request), true),
    },
  }),
);

function respondFault(status: number): SandboxResponse {
  return respondProblem(status, MESSAGES.get(status) ?? 'The service cannot do this now.');
}

/** A fault that was read from its text: `reset`, `status=503`, `slow=2000`. */
export interface Fault {
  readonly text: string;
  /** True if the request is not carried out. */
  readonly preempts: boolean;
  /** Returns the request that is carried out in place of the one that came. */
  replaceRequest(request: SandboxRequest): SandboxRequest;
  /**
   * Returns what the client gets in place of `response`; `turn` makes shapes that alternate alternate, and `now` is what the platform's
   * clock says, in epoch milliseconds.
   */
  change(response: SandboxResponse, request: SandboxRequest, turn: number, now: number): SandboxResult;
}

/** The faults that there are: how each is written, and what it does. */
export const FAULT_CATALOGUE: readonly { readonly fault: string; readonly summary: string }[] = [...FAULT_KINDS].map(
  ([name, { value, summary }]) => ({
    fault: value === undefined ? name : value.usual === undefined ? `${name}=N` : `${name}[=N]`,
    summary,
  }),
);

/** Returns the fault that `text` names; null if none exists such, or its number is missing or out of range. */
export function parseFault(text: string): Fault | null {
  const [name = '', number, ...rest] = text.trim().split('=');
  const kind = FAULT_KINDS.get(name);
  if (kind === undefined || rest.length > 0) return null;
  const value = readValue(kind, number);
  if (value === null) return null;
  return {
    text: text.trim(),
    preempts: kind.preempts === true,
    replaceRequest: (request) => kind.replaceRequest?.(request) ?? request,
    change: (response, request, turn, now) => kind.change(response, value, request, turn, now),
  };
}

/** Returns the one sentence that says how faults are written. */
export function describeFaults(): string {
  return `Use one of: ${FAULT_CATALOGUE.map(({ fault }) => fault).join(', ')}.`;
}

function readValue({ value }: FaultKind, number: string | undefined): number | null {
  if (value === undefined) return number === undefined ? 0 : null;
  if (number === undefined) return value.usual ?? null;
  if (!/^\d{1,7}$/.test(number)) return null;
  return Number(number) >= value.least && Number(number) <= value.most ? Number(number) : null;
}
