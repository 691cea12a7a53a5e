import { respondNotAccessible, respondSecondaryLimit } from '../http/github-problems.ts';
import {
  respondPage,
  respondProblem,
  type SandboxRequest,
  type SandboxResponse,
  type SandboxResult,
} from '../http/wire.ts';
import { hostOf, malform, otherHostOf, pad, redirect, throttle } from './changes.ts';

/** One kind of fault: what it does, for a person and in fact. */
interface FaultKind {
  readonly summary: string;
  /** The number after the `=`; `usual` if it may be left out. Absent: the fault takes none. */
  readonly value?: { readonly least: number; readonly most: number; readonly usual?: number };
  readonly preempts?: boolean;
  change(context: FaultContext): SandboxResult;
}

/** What a fault is applied to. */
interface FaultContext {
  readonly request: SandboxRequest;
  readonly response: SandboxResponse;
  /** The number after the `=`. */
  readonly value: number;
  /** Makes shapes that alternate alternate. */
  readonly turn: number;
}

const ERROR_STATUS = { least: 400, most: 599 };
const MESSAGES: ReadonlyMap<number, string> = new Map([
  [400, 'The request is not valid.'],
  [401, 'The token is not valid.'],
  [403, 'The token does not have the permission for this call.'],
  [404, 'The resource does not exist.'],
  [409, 'Another deployment of this application is in progress.'],
]);
const DELAY_MS = { least: 0, most: 3_600_000 };

/** The kinds by name, in the order in which a person reads them. */
const FAULT_KINDS: ReadonlyMap<string, FaultKind> = new Map(
  Object.entries<FaultKind>({
    reset: {
      summary: 'reset the connection without processing the request',
      preempts: true,
      change: () => ({ kind: 'reset' }),
    },
    'reset-after': {
      summary: 'process the request, then reset the connection',
      change: () => ({ kind: 'reset' }),
    },
    hang: { summary: 'never respond and do not process the request', preempts: true, change: () => ({ kind: 'hang' }) },
    'hang-after': { summary: 'process the request, but never respond', change: () => ({ kind: 'hang' }) },
    status: {
      summary: 'respond with status N and JSON, without processing the request',
      value: ERROR_STATUS,
      preempts: true,
      change: ({ value }) => respondFault(value),
    },
    'status-after': {
      summary: 'process the request, then respond with status N and JSON',
      value: ERROR_STATUS,
      change: ({ value }) => respondFault(value),
    },
    html: {
      summary: 'respond with an HTML page and status N (default: 200)',
      value: { least: 200, most: 599, usual: 200 },
      preempts: true,
      change: ({ value }) => respondPage(value),
    },
    throttle: {
      summary: 'respond with 429 and a Retry-After of N seconds (default: 1)',
      value: { least: 0, most: 3600, usual: 1 },
      preempts: true,
      change: ({ value }) => throttle(value),
    },
    'throttle-plain': {
      summary: 'respond with 429 as an HTML page without rate limit headers',
      preempts: true,
      change: () => ({ ...respondPage(429), hasLimits: false }),
    },
    'secondary-limit': {
      summary: "respond like GitHub's secondary rate limit: 403 with a retry-after of N seconds (default: 60)",
      value: { least: 0, most: 3600, usual: 60 },
      preempts: true,
      change: ({ value }) => respondSecondaryLimit(value),
    },
    'secondary-limit-plain': {
      summary: "respond like GitHub's secondary rate limit: 403 without retry-after",
      preempts: true,
      change: () => respondSecondaryLimit(null),
    },
    'not-accessible': {
      summary: 'respond with 403 as GitHub does if the token lacks a permission',
      preempts: true,
      change: () => respondNotAccessible(),
    },
    slow: {
      summary: 'start the response after N real milliseconds',
      value: DELAY_MS,
      change: ({ response, value }) => ({ ...response, headDelayMs: value }),
    },
    'cut-body': {
      summary: 'close the connection in the middle of the body',
      change: ({ response }) => ({ ...response, cut: true }),
    },
    'broken-json': {
      summary: 'send only half of the JSON, with a matching Content-Length',
      change: ({ response }) => ({ ...response, body: response.body.slice(0, Math.floor(response.body.length / 2)) }),
    },
    malformed: {
      summary: 'send unexpected JSON: null, an array, or a state that is null, a number, lowercase or missing',
      change: ({ response, turn }) => malform(response, turn),
    },
    'big-body': {
      summary: 'pad the JSON to 11 MiB',
      change: ({ response }) => pad(response),
    },
    redirect: {
      summary: 'redirect a GET once to another URL of the same origin (307)',
      change: ({ response, request }) => redirect(response, request, hostOf(request)),
    },
    'redirect-away': {
      summary: 'redirect a GET to another origin (307)',
      change: ({ response, request }) => redirect(response, request, otherHostOf(request)),
    },
    'redirect-loop': {
      summary: 'redirect a GET endlessly (307)',
      change: ({ response, request }) => redirect(response, request, hostOf(request), true),
    },
  }),
);

function respondFault(status: number): SandboxResponse {
  return respondProblem(status, MESSAGES.get(status) ?? 'The service cannot process this request now.');
}

/** A fault that was read from its text: `reset`, `status=503`, `slow=2000`. */
export interface Fault {
  readonly text: string;
  /** True if the request is not carried out. */
  readonly preempts: boolean;
  /** Returns what the client gets in place of the response. */
  change(context: Omit<FaultContext, 'value'>): SandboxResult;
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
    change: (context) => kind.change({ ...context, value }),
  };
}

/** Returns the one sentence that says how faults are written. */
export function describeFaults(): string {
  return `Use one of these, where N is a number: ${FAULT_CATALOGUE.map(({ fault }) => fault).join(', ')}.`;
}

function readValue({ value }: FaultKind, number: string | undefined): number | null {
  if (value === undefined) return number === undefined ? 0 : null;
  if (number === undefined) return value.usual ?? null;
  if (!/^\d{1,7}$/.test(number)) return null;
  return Number(number) >= value.least && Number(number) <= value.most ? Number(number) : null;
}
