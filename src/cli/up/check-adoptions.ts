import { type BadInput, InputError, TouchdownError } from '../../kernel/errors.ts';
import { isSameId } from '../../kernel/resource-id.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { Platform } from '../../platform/client.ts';
import { fillPath } from '../../platform/http/request-path.ts';
import type { CallOptions } from '../../platform/http/transport.ts';
import { renderCandidates } from '../../platform/resources/lists.ts';
import type { Project } from '../../platform/resources/resources.ts';
import type { Adoption } from '../../provision/adopt.ts';

interface AdoptionPlace {
  readonly platform: Pick<Platform, 'applications' | 'projects'>;
  readonly organizationId: string;
  /** The name of the project to look for or create; null if its id is known. */
  readonly soughtProject: string | null;
}

const NOTHING_LOST = 'Nothing was created, and the state is as it was.';
/** The error codes that mean that the id, or what the token may see, must be different. */
const REFUSALS: readonly string[] = ['access-not-found', 'access-forbidden', 'rejected'];

/** Reads whether the adopted ids exist and returns those the platform cannot read. Rejects with InputError naming every bad id. */
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
    if (problem !== null) bad.push({ ...refused, problem: `${problem} ${NOTHING_LOST}` });
  }
  if (bad.length > 0) throw new InputError(bad);
  return adoptions.filter(({ name }) => name.kind !== 'application' && name.kind !== 'project');
}

async function findProblem({ name, id }: Adoption, place: AdoptionPlace, call: CallOptions): Promise<string | null> {
  try {
    fillPath('{id}', { id });
    if (name.kind === 'application') await place.platform.applications.status(id, call);
    if (name.kind === 'environment') return await findParentProblem(place, call);
    return name.kind === 'project' ? await findProjectProblem(id, place, call) : null;
  } catch (error) {
    if (error instanceof InputError) return 'is not a valid id. Copy it from the platform.';
    if (error instanceof TouchdownError && REFUSALS.includes(error.code)) return `cannot be adopted. ${error.message}`;
    throw error;
  }
}

async function findProjectProblem(id: string, place: AdoptionPlace, call: CallOptions): Promise<string | null> {
  const others = await listOthers(place, (project) => isSameId(project.id, id), call);
  if (others === null) return null;
  const lists = `is not found: ${nameOf(place)} lists no project with this id`;
  return others.length === 0
    ? `${lists}. No project exists yet; leave --adopt project out to create it.`
    : `${lists}. Use one that it lists: ${renderCandidates(others)}.`;
}

/** A project that does not exist yet has no environment. */
async function findParentProblem(place: AdoptionPlace, call: CallOptions): Promise<string | null> {
  const { soughtProject } = place;
  if (soughtProject === null) return null;
  const others = await listOthers(place, ({ name }) => name === soughtProject, call);
  if (others === null) return null;
  const lists = `cannot be adopted: ${nameOf(place)} lists no project ${safeSentence(soughtProject, 100)} with such an environment`;
  return others.length === 0
    ? `${lists}. No project exists yet.`
    : `${lists}. Fix up.project.name, or adopt its project with --adopt project=ID: ${renderCandidates(others)}.`;
}

/** Returns the organization's projects; null if the sought one is among them. */
async function listOthers(
  { platform, organizationId }: AdoptionPlace,
  isSought: (project: Project) => boolean,
  call: CallOptions,
): Promise<readonly Project[] | null> {
  const others: Project[] = [];
  for await (const project of platform.projects.list(organizationId, call)) {
    if (isSought(project)) return null;
    others.push(project);
  }
  return others;
}

function nameOf({ organizationId }: AdoptionPlace): string {
  return `organization ${safeSentence(organizationId, 100)}`;
}
