import { type BadInput, InputError, TouchdownError } from '../../kernel/errors.ts';
import { isSameId } from '../../kernel/resource-id.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { Platform } from '../../platform/client.ts';
import { fillPath } from '../../platform/http/request-path.ts';
import type { CallOptions } from '../../platform/http/transport.ts';
import type { Adoption } from '../../provision/adopt.ts';

interface AdoptionPlace {
  readonly platform: Pick<Platform, 'applications' | 'projects'>;
  readonly organizationId: string;
  /** The name of the project to look for or create; null if its id is known. */
  readonly soughtProject: string | null;
}

const NOTHING_LOST = 'Nothing was created, and the state is as it was.';
/** The error codes that mean that the id, or what the token may see, must be different. */
const REFUSALS: readonly string[] = ['input', 'access-not-found', 'access-forbidden', 'rejected'];

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
  const { platform, organizationId, soughtProject } = place;
  try {
    fillPath('{id}', { id });
    if (name.kind === 'application') await platform.applications.status(id, call);
    // A project that does not exist yet has no environment.
    if (name.kind === 'environment' && soughtProject !== null)
      await platform.projects.find(organizationId, soughtProject, call);
    if (name.kind !== 'project') return null;
    const project = await platform.projects.find(organizationId, id, call);
    return isSameId(project.id, id) ? null : `is the name of a project. Use its id: ${safeSentence(project.id, 100)}.`;
  } catch (error) {
    if (error instanceof TouchdownError && REFUSALS.includes(error.code)) return `cannot be adopted. ${error.message}`;
    throw error;
  }
}
