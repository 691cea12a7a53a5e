import type { TokenClaims } from '../identity/claims.ts';
import type { InstalledRepository, RelayLog } from '../relay-interfaces.ts';
import { type RepositoryParts, readAnew } from '../repository-names.ts';

/** Whether a configured `owner/name` is the repository that a token is of. `unavailable`: GitHub cannot be asked for so long. */
export type LookedUp =
  | { readonly kind: 'same'; readonly place: InstalledRepository }
  | { readonly kind: 'other' }
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds: number };

/** Compares a configured repository with the one of a token, by GitHub's numeric id. Rejects where the store does. */
export type LookUpRepository = (configured: string, claims: TokenClaims) => Promise<LookedUp>;

/** Anybody's workflow can have a token for our audience: what GitHub said of a name is not asked again within this time. */
const PAUSE_MS = 60_000;

/**
 * Returns a look-up that keeps what GitHub told in the store. A name that leads to another id is read again where the token bears
 * that very name (a repository that was made anew under an old name), at most once a minute for each name.
 */
export function createRepositoryLookup(parts: RepositoryParts & { readonly log: RelayLog }): LookUpRepository {
  const { store, clock, log } = parts;
  const askedAt = new Map<string, number>();

  return async (configured, claims) => {
    const { repository: kept } = await store.recall({ repository: configured });
    if (kept?.repositoryId === claims.repositoryId) return { kind: 'same', place: kept };
    if (kept !== null && kept.repository.toLowerCase() !== claims.repository.toLowerCase()) return { kind: 'other' };
    const lastAskedAt = askedAt.get(configured);
    if (lastAskedAt !== undefined && clock.monotonicMs() - lastAskedAt < PAUSE_MS) return { kind: 'other' };
    const reply = await readAnew(parts, configured);
    if (reply.kind === 'later')
      return { kind: 'unavailable', retryAfterSeconds: (reply.notBefore - clock.epochMs()) / 1000 };
    if (reply.kind === 'lost' || reply.kind === 'not-sent') return { kind: 'unavailable', retryAfterSeconds: 5 };
    askedAt.set(configured, clock.monotonicMs());
    if (reply.kind === 'dead') {
      // Whoever asks learns nothing, so that the operator has to.
      log('warn', 'A registration was refused: the App cannot reach its repository. Is it installed there?', {
        repository: configured,
        reason: reply.sentence,
      });
      return { kind: 'other' };
    }
    return reply.value.repositoryId === claims.repositoryId ? { kind: 'same', place: reply.value } : { kind: 'other' };
  };
}
