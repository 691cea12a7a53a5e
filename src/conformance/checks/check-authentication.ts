import {
  type Check,
  type CheckGroup,
  CONFORMS,
  type Cope,
  departs,
  type Finding,
  skip,
} from '../conformance-finding.ts';
import type { CheckResponse, Session } from '../conformance-session.ts';
import { copesAnyway, errorCodeOf, tryClient } from '../coping.ts';
import { UNKNOWN_ID } from '../known.ts';

const NO_TOKEN = 'touchdown-conformance-no-such-token';
/** Paths of things that do not exist, so a service that does not check the token reveals nothing. */
const OTHER_PATHS = [
  `/organization/${UNKNOWN_ID}/project`,
  `/application/${UNKNOWN_ID}/status`,
  `/application/${UNKNOWN_ID}/log`,
  `/application/${UNKNOWN_ID}/environmentVariable`,
];

/** Returns the response to a request with an invalid token. */
export function askWithWrongToken(session: Session): Promise<CheckResponse> {
  const authorization = wrongAuthorization(session);
  return session.once('wrong token', () => session.ask({ path: '/organization', authorization }));
}

/** Returns the code of the error that the client throws for an invalid token; null if it throws none. */
export function clientCodeForWrongToken(session: Session): ReturnType<typeof errorCodeOf> {
  const client = session.clientWith(wrongAuthorization(session));
  return errorCodeOf(() => Array.fromAsync(client.organizations.list()));
}

const missing: Check = {
  id: 'auth.missing-token',
  section: 'Authentication 6',
  says: 'A missing token returns 401.',
  run: async (session) => {
    const response = await session.ask({ path: '/organization', authorization: null });
    return requireRefusal(response, copesAnyway('The client never sends a request without a token.'));
  },
};

const everywhere: Check = {
  id: 'auth.every-call',
  section: 'Endpoints',
  says: 'All endpoints require authentication.',
  run: async (session) => {
    for (const path of OTHER_PATHS) {
      const response = await session.ask({ path, authorization: null });
      const cope = copesAnyway('The client never sends a request without a token.');
      if (response.status !== 401)
        return departs('status 401 without a token', `${response.request}: ${response.status}`, cope);
    }
    return CONFORMS;
  },
};

const invalid: Check = {
  id: 'auth.invalid-token',
  section: 'Authentication 6',
  says: 'An invalid token returns 401.',
  run: async (session) => {
    const isReported = async () => (await clientCodeForWrongToken(session))?.startsWith('access-') === true;
    const consequences = {
      well: 'The client still reports an access error for a wrong token, but it may suggest a missing scope.',
      ill: 'The client does not report that the token is wrong.',
    };
    return requireRefusal(await askWithWrongToken(session), tryClient(session, isReported, consequences));
  },
};

/** The checks of the token. */
export const AUTHENTICATION: CheckGroup = {
  title: 'Authentication',
  checks: [missing, invalid, everywhere, formCheck('Token', 'an API token'), formCheck('Bearer', 'a JWT')],
};

function formCheck(word: 'Token' | 'Bearer', kind: string): Check {
  return {
    id: `auth.${word.toLowerCase()}-form`,
    section: 'Authentication 2',
    says: `"Authorization: ${word}" with ${kind} is accepted.`,
    run: async (session) => {
      const [own = '', token = ''] = session.settings.authorization.split(' ');
      const { status } = await session.ask({ path: '/organization', authorization: `${word} ${token}` });
      if (status === 401)
        return skip(`the service accepts this token only as ${own}; this check needs a token of the other kind`);
      if (status === 200 || status === 403) return CONFORMS;
      const cope = copesAnyway(`The client sends the token as ${own}, which the service accepts.`);
      return departs('status 200', `status ${status}`, cope);
    },
  };
}

function requireRefusal({ status }: CheckResponse, cope: Cope): Finding {
  return status === 401 ? CONFORMS : departs('status 401', `status ${status}`, cope);
}

function wrongAuthorization({ settings }: Session): string {
  return `${settings.authorization.split(' ')[0]} ${NO_TOKEN}`;
}

const PREFIX = '/api/v1';

const prefix: Check = {
  id: 'address.prefix',
  section: 'Versioning 2',
  says: 'Paths work with and without the prefix /api/v1.',
  run: async (session) => {
    const own = session.settings.prefix;
    const other = own.endsWith(PREFIX) ? own.slice(0, -PREFIX.length) : `${own}${PREFIX}`;
    const { status } = await session.ask({ path: '/organization', prefix: other });
    if (status === 200) return CONFORMS;
    const cope = copesAnyway('The client uses the base URL exactly as configured, with or without the prefix.');
    return departs(
      'status 200 with and without the prefix',
      `status ${status} ${other === '' ? 'without the prefix' : `under ${other}`}`,
      cope,
    );
  },
};

/** The check of the path prefix. */
export const ADDRESS: CheckGroup = { title: 'Address', checks: [prefix] };
