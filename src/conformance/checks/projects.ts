import { parseInstant } from '../../platform/instant.ts';
import { readWord } from '../../platform/json.ts';
import { decodePage, listAll } from '../../platform/lists.ts';
import type { Project } from '../../platform/resources.ts';
import { decodeProject } from '../../platform/wire-resources.ts';
import { type Consequences, tryClient } from '../coping.ts';
import type { Cope } from '../finding.ts';
import { objectsIn, organizationId, organizationPath } from '../known.ts';
import { Omission } from '../omission.ts';
import type { Reply, Session } from '../session.ts';
import { createThing } from './things.ts';

const CONSEQUENCES: Consequences = {
  well: 'The client lists every project, each once.',
  ill: 'The client does not list every project: one that is there may be taken for missing.',
};

/** Answers the list of projects as it is without paging. Where it may, it first sees to it that there are three. */
export async function readProjects(session: Session): Promise<Reply> {
  if (session.settings.mayWrite) await createSeveral(session);
  return session.read(await organizationPath(session, 'project'));
}

/** Answers one page of the projects. */
export async function readPage(session: Session, page: number, size: number): Promise<Reply> {
  await readProjects(session);
  return session.read(`${await organizationPath(session, 'project')}?page=${page}&page_size=${size}`);
}

/** Answers the ids in a list of resources. */
export function idsIn(reply: Reply): readonly string[] {
  return objectsIn(reply).map(({ id }) => readWord(id) ?? '');
}

/** Tries whether the client's own way through a list brings every project where pages are small. */
export function copeWithPages(session: Session): Cope {
  const walk = async (): Promise<boolean> => {
    const org = await organizationId(session);
    const known = idsIn(await readProjects(session));
    const size = Math.max(1, Math.ceil(known.length / 3));
    const { transport } = session.client;
    const call = transport.begin();
    const operation = {
      method: 'GET',
      template: '/organization/{org_id}/project',
      ids: { org_id: org },
      scope: 'Read',
      action: 'list the projects page by page',
      subject: `organization ${org}`,
    } as const;
    const fetchPage = async (page: number) => {
      const json = await transport.fetchJson({ ...operation, query: { page, page_size: size } }, call);
      return decodePage(json, decodeProject);
    };
    return isSame(await Array.fromAsync(listAll(fetchPage, ({ id }) => id)), known);
  };
  return tryClient(session, walk, CONSEQUENCES);
}

/** Tries whether the client lists the projects that `known` holds. */
export function copeWithList(session: Session): Cope {
  const use = async (): Promise<boolean> => isSame(await list(session), idsIn(await readProjects(session)));
  return tryClient(session, use, CONSEQUENCES);
}

/** Tries whether the client reads one field of every project. */
export function copeWithField(session: Session, field: string): Cope {
  const isRead = ({ id, name, createdAt, updatedAt }: Project): boolean => {
    if (field === 'id') return id !== '';
    if (field === 'name') return name !== null;
    return parseInstant(field === 'created_at' ? createdAt : updatedAt) !== null;
  };
  return tryClient(session, async () => (await list(session)).every(isRead), {
    well: 'The client reads the projects all the same.',
    ill: 'The client does not tell this of a project.',
  });
}

async function list(session: Session): Promise<Project[]> {
  return Array.fromAsync(session.client.projects.list(await organizationId(session)));
}

function isSame(projects: readonly Project[], known: readonly string[]): boolean {
  const ids = projects.map(({ id }) => id);
  return new Set(ids).size === ids.length && new Set(known).symmetricDifference(new Set(ids)).size === 0;
}

/** Without them there are no pages to look at; a service that lets none be created may have some. */
async function createSeveral(session: Session): Promise<void> {
  try {
    for (const number of [1, 2, 3]) await createThing(session, 'project', number);
  } catch (error) {
    if (!(error instanceof Omission)) throw error;
  }
}
