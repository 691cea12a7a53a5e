import type { Clock } from '../kernel/clock.ts';
import type { GithubApp, GithubReply, InstalledRepository } from './relay-interfaces.ts';
import type { Store } from './store/store.ts';

/** What is asked where the App is installed. */
export interface RepositoryParts {
  readonly store: Pick<Store, 'recall' | 'remember'>;
  readonly github: Pick<GithubApp, 'readRepository'>;
  readonly clock: Clock;
}

/** Reads a repository by `owner/name` from GitHub, and keeps what it told. Rejects where the store does. */
export async function readAnew(
  { store, github, clock }: Omit<RepositoryParts, 'store'> & { readonly store: Pick<Store, 'remember'> },
  repository: string,
): Promise<GithubReply<InstalledRepository>> {
  const reply = await github.readRepository(repository);
  if (reply.kind === 'done') await store.remember({ repository: reply.value, now: clock.epochMs() });
  return reply;
}

/**
 * Returns the installation by which a repository is reached now, where GitHub refused the one that was known: an App that was taken
 * out and installed again has another. Null where it is still that one, or cannot be known. Rejects where the store does.
 */
export async function findOtherInstallation(
  parts: RepositoryParts,
  { repository, repositoryId, installationId }: InstalledRepository,
): Promise<number | null> {
  const isOther = (one: InstalledRepository): boolean =>
    one.repositoryId === repositoryId && one.installationId !== installationId;
  const { repository: kept } = await parts.store.recall({ repository });
  if (kept !== null && isOther(kept)) return kept.installationId;
  const reply = await readAnew(parts, repository);
  return reply.kind === 'done' && isOther(reply.value) ? reply.value.installationId : null;
}
