import { isSameId } from '../../kernel/resource-id.ts';
import { type JsonObject, nameType, readWord } from '../../platform/http/json.ts';
import { findOtherCluster } from '../../platform/resources/environments.ts';
import { isFilled, isTimestamp, nameResponse, objectOf } from '../body-reader.ts';
import { type Check, type CheckGroup, CONFORMS, type Cope, departs, skip } from '../conformance-finding.ts';
import type { Session } from '../conformance-session.ts';
import { copesAnyway, tryClient } from '../coping.ts';
import { organizationId } from '../known.ts';
import { excerpt } from './check-limits.ts';
import { createThing, idOf, nameOf, neededField, type ThingKind, withArticle } from './things.ts';

/** The kinds whose response is described; each may need those before it. */
const RESOURCES = ['project', 'environment', 'application', 'database', 'webhook'] as const;
const SETTINGS = ['variable', 'secret'] as const;
const CREATED = [200, 201];
const INSTANTS = ['created_at', 'updated_at'] as const;
const CONSEQUENCES = {
  well: 'The client still treats it as created.',
  ill: 'The client does not know what was created. Creating it again may make a duplicate.',
};

const times: Check = {
  id: 'create.timestamps',
  section: 'Common fields of a returned resource',
  says: 'The created_at and updated_at of a created resource are ISO 8601 with milliseconds and Z.',
  isWriting: true,
  run: async (session) => {
    const made: JsonObject[] = [];
    for (const kind of RESOURCES) made.push(objectOf(await createThing(session, kind)) ?? {});
    const instants = made.flatMap((thing) => INSTANTS.flatMap((field) => (field in thing ? [thing[field]] : [])));
    if (instants.length === 0) return skip('no response to a creation contains a date');
    const wrong = instants.filter((value) => !isTimestamp(value));
    if (wrong.length === 0) return CONFORMS;
    const cope = copesAnyway('The client shows the date as the service wrote it.');
    return departs(
      'ISO 8601 with milliseconds and Z',
      `another format in ${wrong.length} of ${instants.length} dates`,
      cope,
    );
  },
};

const cluster: Check = {
  id: 'create.environment-cluster',
  section: 'Endpoints',
  says: 'An environment created with a cluster_id runs on that cluster.',
  isWriting: true,
  run: async (session) => {
    const { clusterId } = session.settings;
    if (clusterId === null) return skip('no cluster was given. Set --cluster-id');
    const reported = readWord(objectOf(await createThing(session, 'environment'))?.['cluster_id']);
    if (reported === null) return skip('the response has no cluster_id');
    if (isSameId(reported, clusterId)) return CONFORMS;
    const use = async () => {
      const wanted = { name: nameOf(session, 'environment', 9), mode: 'STAGING', clusterId };
      const created = await session.client.environments.create(await rawIdOf(session, 'project'), wanted);
      return findOtherCluster(wanted, created) !== null;
    };
    return departs(
      `the requested cluster_id`,
      excerpt(reported),
      tryClient(session, use, {
        well: 'The client notices it. Commands that create an environment fail with an error that names both clusters, and create nothing in it.',
        ill: 'The client does not notice it. Applications run on a different cluster than requested.',
      }),
    );
  },
};

/** The checks of creations. */
export const CREATION: CheckGroup = {
  title: 'Creation',
  checks: [...RESOURCES.map(resourceCheck), ...SETTINGS.map(settingCheck), cluster, times],
};

function resourceCheck(kind: (typeof RESOURCES)[number]): Check {
  const field = neededField(kind);
  return {
    id: `create.${kind}`,
    section: 'Endpoints',
    says: `Creating ${withArticle(kind)} returns 200 or 201 with its id and ${field}.`,
    isWriting: true,
    run: async (session) => {
      const response = await createThing(session, kind);
      const body = objectOf(response);
      const cope = copeWithCreation(session, kind);
      if (!CREATED.includes(response.status) || body === null) {
        return departs('status 200 or 201 with an object', nameResponse(response, CREATED), cope);
      }
      if (!isFilled(body['id'])) return departs('a string in id', nameType(body['id']), cope);
      if (body[field] === nameOf(session, kind, 1)) return CONFORMS;
      return departs(`the requested ${field}`, body[field] === undefined ? 'none' : 'a different one', cope);
    },
  };
}

function settingCheck(kind: (typeof SETTINGS)[number]): Check {
  return {
    id: `create.${kind}`,
    section: 'Endpoints',
    says: `Creating a ${kind} of an application succeeds.`,
    isWriting: true,
    run: async (session) => {
      const { status } = await createThing(session, kind);
      if ([...CREATED, 204].includes(status)) return CONFORMS;
      return departs('status 200, 201 or 204', `status ${status}`, copeWithCreation(session, kind));
    },
  };
}

function copeWithCreation(session: Session, kind: ThingKind): Cope {
  return tryClient(session, async () => (await createWithClient(session, kind)) !== '', CONSEQUENCES);
}

/** Returns the id, or a fixed word for a kind without one. */
async function createWithClient(session: Session, kind: ThingKind): Promise<string> {
  const { client, settings } = session;
  const name = nameOf(session, kind, 9);
  switch (kind) {
    case 'project':
      return (await client.projects.create(await organizationId(session), { name })).id;
    case 'environment': {
      const environment = { name, mode: 'STAGING', clusterId: settings.clusterId ?? undefined };
      return (await client.environments.create(await rawIdOf(session, 'project'), environment)).id;
    }
    case 'application': {
      const gitRepository = { url: settings.gitUrl, branch: settings.gitBranch };
      const environment = await rawIdOf(session, 'environment');
      return (await client.applications.create(environment, { name, gitRepository, buildMode: 'DOCKER' })).id;
    }
    case 'database':
      return (await client.databases.create(await rawIdOf(session, 'environment'), { name, type: 'POSTGRESQL' })).id;
    case 'webhook': {
      const webhook = { targetUrl: name, events: ['DEPLOYMENT_FAILED'], enabled: false };
      return (await client.webhooks.create(await organizationId(session), webhook)).id;
    }
    default: {
      const { environmentVariables, secrets } = client.applications;
      const setting = { key: name, value: 'made-by-touchdown-conformance' };
      const application = await rawIdOf(session, 'application');
      await (kind === 'variable' ? environmentVariables : secrets).create(application, setting);
      return 'created';
    }
  }
}

async function rawIdOf(session: Session, kind: ThingKind): Promise<string> {
  return decodeURIComponent(await idOf(session, kind));
}
