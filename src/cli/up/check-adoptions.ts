import { type BadInput, InputError, TouchdownError } from '../../kernel/errors.ts';
import { isSameId } from '../../kernel/resource-id.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import { fillPath } from '../../platform/http/request-path.ts';
import type { CallOptions } from '../../platform/http/transport.ts';
import type { Platform } from '../../platform/platform-client.ts';
import { renderCandidates } from '../../platform/resources/lists.ts';
import type { Project } from '../../platform/resources/resources.ts';
import type { Adoption } from '../../provision/adopt.ts';

/** Where ids are looked for. */
export interface AdoptionPlace {
  readonly platform: Pick<Platform, 'applications' | 'projects'>;
  readonly organizationId: string;
  /** The name of the project that is to be looked for, and created where it is not there; null where it is known. */
  readonly soughtProject: string | null;
}

const NOTHING_LOST = 'Nothing was created, and the state is as it was.';
/** What says that it is the id, or what the token may see, that has to be another. */
const REFUSALS: readonly string[] = ['access-not-found', 'access-forbidden', 'rejected'];

/**
 * Looks with reads alone whether what is to be taken in is there, and answers what the platform has no read for: environments and
 * databases. Of an environment it looks whether its project is there. Rejects with InputError, naming every id that cannot be taken in, and
 * with any other TouchdownError where it could not be determined.
 */
export async function checkAdoptions(
  adoptions: readonly Adoption[],
  place: AdoptionPlace,
  call: CallOptions,
): Promise<readonly Adoption[]> {
  const bad: BadInput[] = [];
  for (const adoption of adoptions) {
    const { name, id } = adoption;
    const problem = await findProblem(adoption, place, call);
    const refused = { name: `--adopt ${name.word}`, seen: safeSentence(id, 100) };
    if (problem !== null) bad.push({ ...refused, accepted: `${problem} ${NOTHING_LOST}` });
  }
  if (bad.length > 0) throw new InputError(bad);
  return adoptions.filter(({ name }) => name.kind !== 'application' && name.kind !== 'project');
}

/** Null where it is there, or nothing can tell. */
async function findProblem({ name, id }: Adoption, place: AdoptionPlace, call: CallOptions): Promise<string | null> {
  try {
    fillPath('{id}', { id });
    if (name.kind === 'application') await place.platform.applications.status(id, call);
    if (name.kind === 'environment') return await findParentProblem(place, call);
    return name.kind === 'project' ? await findProjectProblem(id, place, call) : null;
  } catch (error) {
    if (error instanceof InputError) return 'Give the id as the platform shows it, which is no path.';
    if (error instanceof TouchdownError && REFUSALS.includes(error.code)) return error.message;
    throw error;
  }
}

async function findProjectProblem(
  id: string,
  { platform, organizationId }: AdoptionPlace,
  call: CallOptions,
): Promise<string | null> {
  const others: Project[] = [];
  for await (const project of platform.projects.list(organizationId, call)) {
    if (isSameId(project.id, id)) return null;
    others.push(project);
  }
  const lists = `organization ${safeSentence(organizationId, 100)} lists no project of this id`;
  return others.length === 0
    ? `${lists}; there is none yet, so leave --adopt project out and it is created.`
    : `${lists}; give one that it lists: ${renderCandidates(others)}.`;
}

/** In a project that is yet to be created there is no environment. */
async function findParentProblem(
  { platform, organizationId, soughtProject }: AdoptionPlace,
  call: CallOptions,
): Promise<string | null> {
  if (soughtProject === null) return null;
  const others: Project[] = [];
  for await (const project of platform.projects.list(organizationId, call)) {
    if (project.name === soughtProject) return null;
    others.push(project);
  }
  const lists = `organization ${safeSentence(organizationId, 100)} lists no project ${safeSentence(soughtProject, 100)}, so there is no environment in it`;
  return others.length === 0
    ? `${lists}; there is no project yet.`
    : `${lists}; mend up.project.name, or take in its project with --adopt project=ID: ${renderCandidates(others)}.`;
}
