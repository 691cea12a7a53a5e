import type { TouchdownError } from '../kernel/errors.ts';
import type { Thing } from './plan.ts';
import type { State } from './provision-state.ts';

/**
 * What became of a creation. `created`: `id` is null for variables and secrets. `exists`: the platform says that it is there already.
 * `other-cluster`: an environment was created, and not on the cluster that was asked for; the message says what to do with it.
 * `lost`: it may or may not have been done. `refused`: it was surely not done. `unsent`: nobody was asked, since the run was ended before.
 */
export type Creation =
  | { readonly kind: 'created'; readonly id: string | null }
  | { readonly kind: 'exists'; readonly error: TouchdownError }
  | { readonly kind: 'other-cluster'; readonly error: TouchdownError }
  | { readonly kind: 'lost'; readonly error: TouchdownError }
  | { readonly kind: 'refused'; readonly error: TouchdownError }
  | { readonly kind: 'unsent' };

/** A thing that is there: `id` is null for variables; `differs` where its value is known to be another than the one wanted. */
export interface Found {
  readonly id: string | null;
  readonly differs: boolean;
}

/** Where things are created. */
export interface Creator {
  /** Sends one creation, in the parent of that id (null for a project: the organization). Never rejects. */
  create(thing: Thing, parentId: string | null): Promise<Creation>;
  /**
   * Looks for a project or a variable, the kinds that the platform lists; null where there is none. Rejects with a TouchdownError,
   * an InputError with the candidates where several projects have the name.
   */
  find(thing: Extract<Thing, { kind: 'project' | 'variable' }>, parentId: string | null): Promise<Found | null>;
}

/**
 * What became of a deployment. `passed`: of a database, that the platform took it. `failed`: it is known that it did not pass.
 * `unknown`: it could not be determined; `error` where an error is why, that of the interruption too. `cancelled`: it goes on at the
 * platform, and is not followed any longer. `unsent`: nobody was asked, since the run was ended before.
 */
export interface Deployment {
  readonly kind: 'passed' | 'failed' | 'unknown' | 'cancelled' | 'unsent';
  readonly deploymentId: string | null;
  /** For a person: what it rests on, and what to do. */
  readonly sentence: string;
  readonly error: TouchdownError | null;
}

/** Who deploys. Neither call rejects. */
export interface Deployer {
  deployDatabase(databaseId: string): Promise<Deployment>;
  /** Follows it to its end. */
  deployApplication(label: string, applicationId: string, commit: string | null): Promise<Deployment>;
}

/** Where the state is kept. */
export interface StateStore {
  /** The state with all changes so far, those that are being written too. */
  state(): State;
  /** Changes the state; resolves when that is kept for good. Rejects with a TouchdownError where it could not be kept. */
  change(change: (state: State) => State): Promise<void>;
}

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
