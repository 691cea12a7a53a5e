import { isObject, nameType } from '../../platform/http/json.ts';
import { isFilled, jsonOf, nameBody } from '../body-reader.ts';
import {
  type Check,
  type CheckGroup,
  CONFORMS,
  type Cope,
  departs,
  type Fault,
  type Finding,
  judgeFault,
  skip,
} from '../conformance-finding.ts';
import type { ProbeResponse } from '../conformance-probe.ts';
import type { CheckResponse, Session } from '../conformance-session.ts';
import { type Consequences, errorCodeOf, tryClient } from '../coping.ts';
import { UNKNOWN_ID } from '../known.ts';
import { askWithWrongToken, clientCodeForWrongToken } from './check-authentication.ts';
import { askIncomplete, clientCodeForIncomplete } from './check-validation.ts';

/** One kind of refusal: how to provoke it, and the error of the client for it. */
interface Refusal {
  readonly status: 400 | 401 | 404;
  readonly phrase: string;
  readonly code: string;
  ask(session: Session): Promise<CheckResponse>;
  tryClient(session: Session): ReturnType<typeof errorCodeOf>;
}

const REFUSALS: readonly Refusal[] = [
  {
    status: 401,
    phrase: 'Unauthorized',
    code: 'access-unauthorized',
    ask: askWithWrongToken,
    tryClient: clientCodeForWrongToken,
  },
  {
    status: 404,
    phrase: 'Not Found',
    code: 'access-not-found',
    ask: askUnknownApplication,
    tryClient: (session) => errorCodeOf(() => session.client.applications.status(UNKNOWN_ID)),
  },
  {
    status: 400,
    phrase: 'Bad Request',
    code: 'rejected',
    ask: (session) => askIncomplete(session, 'project'),
    tryClient: (session) => clientCodeForIncomplete(session, 'project'),
  },
];

const BODY: Consequences = {
  well: 'The client uses the status code and shows what it can read of the message.',
  ill: 'The client reports a different kind of error.',
};
const UNKNOWN: Consequences = {
  well: 'The client still reports that the resource does not exist.',
  ill: 'The client does not report that the id is wrong.',
};

const unknownApplication: Check = {
  id: 'errors.unknown-application',
  section: 'Errors 2',
  says: 'A resource that does not exist returns 404.',
  run: async (session) => {
    const use = () => errorCodeOf(() => session.client.applications.status(UNKNOWN_ID));
    return requireNotFound(session, await askUnknownApplication(session), use);
  },
};

const unknownOrganization: Check = {
  id: 'errors.unknown-organization',
  section: 'Errors 2',
  says: 'A list of a resource that does not exist returns 404.',
  run: async (session) => {
    const use = () => errorCodeOf(() => Array.fromAsync(session.client.projects.list(UNKNOWN_ID)));
    return requireNotFound(session, await session.read(`/organization/${UNKNOWN_ID}/project`), use);
  },
};

/** The checks of error responses. */
export const ERRORS: CheckGroup = {
  title: 'Errors',
  checks: [
    unknownApplication,
    unknownOrganization,
    ...REFUSALS.flatMap((refusal) => [bodyCheck(refusal), typeCheck(refusal)]),
  ],
};

function bodyCheck(refusal: Refusal): Check {
  const { status } = refusal;
  const says = `The body of a ${status} response is {status, error, message}: the status code, its name and a sentence.`;
  return refusalCheck(refusal, `errors.body-${status}`, says, (response) => findBodyFault(response, refusal));
}

function typeCheck(refusal: Refusal): Check {
  const { status } = refusal;
  const says = `The body of a ${status} response is JSON, and its Content-Type is application/json.`;
  return refusalCheck(refusal, `errors.type-${status}`, says, findTypeFault);
}

/** `find` returns what is wrong with the refusal; null if nothing is. */
function refusalCheck(
  refusal: Refusal,
  id: string,
  says: string,
  find: (response: CheckResponse) => Fault | null,
): Check {
  const { status } = refusal;
  return {
    id,
    section: 'Errors 1',
    says,
    ...(status === 400 ? { isWriting: true } : {}),
    run: async (session) => {
      const response = await refusal.ask(session);
      if (response.status !== status)
        return skip(`${response.request} returned ${response.status} instead of ${status}`);
      return judgeFault(find(response), copeWith(session, refusal));
    },
  };
}

function askUnknownApplication(session: Session): Promise<CheckResponse> {
  return session.read(`/application/${UNKNOWN_ID}/status`);
}

function requireNotFound(
  session: Session,
  response: CheckResponse,
  use: () => ReturnType<typeof errorCodeOf>,
): Finding {
  if (response.status === 404) return CONFORMS;
  const isReported = async () => (await use()) === 'access-not-found';
  return departs('status 404', `status ${response.status}`, tryClient(session, isReported, UNKNOWN));
}

function copeWith(session: Session, refusal: Refusal): Cope {
  return tryClient(session, async () => (await refusal.tryClient(session)) === refusal.code, BODY);
}

interface DescribedRefusal {
  readonly status: number;
  readonly phrase: string;
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

/** Returns what is wrong with the media type of a refusal; null if it is JSON. */
export function findTypeFault({ headers }: Pick<ProbeResponse, 'headers'>): Fault | null {
  const type = headers['content-type'] ?? 'none';
  return JSON_TYPE.test(type) ? null : { expected: 'application/json', came: type };
}

/** Returns what is wrong with the body of a refusal; null if it is {status, error, message}. */
export function findBodyFault(
  response: Pick<ProbeResponse, 'text'>,
  { status, phrase }: DescribedRefusal,
): Fault | null {
  const json = jsonOf(response);
  if (!isObject(json)) return { expected: 'an object {status, error, message}', came: nameBody(response) };
  if (json['status'] !== status) return { expected: `status ${status} in the body`, came: describe(json['status']) };
  if (!isPhrase(json['error'], phrase)) return { expected: `"${phrase}" in error`, came: describe(json['error']) };
  return isFilled(json['message']) ? null : { expected: 'a sentence in message', came: describe(json['message']) };
}

function isPhrase(value: unknown, phrase: string): boolean {
  const fold = (text: string): string => text.replace(/[^a-z]/gi, '').toLowerCase();
  return typeof value === 'string' && fold(value) === fold(phrase);
}

function describe(value: unknown): string {
  if (typeof value === 'string') return 'a different text';
  return typeof value === 'number' ? 'a different number' : nameType(value);
}
