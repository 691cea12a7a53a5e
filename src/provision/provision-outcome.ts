import type { TouchdownError } from '../kernel/errors.ts';

/** How a step ended. */
export type Outcome =
  /** It was created. */
  | { readonly kind: 'created'; readonly id: string | null }
  /** It was there already, and is as it was. */
  | { readonly kind: 'found'; readonly id: string | null; readonly note: string }
  /** A database's deployment was taken, or an application's passed. */
  | { readonly kind: 'deployed'; readonly deploymentId: string | null; readonly note: string }
  /** A deployment did not pass. */
  | { readonly kind: 'not-passed'; readonly deploymentId: string | null; readonly note: string }
  /** It was surely not done. */
  | { readonly kind: 'failed'; readonly note: string; readonly error: TouchdownError }
  /** It may or may not have been done; nobody repeats it until a person has said. `error` is null where an earlier run lost it. */
  | { readonly kind: 'uncertain'; readonly note: string; readonly error: TouchdownError | null }
  /** It was not begun, since something that it needs did not go well. */
  | { readonly kind: 'blocked'; readonly note: string }
  /** It was not begun, or what was begun is not followed any longer, since the run was ended before; the note tells which. */
  | { readonly kind: 'left'; readonly note: string };

/** Tells whether what needs the step can go on. */
export function isGood({ kind }: Outcome): boolean {
  return kind === 'created' || kind === 'found' || kind === 'deployed';
}
