import type { InstalledRepository } from '../../relay-interfaces.ts';
import { ask, askOne, type Steps } from '../sql.ts';
import { numberIn, textIn } from './columns.ts';

/** Returns a repository by `owner/name` in any case; null where nobody read it yet. */
export function* readRepository({ repository }: { repository: string }): Steps<InstalledRepository | null> {
  const row = yield* askOne('SELECT * FROM repository WHERE name = ?', repository.toLowerCase());
  if (row === null) return null;
  return {
    repository: textIn(row, 'name'),
    repositoryId: numberIn(row, 'repository_id'),
    installationId: numberIn(row, 'installation_id'),
  };
}

/** Keeps what GitHub told of a repository. */
export function* saveRepository(input: { repository: InstalledRepository; now: number }): Steps<void> {
  const { repository, repositoryId, installationId } = input.repository;
  yield* ask(
    `INSERT INTO repository (name, repository_id, installation_id, read_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (name) DO UPDATE SET repository_id = excluded.repository_id, installation_id = excluded.installation_id,
       read_at = excluded.read_at`,
    ...[repository.toLowerCase(), repositoryId, installationId, input.now],
  );
}
