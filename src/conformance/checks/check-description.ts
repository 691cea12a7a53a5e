import { isObject, type JsonObject } from '../../platform/http/json.ts';
import { ENDPOINTS } from '../../platform/resources/catalog.ts';
import { nameResponse, objectOf } from '../body-reader.ts';
import { type Check, type CheckGroup, CONFORMS, departs, type Finding } from '../conformance-finding.ts';
import { type CheckResponse, DESCRIPTION_PATH, type Session } from '../conformance-session.ts';
import { copesAnyway } from '../coping.ts';
import { Omission } from '../omission.ts';

interface Described {
  readonly method: string;
  readonly path: string;
}

/** Returns which endpoints an OpenAPI document lacks; null for none. Ignores the names of parameters and a version prefix. */
export function findMissing({ paths: listed }: JsonObject, endpoints: readonly Described[]): string | null {
  const known = new Set(
    Object.entries(isObject(listed) ? listed : {}).flatMap(([path, methods]) => {
      return Object.keys(isObject(methods) ? methods : {}).map((method) => foldPath(method, path));
    }),
  );
  const missing = endpoints.filter(({ method, path }) => !known.has(foldPath(method, path)));
  if (missing.length === 0) return null;
  return `${missing.length} missing, first ${missing[0]?.method} ${missing[0]?.path}`;
}

function foldPath(method: string, path: string): string {
  return `${method.toUpperCase()} ${path.replace(/^\/api\/v1(?=\/)/, '').replace(/\{\w+\}/g, '{}')}`;
}

const COPE = copesAnyway('The client does not use the API description.');
const MAX_EXCERPT = 120;
const MAX_PATHS = 10_000;

const served: Check = {
  id: 'description.served',
  section: 'What the service does 5',
  says: 'The OpenAPI description can be downloaded at /openapi.json.',
  run: async (session) => {
    const response = await read(session);
    if (response.status === 200 && objectOf(response) !== null) return CONFORMS;
    return departs('status 200 with a JSON object', nameResponse(response, [200]), COPE);
  },
};

const openapi: Check = {
  id: 'description.openapi',
  section: 'What the service does 5',
  says: 'The OpenAPI description uses version 3.0.',
  run: (session) =>
    checkDocument(
      session,
      ({ openapi: version }) => (typeof version === 'string' && /^3\.0\.\d+$/.test(version) ? null : version),
      '3.0.x',
    ),
};

const version: Check = {
  id: 'description.version',
  section: 'Versioning 1',
  says: 'The version of the API description is 1.0.4.',
  run: (session) =>
    checkDocument(
      session,
      ({ info }) => {
        const version = isObject(info) ? info['version'] : undefined;
        return version === '1.0.4' ? null : version;
      },
      '1.0.4',
    ),
};

const paths: Check = {
  id: 'description.paths',
  section: 'Endpoints',
  says: 'The OpenAPI description lists all endpoints.',
  run: (session) =>
    checkDocument(
      session,
      (document) => {
        refuseManyPaths(document);
        return findMissing(document, ENDPOINTS);
      },
      `all ${ENDPOINTS.length} endpoints with their methods`,
    ),
};

/** The checks of the API description. */
export const DESCRIPTION: CheckGroup = { title: 'Description', checks: [served, openapi, version, paths] };

/** `fault` returns what was found instead; null if nothing is wrong. */
async function checkDocument(
  session: Session,
  fault: (document: JsonObject) => unknown,
  expected: string,
): Promise<Finding> {
  const response = await read(session);
  const document = response.status === 200 ? objectOf(response) : null;
  if (document === null) throw new Omission('skipped', 'the service has no OpenAPI description');
  const came = fault(document);
  if (came === null) return CONFORMS;
  return departs(expected, typeof came === 'string' ? came.slice(0, MAX_EXCERPT) : 'none', COPE);
}

function refuseManyPaths({ paths: listed }: JsonObject): void {
  const count = isObject(listed) ? Object.keys(listed).length : 0;
  if (count <= MAX_PATHS) return;
  throw new Omission('undetermined', `the description lists ${count} paths; at most ${MAX_PATHS} are checked`);
}

function read(session: Session): Promise<CheckResponse> {
  return session.read(DESCRIPTION_PATH);
}
