import type { InstalledRepository } from '../../relay-interfaces.ts';
import { insert, numberIn, queryOne, type Steps, textIn } from '../sql.ts';

/** What the relay remembers beside deployments: a repository as GitHub described it, or a number under a name. */
export interface Remembered {
  readonly repository: InstalledRepository | null;
  readonly mark: number | null;
}

/** Returns what is remembered of a repository (`owner/name` in any case), or under a name; null if nothing is. */
export function* recall({ repository, mark }: { repository?: string; mark?: string }): Steps<Remembered> {
  const found =
    repository === undefined
      ? null
      : yield* queryOne('SELECT * FROM repository WHERE name = ?', repository.toLowerCase());
  const marked = mark === undefined ? null : yield* queryOne('SELECT value FROM mark WHERE name = ?', mark);
  return {
    repository:
      found === null
        ? null
        : {
            repository: textIn(found, 'name'),
            repositoryId: numberIn(found, 'repository_id'),
            installationId: numberIn(found, 'installation_id'),
          },
    mark: marked === null ? null : numberIn(marked, 'value'),
  };
}

/** What is to be remembered. */
export type Memory =
  | { readonly repository: InstalledRepository; readonly now: number }
  | { readonly mark: { readonly name: string; readonly value: number } };

/** Remembers a repository, or a number under a name. */
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
