import type { TouchdownError } from '../kernel/errors.ts';
import type { Thing } from './plan.ts';
import type { State } from './state.ts';

/**
 * `exists`: reported as already there. `setting`: a variable or a secret that existed; `note` is the rest of a sentence about it.
 * `other-cluster`: created on another cluster. `lost`: unknown. `refused`, `unsent`: not created.
 */
export type Creation =
  | { readonly kind: 'created'; readonly id: string | null }
  | { readonly kind: 'exists'; readonly error: TouchdownError }
  | { readonly kind: 'setting'; readonly result: SettingResult; readonly note: string }
  | { readonly kind: 'other-cluster'; readonly error: TouchdownError }
  | { readonly kind: 'lost'; readonly error: TouchdownError }
  | { readonly kind: 'refused'; readonly error: TouchdownError }
  | { readonly kind: 'unsent' };

/** `changed`: it was written. `found`: it has the value. `kept`: a secret that cannot be changed. `refused`: a variable that cannot be changed. */
type SettingResult = 'changed' | 'found' | 'kept' | 'refused';

/** An existing project. */
export interface Found {
  readonly id: string;
}

export interface Creator {
  /** Creates a thing, or changes the value of a variable or a secret. Never rejects; `parentId` is null for a project. */
  create(thing: Thing, parentId: string | null): Promise<Creation>;
  /** Looks for a project; null if it does not exist. Rejects with TouchdownError, InputError if the name is not unique. */
  find(thing: Extract<Thing, { kind: 'project' }>): Promise<Found | null>;
}

/** `passed`: of a database, accepted. `unknown`: undetermined. `cancelled`: continues without us. `unsent`: never requested. */
export interface Deployment {
  readonly kind: 'passed' | 'failed' | 'unknown' | 'cancelled' | 'unsent';
  readonly deploymentId: string | null;
  readonly sentence: string;
  readonly error: TouchdownError | null;
}

/** Deploys databases and applications. No call rejects. */
export interface Deployer {
  deployDatabase(databaseId: string): Promise<Deployment>;
  deployApplication(label: string, applicationId: string, commit: string | null): Promise<Deployment>;
}

export interface StateStore {
  /** Includes changes that are still being written. */
  state(): State;
  /** Resolves once the change is stored; rejects with a TouchdownError if it could not be. */
  change(change: (state: State) => State): Promise<void>;
}

export type Outcome =
  | { readonly kind: 'created'; readonly id: string | null }
  /** It already existed and was not changed. */
  | { readonly kind: 'found'; readonly id: string | null; readonly note: string }
  /** A variable or a secret that existed was written. */
  | { readonly kind: 'changed'; readonly id: null; readonly note: string }
  /** A secret exists and cannot be changed, so its stored value is used. */
  | { readonly kind: 'kept'; readonly id: null; readonly note: string }
  /** A database's deployment was accepted, or an application's passed. */
  | { readonly kind: 'deployed'; readonly deploymentId: string | null; readonly note: string }
  /** A deployment did not pass, or a variable's stored value cannot be changed. */
  | { readonly kind: 'not-passed'; readonly deploymentId: string | null; readonly note: string }
  /** It was certainly not done. */
  | { readonly kind: 'failed'; readonly note: string; readonly error: TouchdownError }
  /** It may or may not have been done, and is not repeated until a person decides. `error` is null if an earlier run lost it. */
  | { readonly kind: 'uncertain'; readonly note: string; readonly error: TouchdownError | null }
  /** It was not started, because a step that it needs did not succeed. */
  | { readonly kind: 'blocked'; readonly note: string }
  /** It was not started or is no longer followed, because the run ended early; the note says which. */
  | { readonly kind: 'left'; readonly note: string };

/** Returns whether steps that need this one can continue. */
export function isGood({ kind }: Outcome): boolean {
  return GOOD.includes(kind);
}

const GOOD: readonly Outcome['kind'][] = ['created', 'found', 'changed', 'kept', 'deployed'];
