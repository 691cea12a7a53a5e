import type { Clock } from '../kernel/clock.ts';
import type { AppResult, GithubApp, InstalledRepository } from './interfaces.ts';
import type { Store } from './store/store.ts';

interface RepositoryParts {
  readonly store: Pick<Store, 'recall' | 'remember'>;
  readonly github: Pick<GithubApp, 'readRepository'>;
  readonly clock: Clock;
}

/** Reads a repository by `owner/name` from GitHub, and stores it. Rejects if the store does. */
export async function refreshRepository(
  { store, github, clock }: RepositoryParts,
  repository: string,
): Promise<AppResult<InstalledRepository>> {
  const result = await github.readRepository(repository);
  if (result.kind === 'done') await store.remember({ repository: result.value, now: clock.epochMs() });
  return result;
}

/** Returns a repository's new installation, as after a reinstallation of the App; null if there is no other. Rejects if the store does. */
export async function findOtherInstallation(
  parts: RepositoryParts,
  { repository, repositoryId, installationId }: InstalledRepository,
): Promise<number | null> {
  const isOther = (one: InstalledRepository): boolean =>
    one.repositoryId === repositoryId && one.installationId !== installationId;
  const { repository: kept } = await parts.store.recall({ repository });
  if (kept !== null && isOther(kept)) return kept.installationId;
  const result = await refreshRepository(parts, repository);
  return result.kind === 'done' && isOther(result.value) ? result.value.installationId : null;
}
