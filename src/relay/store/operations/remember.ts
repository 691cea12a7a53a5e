import type { InstalledRepository } from '../../interfaces.ts';
import { insert, queryOne, type Steps } from '../sql.ts';

/** A stored repository as GitHub described it, and a stored number. */
export interface Remembered {
  readonly repository: InstalledRepository | null;
  readonly mark: number | null;
}

/** Returns a stored repository (`owner/name` in any case) and the number with the name `mark`; null if not stored. */
export function* recall({ repository, mark }: { repository?: string; mark?: string }): Steps<Remembered> {
  const found =
    repository === undefined
      ? null
      : yield* queryOne<InstalledRepository>(
          'SELECT name AS repository, repository_id, installation_id FROM repository WHERE name = ?',
          repository.toLowerCase(),
        );
  const marked =
    mark === undefined ? null : yield* queryOne<{ value: number }>('SELECT value FROM mark WHERE name = ?', mark);
  return { repository: found, mark: marked?.value ?? null };
}

/** A repository or a number to store. */
export type Memory =
  | { readonly repository: InstalledRepository; readonly now: number }
  | { readonly mark: { readonly name: string; readonly value: number } };

/** Stores a repository, or a number with a name. */
export function* remember(input: Memory): Steps<void> {
  if ('mark' in input) {
    yield* insert('mark', [input.mark], 'ON CONFLICT (name) DO UPDATE SET value = excluded.value');
    return;
  }
  const { repository, repositoryId, installationId } = input.repository;
  yield* insert(
    'repository',
    [{ name: repository.toLowerCase(), repositoryId, installationId, readAt: input.now }],
    `ON CONFLICT (name) DO UPDATE SET repository_id = excluded.repository_id, installation_id = excluded.installation_id,
       read_at = excluded.read_at`,
  );
}
